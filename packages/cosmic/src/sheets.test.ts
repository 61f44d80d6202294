import { expect, test } from "vitest";
import { POWERS } from "./aliens/powers.ts";
import { at } from "./effects.ts";
import { shipsAt } from "./fleet.ts";
import { violation } from "./invariants.ts";
import { playerRef } from "./refs.ts";
import { retirePower } from "./sheets.ts";
import { capture, liftShips, releaseAll } from "./ships.ts";
import { playWith } from "./testing/installing.ts";
import { type TestSetUp, type TestTable, table } from "./testing/table.ts";

const SHEET = "sheet/machine";

/** The Machine made for this file captures two ships of seat 1, lets them go, and leaves the game. */
playWith({
  powers: [
    {
      ...(POWERS.find(({ id }) => id === "machine") as (typeof POWERS)[number]),
      uses: [
        at("regroup.start", {
          as: "any",
          rule: "machine 1",
          run: (g) => capture(g, "machine", 1, liftShips(g, 1, { "planet/1.1": 2 })),
        }),
        at("planning.before", { as: "any", rule: "machine 1", run: (g) => releaseAll(g, "machine") }),
        at("planning.selected", { as: "any", rule: "machine 1", run: (g, me) => retirePower(g, me, "machine") }),
      ],
    },
  ],
});

function captured(more: TestSetUp = {}): TestTable {
  const t = table({
    aliens: ["machine", "hacker", "gambler"],
    hands: [["attack-10"], ["attack-06"], ["attack-08"]],
    destiny: ["seat-2"],
    ...more,
  });
  t.until("window/regroup.start").answer(0, "machine");
  return t.asked(1) === "window/regroup.start" ? t.pass(1) : t;
}

test("captured ships lie on a sheet, and are neither on a colony nor in the warp [SS-15]", () => {
  const t = captured();
  expect([t.ships("1.1", 1), t.table.warp[1], shipsAt(t.table, 1, SHEET)]).toEqual([2, 0, 2]);
  expect(t.told("ships.captured")).toEqual([{ player: playerRef(1), power: "power/machine", n: 2 }]);
  expect(violation(t.state, 72)).toBeUndefined();
});

test("special ships may be among them, and those that stay are asked for [SS-15, SS-3]", () => {
  const specials = [{ kind: "salvage", seat: 1, at: "planet/1.1" } as const];
  const t = captured({ specials, settings: { specialShips: "salvage" }, discard: ["attack-40"], declining: ["beam"] });
  expect(t.question(1)).toMatchObject({ key: "ships/salvage", params: { n: 2 } });
  t.answer(1, true);
  expect(t.table.specials[0].at).toBe(SHEET);
  expect(violation(t.state, 72)).toBeUndefined();
  t.until("launch/aim");
  expect(t.wasAsked(1, "window/destiny.final")).toBe(false);
});

test("ships that are let go return to colonies, and so do those on a sheet that leaves the game [SS-15]", () => {
  for (const window of ["window/planning.before", "window/planning.selected"]) {
    const t = captured({ declining: window === "window/planning.before" ? [] : ["machine"] });
    t.until(window, 0).answer(0, "machine");
    t.until("ships/return", 1).answer(1, { "1.3": 2 });
    expect([t.ships("1.3", 1), shipsAt(t.table, 1, SHEET)]).toEqual([6, 0]);
    expect(violation(t.state, 72)).toBeUndefined();
  }
});

test("a position counts ships on sheets, and none can be half a ship", () => {
  const memo = (ships: number[]) => ({ memo: { machine: { ships } } });
  const aliens = ["machine", "hacker", "gambler"];
  const t = table({ aliens, ships: { "1.1": [0, 1] }, ...memo([0, 3, 0]) });
  expect(violation(t.state, 72)).toBeUndefined();
  expect(() => table({ aliens, ...memo([0, 3, 0]) })).toThrow("seat 1 has 23 ships in this position; allowed: 20");
  expect(() => table({ aliens, ...memo([0, 0.5, 0]) })).toThrow("not a whole number");
});

test("fewer than no ships on a sheet is a wrong state", () => {
  const t = captured();
  t.state.table.memo.machine = { ships: [0, -1, 0] };
  expect(violation(t.state, 72)).toBe("a negative number of ships");
});
