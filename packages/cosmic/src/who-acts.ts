/**
 * Who has anything to do at a window. Most windows concern nobody, so this must be found out fast: a run remembers for
 * each seat at which windows it has something, together with the lists that this was read from. While those are still the
 * same lists, one bit says whether anybody has something for a window, whatever the role; few windows go further.
 */
import type { Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber, IS_FLARE } from "./cards.ts";
import type { Play } from "./effects.ts";
import { WINDOWS } from "./events.ts";
import {
  type CompiledPower,
  cardsActing,
  effectNamed,
  havingSuper,
  type OpenCompiled,
  openUses,
  playedCards,
  powerOf,
  supersActing,
  techsActing,
  windowsOfCards,
  windowsOfSupers,
} from "./installed.ts";
import { roleOf, stashOf } from "./query.ts";
import type { Settings } from "./settings.ts";
import { NO_SHEETS, type Secret, type State, type Table } from "./state.ts";
import { WINDOW } from "./vocabulary.ts";
import {
  addWindow,
  copyWindows,
  hasWindow,
  joinRow,
  joinWindows,
  noWindows,
  WORDS,
  type Words,
} from "./window-sets.ts";
import { isSilent } from "./working.ts";

/**
 * A quick check before anything is collected: the seats, as bits, that have something for this window in their current
 * role. Usually none. `known.acting` says which of them have it in hand or on a sheet.
 */
export function seatsToConsider(g: Play, known: Known, window: number): number {
  const { table: t } = g.s;
  let seats = hasWindow(known.held, window) ? seatsActing(g.s, known, window) : 0;
  known.acting = seats;
  if (hasWindow(known.openIn, window)) seats |= seatsForOpen(g, known, window);
  if (t.encounter.lasting.length > 0) seats |= seatsForLasting(t, window);
  return t.techs.length > 0 && techsActing(window).length > 0 ? ALL_SEATS : seats;
}

const ALL_SEATS = -1;

/** The seats, as bits, of which a power, a card or a face-down sheet may act at this window in the present role. */
function seatsActing(s: State, { holds, besidesFlares, powersOf }: Known, window: number): number {
  const users = flareUsersOf(s.table);
  let seats = 0;
  for (let seat = 0; seat < holds.length; seat++) {
    const isUser = (users & (1 << seat)) !== 0;
    if (!hasWindow(isUser ? besidesFlares[seat] : holds[seat], window)) continue;
    if (actsInRole(s, powersOf[seat], window, seat, isUser)) seats |= 1 << seat;
  }
  return seats;
}

/** The seats, as bits, that may play no more flares of their hands in this encounter (FLR-06). */
function flareUsersOf({ encounter: { flareUsers }, settings }: Table): number {
  let seats = 0;
  if (flareUsers.length === 0 || settings.unlimitedFlares) return seats;
  for (let i = 0; i < flareUsers.length; i++) seats |= 1 << flareUsers[i];
  return seats;
}

function actsInRole(
  s: State,
  sheets: readonly CompiledPower[],
  window: number,
  seat: Seat,
  isFlareUser: boolean,
): boolean {
  const role = roleOf(s.table, seat);
  for (let i = 0; i < sheets.length; i++) if ((sheets[i].rolesAt[window] & role) !== 0) return true;
  const { hands, hidden, stash } = s.secret;
  const { powers } = s.table.players[seat];
  if (isAnyActing(hands[seat], window, role, powers, isFlareUser)) return true;
  if (stash !== NO_SHEETS && isAnyActing(stashOf(s, seat), window, role, powers, false)) return true;
  return hidden[seat].length > 0 && isHiddenActing(hidden[seat], window, role);
}

function isAnyActing(
  cards: readonly CardNumber[],
  window: number,
  role: number,
  powers: readonly string[],
  isFlareUser: boolean,
): boolean {
  const acting = cardsActing(window);
  const supers = supersActing(window);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (isFlareUser && IS_FLARE[card]) continue;
    if ((acting[card] & role) !== 0) return true;
    if ((supers[card] & role) !== 0 && ownsAlien(card, powers)) return true;
  }
  return false;
}

/** The super side of a flare is for the owner of the alien alone (FLR-03). */
function ownsAlien(flare: CardNumber, powers: readonly string[]): boolean {
  return powers.includes(CARDS[flare].flare as string);
}

/** A face-down sheet may be of use at these (`collectSheet`). */
const AT_HIDDEN: readonly number[] = [WINDOW["regroup.start"], WINDOW["reveal.before"], WINDOW["reveal.outcome"]];

