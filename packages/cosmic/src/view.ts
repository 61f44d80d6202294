/** What one player, or a spectator, may know: the table and the viewer's own share of what is secret. */
import type { Viewer } from "@hypergate/kernel";
import { type CardNumber, IS_REWARD, NONE } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { reckoningOf } from "./folds.ts";
import { stashOf } from "./query.ts";
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
    rewardBacks: table.settings.rewardDeck ? x.hands.map(rewardsIn) : NOTHING,
    deckSize: x.deck.length,
    rewardDeckSize: x.rewardDeck.length,
    flareDeckSize: x.flareDeck.length,
    destinySize: x.destiny.length,
    chosen: side === NONE ? NONE : x.chosen[side],
    faceDown: [x.chosen[OFFENSE] !== NONE, x.chosen[DEFENSE] !== NONE],
    rewardFaceDown: table.settings.rewardDeck ? x.chosen.map(isReward) : NOTHING,
    laid: x.laid.length === 0 ? NOTHING : x.laid.map((card, i) => (table.encounter.laid[i].seat === own ? card : NONE)),
    aside: own === NONE ? NOTHING : x.aside[own],
    stash: own === NONE ? NOTHING : stashOf(s, own),
    stashSizes: x.stash === NO_SHEETS ? NO_STASH[table.seats] : x.hands.map((_, seat) => stashOf(s, seat).length),
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

function rewardsIn(hand: readonly CardNumber[]): number {
  let n = 0;
  for (const card of hand) if (IS_REWARD[card]) n++;
  return n;
}

function isReward(card: CardNumber): boolean {
  return card !== NONE && IS_REWARD[card];
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}
