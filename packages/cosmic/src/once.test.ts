/** Uses that may be made at several moments, but once in an encounter, played with effects made for it. */
import type { Seat } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { anyOf, at, type Play, type PowerInstalled, type Technology } from "./effects.ts";
import { technology } from "./technology.ts";
import { playWith } from "./testing/installing.ts";
import { type TestSetUp, type TestTable, table, windowsAsked } from "./testing/table.ts";
import { withTechs } from "./testing/techs.ts";

const MOMENTS = ["regroup.start", "launch.before", "planning.before"] as const;
const HANDS = [["attack-40", "attack-30"], ["attack-00", "attack-01"], []];

const note = (g: Play, me: Seat) => {
  g.s.table.memo.note = { times: Number(g.s.table.memo.note?.times ?? 0) + 1, me };
};
const anyTime = { as: "any", rule: "clone 1", run: note } as const;

const clone: PowerInstalled = { id: "clone", alert: "green", uses: anyOf(MOMENTS, anyTime) };
const filch: PowerInstalled = { id: "filch", alert: "green", uses: MOMENTS.map((window) => at(window, anyTime)) };
/** At one of the moments there is another use, so that both are numbered there. */
const gambler: PowerInstalled = {
  id: "gambler",
  alert: "green",
  uses: [at("launch.before", anyTime), ...anyOf(MOMENTS, anyTime)],
};
const xenonLasers: Technology = technology({
  id: "xenon-lasers",
  number: 5,
  after: "stays",
  uses: anyOf(MOMENTS, anyTime),
});
const open = anyOf(MOMENTS, anyTime).map((use) => ({
  ref: "word/accuse",
  under: ({ useFlares }: { useFlares: boolean }) => useFlares,
  use,
}));

const flare = { alien: "clone", wild: { uses: [], open }, super: { uses: [] } };
playWith({ powers: [clone, filch, gambler], flares: [flare], technologies: [xenonLasers] });

/** What the moments offer, to be left at all but one. */
const OFFERED = ["clone", "filch", "gambler", "gambler.1", "gambler.2", "xenon-lasers", "accuse"];

/** Seat 0 passes until this moment, makes its use there by this ref, and passes until cards are selected. */
function usedAt(moment: string, ref: string, setUp: TestSetUp): TestTable {
  const plain = { hands: HANDS, destiny: ["seat-1", "seat-1"], settings: { useFlares: false } };
  const t = table({ ...plain, declining: OFFERED, ...setUp });
  return t.until(`window/${moment}`, 0).answer(0, ref).until("planning/select");
}

const upTo = (moment: (typeof MOMENTS)[number]) =>
  MOMENTS.slice(0, MOMENTS.indexOf(moment) + 1).map((window) => `window/${window}`);

describe("one use at any of several moments", () => {
  test.each(MOMENTS)("of a power is gone once it is made at %s", (moment) => {
    const t = usedAt(moment, "clone", { aliens: ["clone", "healer", "machine"] });
    expect([windowsAsked(t, 0), t.table.memo.note]).toEqual([upTo(moment), { times: 1, me: 0 }]);
    expect(t.table.encounter.used).toEqual(["power/clone/regroup.start+launch.before+planning.before@0"]);
  });

  test("comes back in the next encounter", () => {
    const t = usedAt("launch.before", "clone", { aliens: ["clone", "healer", "machine"] })
      .passing("planning/select")
      .until("turn/again");
    t.answer(0, true).until("window/regroup.start", 0);
    expect([t.table.encounter.n, t.options(0)]).toEqual([2, ["pass", "clone"]]);
  });

  test("is not what several uses are: each of these has its own once", () => {
    const t = usedAt("regroup.start", "filch", { aliens: ["filch", "healer", "machine"] });
    expect(windowsAsked(t, 0)).toEqual(upTo("planning.before"));
    expect(t.table.encounter.used).toEqual(["power/filch/regroup.start@0"]);
  });

  test("does not take another use of the same moment along", () => {
    const t = usedAt("regroup.start", "gambler", { aliens: ["gambler", "healer", "machine"] });
    expect(windowsAsked(t, 0)).toEqual(upTo("launch.before"));
    const other = usedAt("launch.before", "gambler.1", { aliens: ["gambler", "healer", "machine"] });
    expect(windowsAsked(other, 0)).toEqual([
      ...upTo("launch.before"),
      "window/launch.before",
      "window/planning.before",
    ]);
  });

  test.each(MOMENTS)("of a technology is gone once it is made at %s", (moment) => {
    const setUp = withTechs([["xenon-lasers"]], { aliens: ["healer", "machine", "oracle"] });
    const settings = { useFlares: false, ...setUp.settings };
    const t = usedAt(moment, "tech/xenon-lasers", { ...setUp, settings });
    expect([windowsAsked(t, 0), t.table.memo.note]).toEqual([upTo(moment), { times: 1, me: 0 }]);
  });

  test.each(MOMENTS)("that is open to all is gone for the player who makes it at %s, and for no other", (moment) => {
    const t = usedAt(moment, "word/accuse", { aliens: ["healer", "machine", "oracle"], settings: {} });
    const [own, others] = [0, 2].map((seat) => new Set(windowsAsked(t, seat)));
    expect([[...own], [...others]]).toEqual([upTo(moment), upTo("planning.before")]);
    expect(t.table.memo.note).toEqual({ times: 1, me: 0 });
  });
});
