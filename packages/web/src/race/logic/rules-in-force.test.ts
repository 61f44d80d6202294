import { readSettings, rulebook } from "@hypergate/race";
import { expect, test } from "vitest";
import { rulesInForce } from "./rules-in-force.ts";

function idsWith(raw: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  return new Set(rulesInForce(readSettings(raw).settings).map(({ id }) => id));
}

test("a table with the base game shows nothing of the expansions", () => {
  const base = idsWith({ players: 3, sets: "base" });
  for (const id of ["4.1", "8.2", "12.1", "consumeGoods"]) expect(base.has(id), id).toBe(true);
  for (const id of ["G1", "firstFiveChips", "takeover", "takeoverDefense", "14.2", "exploreMix", "4.5"])
    expect(base.has(id), id).toBe(false);
});

test("goals and takeovers are there where they are played", () => {
  const storm = idsWith({ players: 4, sets: "base+storm" });
  expect(storm.has("G1")).toBe(true);
  expect(storm.has("14.2")).toBe(false);
  const all = idsWith({ players: 2, sets: "base+storm+rebel", takeovers: "on" });
  expect(all.has("14.2")).toBe(true);
  expect(all.has("4.5")).toBe(true);
  const peaceful = idsWith({ players: 2, sets: "base+storm+rebel", takeovers: "off" });
  expect(peaceful.has("14.2")).toBe(false);
  expect(all.size).toBeLessThan(rulebook.length);
});
