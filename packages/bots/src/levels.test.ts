/** The levels that people choose from, against each other, and what a character changes at each of them. */
import { cosmic } from "@hypergate/cosmic";
import { imaginationIn, type Question, type Run, same, seated, simulate } from "@hypergate/kernel";
import { race } from "@hypergate/race";
import { expect, test } from "vitest";
import { CHARACTER_IDS, CHARACTERS } from "./characters.ts";
import { cosmicBots, raceBots } from "./index.ts";
import { weightsOf } from "./race/leaning.ts";
import { WEIGHTS } from "./race/weights.ts";

const SLOW = 120_000;

/** The share of the victories of one player among three others at a table of Cosmic. */
function cosmicShare(one: string, others: string, games: number): number {
  let share = 0;
  for (let n = 0; n < games; n++) {
    const own = n % 4;
    const settings = { alienSelection: "random", useFlares: true };
    const players = [0, 1, 2, 3].map((seat) =>
      seated(cosmic, cosmicBots[seat === own ? one : others](`${n} ${seat}`) as never),
    );
    const { winners } = simulate(cosmic, cosmic.setUp({ players: 4, settings }, `level ${n}`), players).state.table;
    if (winners.includes(own)) share += 1 / winners.length;
  }
  return share / games;
}

/** The share of the victories of one player against another at a table of Race. */
function raceShare(one: string, other: string, games: number): number {
  let share = 0;
  for (let n = 0; n < games; n++) {
    const own = n % 2;
    const players = [0, 1].map((seat) => seated(race, raceBots[seat === own ? one : other](`${n} ${seat}`) as never));
    const state = race.setUp({ settings: { players: 2, sets: n % 4 < 2 ? "base" : "base+storm+rebel" } }, `level ${n}`);
    const winners = simulate(race, state, players).state.table.result?.winners ?? [];
    if (winners.includes(own)) share += 1 / winners.length;
  }
  return share / games;
}

test("a gentle player of Cosmic loses to sensible ones and beats random ones", { timeout: SLOW }, () => {
  expect(cosmicShare("gentle", "sensible", 40)).toBeLessThan(0.18);
  expect(cosmicShare("gentle", "random", 24)).toBeGreaterThan(0.6);
});

test("so does one of Race", { timeout: SLOW }, () => {
  expect(raceShare("gentle", "sensible", 40)).toBeLessThan(0.3);
  expect(raceShare("gentle", "random", 20)).toBeGreaterThan(0.8);
});

/** Questions of some rounds of a game of four sensible players, to be answered by others too. */
function questionsOf(asking: (question: Question, g: Run<never>) => void): void {
  const players = [0, 1, 2, 3].map((seat) => {
    const plain = seated(race, raceBots.sensible(`${seat}`) as never);
    return (question: Question, g: Run<never>) => {
      asking(question, g);
      return plain(question, g as never);
    };
  });
  const state = race.setUp({ settings: { players: 4, sets: "base+storm+rebel" } }, "characters");
  simulate(race, state, players as never, ({ table }) => table.round > 6, { forks: true });
}

test.each(["gentle", "sensible", "expert"])(
  "a %s racer plays otherwise with a character",
  { timeout: SLOW },
  (level) => {
    const differs = new Set<string>();
    questionsOf((question, g) => {
      if (!question.key.startsWith("choose.")) return;
      const answer = (id?: (typeof CHARACTER_IDS)[number]) =>
        raceBots[level]("same", id && CHARACTERS[id], level === "expert" ? { worlds: 8, choices: 5 } : {})(
          question,
          () => race.view(g.s, question.who),
          imaginationIn(g as never, question),
        );
      const plain = answer();
      for (const id of ["baron", "quark", "pixel"] as const) if (!same(answer(id), plain)) differs.add(id);
    });
    expect(differs.size).toBeGreaterThan(0);
  },
);

test("every character leans some way, and none far", () => {
  for (const id of CHARACTER_IDS) {
    const { racing } = CHARACTERS[id];
    const weights = weightsOf(racing);
    expect(weights, id).not.toEqual(WEIGHTS);
    expect(Object.keys(weights).sort()).toEqual(Object.keys(WEIGHTS).sort());
  }
  expect(weightsOf({})).toEqual(WEIGHTS);
});
