import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

/** Seat 0 draws destiny; the Shadow is seat 2. */
function draws(destiny: string[], more: Partial<TestSetUp> = {}) {
  const hands = [["attack-10", "attack-06"], ["attack-08", "attack-06", "attack-06"], []];
  return table({ aliens: ["masochist", "hacker", "shadow"], hands, destiny, ...more });
}

test("a drawn color costs that player a ship from a colony of the Shadow's choice [shadow 0, shadow 1]", () => {
  expect(powerOf("shadow").effect.alert).toBe("yellow");
  const t = draws(["seat-1"], { ships: { "1.1": [0, 3], "2.1": [0, 1, 4] } });
  expect([t.asked(2), t.options(2)]).toEqual([
    "shadow/execute",
    ["1.1@1", "1.2@1", "1.3@1", "1.4@1", "1.5@1", "2.1@1"],
  ]);
  t.answer(2, "2.1@1");
  expect([t.table.warp, t.ships("2.1", 1), t.asked(0)]).toEqual([[0, 1, 0], 0, "launch/aim"]);
  expect(t.told("shadow.executed")).toEqual([{ player: "player/2", other: "player/1", planet: "planet/2.1" }]);
});

test("a special card costs the player it designates a ship [shadow 1]", () => {
  const t = draws(["most-cards"]);
  expect(t.options(2)).toEqual(["1.1@1", "1.2@1", "1.3@1", "1.4@1", "1.5@1"]);
});

test("its own color, or a special card that designates it, costs nobody a ship [shadow 1]", () => {
  expect(draws(["seat-2"]).until("launch/aim").told("power.used")).toEqual([]);
  const hands = [["attack-10"], [], ["attack-08", "attack-06"]];
  expect(draws(["most-cards"], { hands }).until("launch/aim").told("power.used")).toEqual([]);
});

test("a player without a ship on a colony loses none [shadow 1]", () => {
  const ships = { "1.1": [0], "1.2": [0], "1.3": [0], "1.4": [0], "1.5": [0] };
  const t = draws(["seat-1"], { ships, warp: [0, 20, 0] }).until("launch/aim");
  expect([t.told("power.used"), t.table.encounter.defense]).toEqual([[], 1]);
});

test("on a wild card it may execute a ship of anybody else, before the offense names the defense [shadow 2, CLR-18]", () => {
  const t = draws(["wild"]);
  expect([t.asked(2), t.options(2)]).toEqual(["window/destiny.turned", ["pass", "shadow.2"]]);
  t.answer(2, "shadow.2");
  expect(t.options(2)).toHaveLength(10);
  t.answer(2, "0.3@0");
  expect([t.table.warp, t.asked(0)]).toEqual([[1, 0, 0], "destiny/wild"]);
  t.answer(0, "1");
  expect(t.table.warp).toEqual([1, 0, 0]);
});

test("on a wild card it may spare everybody [shadow 2]", () => {
  const t = draws(["wild"]).answer(2, "pass").until("launch/aim");
  expect(t.table.warp).toEqual([0, 0, 0]);
});

test("zapped, the ship lives [shadow zap]", () => {
  const hands = [["attack-10"], ["attack-08", "cosmic-zap"], []];
  const t = draws(["seat-1"], { hands }).answer(2, "1.3@1").answer(1, "cosmic-zap").until("launch/aim");
  expect([t.table.warp, t.ships("1.3", 1)]).toEqual([[0, 0, 0], 4]);
});

test("the offense's own color is another player's to the Shadow [shadow EC1]", () => {
  const t = draws(["seat-0", "seat-1"]);
  expect(t.options(2)).toEqual(["0.1@0", "0.2@0", "0.3@0", "0.4@0", "0.5@0"]);
});

test("as the offense it executes too, but not for its own color [shadow 0, shadow EC1]", () => {
  const t = draws(["seat-2", "seat-1"], { turn: 2, hands: [[], ["attack-08"], ["attack-10"]] });
  t.until("shadow/execute");
  expect(t.told("destiny.drawn")).toHaveLength(2);
  expect(t.options(2)[0]).toBe("1.1@1");
});

/** Executes once for each card drawn. */
function victims(t: TestTable): readonly unknown[] {
  return t.passing("shadow/execute").until("launch/aim").told("shadow.executed");
}

test("each card that is drawn and replaced costs a ship [shadow EC2, DST-14]", () => {
  expect(victims(draws(["seat-0", "seat-1"]))).toEqual([
    { player: "player/2", other: "player/0", planet: "planet/0.1" },
    { player: "player/2", other: "player/1", planet: "planet/1.1" },
  ]);
});

test("so does a card that another player has discarded at once [shadow EC2, DST-14]", () => {
  const hands = [["attack-10"], ["attack-08", "flare-dictator"], []];
  const t = draws(["seat-1", "seat-1"], { hands }).answer(2, "1.1@1");
  t.until("window/destiny.drawn", 1).answer(1, "flare-dictator");
  expect(t.asked(2)).toBe("shadow/execute");
  t.answer(2, "1.2@1");
  expect(t.table.warp).toEqual([0, 2, 0]);
});

test("the execution comes before Will chooses, and the choice does not change it [shadow EC4, will EC4]", () => {
  const t = draws(["seat-1"], { aliens: ["will", "hacker", "shadow"] });
  expect([t.asked(0), t.asked(2)]).toEqual([undefined, "shadow/execute"]);
  t.answer(2, "1.4@1");
  expect(t.asked(0)).toBe("will/defense");
  t.answer(0, "2");
  expect([t.table.warp, t.table.encounter.defense]).toEqual([[0, 1, 0], 2]);
});

test("on a wild card it is not offered while nobody else has a ship on a colony [shadow 2]", () => {
  const none = [1, 2].flatMap((seat) => [1, 2, 3, 4, 5].map((n) => [`${seat}.${n}`, [0]]));
  const t = table({
    aliens: ["shadow", "hacker", "machine"],
    hands: [["attack-10", "attack-06"], ["attack-08"], []],
    ships: Object.fromEntries(none),
    warp: [0, 20, 20],
    destiny: ["wild"],
  }).until("launch/aim");
  expect([t.told("destiny.drawn").length, t.wasAsked(0, "window/destiny.turned")]).toEqual([1, false]);
});
