import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

/** Seat 0 attacks seat 1 as Tick-Tock with its flare, and wins unless said otherwise. */
function attack(setUp: Partial<TestSetUp> = {}) {
  const t = table({
    aliens: ["tick-tock", "masochist", "zombie"],
    hands: [["attack-20", "attack-10", "flare-tick-tock"], ["attack-04"], []],
    destiny: ["seat-1"],
    ...setUp,
  });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
}

test("after a win the super costs one ship and discards a token [tick-tock super]", () => {
  const t = attack().passing("planning/select").until("window/resolution.after");
  expect(t.options(0)).toEqual(["pass", "flare-tick-tock"]);
  t.answer(0, "flare-tick-tock");
  expect([t.asked(0), t.options(0)]).toEqual(["tick-tock/ship", ["0.1", "0.2", "0.3", "0.4", "0.5", "1.1"]]);
  expect(t.question(0)).toMatchObject({ min: 1, max: 1 });
  t.answer(0, { "0.2": 1 }).until("turn/again");
  expect([t.ships("0.2", 0), t.table.warp[0]]).toEqual([3, 1]);
  expect(t.table.memo["tick-tock"]).toEqual({ tokens: 9 });
  expect(t.hand(0)).toContain("flare-tick-tock");
});

test("the token of the super is in addition to that of the power [tick-tock super, tick-tock 2]", () => {
  const t = attack({
    aliens: ["masochist", "tick-tock", "zombie"],
    hands: [["attack-04"], ["attack-20", "flare-tick-tock"], []],
    memo: { "tick-tock": { tokens: 2 } },
  });
  t.until("window/resolution.after");
  expect(t.table.memo["tick-tock"]).toEqual({ tokens: 1 });
  t.answer(1, "flare-tick-tock").answer(1, { "1.1": 1 });
  expect(t.told("game.won")).toEqual([{ players: "player/1" }]);
});

test("a deal is as good as a win for the super [tick-tock super]", () => {
  const t = attack({ hands: [["negotiate", "attack-10", "flare-tick-tock"], ["negotiate"], []] });
  t.until("planning/select").answer(0, "negotiate").until("deal");
  t.answer(0, { do: "offer", give: { "planet/0.1": 1 }, want: {} }).answer(1, { do: "accept" });
  t.passing("deal/settle")
    .until("window/resolution.after")
    .answer(0, "flare-tick-tock")
    .answer(0, { "0.1": 1 })
    .until("turn/again");
  expect(t.table.memo["tick-tock"]).toEqual({ tokens: 8 });
});

test("no super after a loss, nor for one who only looks on [tick-tock super]", () => {
  const lost = attack({ hands: [["attack-04", "flare-tick-tock"], ["attack-20"], []] }).finish();
  expect(lost.wasAsked(0, "window/resolution.after")).toBe(false);
  const third = attack({
    aliens: ["masochist", "zombie", "tick-tock"],
    hands: [["attack-20", "attack-10"], ["attack-04"], ["flare-tick-tock"]],
  });
  expect(third.passing("planning/select").until("turn/again").wasAsked(2, "window/resolution.after")).toBe(false);
});

/** All cards but those in these hands and on the deck, to be the discard pile. */
function rest(hands: readonly (readonly string[])[], deck: readonly string[]): string[] {
  const taken = [...hands.flat(), ...deck];
  return CARDS.filter((card) => card.type !== "flare" && card.back === "cosmic")
    .map((card) => card.name)
    .filter((name) => {
      const at = taken.indexOf(name);
      if (at >= 0) taken.splice(at, 1);
      return at < 0;
    });
}

/** Seat 0 begins its turn without an encounter card, so it draws eight, of which the deck holds one. */
function shuffling(setUp: Partial<TestSetUp> = {}) {
  const hands = [["plague"], ["attack-08"], ["flare-tick-tock"]];
  const deck = ["attack-40"];
  const aliens = ["warrior", "masochist", "zombie"];
  return table({ aliens, hands, deck, discard: rest(hands, deck), ...setUp });
}

test("when the deck is made anew the wild founds a colony at once [tick-tock wild, DCK-02]", () => {
  const t = shuffling();
  expect([t.asked(2), t.options(2)]).toEqual(["window/deck.shuffled", ["pass", "flare-tick-tock"]]);
  t.answer(2, "flare-tick-tock");
  expect(t.asked(2)).toBe("tick-tock/planet");
  expect(t.options(2)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "1.1", "1.2", "1.3", "1.4", "1.5"]);
  t.answer(2, "1.3");
  expect(t.question(2)).toMatchObject({ key: "tick-tock/ships", min: 1, max: 4 });
  t.answer(2, { "2.1": 3, "2.2": 1 });
  expect([t.ships("1.3", 2), t.ships("1.3", 1), t.colonies(2)]).toEqual([4, 4, 1]);
  expect(t.hand(2)).toEqual(["flare-tick-tock"]);
});

test("a planet with an own colony is no place to found one [tick-tock wild]", () => {
  const t = shuffling({ ships: { "1.3": [0, 4, 1], "2.1": [0, 0, 3] } }).answer(2, "flare-tick-tock");
  expect(t.options(2)).not.toContain("1.3");
});

test("an own home planet is none of another player, even if it is empty [tick-tock wild]", () => {
  const t = shuffling({ ships: { "2.1": [0, 0, 0], "2.2": [0, 0, 8] } }).answer(2, "flare-tick-tock");
  expect(t.options(2)).not.toContain("2.1");
});

test("a draw from a full deck does not set the wild off [tick-tock wild, DCK-02]", () => {
  const t = shuffling({ deck: [], discard: [] }).until("planning/select", 0);
  expect(t.told("cards.drawn")[0]).toEqual({ player: "player/0", n: 8 });
  expect(t.wasAsked(2, "window/deck.shuffled")).toBe(false);
});
