import type { GameFacts } from "@hypergate/wire";
import { expect, test } from "vitest";
import {
  choicesOf,
  firstPlan,
  planOf,
  seatsOf,
  settingsOf,
  valuesOf,
  withPlayers,
  withPreset,
  withSetting,
} from "./plan.ts";

const FACTS: GameFacts = {
  id: "cosmic",
  title: { en: "Cosmic", ru: "Cosmic" },
  unit: "encounters",
  players: { min: 3, max: 5 },
  preset: "2020",
  presets: { "2008": { edition: "2008" }, "2020": { edition: "2020" } },
  defaults: {
    "2008": { edition: "2008", useFlares: true, selection: "draft", levels: ["green", "red"] },
    "2020": { edition: "2020", useFlares: false, selection: "combo", levels: ["green", "red"] },
  },
  settings: [
    { name: "edition", values: { oneOf: ["2008", "2020"] } },
    { name: "useFlares", values: { oneOf: [true, false] } },
    { name: "selection", values: { oneOf: ["draft", "combo", "chosen"] } },
    { name: "levels", values: { listOf: ["green", "red"] } },
    { name: "aliens", values: { bySeat: ["oracle", "clone"] }, where: { selection: "chosen" } },
  ],
  seats: { "2008": { min: 3, max: 4 }, "2020": { min: 3, max: 5 } },
  bots: ["random", "sensible"],
};
const plan = firstPlan(FACTS);
const names = (of: typeof plan) => choicesOf(FACTS, of).map(({ name }) => name);

test("a plan begins with the usual preset and the sensible bot", () => {
  expect(plan).toMatchObject({ preset: "2020", players: 4, bots: 0, bot: "sensible", changed: {} });
  expect(settingsOf(FACTS, plan)).toEqual({ edition: "2020" });
});

test("what the preset fixes is not asked, and what depends on another setting only then", () => {
  expect(names(plan)).toEqual(["useFlares", "selection", "levels"]);
  expect(names(withSetting(FACTS, plan, "selection", "chosen"))).toContain("aliens");
});

test("a preset for fewer players takes seats away, and their bots", () => {
  const five = { ...withPlayers(FACTS, plan, 5), bots: 4 };
  expect(seatsOf(FACTS, "2008").max).toBe(4);
  expect(withPreset(FACTS, five, "2008")).toMatchObject({ preset: "2008", players: 4, bots: 3 });
  expect(withPreset(FACTS, five, "2020")).toMatchObject({ players: 5, bots: 4 });
});

test("the usual value is no change, lists in any order", () => {
  const changed = withSetting(FACTS, plan, "useFlares", true);
  expect(changed.changed).toEqual({ useFlares: true });
  expect(valuesOf(FACTS, changed).useFlares).toBe(true);
  expect(withSetting(FACTS, changed, "useFlares", false).changed).toEqual({});
  expect(withSetting(FACTS, plan, "levels", ["red", "green"]).changed).toEqual({});
});

test("another preset keeps what was chosen by hand", () => {
  const both = withSetting(FACTS, withSetting(FACTS, plan, "useFlares", true), "levels", ["red"]);
  expect(withPreset(FACTS, both, "2008").changed).toEqual({ levels: ["red"] });
});

test("what is no longer asked for is not sent, nor are empty seats", () => {
  const chosen = withSetting(FACTS, withSetting(FACTS, plan, "selection", "chosen"), "aliens", ["oracle", "", "", ""]);
  expect(settingsOf(FACTS, chosen)).toEqual({ edition: "2020", selection: "chosen", aliens: ["oracle"] });
  const back = withSetting(FACTS, chosen, "selection", "combo");
  expect(settingsOf(FACTS, back)).toEqual({ edition: "2020" });
  expect(back.changed.aliens).toEqual(["oracle", "", "", ""]);
});

test("a smaller table has fewer bots", () => {
  expect(withPlayers(FACTS, { ...plan, bots: 3 }, 3)).toMatchObject({ players: 3, bots: 2 });
  const chosen = { ...plan, changed: { selection: "chosen", aliens: ["oracle", "clone", "oracle", "clone"] } };
  expect(withPlayers(FACTS, chosen, 3).changed).toEqual({
    selection: "chosen",
    aliens: ["oracle", "clone", "oracle"],
  });
});

test("a table that exists is read back as a plan", () => {
  const settings = { edition: "2008", useFlares: true, selection: "combo" };
  const read = planOf(FACTS, { settings, options: plan.options, players: 5 });
  expect(read).toMatchObject({ preset: "2008", players: 5, changed: { selection: "combo" } });
});
