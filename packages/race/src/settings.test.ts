import { expect, test } from "vitest";
import { hasTakeovers, mostPlayers, readSettings, SETS, settingsFrom } from "./settings.ts";

function problems(raw: Record<string, unknown>): string[] {
  return readSettings(raw).problems.map(({ id, params }) => `${id} ${params.name}`);
}

test("the boxes allow 4, 5, 5 and 6 players [2.1, 2.2, 2.3]", () => {
  expect(SETS.map(mostPlayers)).toEqual([4, 5, 5, 6]);
  expect(problems({ sets: "base", players: 4 })).toEqual([]);
  expect(problems({ sets: "base", players: 5 })).toEqual(["settings.conflict players"]);
  expect(problems({ sets: "base+rebel", players: 6 })).toEqual(["settings.conflict players"]);
  expect(problems({ players: 6 })).toEqual([]);
  expect(problems({ players: 7 })).toEqual(["settings.value players"]);
});

test("takeovers are on or off for a game, or alternate and begin with off [3.11, 16.14]", () => {
  expect(hasTakeovers(settingsFrom({}))).toBe(false);
  expect(hasTakeovers(settingsFrom({ game: 2 }))).toBe(true);
  expect([1, 2, 3, 4].map((game) => hasTakeovers(settingsFrom({ takeovers: "alternate", game })))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(hasTakeovers(settingsFrom({ takeovers: "on" }))).toBe(true);
  expect(problems({ sets: "base+storm", takeovers: "on" })).toEqual(["settings.conflict takeovers"]);
});

test("goals need The Gathering Storm [G6, 2.7]", () => {
  expect(settingsFrom({ sets: "base" }).goals).toBe(false);
  expect(settingsFrom({ sets: "base+storm" }).goals).toBe(true);
  expect(settingsFrom({ sets: "base+storm", goals: "off" }).goals).toBe(false);
  expect(problems({ sets: "base+rebel", goals: true })).toEqual(["settings.conflict goals"]);
});

test("a wrong setting is refused with what is allowed", () => {
  const { problems: found } = readSettings({ colour: "blue", sets: "storm" });
  expect(found).toEqual([
    { id: "settings.unknown", params: { name: "colour", allowed: expect.stringContaining("players, sets") } },
    {
      id: "settings.value",
      params: { name: "sets", value: "storm", allowed: "base, base+storm, base+rebel, base+storm+rebel" },
    },
  ]);
  expect(() => settingsFrom({ players: 9 })).toThrow("2, 3, 4, 5, 6");
  expect(problems({ scenario: "rebels-against-the-empire", players: 3, takeovers: "off" })).toEqual([
    "settings.conflict scenario",
    "settings.conflict takeovers",
  ]);
  expect(problems({ sets: "base", scenario: "rebels-against-the-empire", takeovers: "off" })).toContain(
    "settings.conflict scenario",
  );
  expect(problems({ game: 0 })).toEqual(["settings.value game"]);
});

test("there is no learning hand for a sixth player [3.13]", () => {
  expect(problems({ players: 6, learningHands: true })).toEqual(["settings.conflict learningHands"]);
  expect(problems({ players: 5, learningHands: true })).toEqual([]);
  expect(problems({ sets: "base+rebel", players: 5, learningHands: true })).toEqual([
    "settings.conflict learningHands",
  ]);
});
