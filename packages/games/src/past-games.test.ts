import { readdirSync, readFileSync } from "node:fs";
import { illegal, momentOf, type Parts, partsAfter, type Recording, unpackTrace } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { GAMES } from "./index.ts";

const FOLDER = new URL("./testing/past/", import.meta.url);
const FILES = readdirSync(FOLDER);

type PastGame = Recording & { readonly names: readonly string[]; readonly trace: string };

function read(file: string): PastGame {
  return JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as PastGame;
}

test("there is a finished game of every version of every game", () => {
  const every = Object.values(GAMES).flatMap(({ id, rules }) =>
    Array.from({ length: rules.version }, (_, i) => `${id}-${i + 1}.json`),
  );
  expect(FILES.toSorted()).toEqual(every.toSorted());
  for (const file of FILES) {
    const { game, version } = read(file);
    expect(file).toBe(`${game}-${version}.json`);
  }
});

describe.each(FILES)("%s", (file) => {
  test("is shown from beginning to end by the rules of today", async () => {
    const { game: id, answers, trace: packed } = read(file);
    const { rules, units, winners } = GAMES[id];
    const trace = await unpackTrace(packed);
    expect(trace.points).toHaveLength(answers.length + 1);
    let parts: Parts | undefined;
    trace.points.forEach((point, n) => {
      parts = partsAfter(parts, point);
      const { s, pending } = momentOf(rules, parts);
      for (let seat = 0; seat < rules.seats(s); seat++) expect(rules.view(s, seat)).toBeDefined();
      expect(rules.view(s, "spectator")).toBeDefined();
      const answer = answers[n];
      const question = pending.find(({ who }) => who === answer?.who);
      expect(question?.key).toBe(answer?.key);
      if (question !== undefined) expect(illegal(question, answer.value)).toBeUndefined();
      if (answer !== undefined) return;
      expect(s.agenda).toEqual([]);
      expect(parts.told).toBe(trace.events.length);
      expect(units(s)).toBeGreaterThan(1);
      expect(winners(s).length).toBeGreaterThan(0);
    });
  });
});
