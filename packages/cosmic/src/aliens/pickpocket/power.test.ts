import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const ships = { "0.1": [3], "1.1": [0, 3], "2.1": [1, 1, 4] };

/** The Pickpocket is seat 2; both others have a colony in its system. */
function home(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["machine", "macron", "pickpocket"],
    settings,
    hands: [["attack-10", "attack-04"], ["attack-08"], []],
    ships,
    destiny: ["seat-1"],
    declining: ["pickpocket"],
    ...more,
  });
}

test("once per encounter, at any time, a random card may be taken and kept or discarded [pickpocket 0, pickpocket 1, pickpocket 2, pickpocket D1]", () => {
  const t = home();
  expect([t.asked(2), t.options(2)]).toEqual(["window/turn.first", ["pass", "pickpocket"]]);
  t.answer(2, "pickpocket");
  expect([t.asked(2), t.options(2)]).toEqual(["pickpocket/whom", ["0", "1"]]);
  t.answer(2, "0");
  expect([t.asked(2), t.options(2), t.hand(2).length]).toEqual(["pickpocket/keep", ["keep", "drop"], 1]);
  expect(t.question(2)?.params?.card).toBe(`card/${t.hand(2)[0]}.1`);
  t.answer(2, "keep");
  expect([t.hand(0).length, t.hand(2).length, t.wasAsked(2, "window/regroup.start")]).toEqual([1, 1, false]);
  const dropped = home().until("window/alliance.formed").answer(2, "pickpocket").answer(2, "0").answer(2, "drop");
  expect([dropped.hand(2), dropped.told("cards.discarded")[0]?.player]).toEqual([[], "player/2"]);
});

test("only from players with a colony in the own system [pickpocket 1]", () => {
  const one = home({ ships: { "0.1": [3], "2.1": [1, 0, 4] } }).answer(2, "pickpocket");
  expect([one.asked(2), one.hand(0).length]).toEqual(["pickpocket/keep", 1]);
  expect(home({ ships: {} }).until("planning/select").wasAsked(2, "window/turn.first")).toBe(false);
});

test("zapped, no card is taken [pickpocket zap]", () => {
  const t = home({ hands: [["attack-10", "cosmic-zap"], ["attack-08"], []] })
    .answer(2, "pickpocket")
    .answer(2, "1");
  t.answer(0, "cosmic-zap");
  expect([t.hand(1), t.hand(2)]).toEqual([["attack-08"], []]);
});

test("a rift goes off only if it is kept [pickpocket D1]", () => {
  const rewarding = {
    settings: { ...settings, rewardDeck: true },
    hands: [["attack-10"], ["attack-08", "rift-2"], []],
    declining: ["pickpocket", "rift-2"],
  };
  const t = home(rewarding).answer(2, "pickpocket").answer(2, "1").answer(2, 1).answer(2, "keep");
  expect(t.told("rift.detonated")).toHaveLength(1);
  const dropped = home(rewarding).answer(2, "pickpocket").answer(2, "1").answer(2, 1).answer(2, "drop");
  expect([dropped.told("rift.detonated"), dropped.hand(2)]).toEqual([[], []]);
});

test("with the super from any or all of them [pickpocket super]", () => {
  const t = home({ hands: [["attack-10", "attack-04"], ["attack-08"], ["flare-pickpocket"]] }).answer(2, "pickpocket");
  expect(t.asked(2)).toBe("boost");
  t.answer(2, "flare-pickpocket");
  expect(t.question(2)).toMatchObject({ key: "pickpocket/all", min: 1, max: 2 });
  t.answer(2, ["0", "1"]).answer(2, "keep").answer(2, "keep");
  expect([t.hand(0).length, t.hand(1).length, t.hand(2).length]).toEqual([1, 0, 3]);
});

test("from one player alone there is nothing more to take with the super [pickpocket super]", () => {
  const ships = { "0.1": [3], "2.1": [1, 0, 4] };
  const hands = [["attack-10", "attack-04"], ["attack-08"], ["flare-pickpocket"]];
  const t = home({ ships, hands }).answer(2, "pickpocket").until("pickpocket/keep");
  expect(t.wasAsked(2, "boost")).toBe(false);
});
