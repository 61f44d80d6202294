import { liveRun } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { cosmic } from "../../game.ts";
import { forbiddenPair } from "../../pool.ts";
import { shipsOn } from "../../query.ts";
import { planetOf } from "../../refs.ts";
import { lose, takeLoss } from "../../ships.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const aliens = ["clone", "machine", "healer"];
const spare = ["attack-06", "attack-10"];

/** The Clone attacks 1.1 with two ships and loses. */
function fails(more: Partial<TestSetUp> = {}): TestTable {
  const hands = [["attack-04", ...spare], ["attack-20", ...spare], []];
  const t = table({ aliens, hands, destiny: ["seat-1"], deck: ["attack-30"], ...more }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 2 }).until("planning/select");
  return t.answer(0, hands[0][0]).answer(1, "attack-20");
}

test("the Healer may return all ships just lost and draws a card; their owner says where they go [healer 0, healer 1, healer 2]", () => {
  const t = fails().until("window/ships.gone");
  expect(t.table.warp).toEqual([2, 0, 0]);
  expect(t.options(2)).toEqual(["pass", "healer"]);
  t.answer(2, "healer");
  expect(t.asked(0)).toBe("ships/return");
  t.answer(0, { "0.1": 1, "0.5": 1 });
  expect([t.ships("0.1", 0), t.ships("0.5", 0)]).toEqual([3, 5]);
  expect(t.table.warp).toEqual([0, 0, 0]);
  expect(t.hand(2)).toEqual(["attack-30"]);
  expect(t.told("healer.healed")).toEqual([{ player: "player/2", other: "player/0", n: 2 }]);
});

test("the Healer may leave the ships in the warp [healer 0]", () => {
  const t = fails().until("window/ships.gone").answer(2, "pass").declining("clone").until("launch/aim");
  expect(t.told("power.used")).toEqual([]);
  expect(t.hand(2)).toEqual([]);
});

