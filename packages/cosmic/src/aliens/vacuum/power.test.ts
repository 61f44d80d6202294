import { expect, test } from "vitest";
import { type TestSetUp, table } from "../../testing/table.ts";
import { lostBy } from "./taking.ts";

const aliens = ["vacuum", "clone", "warrior"];

/** The Vacuum attacks 1.1 with three ships and loses by cards. */
function loses(more: Partial<TestSetUp> = {}) {
  const t = table({ aliens, hands: [["attack-04"], ["attack-20"], []], destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 });
}

test("ships lost to the warp take others along: the Vacuum says whose, they say from where [vacuum 1, vacuum 2, vacuum 3]", () => {
  const t = loses().until("vacuum/whose");
  expect(t.table.warp).toEqual([3, 0, 0]);
  expect(t.question(0)).toMatchObject({ kind: "spread", min: 0, max: 3 });
  expect(t.options(0)).toEqual(["1", "2"]);
  t.answer(0, { 1: 1, 2: 2 });
  expect([t.asked(1), t.asked(2)]).toEqual(["ships/lose", "ships/lose"]);
  expect(t.question(2)).toMatchObject({ min: 2, max: 2 });
  expect(t.options(2)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(2, { "2.2": 1, "2.5": 1 }).answer(1, { "1.3": 1 });
  expect(t.table.warp).toEqual([3, 1, 2]);
  expect([t.ships("1.3", 1), t.ships("2.2", 2), t.ships("2.5", 2)]).toEqual([3, 3, 3]);
});

test("the power must be used whenever ships are lost, also in another phase and by an uninvolved Vacuum [vacuum 0, ZAP-02]", () => {
  const t = table({ aliens, hands: [[], ["plague", "attack-10"], ["attack-08"]], turn: 1, destiny: ["seat-2"] });
  t.until("window/regroup.start").answer(1, "plague").answer(1, "0");
  t.answer(0, { "0.1": 2, "0.2": 1 });
  expect(t.asked(0)).toBe("vacuum/whose");
  expect(t.table.encounter.phase).toBe("regroup");
  t.answer(0, { 2: 3 }).answer(2, { "2.1": 3 });
  expect(t.table.warp).toEqual([3, 0, 3]);
});

test("an ally's losses count as well, and those taken along lose more than they do anyway [vacuum 0, vacuum 1, vacuum 3]", () => {
  const t = table({ aliens, hands: [[], ["attack-04"], ["attack-20"]], turn: 1, destiny: ["seat-2"] });
  t.until("launch/aim").answer(1, "2.1").answer(1, { "1.1": 1 }).until("alliance/invite-offense").answer(1, ["0"]);
  t.until("alliance/answer").answer(0, "offense").answer(0, { "0.1": 2 }).until("vacuum/whose");
  expect(t.question(0)).toMatchObject({ max: 2 });
  expect(t.table.warp).toEqual([2, 1, 0]);
  t.answer(0, { 1: 1, 2: 1 }).answer(1, { "1.2": 1 }).answer(2, { "2.2": 1 });
  expect(t.table.warp).toEqual([2, 2, 1]);
});

test("a zapped Vacuum takes nobody along, and not for the rest of the encounter [vacuum zap]", () => {
  const hands = [["attack-04", "attack-04", "plague"], ["attack-20", "cosmic-zap"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "0").answer(0, { "0.5": 3 }).answer(0, { 2: 3 });
  expect(t.asked(1)).toBe("window/power.used");
  t.answer(1, "cosmic-zap")
    .passing("plague/discard")
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 3 })
    .declining("clone")
    .finish();
  expect(t.table.warp).toEqual([5, 0, 0]);
  expect(t.told("power.zapped")).toEqual([{ player: "player/0", power: "power/vacuum" }]);
});

test("a Vacuum without its power takes nobody along [vacuum 0]", () => {
  const ships = { "0.1": [8, 0, 0], "0.2": [12, 0, 0], "0.3": [0, 0, 0], "0.4": [0, 0, 0], "0.5": [0, 0, 0] };
  const t = loses({ ships }).declining("clone").finish();
  expect(t.table.warp).toEqual([3, 0, 0]);
});

test("the Vacuum may take fewer ships or none [vacuum EC1]", () => {
  const t = loses().until("vacuum/whose").answer(0, { 2: 1 }).answer(2, { "2.1": 1 });
  expect(t.table.warp).toEqual([3, 0, 1]);
  const none = loses().until("vacuum/whose").answer(0, {}).declining("clone").finish();
  expect(none.table.warp).toEqual([3, 0, 0]);
});

test("only ships on colonies are taken: neither the defending ones nor those of an ally [vacuum EC2]", () => {
  const ships = { "1.1": [0, 17, 0], "1.2": [0, 1, 0], "1.3": [0, 1, 0], "1.4": [0, 1, 0], "1.5": [0, 0, 0] };
  const t = loses({ ships });
  t.until("alliance/invite-defense").answer(1, ["2"]).until("alliance/answer").answer(2, "defense");
  t.answer(2, { "2.1": 4 }).until("vacuum/whose");
  expect(t.question(0)).toMatchObject({
    slots: [
      { ref: "player/1", max: 3 },
      { ref: "player/2", max: 16 },
    ],
  });
  t.answer(0, { 1: 2, 2: 1 });
  expect(t.options(1)).toEqual(["1.2", "1.3", "1.4"]);
  expect(t.options(2)).toEqual(["2.2", "2.3", "2.4", "2.5"]);
});

test("a ship saved from the warp does not count, nor does one removed from the game [vacuum EC3]", () => {
  const t = loses({ hands: [["attack-04", "flare-zombie"], ["attack-20"], []] });
  t.until("window/ships.going").answer(0, "flare-zombie").until("vacuum/whose");
  expect(t.question(0)).toMatchObject({ max: 2 });
  const lost = { seat: 0, n: 3, involved: 3 };
  expect(lostBy(0, [{ ...lost, to: "removed" }])).toBe(0);
  expect(lostBy(0, [{ ...lost, to: "warp" }])).toBe(3);
});

test("each loss is a use of its own [vacuum EC4]", () => {
  const hands = [["attack-04", "attack-04", "plague"], ["attack-20"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "0").answer(0, { "0.5": 3 });
  t.answer(0, { 2: 3 }).answer(2, { "2.5": 3 });
  t.passing("plague/discard").until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 }).until("vacuum/whose");
  expect(t.question(0)).toMatchObject({ max: 2 });
  t.answer(0, { 2: 2 }).answer(2, { "2.4": 2 });
  expect(t.table.warp).toEqual([4, 0, 5]);
  expect(t.told("power.used")).toHaveLength(2);
});

test("ships that the Healer has brought back count as lost [vacuum EC3]", () => {
  const t = table({
    aliens: ["healer", "vacuum", "clone"],
    hands: [["attack-20"], ["attack-04"], []],
    destiny: ["seat-1"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("window/ships.gone").answer(0, "healer");
  t.until("vacuum/whose");
  expect(t.table.warp).toEqual([0, 0, 0]);
  expect(t.question(1)).toMatchObject({ max: 4 });
});

test("where nobody else has a ship on a colony it takes nobody along [vacuum 1]", () => {
  const none = [1, 2].flatMap((seat) => [1, 2, 3, 4, 5].map((n) => [`${seat}.${n}`, [0]]));
  const t = loses({ ships: Object.fromEntries(none), warp: [0, 20, 20] }).finish();
  expect([t.table.warp[0], t.told("power.used")]).toEqual([3, []]);
});
