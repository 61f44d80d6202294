/** What one player, or a spectator, may know: the table and the viewer's own share of what is secret. */
import { lookingBy, type Viewer } from "@hypergate/kernel";
import { type CardNumber, IS_REWARD, NONE } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { reckoningOf } from "./folds.ts";
import { hasLooked } from "./memo.ts";
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
  /** The viewer's own encounter card, chosen and still face down, as far as the viewer knows it. */
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

/** What everybody may know, and how it is found. With `OWN` this is the whitelist: a viewer is shown nothing else. */
const SHARED = {
  table: ({ table }: State) => table,
  reckoning: ({ table }: State) => reckoningOf(table),
  handSizes: ({ secret }: State) => secret.hands.map(sizeOf),
  rewardBacks: ({ table, secret }: State) => (table.settings.rewardDeck ? secret.hands.map(rewardsIn) : NOTHING),
  deckSize: ({ secret }: State) => secret.deck.length,
  rewardDeckSize: ({ secret }: State) => secret.rewardDeck.length,
  flareDeckSize: ({ secret }: State) => secret.flareDeck.length,
  destinySize: ({ secret }: State) => secret.destiny.length,
  faceDown: ({ secret: { chosen } }: State) => [chosen[OFFENSE] !== NONE, chosen[DEFENSE] !== NONE],
  rewardFaceDown: ({ table, secret }: State) => (table.settings.rewardDeck ? secret.chosen.map(isReward) : NOTHING),
  stashSizes: (s: State) => (s.secret.stash === NO_SHEETS ? NO_STASH[s.table.seats] : stashSizes(s)),
  hidden: ({ secret }: State) => secret.hidden.map(isAny),
  techDeckSize: ({ secret }: State) => secret.techDeck.length,
  underSizes: ({ secret: { under } }: State) => (under.length === 0 ? NOTHING : under.map(sizeOf)),
};

/** The viewer's own share of what is secret. A spectator has none. */
const OWN = {
  hand: ({ secret }: State, viewer: Viewer) => ownOf(secret.hands, viewer),
  chosen: ({ table: { encounter: e }, secret }: State, viewer: Viewer) => {
    if (viewer === "spectator") return NONE;
    const own = e.chosenBy.indexOf(viewer);
    if (own !== NONE) return secret.chosen[own];
    const card = viewer === e.offense ? secret.chosen[OFFENSE] : viewer === e.defense ? secret.chosen[DEFENSE] : NONE;
    return card !== NONE && hasLooked(secret, viewer, card) ? card : NONE;
  },
  laid: (s: State, viewer: Viewer) => (s.secret.laid.length === 0 ? NOTHING : laidFor(s, viewer)),
  aside: ({ secret }: State, viewer: Viewer) => ownOf(secret.aside, viewer),
  stash: (s: State, viewer: Viewer) => (viewer === "spectator" ? NOTHING : stashOf(s, viewer)),
  hiddenPowers: ({ secret }: State, viewer: Viewer) => ownOf(secret.hidden, viewer),
  draft: ({ secret }: State, viewer: Viewer) => ownOf(secret.drafts, viewer),
  techs: ({ secret }: State, viewer: Viewer) => ownOf(secret.techs, viewer),
  techAside: ({ secret }: State, viewer: Viewer) => ownOf(secret.techAside, viewer),
  under: ({ secret }: State, viewer: Viewer) => ownOf(secret.under, viewer),
};

/**
 * Ways to look, each for one bot. Its view is always the same object, so what was seen before is gone. Of its many parts
 * most questions need two or three, so nothing is found before it is read.
 */
export const looking: () => (s: State, viewer: Viewer) => View = lookingBy<State, View>({ ...SHARED, ...OWN });

export function view(s: State, viewer: Viewer): View {
  return viewWith(sharedIn(s), s, viewer);
}

/** Views of one moment: what everybody may know is found once. */
export function views(s: State): (viewer: Viewer) => View {
  const shared = sharedIn(s);
  return (viewer) => viewWith(shared, s, viewer);
}

type Shared = Pick<View, keyof typeof SHARED>;

function sharedIn(s: State): Shared {
  return {
    table: SHARED.table(s),
    handSizes: SHARED.handSizes(s),
    rewardBacks: SHARED.rewardBacks(s),
    deckSize: SHARED.deckSize(s),
    rewardDeckSize: SHARED.rewardDeckSize(s),
    flareDeckSize: SHARED.flareDeckSize(s),
    destinySize: SHARED.destinySize(s),
    faceDown: SHARED.faceDown(s),
    rewardFaceDown: SHARED.rewardFaceDown(s),
    stashSizes: SHARED.stashSizes(s),
    hidden: SHARED.hidden(s),
    techDeckSize: SHARED.techDeckSize(s),
    underSizes: SHARED.underSizes(s),
    reckoning: SHARED.reckoning(s),
  };
}

/** All parts in one object of one shape. */
function viewWith(shared: Shared, s: State, viewer: Viewer): View {
  return {
    viewer,
    table: shared.table,
    hand: OWN.hand(s, viewer),
    handSizes: shared.handSizes,
    rewardBacks: shared.rewardBacks,
    deckSize: shared.deckSize,
    rewardDeckSize: shared.rewardDeckSize,
    flareDeckSize: shared.flareDeckSize,
    destinySize: shared.destinySize,
    chosen: OWN.chosen(s, viewer),
    faceDown: shared.faceDown,
    rewardFaceDown: shared.rewardFaceDown,
    laid: OWN.laid(s, viewer),
    aside: OWN.aside(s, viewer),
    stash: OWN.stash(s, viewer),
    stashSizes: shared.stashSizes,
    hiddenPowers: OWN.hiddenPowers(s, viewer),
    hidden: shared.hidden,
    draft: OWN.draft(s, viewer),
    techs: OWN.techs(s, viewer),
    techAside: OWN.techAside(s, viewer),
    techDeckSize: shared.techDeckSize,
    under: OWN.under(s, viewer),
    underSizes: shared.underSizes,
    reckoning: shared.reckoning,
  };
}

function ownOf<T>(lists: readonly (readonly T[])[], viewer: Viewer): readonly T[] {
  return viewer === "spectator" ? NOTHING : (lists[viewer] ?? NOTHING);
}

function laidFor({ table, secret }: State, own: Viewer): CardNumber[] {
  return secret.laid.map((card, i) => (table.encounter.laid[i].seat === own ? card : NONE));
}

function stashSizes(s: State): number[] {
  return s.secret.hands.map((_, seat) => stashSize(s, seat));
}

function sizeOf(list: readonly unknown[]): number {
  return list.length;
}

function isAny(list: readonly unknown[]): boolean {
  return list.length > 0;
}

function rewardsIn(hand: readonly CardNumber[]): number {
  let n = 0;
  for (const card of hand) if (IS_REWARD[card]) n++;
  return n;
}

function isReward(card: CardNumber): boolean {
  return card !== NONE && IS_REWARD[card];
}