function isHiddenActing(hidden: readonly string[], window: number, role: number): boolean {
  return AT_HIDDEN.includes(window) || hidden.some((power) => (powerOf(power).rolesAt[window] & role) !== 0);
}

function seatsForLasting(t: Table, window: number): number {
  const { lasting } = t.encounter;
  let seats = 0;
  for (let i = 0; i < lasting.length; i++)
    if (effectNamed(lasting[i].effect).lastingByWindow[window] !== undefined) seats |= 1 << lasting[i].seat;
  return seats;
}

export type OpenHere = readonly OpenCompiled[];

/** The seats, as bits, that have something open to all; `openTo` says what of it they have. */
function seatsForOpen(g: Play, { open, openTo }: Known, window: number): number {
  const here = open[window];
  let seats = 0;
  for (let i = 0; i < here.length; i++) {
    const { whom } = here[i];
    openTo[i] = whom === undefined ? ALL_SEATS : whom(g);
    seats |= openTo[i];
  }
  return seats;
}

/** Has a power that somebody has openly the fold of this bit? Lasting effects may have it as well. */
export function isFolded(g: Play, bit: number): boolean {
  return (knownNow(g).folds & bit) !== 0;
}

/** What a run has found out about who can act, and what this was read from. */
export interface Known {
  settings: Settings | undefined;
  stash: Secret["stash"];
  /** By seat: hand, open sheets and face-down sheets. */
  readonly hands: (readonly CardNumber[] | undefined)[];
  readonly powers: (readonly string[] | undefined)[];
  readonly hidden: (readonly string[] | undefined)[];
  /** The seats, as bits, whose powers do not work for lack of home colonies. */
  powerless: number;
  /** The windows at which a player has something, whatever the role, by seat and together. */
  readonly holds: readonly Words[];
  readonly held: Words;
  /** By seat, the same without flares in hand. */
  readonly besidesFlares: readonly Words[];
  /** The seats, as bits, that have something in hand or on a sheet for the window looked at last, in their role. */
  acting: number;
  /** By window, what everybody may do under these settings; and the windows at which that is anything. */
  open: readonly OpenHere[];
  readonly openIn: Words;
  /** Of what everybody may do at the window looked at last, the seats, as bits, that can. */
  readonly openTo: number[];
  /** By seat, the open sheets that lack of home colonies does not silence. */
  readonly powersOf: (readonly CompiledPower[])[];
  /** The folds that open sheets have, as bits. */
  folds: number;
  readonly colonies: KnownColonies;
  readonly marked: KnownMarked;
}

/** What a run has found out about marked ships (`marked-ships/kinds.ts`), and which lists this was read from. */
export interface KnownMarked {
  specials: Table["specials"] | undefined;
  homeOf: Table["homeOf"] | undefined;
  /** By kind, the seats, as bits, that could use the special action of theirs. */
  jumper: number;
  salvage: number;
}

/** What a run has found out about colonies (`known-colonies.ts`), and which lists this was read from. */
export interface KnownColonies {
  ships: Table["ships"] | undefined;
  homeOf: Table["homeOf"] | undefined;
  /** Nobody has foreign colonies enough to win. */
  isUndecided: boolean;
  /** With these powers, by seat, every sheet lies as its player's home colonies want it. */
  areSheetsRight: boolean;
  readonly powers: (readonly string[] | undefined)[];
}

/** What the run has found out so far; it may be out of date. */
export function knownIn(g: Play): Known {
  g.scratch ??= nothingKnown(g.s.table.seats);
  return g.scratch as Known;
}

/** Updates what the run knows. Lists are replaced when they change, so comparing references is enough. */
export function knownNow(g: Play): Known {
  const known = knownIn(g);
  if (!isUpToDate(known, g.s.table, g.s.secret)) update(g, known);
  return known;
}

function isUpToDate(known: Known, t: Table, x: Secret): boolean {
  const { hands, powers, hidden } = known;
  const { players } = t;
  let powerless = 0;
  for (let seat = 0; seat < hands.length; seat++) {
    const player = players[seat];
    if (hands[seat] !== x.hands[seat] || powers[seat] !== player.powers || hidden[seat] !== x.hidden[seat])
      return false;
    if (player.powerless) powerless |= 1 << seat;
  }
  return known.powerless === powerless && known.stash === x.stash && known.settings === t.settings;
}

