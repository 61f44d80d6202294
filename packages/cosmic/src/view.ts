/** What one player, or a spectator, may know: the table and the viewer's own share of what is secret. */
import { branch, type Rng, type Seat, shuffle, type Viewer } from "@hypergate/kernel";
import { CARDS, type CardNumber, flareOf, IS_ENCOUNTER, NONE } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { cloneSecret } from "./copying.ts";
import { reckoningOf } from "./folds.ts";
import { forgetAll } from "./memo.ts";
import { setOnSheet } from "./piles.ts";
import { alienPool, forbiddenPair, hasSetUp, inBox } from "./pool.ts";
import { isAnySheetHidden, stashOf } from "./query.ts";
import { DEFENSE, OFFENSE, type Secret, type State, type Table } from "./state.ts";
import type { Reckoning } from "./totals.ts";

export interface View {
  readonly viewer: Viewer;
  readonly table: Readonly<Table>;
  /** How the encounter is decided as things stand. */
  readonly reckoning: Reckoning;
  /** The viewer's hand. */
  readonly hand: readonly CardNumber[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly destinySize: number;
  /** The viewer's own encounter card, chosen and still face down. */
  readonly chosen: CardNumber;
  /** Sides with a card face down. */
  readonly faceDown: readonly boolean[];
  /** Cards the viewer is looking at. */
  readonly aside: readonly CardNumber[];
  /** Cards to play on the viewer's own sheets, and how many lie on those of each. */
  readonly stash: readonly CardNumber[];
  readonly stashSizes: readonly number[];
  /** The viewer's alien while it is face down, and which seats have one. */
  readonly hiddenPowers: readonly string[];
  readonly hidden: readonly boolean[];
  /** Flares the viewer chooses from. */
  readonly draft: readonly CardNumber[];
  /** What the viewer's own technologies are, in the order they lie on the table. */
  readonly techs: readonly string[];
  /** Technologies the viewer chooses from. */
  readonly techAside: readonly string[];
  readonly techDeckSize: number;
  /** Cards under the viewer's own technologies, and how many lie under those of each. */
  readonly under: readonly CardNumber[];
  readonly underSizes: readonly number[];
}

const NOTHING: readonly never[] = [];

export function view(s: State, viewer: Viewer): View {
  const { table, secret: x } = s;
  const own = viewer === "spectator" ? NONE : viewer;
  const side = own === NONE ? NONE : table.encounter.chosenBy.indexOf(own);
  return {
    viewer,
    table,
    reckoning: reckoningOf(table),
    hand: own === NONE ? NOTHING : x.hands[own],
    handSizes: x.hands.map(sizeOf),
    deckSize: x.deck.length,
    destinySize: x.destiny.length,
    chosen: side === NONE ? NONE : x.chosen[side],
    faceDown: [x.chosen[OFFENSE] !== NONE, x.chosen[DEFENSE] !== NONE],
    aside: own === NONE ? NOTHING : x.aside[own],
    stash: own === NONE ? NOTHING : stashOf(s, own),
    stashSizes: x.hands.map((_, seat) => stashOf(s, seat).length),
    hiddenPowers: own === NONE ? NOTHING : x.hidden[own],
    hidden: x.hidden.map(isFilled),
    draft: own === NONE ? NOTHING : x.drafts[own],
    techs: x.techs[own] ?? NOTHING,
    techAside: x.techAside[own] ?? NOTHING,
    techDeckSize: x.techDeck.length,
    under: x.under[own] ?? NOTHING,
    underSizes: x.under.length === 0 ? NOTHING : x.under.map(sizeOf),
  };
}

function sizeOf(list: readonly unknown[]): number {
  return list.length;
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}

/**
 * Deals everything again that the viewer cannot know: deck, other hands, face-down cards and sheets, the order of the
 * destiny deck, which unseen flares are in the game, and all future random draws.
 */
export function resample(s: State, viewer: Viewer, rng: Rng): State {
  const x = cloneSecret(s.secret);
  const copy: State = { ...s, secret: x };
  forgetAll(x, viewer);
  const { inPlay } = copy.table;
  x.borrowed = x.borrowed.filter(({ seat, card }) => seat === viewer || inPlay.includes(card));
  shuffle(rng, x.destiny);
  resampleSheets(copy, viewer, rng);
  if (copy.table.settings.tech) resampleTechs(copy, viewer, rng);
  const { chosenBy } = copy.table.encounter;
  const sides = [OFFENSE, DEFENSE].filter((side) => x.chosen[side] !== NONE && chosenBy[side] !== viewer);
  const others = SEATS.filter((seat) => seat !== viewer && seat < copy.table.seats);
  const own = viewer === "spectator" ? NOTHING : stashOf(copy, viewer);
  const unseen = Object.keys(x.stash).filter((power) => !x.stash[power].some((card) => own.includes(card)));
  const unknown = unknownCards(x, others, sides, unseen);
  swapUnseenFlares(copy, viewer, unknown, rng);
  shuffle(rng, unknown);
  for (const side of sides) x.chosen[side] = takeEncounterCard(unknown);
  for (const seat of others)
    if (x.under[seat]?.length > 0) x.under[seat] = x.under[seat].map(() => takeEncounterCard(unknown));
  x.deck = takeAsMany(x.deck, unknown);
  x.limbo = takeAsMany(x.limbo, unknown);
  for (const seat of others) for (const lists of [x.hands, x.aside]) lists[seat] = takeAsMany(lists[seat], unknown);
  for (const power of unseen) setOnSheet(x, power, takeAsMany(x.stash[power], unknown));
  copy.rng = branch(rng, 0);
  return copy;
}

const SEATS: readonly Seat[] = Array.from({ length: MAX_SEATS }, (_, seat) => seat);

/**
 * The cards that are hidden from a viewer who sees nothing of these seats, these sheets and the face-down cards of
 * these sides.
 */
function unknownCards(
  x: Secret,
  seats: readonly Seat[],
  sides: readonly number[],
  sheets: readonly string[],
): CardNumber[] {
  const unknown = x.deck.concat(x.limbo);
  const add = (cards: readonly CardNumber[] | undefined) => {
    if (cards !== undefined) for (const card of cards) unknown.push(card);
  };
  for (const seat of seats) for (const lists of [x.hands, x.aside]) add(lists[seat]);
  for (const power of sheets) add(x.stash[power]);
  for (const side of sides) unknown.push(x.chosen[side]);
  for (const seat of seats) add(x.under[seat]);
  return unknown;
}

function takeEncounterCard(unknown: CardNumber[]): CardNumber {
  const at = unknown.findIndex((card) => IS_ENCOUNTER[card]);
  return unknown.splice(at, 1)[0];
}

/** As many cards as there are in a pile. */
function takeAsMany(pile: readonly CardNumber[], unknown: CardNumber[]): CardNumber[] {
  const cards: CardNumber[] = [];
  for (let i = 0; i < pile.length; i++) cards.push(unknown.pop() as CardNumber);
  return cards;
}

/** Technologies that the viewer cannot see (in the deck, face down, or being looked at by others) may change places. */
function resampleTechs(s: State, viewer: Viewer, rng: Rng): void {
  const { secret: x, table: t } = s;
  const unknown = [...x.techDeck];
  const isHidden = (seat: Seat, i: number) => seat !== viewer && t.techs[seat][i].id === "";
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    unknown.push(...x.techs[seat].filter((_, i) => isHidden(seat, i)));
    if (seat !== viewer) unknown.push(...x.techAside[seat]);
  }
  shuffle(rng, unknown);
  const next = () => unknown.pop() as string;
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    x.techs[seat] = x.techs[seat].map((id, i) => (isHidden(seat, i) ? next() : id));
    if (seat !== viewer) x.techAside[seat] = x.techAside[seat].map(next);
  }
  x.techDeck = x.techDeck.map(next);
}

