import { describe, expect, test } from "vitest";
import { engage, fight, QUIET } from "./testing/fight.ts";
import { table } from "./testing/table.ts";

const strong = ["attack-40", "attack-30"];
const weak = ["attack-00", "attack-01"];
const peace = [["negotiate"], ["negotiate"]];

describe("ships that return", () => {
  test("go one by one to any colonies of their owner, wherever they came from [SHP-01]", () => {
    const t = fight({ hands: peace, gate: 4, ships: { "2.2": [1, 0, 4], "0.5": [3] } });
    t.answer(0, { do: "offer", give: { "planet/0.4": 1 }, want: {} })
      .answer(1, { do: "accept" })
      .answer(1, { "1.1": 1 });
    expect(t.question(0)).toMatchObject({ key: "ships/return", min: 4, max: 4 });
    expect(t.options(0)).toEqual(["0.2", "0.3", "0.4", "0.5", "2.2"]);
    t.answer(0, { "0.2": 1, "0.4": 1, "2.2": 2 });
    expect([t.ships("0.2", 0), t.ships("0.4", 0), t.ships("2.2", 0)]).toEqual([5, 5, 3]);
  });

  test("may not go to a planet without a colony of theirs, not even to an emptied home planet [SHP-02]", () => {
    const t = fight({ hands: peace, gate: 4 }).answer(0, { do: "refuse" });
    t.answer(1, { "1.1": 3 }).answer(0, { "0.2": 3 });
    expect(t.asked(0)).toBe("ships/return");
    expect(t.options(0)).toEqual(["0.2", "0.3", "0.4", "0.5"]);
  });

  test("go to the warp if their owner has no colony [SHP-03]", () => {
    const t = fight({
      hands: peace,
      gate: 4,
      ships: { "0.2": [], "0.3": [], "0.4": [], "0.5": [] },
      removed: [16],
    });
    t.answer(0, { do: "refuse" }).answer(1, { "1.1": 3 }).until("window/resolution.discarded");
    expect(t.table.warp[0]).toBe(4);
    expect(t.told("ships.stranded")).toEqual([{ player: "player/0", n: 1 }]);
  });
});

