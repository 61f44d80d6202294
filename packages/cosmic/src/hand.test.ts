import { expect, test } from "vitest";
import { CARDS } from "./cards.ts";
import { restOfDeck, type TestSetUp, type TestTable, table } from "./testing/table.ts";

const aliens = ["filch", "masochist", "machine"];

/** The deck holds these cards only; the discard pile all that are not in a hand, or those named. */
function position(hands: string[][], deck: string[], more: TestSetUp = {}): TestSetUp {
  return { aliens, hands, deck, discard: restOfDeck([...hands.flat(), ...deck]), destiny: ["seat-1"], ...more };
}

/** Seat 1 defends 1.1 with the help of seat 2, which is owed cards for its ships. */
function rewarded(setUp: TestSetUp, ships: number): TestTable {
  const t = table(setUp).until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
  t.answer(0, []).answer(1, ["2"]).answer(2, "defense").answer(2, { "2.1": ships });
  return t.until("ships/return", 2);
}

const hands = [["attack-04"], ["attack-20"], []];

test("a card from the deck is its top card [VOC-10]", () => {
  const t = rewarded({ aliens, hands, destiny: ["seat-1"], deck: ["attack-30", "morph", "quash"] }, 2);
  expect(t.hand(2)).toEqual(["attack-30", "morph"]);
});

test("an empty deck is made anew from the shuffled discard pile, and the drawing goes on [DCK-01]", () => {
  const drawn = new Set<string>();
  for (const seed of ["a", "b", "c"]) {
    const t = rewarded(position(hands, ["attack-30"], { seed }), 3);
    expect(t.hand(2)).toHaveLength(3);
    expect(t.hand(2)).toContain("attack-30");
    expect(t.told("deck.shuffled")).toHaveLength(1);
    expect(t.table.discard).toEqual([]);
    expect(t.state.secret.deck).toHaveLength(72 - 2 - 3);
    drawn.add(String(t.hand(2)));
  }
  expect(drawn.size).toBe(3);
});

test("a deck that is just enough is not shuffled [DCK-01]", () => {
  const t = rewarded(position(hands, ["attack-30", "attack-23"]), 2);
  expect(t.hand(2)).toEqual(["attack-23", "attack-30"]);
  expect(t.told("deck.shuffled")).toEqual([]);
});

test("the shuffle of the discard pile sets off Tick-Tock's flare [DCK-02]", () => {
  const held = [...hands.slice(0, 2), ["flare-tick-tock"]];
  const t = rewarded(position(held, ["attack-30"]), 1);
  expect(t.told("card.played")).toEqual([]);
  const again = table(position(held, ["attack-30"]))
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 });
  again.answer(0, []).answer(1, ["2"]).answer(2, "defense").answer(2, { "2.1": 2 }).until("window/deck.shuffled");
  expect(again.options(2)).toEqual(["pass", "flare-tick-tock"]);
});

/** Everything is in hands: seat 0 holds what the others do not, the deck and the discard pile are empty. */
function exhausted(more: TestSetUp = {}): TestSetUp {
  const mine = restOfDeck(["attack-20", "attack-06"]);
  return { aliens, hands: [mine, ["attack-20"], ["attack-06"]], deck: [], discard: [], destiny: ["seat-1"], ...more };
}

/** Seat 0 loses with attack 04, so that seat 2 is owed two cards. */
function draining(setUp: TestSetUp): TestTable {
  const t = table(setUp).declining("plague").until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
  t.answer(0, []).answer(1, ["2"]).answer(2, "defense").answer(2, { "2.1": 2 });
  t.declining("force-field").until("planning/select").answer(0, "attack-04");
  return t
    .declining("emotion-control", "ionic-gas", "reinforcement-2", "reinforcement-3", "reinforcement-5")
    .until("ships/return", 2);
}

test("with deck and discard pile empty there is a quake: all hands are shuffled and everyone gets eight [DCK-03]", () => {
  const t = draining(exhausted());
  expect(t.told("deck.quake")).toHaveLength(1);
  expect(t.state.secret.hands.map((hand) => hand.length)).toEqual([8, 8, 8]);
  expect(t.state.secret.deck).toHaveLength(72 - 2 - 24);
  expect(t.table.discard).toEqual([]);
});

