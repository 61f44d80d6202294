import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const aliens = ["machine", "masochist", "hacker"];

/** The Machine attacks seat 1 with the first card of its hand and one ship, again and again. */
function start(hands: string[][], more: Partial<TestSetUp> = {}): TestTable {
  return table({ aliens, hands, destiny: ["seat-1", "seat-1", "seat-1"], ...more, declining: ["plague"] });
}

/** One encounter of the Machine, up to its end. */
function fight(t: TestTable, card: string): TestTable {
  t.until("launch/aim").answer(0, "1.1").until("planning/select");
  if (t.asked(0) === "planning/select") t.answer(0, card);
  return t;
}

const theirs = ["attack-08", "attack-08", "attack-08", "attack-08", "attack-08"];

test("after a lost encounter the Machine may have another one [machine 0, machine 2]", () => {
  const t = fight(start([["attack-04", "attack-06"], theirs, []]), "attack-04")
    .passing("planning/select")
    .until("window/encounter.end");
  expect(t.table.encounter.result).toBe("won");
  expect(t.table.encounter.winner).toBe(1);
  expect(t.options(0)).toEqual(["pass", "machine"]);
  t.answer(0, "machine").until("launch/aim");
  expect(t.table.encounter).toMatchObject({ n: 2, offense: 0 });
  expect(t.table.turn).toMatchObject({ n: 1, seat: 0, encounters: 2 });
});

test("the Machine may stop, and then its turn ends as usual [machine 0]", () => {
  const t = fight(start([["attack-04", "attack-06"], theirs, []]), "attack-04")
    .passing("planning/select")
    .until("window/encounter.end");
  expect(t.answer(0, "pass").until("launch/aim").table.turn.seat).toBe(1);
});

test("only the offense goes on [machine 0]", () => {
  const t = start([theirs, ["attack-04", "attack-06"], []], { turn: 1, destiny: ["seat-0"] }).until("launch/aim");
  t.answer(1, "0.1").until("planning/select").answer(1, "attack-04").passing("planning/select").until("launch/aim");
  expect(t.wasAsked(0, "window/encounter.end")).toBe(false);
});

test("the turn is not limited to two encounters, won or lost [machine 1, machine 2]", () => {
  const t = start([["attack-30", "attack-04", "attack-06", "attack-05"], theirs, []]);
  fight(t, "attack-30").passing("planning/select").until("window/encounter.end").answer(0, "machine");
  fight(t, "attack-04").passing("planning/select").until("window/encounter.end").answer(0, "machine");
  fight(t, "attack-06").passing("planning/select").until("window/encounter.end");
  expect(t.table.turn).toMatchObject({ n: 1, seat: 0, encounters: 3 });
  expect(t.answer(0, "machine").until("launch/aim").table.turn.encounters).toBe(4);
});

test("without an encounter card there is no further encounter [machine 2]", () => {
  const t = fight(start([["attack-04", "plague"], theirs, []]), "attack-04")
    .passing("planning/select")
    .declining("plague")
    .until("launch/aim");
  expect(t.wasAsked(0, "window/encounter.end")).toBe(false);
  expect(t.table.turn.seat).toBe(1);
});

test("even where a turn has one encounter only, the Machine goes on [machine 2, V1E-02]", () => {
  const t = start([["attack-30", "attack-06"], theirs, []], { settings: { encountersPerTurn: 1 } });
  fight(t, "attack-30")
    .passing("planning/select")
    .until("window/encounter.end")
    .answer(0, "machine")
    .until("launch/aim");
  expect(t.table.turn).toMatchObject({ seat: 0, encounters: 2 });
});

const zapper = [...theirs, "cosmic-zap"];

test("zapped after a lost encounter, the turn ends [machine zap, machine EC1]", () => {
  const t = fight(start([["attack-04", "attack-06"], zapper, []]), "attack-04")
    .passing("planning/select")
    .until("window/encounter.end");
  t.answer(0, "machine").answer(1, "cosmic-zap").until("launch/aim");
  expect(t.table.turn.seat).toBe(1);
});

test("zapped after a successful first encounter, the usual second one is left, and then the power again [machine zap, machine EC1]", () => {
  const t = start([["attack-30", "attack-04", "attack-06"], zapper, []]);
  fight(t, "attack-30")
    .passing("planning/select")
    .until("window/encounter.end")
    .answer(0, "machine")
    .answer(1, "cosmic-zap");
  expect(t.asked(0)).toBe("turn/again");
  fight(t.answer(0, true), "attack-04").passing("planning/select").until("window/encounter.end");
  expect(t.options(0)).toEqual(["pass", "machine"]);
  expect(t.answer(0, "machine").until("launch/aim").table.turn).toMatchObject({ seat: 0, encounters: 3 });
});

test("zapped after a successful second encounter, the turn ends [machine EC1]", () => {
  const t = start([["attack-30", "attack-40", "attack-06"], zapper, []]);
  fight(t, "attack-30").passing("planning/select").until("window/encounter.end").answer(0, "machine").pass(1);
  fight(t, "attack-40")
    .passing("planning/select")
    .until("window/encounter.end")
    .answer(0, "machine")
    .answer(1, "cosmic-zap");
  expect(t.until("launch/aim").table.turn.seat).toBe(1);
});

test("an encounter that ends for want of a card ends the turn [machine EC2]", () => {
  const t = start([["attack-04", "plague"], theirs, []])
    .until("window/regroup.start")
    .answer(0, "plague");
  t.answer(0, "0").passing("ships/lose").until("launch/aim").answer(0, "1.1").until("launch/aim", 1);
  expect(t.told("encounter.noCards")).toHaveLength(1);
  expect(t.wasAsked(0, "window/encounter.end")).toBe(false);
});

test("the next encounter starts at regroup, not with the start of the turn [machine EC4]", () => {
  const t = fight(start([["attack-04", "attack-06"], theirs, []]), "attack-04")
    .passing("planning/select")
    .until("window/encounter.end");
  t.answer(0, "machine");
  expect(t.asked(0)).toBe("ships/return");
  expect(t.table.encounter).toMatchObject({ n: 2, phase: "regroup" });
  expect(t.told("turn.began")).toHaveLength(1);
});
