import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const spare = ["attack-06", "attack-10"];

/** Seat 0 attacks 1.1 with two ships; seat 2 helps with three. The offense loses unless the cards say otherwise. */
function battle(aliens: string[], own = "attack-04", other = "attack-20", more: Partial<TestSetUp> & Engagement = {}) {
  const hands = [[own, ...spare], [other, ...spare], []];
  return fight({ aliens, hands, gate: 2, allies: [[2, "offense", 3]], ...more, declining: ["clone"] }).cards(
    own,
    other,
  );
}

test("an allied Observer returns its ships to colonies of its choice instead of losing them [observer 0, observer 1]", () => {
  expect(powerOf("observer").effect.alert).toBe("green");
  const t = battle(["clone", "hacker", "observer"]).until("ships/return");
  expect(t.question(2)).toMatchObject({ min: 3, max: 3, source: { by: "power/observer" } });
  expect(t.options(2)).toEqual(["2.1", "2.2", "2.3", "2.4", "2.5"]);
  t.answer(2, { "2.2": 1, "2.5": 2 });
  expect([t.ships("2.2", 2), t.ships("2.5", 2), t.told("ships.lost")]).toEqual([5, 6, [{ player: "player/0", n: 2 }]]);
});

test("an ally of the defense is protected too [observer 0, observer 1]", () => {
  const t = battle(["clone", "hacker", "observer"], "attack-30", "attack-04", { allies: [[2, "defense", 3]] });
  t.until("turn/again");
  expect(t.table.warp).toEqual([0, 4, 0]);
});

test("a main player's allies return their ships to colonies they choose; its own are lost [observer 0, observer 2, observer EC3]", () => {
  const t = battle(["observer", "hacker", "clone"]).until("ships/return");
  expect([t.asked(0), t.question(2)]).toMatchObject([undefined, { min: 3, max: 3 }]);
  t.answer(2, { "2.4": 3 });
  expect([t.ships("2.4", 2), t.told("ships.lost")]).toEqual([7, [{ player: "player/0", n: 2 }]]);
});

test("allies of the other side are not protected, nor is anybody by an Observer outside [observer 1, observer 2]", () => {
  const against = battle(["clone", "observer", "hacker"]).finish();
  expect(against.told("ships.lost")).toHaveLength(2);
  const outside = battle(["clone", "hacker", "machine", "observer"], "attack-04", "attack-20", { players: 4 }).finish();
  expect(outside.told("power.used")).toEqual([]);
});

test("zapped, an ally's own ships are lost [observer zap]", () => {
  const hands = [["attack-04", ...spare], ["attack-20", "cosmic-zap", ...spare], []];
  const t = battle(["clone", "hacker", "observer"], "attack-04", "attack-20", { hands });
  t.until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("ships.lost")).toEqual([
    { player: "player/0", n: 2 },
    { player: "player/2", n: 3 },
  ]);
});

test("zapped as a main player, the allies' ships are lost [observer zap]", () => {
  const hands = [["attack-04", ...spare], ["attack-20", "cosmic-zap", ...spare], []];
  const t = battle(["observer", "hacker", "clone"], "attack-04", "attack-20", { hands });
  t.until("window/power.used", 1).answer(1, "cosmic-zap");
  expect(t.told("ships.lost")).toHaveLength(2);
});

test("the Void comes first: ships it removes are not saved [observer EC1, void EC2]", () => {
  const t = battle(["clone", "void", "observer"]);
  t.until("launch/aim", 1);
  expect([t.table.removed, t.table.warp]).toEqual([
    [2, 0, 3],
    [0, 0, 0],
  ]);
  expect(t.told("power.used")).toEqual([{ player: "player/1", power: "power/void" }]);
});

test("an allied Observer keeps ships outside the encounter too, if they are lost in that resolution [observer EC2]", () => {
  const t = battle(["vacuum", "hacker", "observer"]).until("ships/return", 2).answer(2, { "2.1": 3 });
  t.until("vacuum/whose").answer(0, { 2: 2 }).answer(2, { "2.3": 2 });
  expect(t.asked(2)).toBe("ships/return");
  t.answer(2, { "2.5": 2 });
  expect([t.ships("2.3", 2), t.ships("2.5", 2)]).toEqual([2, 6]);
  expect(t.told("ships.lost")).toEqual([{ player: "player/0", n: 2 }]);
});

test("in another phase nothing is protected [observer 0]", () => {
  const hands = [["attack-04", ...spare], ["attack-20", "flare-kamikaze", ...spare], []];
  const t = battle(["clone", "vacuum", "observer"], "attack-04", "attack-20", { hands });
  t.until("window/planning.selected").answer(1, "flare-kamikaze").answer(1, { "1.2": 2 });
  t.until("vacuum/whose").answer(1, { 2: 2 }).answer(2, { "2.3": 2 });
  expect(t.told("ships.lost").slice(0, 2)).toEqual([
    { player: "player/1", n: 2 },
    { player: "player/2", n: 2 },
  ]);
});

test("who has no colony left loses the ships [observer EC4]", () => {
  const ships = { "2.1": [0, 0, 3], "2.2": [0], "2.3": [0], "2.4": [0], "2.5": [0] };
  const t = battle(["observer", "hacker", "clone"], "attack-04", "attack-20", { ships, warp: [0, 0, 17] });
  t.until("launch/aim", 1);
  expect(t.table.warp).toEqual([2, 0, 20]);
  expect(t.told("power.used")).toEqual([]);
});