test("the draw that caused a quake is not made up [DCK-04]", () => {
  const t = draining(exhausted());
  expect(t.hand(2)).toHaveLength(8);
  expect(t.told("cards.drawn")).toEqual([]);
});

test("cards drawn just before a quake are shuffled with the hands [DCK-03, DCK-04]", () => {
  const { hands: held = [], ...rest } = exhausted();
  const [mine, ...others] = held;
  const t = draining({ ...rest, hands: [mine.filter((card) => card !== "attack-40"), ...others], deck: ["attack-40"] });
  expect(t.told("deck.quake")).toHaveLength(1);
  expect(t.hand(2)).toHaveLength(8);
  expect(t.state.secret.deck).toHaveLength(72 - 2 - 24);
});

test("without quakes, as in 2008, the draw simply fails [DCK-03]", () => {
  const t = draining(exhausted({ settings: { cosmicQuake: false } }));
  expect(t.told("deck.quake")).toEqual([]);
  expect(t.state.secret.hands.map((hand) => hand.length)).toEqual([69, 0, 1]);
});

test("cards on sheets are in no hand, deck or discard pile, and a quake leaves them alone [DCK-08]", () => {
  const cards = CARDS.filter((card) => card.name === "attack-08").map((card) => card.n);
  const { hands: held = [], ...rest } = exhausted();
  const [mine, ...others] = held;
  const t = draining({
    ...rest,
    hands: [mine.filter((card) => card !== "attack-08"), ...others],
    memo: { citadel: { cards } },
  });
  expect(t.told("deck.quake")).toHaveLength(1);
  expect(t.table.memo).toEqual({ citadel: { cards } });
  const all = [...t.state.secret.deck, ...t.state.secret.hands.flat(), ...t.table.inPlay];
  expect(all).toHaveLength(72 - cards.length);
  for (const card of cards) expect(all).not.toContain(card);
});

test("the discard pile is open and keeps its order, the latest card on top [DCK-05]", () => {
  const held = [["attack-04", "attack-05"], ["attack-20", "attack-10", "plague"], []];
  const t = table({ aliens, hands: held, discard: ["morph"], destiny: ["seat-1"] });
  t.answer(1, "plague").answer(1, "2").answer(2, { "2.1": 3 });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("planning/select");
  t.answer(0, "attack-04").answer(1, "attack-20").declining("filch").finish();
  expect(t.table.discard.map((card) => CARDS[card].name)).toEqual(["morph", "plague", "attack-04", "attack-20"]);
  expect(t.session.rules.view(t.state, "spectator").table.discard).toEqual(t.table.discard);
});

test("a random card is chosen without anybody being asked, and by chance [VOC-13]", () => {
  const taken = new Set<string>();
  for (const seed of ["a", "b", "c", "d"]) {
    const held = [["attack-20", "attack-30", "attack-23", "attack-40"], ["negotiate"], []];
    const t = table({ aliens, hands: held, destiny: ["seat-1"], ships: { "1.1": [0, 1], "1.2": [0, 7] }, seed });
    t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("planning/select").answer(0, "attack-20");
    expect(t.told("cards.taken")).toEqual([{ player: "player/1", from: "player/0", n: 1 }]);
    taken.add(t.hand(1).join());
  }
  expect(taken.size).toBeGreaterThan(1);
});

test("there is no hand limit: twenty cards are kept through encounter and turn [SET-08]", () => {
  const held = restOfDeck(["attack-20"]).slice(0, 20);
  const t = table({ aliens, hands: [held, ["attack-20", "attack-30"], []], destiny: ["seat-1"] });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("planning/select");
  t.answer(0, "attack-04").answer(1, "attack-20").declining("filch").finish();
  expect(t.table.turn.seat).toBe(1);
  expect(t.hand(0)).toHaveLength(19);
  expect(t.told("cards.discarded")).toEqual([]);
});
