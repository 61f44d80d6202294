import { expect, test } from "vitest";
import { checkInvariants } from "./invariants.ts";
import { setUp } from "./setup.ts";
import type { State } from "./state.ts";

test.each<[string, (s: State) => void, string]>([
  ["a lost card", (s) => s.secret.deck.pop(), "nowhere"],
  ["a card twice", (s) => s.secret.discard.push(s.secret.deck[0]), "two places"],
  ["a card of another box", (s) => s.secret.discard.push(180), "not in this game"],
  ["chips from nowhere", (s) => s.table.players[0].chips++, "chips"],
  ["a good without a card", (s) => (s.table.good[3] = 1), "as shown"],
  ["wrong figures", (s) => s.table.players[1].figures[7]++, "figures"],
  [
    "a goal scored twice by one",
    (s) => s.table.firstGoals.push({ id: "firstDiscard", scored: [0, 0] }),
    "scored twice by one player",
  ],
  ["a good that is not counted", (s) => s.table.players[0].goods++, "counted"],
])("%s is found", (_, spoil, message) => {
  const state = setUp({ settings: { sets: "base" } }, "spoilt");
  expect(checkInvariants(state)).toBeUndefined();
  spoil(state);
  expect(checkInvariants(state)).toContain(message);
});