test("a main player may heal too, in any phase, whatever made the loss [healer 0, healer EC4]", () => {
  const t = table({ aliens: ["healer", "clone", "machine"], hands: [["attack-04", "plague"], ["attack-20"], []] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "1").answer(1, { "1.1": 3 });
  expect(t.table.encounter.phase).toBe("regroup");
  t.answer(0, "healer").answer(1, { "1.2": 3 });
  expect([t.ships("1.2", 1), t.table.warp[1]]).toEqual([7, 0]);
});

test("own ships cannot be healed [healer EC4]", () => {
  const t = table({ aliens: ["healer", "clone", "machine"], hands: [["attack-04", "plague"], ["attack-20"], []] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "0").answer(0, { "0.1": 3 }).until("launch/aim");
  expect(t.wasAsked(0, "window/ships.gone")).toBe(false);
});

test("losses caused by the Vacuum can be healed [healer EC4]", () => {
  const hands = [["attack-04", ...spare], ["attack-20", ...spare], []];
  const t = table({ aliens: ["vacuum", "clone", "healer"], hands, destiny: ["seat-1"] }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 2 }).until("planning/select").answer(0, "attack-04").answer(1, "attack-20");
  t.answer(0, { 1: 2 }).answer(1, { "1.2": 2 });
  t.answer(2, "healer").answer(1, { "1.3": 2 });
  expect([t.ships("1.2", 1), t.ships("1.3", 1)]).toEqual([2, 6]);
});

test("being healed does not cost the compensation [healer 3, CMP-05]", () => {
  const hands = [["negotiate"], ["attack-20", "attack-01", "attack-05", "attack-07"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"] })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 2 });
  t.until("planning/select").answer(1, "attack-20").until("window/ships.gone").answer(2, "healer");
  t.answer(0, { "0.1": 2 }).declining("clone").until("launch/aim");
  expect(t.table.warp[0]).toBe(0);
  expect(t.hand(0)).toHaveLength(2);
});

/** The Clone attacks with the help of seat 3 and loses, so that both lose ships at the same moment. */
function bothLose(more: string[] = []): TestTable {
  const t = table({
    aliens: [...aliens, "macron"],
    hands: [["attack-04", ...spare], ["attack-20", ...more], [], []],
    destiny: ["seat-1"],
    deck: ["attack-30", "attack-40"],
    passing: ["planning/select"],
    declining: ["cosmic-zap"],
  }).until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 2 }).answer(0, ["3"]).answer(1, []).until("alliance/answer", 3);
  t.answer(3, "offense").answer(3, { "3.1": 1 }).until("planning/select").answer(0, "attack-04");
  return t.until("window/ships.gone");
}

test("of several players who lose ships each may be healed, with one card for each [healer 4, healer EC3, CLR-07]", () => {
  const t = bothLose();
  expect(t.table.warp).toEqual([2, 0, 0, 1]);
  t.answer(2, "healer");
  expect(t.asked(2)).toBe("healer/whom");
  expect(t.options(2)).toEqual(["0", "3"]);
  t.answer(2, "3").answer(3, { "3.2": 1 });
  expect(t.table.warp).toEqual([2, 0, 0, 0]);
  expect(t.options(2)).toEqual(["pass", "healer"]);
  t.answer(2, "healer").answer(0, { "0.2": 2 });
  expect(t.table.warp).toEqual([0, 0, 0, 0]);
  expect(t.hand(2)).toEqual(["attack-30", "attack-40"]);
  expect(t.told("power.used").filter((used) => used.power === "power/healer")).toHaveLength(2);
});

test("one may be healed and the other left [healer 4]", () => {
  const t = bothLose().answer(2, "healer").answer(2, "0").answer(0, { "0.2": 2 }).answer(2, "pass");
  expect(t.declining("clone", "mobius-tubes", "plague").until("launch/aim").told("healer.healed")).toHaveLength(1);
});

test("the same player is healed again when hit by a later event of the encounter [CLR-07]", () => {
  const hands = [["attack-04", ...spare, "plague"], ["attack-20", ...spare], []];
  const t = table({ aliens, hands, destiny: ["seat-1"] })
    .until("window/regroup.start")
    .answer(0, "plague");
  t.answer(0, "0")
    .answer(0, { "0.1": 3 })
    .answer(2, "healer")
    .answer(0, { "0.1": 3 })
    .passing("plague/discard")
    .until("launch/aim");
  t.answer(0, "1.1").answer(0, { "0.1": 2 }).until("planning/select").answer(0, "attack-06").answer(1, "attack-20");
  t.answer(2, "healer").answer(0, { "0.1": 2 });
  expect(t.table.warp).toEqual([0, 0, 0]);
  expect(t.hand(2)).toHaveLength(2);
});

test("a zap cancels the healing, and nobody is healed for the rest of the encounter [healer zap]", () => {
  const t = bothLose(["cosmic-zap", ...spare])
    .answer(2, "healer")
    .answer(2, "0")
    .answer(1, "cosmic-zap");
  t.declining("clone").until("launch/aim");
  expect(t.told("healer.healed")).toEqual([]);
  expect(t.hand(2)).toEqual([]);
  expect(t.session.answers.filter((answer) => answer.key === "window/ships.gone")).toHaveLength(1);
});

test("ships removed from the game are healed as well, and bring no compensation [healer 1, healer EC1, CLR-02]", () => {
  const t = fails().until("window/ships.gone");
  const answers = [
    { who: 2, key: "window/ships.gone", value: "power/healer" },
    { who: 1, key: "ships/return", value: { "planet/1.2": 2 } },
  ];
  const g = liveRun(cosmic, t.state, answers, false);
  const loss = { ...takeLoss(g, 1, { "planet/1.1": 2 }), to: "removed" as const };
  lose(g, [loss], "encounter");
  expect(g.s.table.removed).toEqual([0, 0, 0]);
  expect(shipsOn(g.s.table, planetOf("planet/1.2"), 1)).toBe(6);
  expect(g.s.table.encounter.fallen[1]).toBe(0);
});

test("the Healer is never in one game with the Masochist [healer 0, SET-38]", () => {
  expect(forbiddenPair(["clone", "healer", "masochist"])).toEqual(["healer", "masochist"]);
});

test("a player without a colony cannot be healed [healer EC2]", () => {
  const ships = { "0.1": [1], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0] };
  const t = fails({ ships, warp: [19, 0, 0] });
  expect(t.until("launch/aim").wasAsked(2, "window/ships.gone")).toBe(false);
});

test("ships that never went to the warp need no healing [healer EC5]", () => {
  const t = fails({ aliens: ["zombie", "machine", "healer"] }).until("launch/aim", 1);
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/zombie" }]);
  expect(t.wasAsked(2, "window/ships.gone")).toBe(false);
});
