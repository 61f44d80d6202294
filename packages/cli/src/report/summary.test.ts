import { expect, test } from "vitest";
import type { GameResult, SimOptions } from "../sim.ts";
import { cosmicSections } from "./cosmic.ts";
import { page } from "./page.ts";
import { raceSections } from "./race.ts";
import { type Section, type Source, sayIn } from "./summary.ts";

const options: SimOptions = { game: "cosmic", games: 1, players: [3, 5], seed: "1", bots: ["random"], settings: {} };

function game(kinds: readonly string[], winners: readonly number[], bots = kinds.map(() => "random")): GameResult {
  return { kinds, winners, bots, decisions: 1, units: 1, stopped: false, scores: [], facts: [], hash: "" };
}

function sourceOf(results: readonly GameResult[], changed: Partial<SimOptions> = {}, language: "en" | "ru" = "en") {
  const say = sayIn(language);
  return { options: { ...options, ...changed }, results, unit: "encounters", language, say } satisfies Source;
}

/** The page with one section, or the words around it. */
function drawn(source: Source, sections: readonly Section[], id: string): string {
  const section = sections.find((one) => one.id === id);
  const parts = { title: "", lead: "", tiles: [], settings: "", command: "", files: "" };
  const html = page(source, { ...parts, sections: section === undefined ? [] : [section] });
  return html.slice(html.indexOf("<main>"));
}

/** Games of three and of five in which every seat wins in turn. */
const even = Array.from({ length: 300 }, (_, n) => [
  game(["oracle", "human", "void"], [n % 3]),
  game(["mind", "will", "zombie", "clone", "miser"], [n % 5]),
]).flat();

test("what plays only with few or only with many is compared with the mean of such games", () => {
  const source = sourceOf(even);
  const sections = cosmicSections(source);
  const [aliens] = sections;
  expect(aliens.rows.find(({ item }) => item === "oracle")).toMatchObject({ rate: 0.3333, expected: 0.3333 });
  expect(aliens.rows.find(({ item }) => item === "mind")).toMatchObject({ rate: 0.2, expected: 0.2 });
  for (const id of ["aliens", "seats"]) expect(drawn(source, sections, id)).not.toMatch(/<b>[▲▼]/);
  expect(drawn(source, sections, "aliens")).toContain("what an average player would have won of the same games");
});

test("what wins more than others with as many players is marked", () => {
  const source = sourceOf([...even, ...Array.from({ length: 40 }, () => game(["loser", "a", "b", "c", "d"], [0]))]);
  const marked = drawn(source, cosmicSections(source), "aliens").match(/<tr class="up">.*?<b>/g);
  expect(marked).toHaveLength(1);
  expect(marked?.[0]).toContain("Loser");
});

test("a neighbour is judged by games with as many players", () => {
  // Wins every game of three and none of five, whoever sits beside it.
  const results = Array.from({ length: 20 }, () => [
    game(["oracle", "human", "void"], [0]),
    game(["oracle", "mind", "will", "zombie", "clone"], [1]),
  ]).flat();
  const [aliens, pairs] = cosmicSections(sourceOf(results));
  expect(aliens.rows.find(({ item }) => item === "oracle")).toMatchObject({ rate: 0.5 });
  const beside = pairs.rows.filter(({ item }) => item === "oracle");
  expect(beside).toHaveLength(6);
  for (const { rate, expected } of beside) expect(expected).toBe(rate);
});

test("an alien has the same rate among its neighbours as in the first table", () => {
  const results = Array.from({ length: 20 }, (_, n) => [
    game(["oracle", "human", "void"], [n % 2]),
    game(["oracle", "mind", "will", "zombie", "clone"], [n % 4 === 0 ? 0 : 1]),
    game(["oracle", "mind", "loser", "zombie", "clone"], [0]),
  ]).flat();
  const source = sourceOf(results);
  const sections = cosmicSections(source);
  expect(sections[0].rows.find(({ item }) => item === "oracle")).toMatchObject({ rate: 0.5833 });
  expect(drawn(source, sections, "pairs")).toContain("Oracle <small>58.3\u00a0%</small>");
});

test("all together have no interval where every game has one winner", () => {
  const cell = (source: Source) => /All<\/th>(.*?)<\/tr>/.exec(drawn(source, cosmicSections(source), "players"))?.[1];
  expect(cell(sourceOf(even))).toBe(
    '<td class="n even"><b>33.3\u00a0%</b></td><td class="n even"><b>20.0\u00a0%</b></td>',
  );
  expect(cell(sourceOf([...even, game(["a", "b", "c"], [0, 1])]))).toMatch(/33\.4\u00a0%<\/b> <small>±/);
});

test.each([
  ["en", "won / seats", "won / games", "share of seats that won"],
  ["ru", "побед / мест", "побед / партий", "доля мест, занятых победителями"],
] as const)("what several players of a game may have is counted by seats (%s)", (language, seats, games, share) => {
  const bots = ["random", "random", "sensible"];
  const source = sourceOf([game(["oracle", "human", "void"], [0], bots)], { bots, players: [3] }, language);
  const cosmic = cosmicSections(source);
  expect(drawn(source, cosmic, "bots")).toContain(seats);
  expect(drawn(source, cosmic, "bots")).toContain(share);
  expect(drawn(source, cosmic, "aliens")).toContain(games);
  const facts = [{ strategy: ["mixed"], goals: ["budget-surplus"] }, { strategy: ["mixed"] }, { strategy: ["mixed"] }];
  const race = { ...source, results: [{ ...source.results[0], facts }] };
  for (const id of ["strategies", "goals"]) expect(drawn(race, raceSections(race), id)).toContain(seats);
});

test("the note on seats holds for what was asked", () => {
  const note = (settings: SimOptions["settings"], language: "en" | "ru" = "en") =>
    cosmicSections(sourceOf(even, { settings }, language)).find(({ id }) => id === "seats")?.note;
  expect(note({ tech: true })).toMatch(
    /The rules treat all seats alike, so a mark that is not chance tells of the bots\.$/,
  );
  expect(note({ first: 2 })).toMatch(/With first=2 the seats are not alike, so a mark may come from that\.$/);
  expect(note({ first: 2 }, "ru")).toMatch(/При first=2 места неравны, и отметка может быть от этого\.$/);
  const race = (scenario: string) =>
    raceSections(sourceOf(even, { settings: { scenario } })).find(({ id }) => id === "seats")?.note;
  expect(race("none")).toMatch(/all seats alike/);
  expect(race("rebels-against-the-empire")).toMatch(/With scenario=rebels-against-the-empire the seats are not alike/);
});