function update(g: Play, known: Known): void {
  const { table: t, secret: x } = g.s;
  const isStashed = known.stash !== x.stash;
  known.stash = x.stash;
  for (let seat = 0; seat < t.seats; seat++) {
    const { powers, powerless } = t.players[seat];
    const wasPowerless = (known.powerless & (1 << seat)) !== 0;
    if (known.powers[seat] !== powers || powerless !== wasPowerless) learnSheets(known, t, seat);
    else if (!isStashed && known.hands[seat] === x.hands[seat] && known.hidden[seat] === x.hidden[seat]) continue;
    known.hands[seat] = x.hands[seat];
    known.hidden[seat] = x.hidden[seat];
    learn(g.s, known, seat);
  }
  joinSeats(known);
  if (known.settings !== t.settings) readSettings(known, t.settings);
}

/** A power that lack of home colonies silences does nothing at all. */
function learnSheets(known: Known, t: Table, seat: Seat): void {
  const { powers, powerless } = t.players[seat];
  const audible = powerless ? powers.filter((power) => !isSilent(t, seat, power)) : powers;
  known.powers[seat] = powers;
  known.powerless = powerless ? known.powerless | (1 << seat) : known.powerless & ~(1 << seat);
  known.powersOf[seat] = audible.map(powerOf);
  known.folds = 0;
  for (const sheets of known.powersOf) for (const { foldBits } of sheets) known.folds |= foldBits;
}

/** At which windows any seat has something. */
function joinSeats({ holds, held }: Known): void {
  for (let word = 0; word < WORDS; word++) {
    let all = 0;
    for (let seat = 0; seat < holds.length; seat++) all |= holds[seat][word];
    held[word] = all;
  }
}

function readSettings(known: Known, settings: Settings): void {
  known.settings = settings;
  known.open = WINDOWS.map((_, window) => openUnder(settings, openUses(window)));
  known.openIn.fill(0);
  known.open.forEach((uses, window) => {
    if (uses.length > 0) addWindow(known.openIn, window);
  });
}

function openUnder(settings: Settings, uses: OpenHere): OpenHere {
  return uses.length === 0 ? uses : uses.filter(({ under }) => under(settings));
}

function nothingKnown(seats: number): Known {
  const nothing = Array.from({ length: seats }, () => undefined);
  return {
    settings: undefined,
    stash: NO_SHEETS,
    powerless: 0,
    hands: nothing.slice(),
    powers: nothing.slice(),
    hidden: nothing.slice(),
    holds: nothing.map(() => noWindows()),
    held: noWindows(),
    besidesFlares: nothing.map(() => noWindows()),
    acting: 0,
    open: [],
    openIn: noWindows(),
    openTo: [],
    powersOf: nothing.map(() => []),
    folds: 0,
    colonies: {
      ships: undefined,
      homeOf: undefined,
      isUndecided: false,
      areSheetsRight: false,
      powers: nothing.slice(),
    },
    marked: { specials: undefined, homeOf: undefined, jumper: 0, salvage: 0 },
  };
}

/** Finds out at which windows a player has something. */
function learn(s: State, { holds, besidesFlares, powersOf }: Known, seat: Seat): void {
  const [all, others] = [holds[seat], besidesFlares[seat]];
  const hidden = s.secret.hidden[seat];
  const { powers } = s.table.players[seat];
  others.fill(0);
  for (const sheet of powersOf[seat]) joinWindows(others, sheet.windows);
  if (s.secret.stash !== NO_SHEETS) joinCards(others, stashOf(s, seat), powers);
  if (hidden.length > 0) joinHidden(others, hidden);
  copyWindows(all, others);
  joinCards(all, s.secret.hands[seat], powers, others);
}

function joinHidden(windows: Words, hidden: readonly string[]): void {
  for (const power of hidden) joinWindows(windows, powerOf(power).windows);
  for (const window of AT_HIDDEN) addWindow(windows, window);
}

/** Adds the windows of these cards; those of cards that are no flares to `others` too. */
function joinCards(windows: Words, cards: readonly CardNumber[], powers: readonly string[], others?: Words): void {
  const isPlayed = playedCards();
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (isPlayed[card] === 0) continue;
    joinRow(windows, windowsOfCards(), card);
    if (!IS_FLARE[card]) {
      if (others !== undefined) joinRow(others, windowsOfCards(), card);
    } else if (havingSuper()[card] === 1 && ownsAlien(card, powers)) joinRow(windows, windowsOfSupers(), card);
  }
}
