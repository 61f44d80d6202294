/** What one player, or a spectator, may know: the table and the viewer's own share of what is secret. */
import type { Viewer } from "@hypergate/kernel";
import { type CardNumber, IS_REWARD, NONE } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { reckoningOf } from "./folds.ts";
import { stashOf, stashSize } from "./query.ts";
import { DEFENSE, NO_SHEETS, OFFENSE, type State, type Table } from "./state.ts";
import type { Reckoning } from "./totals.ts";

export interface View {
  readonly viewer: Viewer;
  readonly table: Readonly<Table>;
  /** How the encounter is decided as things stand. */
  readonly reckoning: Reckoning;
  /** The viewer's hand. */
  readonly hand: readonly CardNumber[];
  readonly handSizes: readonly number[];
  /** By seat, how many cards of the hand have the second back (RD-13); empty where there is none. */
  readonly rewardBacks: readonly number[];
  readonly deckSize: number;
  readonly rewardDeckSize: number;
  /** Flares left to draw. */
  readonly flareDeckSize: number;
  readonly destinySize: number;
  /** The viewer's own encounter card, chosen and still face down. */
  readonly chosen: CardNumber;
  /** Sides with a card face down. */
  readonly faceDown: readonly boolean[];
  /** Sides whose card face down has the second back. */
  readonly rewardFaceDown: readonly boolean[];
  /** What the viewer has laid down in `Encounter.laid`, in the same order; -1 for what others have. */
  readonly laid: readonly CardNumber[];
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

/** By number of seats: nothing lies on any sheet. */
const NO_STASH: readonly (readonly number[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  new Array<number>(seats).fill(0),
);

/** A view that is being filled in, without what follows from the table alone. */
type Draft = { -readonly [Part in Exclude<keyof View, "reckoning">]: View[Part] } & {
  readonly handSizes: number[];
  readonly faceDown: boolean[];
  readonly hidden: boolean[];
};

export function view(s: State, viewer: Viewer): View {
  return withOwn(open(s), s, viewer);
}

/** Views of one moment: each is a copy of the open part with the viewer's own share. */
export function views(s: State): (viewer: Viewer) => View {
  const shared = open(s);
  return (viewer) => withOwn({ ...shared }, s, viewer);
}

/** What everybody may know. */
function open(s: State): Draft & View {
  return Object.assign(withOpen(blank(s), s), { reckoning: reckoningOf(s.table) });
}

/**
 * A way to look for one bot. Its view is always the same object, filled in anew at every look, so what was seen before is
 * gone. How the encounter is decided is worked out only when it is read.
 */
export function looking(): (s: State, viewer: Viewer) => View {
  let seen: (Draft & View) | undefined;
  return (s, viewer) => {
    if (seen === undefined || seen.handSizes.length !== s.table.seats)
      seen = Object.defineProperty(blank(s), "reckoning", RECKONED_WHEN_READ) as Draft & View;
    withOpen(seen, s);
    return withOwn(seen, s, viewer);
  };
}

/** The same function for all views, so that all have the same shape. */
const RECKONED_WHEN_READ = { get: reckoningHere, enumerable: true };

function reckoningHere(this: View): Reckoning {
  return reckoningOf(this.table);
}

/** With nothing in it yet. */
function blank({ table }: State): Draft {
  return {
    viewer: "spectator",
    table,
    hand: NOTHING,
    handSizes: new Array<number>(table.seats).fill(0),
    rewardBacks: NOTHING,
    deckSize: 0,
    rewardDeckSize: 0,
    flareDeckSize: 0,
    destinySize: 0,
    chosen: NONE,
    faceDown: [false, false],
    rewardFaceDown: NOTHING,
    laid: NOTHING,
    aside: NOTHING,
    stash: NOTHING,
    stashSizes: NOTHING,
    hiddenPowers: NOTHING,
    hidden: new Array<boolean>(table.seats).fill(false),
    draft: NOTHING,
    techs: NOTHING,
    techAside: NOTHING,
    techDeckSize: 0,
    under: NOTHING,
    underSizes: NOTHING,
  };
}

/** The whitelist in two halves, each with all of its parts, whatever was in them before. First, what everybody may know. */
function withOpen(v: Draft, s: State): Draft {
  const { table, secret: x } = s;
  v.table = table;
  for (let seat = 0; seat < table.seats; seat++) {
    v.handSizes[seat] = x.hands[seat].length;
    v.hidden[seat] = x.hidden[seat].length > 0;
  }
  v.rewardBacks = table.settings.rewardDeck ? x.hands.map(rewardsIn) : NOTHING;
  v.deckSize = x.deck.length;
  v.rewardDeckSize = x.rewardDeck.length;
  v.flareDeckSize = x.flareDeck.length;
  v.destinySize = x.destiny.length;
  v.faceDown[OFFENSE] = x.chosen[OFFENSE] !== NONE;
  v.faceDown[DEFENSE] = x.chosen[DEFENSE] !== NONE;
  v.rewardFaceDown = table.settings.rewardDeck ? x.chosen.map(isReward) : NOTHING;
  v.stashSizes = x.stash === NO_SHEETS ? NO_STASH[table.seats] : stashSizes(s);
  v.techDeckSize = x.techDeck.length;
  v.underSizes = x.under.length === 0 ? NOTHING : x.under.map(sizeOf);
  return v;
}

/** Then the viewer's own share of what is secret. */
function withOwn<D extends Draft>(v: D, s: State, viewer: Viewer): D {
  const { table, secret: x } = s;
  const own = viewer === "spectator" ? NONE : viewer;
  const side = own === NONE ? NONE : table.encounter.chosenBy.indexOf(own);
  v.viewer = viewer;
  v.hand = own === NONE ? NOTHING : x.hands[own];
  v.chosen = side === NONE ? NONE : x.chosen[side];
  v.laid = x.laid.length === 0 ? NOTHING : laidFor(s, own);
  v.aside = own === NONE ? NOTHING : x.aside[own];
  v.stash = own === NONE ? NOTHING : stashOf(s, own);
  v.hiddenPowers = own === NONE ? NOTHING : x.hidden[own];
  v.draft = own === NONE ? NOTHING : x.drafts[own];
  v.techs = x.techs[own] ?? NOTHING;
  v.techAside = x.techAside[own] ?? NOTHING;
  v.under = x.under[own] ?? NOTHING;
  return v;
}

function laidFor({ table, secret }: State, own: number): CardNumber[] {
  return secret.laid.map((card, i) => (table.encounter.laid[i].seat === own ? card : NONE));
}

function stashSizes(s: State): number[] {
  return s.secret.hands.map((_, seat) => stashSize(s, seat));
}

function sizeOf(list: readonly unknown[]): number {
  return list.length;
}

function rewardsIn(hand: readonly CardNumber[]): number {
  let n = 0;
  for (const card of hand) if (IS_REWARD[card]) n++;
  return n;
}

function isReward(card: CardNumber): boolean {
  return card !== NONE && IS_REWARD[card];
}
