/** What a scenario may expect of Race for the Galaxy. */
import { commonFacts, type Fact, type Facts, type KeyKind } from "@hypergate/kernel/scenario";
import { type Card, DESIGN } from "../cards.ts";
import { goalNamed } from "../goal-ids.ts";
import type { State } from "../state.ts";
import { called } from "./names.ts";
import { standing } from "./standing.ts";

type Kind = Fact<State>["kind"];
type SeatPart = keyof ReturnType<typeof standing>["seats"][number];

const GOAL_KEY: KeyKind = { kind: "goal", meant: goalNamed };

function open(kind: Kind, about: string, read: (state: State) => unknown): Fact<State> {
  return { kind, about, read: ({ state }) => read(state) };
}

/** A part of what `standing` says of each seat. */
function each(kind: Kind, about: string, part: SeatPart): Fact<State> {
  return { kind, about, by: "seat", read: ({ state }, seat) => standing(state, "").seats[Number(seat)][part] };
}

/** Cards of a seat, which may be named as any copy or by their printed names. */
function cards(kind: Kind, about: string, read: (state: State, seat: number) => readonly Card[]): Fact<State> {
  return { kind, about, by: "seat", read: ({ state }, seat) => read(state, Number(seat)).map(named) };
}

function named(card: Card): readonly string[] {
  const { id, name } = DESIGN[card];
  return [id, name, `card/${id}`];
}

export const FACTS: Facts<State> = {
  ...commonFacts<State>(called),
  hand: cards("names", "cards in hand", ({ secret }, seat) => secret.hands[seat]),
  tableau: cards(
    "order",
    "cards in the tableau, in the order they came",
    ({ table }, seat) => table.players[seat].tableau,
  ),
  goods: cards("names", "worlds with a good", ({ table }, seat) =>
    table.players[seat].tableau.filter((card) => table.good[card] === 1),
  ),
  chips: each("number", "victory point chips", "chips"),
  points: each("number", "points if the game ended now", "points"),
  military: each("number", "military as it counts in this phase", "military"),
  militaryAgainstRebel: each("number", "additional military against rebels", "militaryAgainstRebel"),
  actions: each("names", "actions chosen in this round", "actions"),
  round: open("number", "the number of the round", ({ table }) => table.round),
  phase: open("text", "the phase", ({ table }) => table.phase),
  order: open("anything", "seats in player order", ({ table }) => table.order),
  pool: open("number", "chips in the pool", ({ table }) => Math.max(0, table.pool)),
  goals: {
    kind: "seats",
    about: "who has a goal",
    by: GOAL_KEY,
    read: ({ state }, goal) => standing(state, "").goals[goal] ?? [],
  },
  deckTop: open("top", "the next cards of the deck", ({ secret }) => secret.deck.toReversed().map(named)),
  deckBottom: open("top", "the last cards of the deck, the very last first", ({ secret }) => secret.deck.map(named)),
  deckSize: open("number", "how many cards are in the deck", ({ secret }) => secret.deck.length),
  discard: open("order", "the discard pile, the latest card last", ({ secret }) => secret.discard.map(named)),
  discardTop: open("top", "the latest discards, the latest first", ({ secret }) =>
    secret.discard.toReversed().map(named),
  ),
  discardSize: open("number", "how many cards are discarded", ({ secret }) => secret.discard.length),
  winners: open("seats", "who has won", ({ table }) => table.result?.winners ?? []),
};