/**
 * Which flares are among the unknown cards is itself unknown, except for flares of visible aliens. Flares of the
 * imagined face-down sheets come first, because the flare of an alien in the game is in the deck (VHP-01).
 */
function swapUnseenFlares(s: State, viewer: Viewer, unknown: CardNumber[], rng: Rng): void {
  if (!s.table.settings.useFlares) return;
  const known = knownCards(s, viewer);
  const { settings } = s.table;
  const candidates = FLARES.filter((card) => known[card] === 0 && inBox(settings, CARDS[card].flare as string));
  shuffle(rng, candidates);
  if (isAnySheetHidden(s)) {
    const imagined = s.secret.hidden.flat().map(flareOf);
    candidates.sort((one, other) => Number(imagined.includes(one)) - Number(imagined.includes(other)));
  }
  for (let i = 0; i < unknown.length; i++) {
    const card = unknown[i];
    if (IS_FLARE[card] && (known[card] & IN_GAME) === 0) unknown[i] = candidates.pop() ?? card;
  }
}

/** What a viewer knows of a card: where it lies, or that it is in the game, since it is the flare of an alien in sight. */
const SEEN = 1;
const IN_GAME = 2;

function knownCards({ table: t, secret: x }: State, viewer: Viewer): Uint8Array {
  const known = new Uint8Array(CARDS.length);
  const see = (cards: readonly CardNumber[]) => {
    for (const card of cards) known[card] = SEEN;
  };
  see(t.discard);
  see(t.inPlay);
  see(cardsOnSheets(t));
  if (viewer !== "spectator") for (const lists of [x.hands, x.aside, x.under]) see(lists[viewer] ?? NOTHING);
  if (viewer !== "spectator") see(stashOf({ table: t, secret: x }, viewer));
  for (const { powers } of t.players) for (const power of powers) known[flareOf(power)] |= IN_GAME;
  if (viewer !== "spectator") for (const power of x.hidden[viewer]) known[flareOf(power)] |= IN_GAME;
  return known;
}

