/**
 * Who has anything to do at a window. Most windows concern nobody, so this must be found out fast: a run remembers for
 * each seat at which windows it has something, together with the lists that this was read from. While those are still the
 * same lists and nobody has another role, one bit says whether a window concerns anybody.
 */
import type { Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber } from "./cards.ts";
import type { Play } from "./effects.ts";
import { WINDOWS } from "./events.ts";
import {
  type CompiledPower,
  effectNamed,
  havingSuper,
  type OpenCompiled,
  openUses,
  playedCards,
  powerOf,
  techsActing,
  windowsOfCards,
  windowsOfSupers,
} from "./installed.ts";
import { roleOf, stashOf } from "./query.ts";
import type { Settings } from "./settings.ts";
import { NO_SHEETS, NOBODY, type Secret, type Table } from "./state.ts";
import { ROLES, WINDOW } from "./vocabulary.ts";
import {
  addToAny,
  addWindow,
  isInAny,
  joinRow,
  joinWindows,
  noneInAny,
  noWindows,
  WORDS,
  type Words,
  wordFor,
} from "./window-sets.ts";

/**
 * A quick check before anything is collected: the seats, as bits, that have something for this window in their current
 * role. Usually none.
 */
export function seatsToConsider(g: Play, known: Known, window: number): number {
  const { table: t } = g.s;
  let seats = seatsActing(known, window);
  if (isInAny(known.openIn, window)) seats |= seatsForOpen(g, known, window);
  if (t.encounter.lasting.length > 0) seats |= seatsForLasting(t, window);
  return t.techs.length > 0 && techsActing(window).length > 0 ? ALL_SEATS : seats;
}

const ALL_SEATS = -1;

/** The seats, as bits, of which a power, a card or a face-down sheet may act at this window in the present role. */
export function seatsActing({ now, mine, roles }: Known, window: number): number {
  if (!isInAny(now, window)) return 0;
  let seats = 0;
  for (let seat = 0, word = window >> 5; seat < roles.length; seat++, word += WORDS)
    seats |= ((mine[word] >>> (window & 31)) & 1) << seat;
  return seats;
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
  offense: Seat;
  defense: Seat;
  /** By seat: hand, open sheets, face-down sheets, and the side the player is allied with. */
  readonly hands: (readonly CardNumber[] | undefined)[];
  readonly powers: (readonly string[] | undefined)[];
  readonly hidden: (readonly string[] | undefined)[];
  readonly ally: number[];
  readonly roles: number[];
  /** By seat, the windows at which a player has something, by role. */
  readonly windows: readonly Words[];
  /** Those in the present role: the words of one seat, then of the next. */
  readonly mine: Words;
  /** The windows at which somebody has something in the present role. */
  readonly now: Words;
  /** By window, what everybody may do under these settings; and the windows at which that is anything. */
  open: readonly OpenHere[];
  readonly openIn: Words;
  /** Of what everybody may do at the window looked at last, the seats, as bits, that can. */
  readonly openTo: number[];
  /** By seat, the open sheets. */
  readonly powersOf: (readonly CompiledPower[])[];
  /** The folds that open sheets have, as bits, by seat and together. */
  readonly foldsOf: number[];
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
  const { offense, defense, ally } = t.encounter;
  if (known.offense !== offense || known.defense !== defense || known.stash !== x.stash) return false;
  const { hands, powers, hidden, ally: knownAlly } = known;
  const { players } = t;
  for (let seat = 0; seat < hands.length; seat++)
    if (
      hands[seat] !== x.hands[seat] ||
      knownAlly[seat] !== ally[seat] ||
      powers[seat] !== players[seat].powers ||
      hidden[seat] !== x.hidden[seat]
    )
      return false;
  return known.settings === t.settings;
}