describe("colonies", () => {
  test("end when the last ship leaves [SHP-04]", () => {
    const t = table({
      aliens: QUIET.slice(0, 3),
      hands: [strong, weak],
      destiny: ["seat-1"],
      ships: { "2.2": [2, 0, 4], "0.5": [2] },
    });
    t.until("launch/ships");
    expect(t.colonies(0)).toBe(1);
    t.answer(0, { "2.2": 1, "0.5": 1 });
    expect(t.colonies(0)).toBe(1);
    const u = table({
      aliens: QUIET.slice(0, 3),
      hands: [strong, weak],
      destiny: ["seat-1"],
      ships: { "2.2": [2, 0, 4], "0.5": [2] },
    });
    u.until("launch/ships").answer(0, { "2.2": 2 });
    expect(u.colonies(0)).toBe(0);
  });

  const stripped = { "1.1": [], "1.2": [0, 8] };

  test("a stripped home planet still has to be defended, with no ships [SHP-05]", () => {
    const t = fight({ hands: [strong, weak], ships: stripped, target: "1.1", gate: 2 });
    expect(t.table.encounter).toMatchObject({ defense: 1, planet: 5 });
    t.cards("attack-40", "attack-00");
    expect(t.totals()).toEqual({ offense: 42, defense: 0 });
    t.until("window/resolution.keep");
    expect([t.ships("1.1", 0), t.table.warp[1]]).toEqual([2, 0]);
  });

  test("foreign colonies on it are bystanders, and its owner is the defense [SHP-07]", () => {
    const t = fight({
      hands: [weak, strong],
      ships: { ...stripped, "1.1": [0, 0, 3], "2.5": [0, 0, 1] },
      target: "1.1",
    });
    expect(t.table.encounter.defense).toBe(1);
    t.cards("attack-00", "attack-40");
    expect(t.totals()).toEqual({ offense: 1, defense: 40 });
    t.until("window/resolution.keep");
    expect([t.ships("1.1", 2), t.table.warp]).toEqual([3, [1, 0, 0]]);
  });

  test("of invaders only the chosen one defends, and own ships there take no part [SHP-08]", () => {
    const t = table({
      aliens: QUIET.slice(0, 3),
      hands: [weak, strong],
      destiny: ["seat-0"],
      ships: { "0.1": [3, 2, 1], "0.2": [5], "1.5": [0, 2], "2.5": [0, 0, 3] },
    });
    t.until("destiny/own");
    expect(t.options(0)).toEqual(["redraw", "0.1@1", "0.1@2"]);
    t.answer(0, "0.1@1");
    const u = engage(t, { gate: 1 }).cards("attack-00", "attack-40");
    expect(u.totals()).toEqual({ offense: 1, defense: 42 });
    u.until("window/resolution.keep");
    expect([0, 1, 2].map((seat) => u.ships("0.1", seat))).toEqual([2, 2, 1]);
  });

  test("a home colony is regained when the own color comes up [SHP-06]", () => {
    const t = table({
      aliens: QUIET.slice(0, 3),
      hands: [strong, weak],
      destiny: ["seat-0"],
      ships: { "0.1": [], "0.2": [8] },
    });
    t.until("destiny/own").answer(0, "0.1").answer(0, { "0.2": 3 });
    expect([t.ships("0.1", 0), t.ships("0.2", 0)]).toEqual([3, 5]);
  });

  test("or by beating an invader on that planet [SHP-06]", () => {
    const t = table({
      aliens: QUIET.slice(0, 3),
      hands: [strong, weak],
      destiny: ["seat-0"],
      ships: { "0.1": [0, 2], "0.2": [8], "1.5": [0, 2] },
    });
    t.until("destiny/own").answer(0, "0.1@1");
    engage(t, { gate: 2 }).cards("attack-40", "attack-00").until("window/resolution.keep");
    expect([t.ships("0.1", 0), t.ships("0.1", 1)]).toEqual([2, 0]);
  });

  test("or by a deal [SHP-06]", () => {
    const t = fight({ hands: peace, ships: { "0.1": [0, 2], "0.2": [8], "1.5": [0, 2] } });
    t.answer(0, { do: "offer", give: {}, want: { "planet/0.1": 1 } })
      .answer(1, { do: "accept" })
      .answer(0, { gate: 1 });
    expect([t.ships("0.1", 0), t.ships("0.1", 1)]).toEqual([1, 2]);
  });
});

describe("ships to lose", () => {
  test("may be any in play, in colonies or in the encounter [SHP-09]", () => {
    const t = fight({
      aliens: ["gambler", "clone", "filch"],
      hands: [["attack-04", "attack-06"], ["attack-08"]],
      gate: 2,
      ships: { "2.2": [1, 0, 4], "0.5": [3] },
      warp: [0, 0, 0],
    });
    t.cards("attack-04", "attack-08").until("window/reveal.turn").answer(0, "gambler").answer(0, "attack-30");
    t.answer(1, true);
    expect(t.question(0)).toMatchObject({ key: "ships/lose", min: 2, max: 2 });
    expect(t.options(0)).toEqual(["0.1", "0.2", "0.3", "0.4", "0.5", "2.2", "gate"]);
  });

  test("are all there are if there are too few [SHP-10]", () => {
    const t = table({
      aliens: QUIET.slice(0, 3),
      hands: [strong, weak, ["plague"]],
      destiny: ["seat-2"],
      ships: { "1.1": [0, 1], "1.2": [0, 1], "1.3": [], "1.4": [], "1.5": [] },
      removed: [0, 18],
    });
    t.until("window/regroup.start").answer(2, "plague").answer(2, "1").passing("plague/discard").until("launch/aim");
    expect(t.table.warp[1]).toBe(2);
  });
});