const IS_FLARE: readonly boolean[] = CARDS.map((card) => card.flare !== undefined);
const FLARES: readonly CardNumber[] = CARDS.filter((card) => IS_FLARE[card.n]).map((card) => card.n);

function cardsOnSheets(t: Table): CardNumber[] {
  return Object.values(t.memo).flatMap(({ cards }) => (Array.isArray(cards) ? (cards as CardNumber[]) : []));
}

/** Replaces other players' face-down sheets and draft flares by others that could be there too. */
function resampleSheets(s: State, viewer: Viewer, rng: Rng): void {
  const { secret: x, table: t } = s;
  if (!isAnySheetHidden(s) && !x.drafts.some(isFilled)) return;
  const taken = t.players.flatMap((player) => player.powers);
  if (viewer !== "spectator") taken.push(...x.hidden[viewer]);
  const pool = shuffle(
    rng,
    alienPool(t.settings).filter((alien) => !hasSetUp(alien) && !t.retired.includes(alien)),
  );
  const dealt = viewer === "spectator" ? [] : x.drafts[viewer].map((card) => CARDS[card].flare as string);
  const flares = shuffle(rng, alienPool(t.settings));
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    if (seat === viewer) continue;
    x.hidden[seat] = x.hidden[seat].map((alien) => {
      const free = pool.filter((one) => !taken.includes(one));
      const other = free.find((one) => forbiddenPair([...taken, one]) === undefined) ?? free[0] ?? alien;
      taken.push(other);
      return other;
    });
    x.drafts[seat] = x.drafts[seat].map((card) => {
      const other = flares.find((one) => !dealt.includes(one) && forbiddenPair([...dealt, one]) === undefined);
      dealt.push(other ?? (CARDS[card].flare as string));
      return other === undefined ? card : flareOf(other);
    });
  }
}