function update(g: Play, known: Known): void {
  const { table: t, secret: x } = g.s;
  const { encounter: e, settings } = t;
  const isStashed = known.stash !== x.stash;
  known.offense = e.offense;
  known.defense = e.defense;
  known.stash = x.stash;
  known.folds = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    const { powers } = t.players[seat];
    const role = roleOf(t, seat);
    const hasOther =
      isStashed ||
      known.hands[seat] !== x.hands[seat] ||
      known.powers[seat] !== powers ||
      known.hidden[seat] !== x.hidden[seat];
    if (hasOther) {
      if (known.powers[seat] !== powers) known.powersOf[seat] = powers.map(powerOf);
      known.hands[seat] = x.hands[seat];
      known.powers[seat] = powers;
      known.hidden[seat] = x.hidden[seat];
      known.foldsOf[seat] = learn(g, known.windows[seat], known.powersOf[seat], seat);
    }
    known.folds |= known.foldsOf[seat];
    known.ally[seat] = e.ally[seat];
    if (hasOther || known.roles[seat] !== role) {
      known.roles[seat] = role;
      takeRole(known, seat);
    }
  }
  joinSeats(known);
  if (known.settings !== settings) readSettings(known, settings);
}

/** At which windows a seat has something in its present role. */
function takeRole({ windows, roles, mine }: Known, seat: Seat): void {
  const own = windows[seat];
  const role = roles[seat];
  for (let word = 0; word < WORDS; word++) mine[seat * WORDS + word] = wordFor(own, role, word);
}

/** At which windows any seat has something. */
function joinSeats({ roles, mine, now }: Known): void {
  for (let word = 0; word < WORDS; word++) {
    let all = 0;
    for (let at = word; at < roles.length * WORDS; at += WORDS) all |= mine[at];
    now[word] = all;
  }
}

function readSettings(known: Known, settings: Settings): void {
  known.settings = settings;
  known.open = WINDOWS.map((_, window) => openUnder(settings, openUses(window)));
  known.openIn.fill(0);
  known.open.forEach((uses, window) => {
    if (uses.length > 0) addToAny(known.openIn, window);
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
    offense: NOBODY,
    defense: NOBODY,
    hands: nothing.slice(),
    powers: nothing.slice(),
    hidden: nothing.slice(),
    ally: nothing.map(() => NOBODY),
    roles: nothing.map(() => 0),
    windows: nothing.map(() => noWindows()),
    mine: new Int32Array(seats * WORDS),
    now: noneInAny(),
    open: [],
    openIn: noneInAny(),
    openTo: [],
    powersOf: nothing.map(() => []),
    foldsOf: nothing.map(() => 0),
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

/** Finds out at which windows a player has something. Returns the folds of the sheets, as bits. */
function learn({ s }: Play, windows: Words, sheets: readonly CompiledPower[], seat: Seat): number {
  let folds = 0;
  const hidden = s.secret.hidden[seat];
  const { powers } = s.table.players[seat];
  for (let word = 0; word < windows.length; word++) windows[word] = 0;
  for (let i = 0; i < sheets.length; i++) {
    folds |= sheets[i].foldBits;
    joinWindows(windows, sheets[i].windows);
  }
  joinCards(windows, s.secret.hands[seat], powers);
  if (s.secret.stash !== NO_SHEETS) joinCards(windows, stashOf(s, seat), powers);
  if (hidden.length > 0) joinHidden(windows, hidden);
  return folds;
}

/** A face-down sheet may be of use at these (`collectSheet`). */
const AT_HIDDEN = [WINDOW["regroup.start"], WINDOW["reveal.before"], WINDOW["reveal.outcome"]];

function joinHidden(windows: Words, hidden: readonly string[]): void {
  for (const power of hidden) joinWindows(windows, powerOf(power).windows);
  for (const window of AT_HIDDEN) addWindow(windows, ROLES.any, window);
}

/** The super side of a flare is for the owner of the alien alone (FLR-03). */
function joinCards(windows: Words, cards: readonly CardNumber[], powers: readonly string[]): void {
  const isPlayed = playedCards();
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (isPlayed[card] === 0) continue;
    joinRow(windows, windowsOfCards(), card);
    if (havingSuper()[card] === 1 && powers.includes(CARDS[card].flare as string))
      joinRow(windows, windowsOfSupers(), card);
  }
}
