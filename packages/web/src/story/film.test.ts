import { type BaseState, type Rules, stateHash } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { engineOf, GAMES } from "../games.ts";
import type { Meter, Voice } from "../table/meter.ts";
import { playOut } from "../testing/played.ts";
import { translate } from "../words/words.ts";
import {
  beforePart,
  besides,
  decisionsOf,
  develop,
  type Film,
  isShown,
  nextDecisionOf,
  nextMark,
  nextStep,
  shownSteps,
} from "./film.ts";
import { checkedRecording, namesIn, readRecording, Unplayable } from "./recording.ts";
import { causeOf, standingOf, toldIn } from "./standing.ts";

const CONFIGS = {
  cosmic: { players: 3, settings: { alienSelection: "random" } },
  race: { settings: { players: 2 } },
};

interface Filmed {
  readonly film: Film;
  readonly rules: Rules<BaseState>;
  readonly meter: Meter;
}

const films = new Map<string, Promise<Filmed>>();

function filmOf(game: keyof typeof CONFIGS): Promise<Filmed> {
  const known = films.get(game) ?? makeFilm(game);
  films.set(game, known);
  return known;
}

async function makeFilm(game: keyof typeof CONFIGS): Promise<Filmed> {
  const engine = await engineOf(game);
  if (engine === undefined) throw new Error(`no engine for ${game}`);
  const { rules, meter } = engine;
  return { film: develop(rules, playOut(rules, CONFIGS[game], "film"), meter), rules, meter };
}

describe.each(["cosmic", "race"] as const)("a film of %s", (game) => {
  test("folds the steps after which nobody sees anything else", { timeout: 30_000 }, async () => {
    const { film, rules } = await filmOf(game);
    // Some of them: every moment is played up to.
    for (let step = 1; step < film.steps; step += 61)
      if (!isShown(film, step)) {
        const [before, after] = film.decisions[step - 1].told;
        expect(after, `step ${step}`).toBe(before);
        const seen = (at: number) =>
          JSON.stringify(rules.view(film.at(at).run.s, "spectator"), (key, value) => (key === "phase" ? 0 : value));
        expect(seen(step), `step ${step}`).toBe(seen(step - 1));
      }
    expect(shownSteps(film) / film.marks.length).toBeLessThan(game === "race" ? 8 : 16);
    expect(shownSteps(film)).toBeLessThan(film.steps * 0.7);
  });

  test("goes from decision to decision, forward and back, and stops before each", async () => {
    const { film } = await filmOf(game);
    const all = decisionsOf(film, 1);
    const visited: number[] = [];
    for (let at = nextDecisionOf(film, -1, 1); at !== undefined; at = nextDecisionOf(film, at, 1)) visited.push(at);
    expect(visited).toEqual(all);
    const back: number[] = [];
    for (let at = nextDecisionOf(film, film.steps, 1, -1); at !== undefined; at = nextDecisionOf(film, at, 1, -1))
      back.push(at);
    expect(back.reverse()).toEqual(all);
    for (const at of all) {
      const { question, answer } = film.decisions[at];
      expect(answer.who).toBe(1);
      expect(film.at(at).run.pending).toContainEqual(question);
      for (const other of besides(film, at)) expect(other.question.key).toBe(question.key);
    }
  });

  test("opens before the decision that led into a part", async () => {
    const { film } = await filmOf(game);
    for (const { part, step } of film.marks) {
      expect(beforePart(film, part, undefined)).toBe(step);
      const at = beforePart(film, part, 1);
      expect(at).toBeGreaterThanOrEqual(step);
      if (at !== step) expect(film.decisions[at]).toMatchObject({ part, answer: { who: 1 } });
    }
  });

  test("what everybody has in the end is the sum of where it came from", async () => {
    const { film, rules, meter } = await filmOf(game);
    const view = rules.view(film.at(film.steps).run.s, "spectator");
    const sources = meter.sources(toldIn(film), view);
    const values = meter.values(view);
    for (const [seat, value] of values.entries())
      expect(sources.reduce((sum, one) => sum + one.values[seat], 0)).toBe(value);
  });

  test("says in both languages what decided it, and names nothing by its id", async () => {
    const { film, rules, meter } = await filmOf(game);
    const face = await GAMES[game].loadFace();
    const reader = 1;
    for (const language of ["en", "ru"] as const) {
      const voice: Voice = {
        t: (message, params) => translate(language, message, params),
        called: (ref) => face.nameOf(language, ref, []),
        who: (seat) => (seat === reader ? "you" : face.nameOf(language, `player/${seat}`, [])),
        together: (seats) => ({ who: seats.join(", "), mine: seats.includes(reader) ? "yes" : "no" }),
        listed: (words) => words.join(", "),
      };
      const last = film.at(film.steps).run.s;
      const best = meter.winners(rules.view(last, "spectator"))[0];
      for (let you = 0; you < film.seats; you++) {
        const rows = meter.decisive(voice, toldIn(film), rules.view(last, you), { you, best });
        expect(rows.length).toBeGreaterThan(0);
        for (const { words, value } of rows) {
          expect(words).not.toMatch(/undefined|none|\/|\{|NaN/);
          expect(words).not.toContain(face.nameOf(language, `player/${reader}`, []));
          expect(words.length).toBeGreaterThan(8);
          expect(Number.isInteger(value)).toBe(true);
        }
      }
      const told = film.marks.flatMap(({ part }) => meter.happened(voice, toldIn(film), part, best) ?? []);
      expect(told.length).toBeGreaterThan(0);
      for (const words of told) expect(words).not.toMatch(/undefined|none|\/|\{|NaN/);
    }
  });

  test("shows every moment as it was, in any order", async () => {
    const { film, rules, meter } = await filmOf(game);
    const last = film.at(film.steps);
    expect(stateHash(last.run.s)).toBe(film.recording.hash);
    expect(film.events).toEqual(last.events);
    for (const step of [film.steps - 1, 0, 41, 40, 39, 41]) {
      const session = film.at(step);
      expect(session.answers).toEqual(film.recording.answers.slice(0, step));
      expect(session.run.pending.map(({ who }) => who)).toContain(film.decisions[step].answer.who);
      expect(session.events).toHaveLength(film.decisions[step].told[0]);
    }
    expect(film.samples.at(-1)?.values).toEqual(meter.values(rules.view(last.run.s, "spectator")));
    expect(meter.part(rules.view(last.run.s, "spectator"))).toBe(film.samples.at(-1)?.part);
  });

  test("knows where its parts begin and how everybody stood when they ended", async () => {
    const { film, rules, meter } = await filmOf(game);
    expect(film.marks.length).toBeGreaterThan(3);
    for (const { part, step } of film.marks)
      expect(meter.part(rules.view(film.at(step).run.s, "spectator"))).toBe(part);
    const [start, ...ends] = film.samples;
    expect(start).toMatchObject({ part: film.marks[0].part - 1, step: 0 });
    expect(ends.map(({ part }) => part)).toEqual(film.marks.map(({ part }) => part));
    for (const { step, values } of ends)
      expect(meter.values(rules.view(film.at(step).run.s, "spectator"))).toEqual(values);
  });

  test("steps over what is folded, in both directions", async () => {
    const { film } = await filmOf(game);
    const shown: number[] = [];
    for (let step = 0; step < film.steps; step = nextStep(film, step, 1)) shown.push(step);
    const still = film.decisions.flatMap(({ isStill }, n) => (isStill ? [n + 1] : []));
    expect(still.length).toBeGreaterThan(5);
    for (const step of still) if (step < film.steps) expect(shown).not.toContain(step);
    const back = [film.steps];
    while (back.at(-1) !== 0) back.push(nextStep(film, back.at(-1) ?? 0, -1));
    expect(back.reverse().slice(0, -1)).toEqual(shown);
    expect(nextStep(film, film.steps, 1)).toBe(film.steps);
    expect(nextStep(film, 0, -1)).toBe(0);
  });

  test("jumps to parts and to the decisions of a seat", async () => {
    const { film } = await filmOf(game);
    const [, second, third] = film.marks;
    expect(nextMark(film, second.step, 1)).toBe(third.step);
    expect(nextMark(film, third.step, -1)).toBe(second.step);
    expect(nextMark(film, film.steps, 1)).toBe(film.steps);
    const at = nextDecisionOf(film, 0, 1) ?? -1;
    expect(film.decisions[at]).toMatchObject({ answer: { who: 1 }, isQuiet: false });
    expect(nextDecisionOf(film, film.steps, 1)).toBeUndefined();
  });
});

describe("a game that cannot be shown says why", () => {
  const fault = (act: () => unknown) => {
    try {
      act();
    } catch (problem) {
      return problem instanceof Unplayable ? problem.fault : problem;
    }
    return undefined;
  };

  test("when the file is no game", () => {
    expect(fault(() => readRecording("no"))).toBe("notJson");
    expect(fault(() => readRecording("[]"))).toBe("notGame");
    expect(fault(() => readRecording('{"format":"hypergate-game","game":"race"}'))).toBe("damaged");
  });

  test("a file says what the players were called, or nothing", () => {
    expect(namesIn({ names: ["Ann", null] })).toEqual(["Ann", undefined]);
    expect(namesIn({})).toEqual([]);
  });

  test("when it does not fit the rules", async () => {
    const { film, rules, meter } = await filmOf("race");
    const game = film.recording;
    const answers = game.answers.with(3, { ...game.answers[3], value: "card/no-such-card" });
    expect(fault(() => develop(rules, { ...game, answers }, meter))).toBe("misfit");
    expect(fault(() => develop(rules, { ...game, config: { settings: { players: 99 } } }, meter))).toBe("misfit");
    expect(fault(() => develop(rules, { ...game, version: rules.version + 1 }, meter))).toBe("newer");
    expect(fault(() => develop(rules, { ...game, hash: "other" }, meter))).toBe("differs");
    const older = { ...game, version: rules.version - 1, hash: "other" };
    expect(fault(() => develop(rules, older, meter))).toBeUndefined();
    expect(fault(() => develop(rules, { ...older, answers }, meter))).toBe("older");
    expect(fault(() => develop(rules, { ...game, game: "cosmic" }, meter))).toBe("otherGame");
    expect(checkedRecording(game)).toBe(game);
  });
});

test("a place, a margin, and whom one is measured against", () => {
  expect(standingOf([39, 44, 35, 14], [1], 0)).toEqual({ place: 2, isWinner: false, margin: 5, other: 1 });
  expect(standingOf([39, 44, 35, 14], [1], 1)).toEqual({ place: 1, isWinner: true, margin: 5, other: 0 });
  expect(standingOf([39, 44, 35, 14], [1], 3)).toMatchObject({ place: 4, margin: 30 });
  expect(standingOf([44, 44, 35], [1], 0)).toMatchObject({ place: 2, margin: 0, other: 1 });
  expect(standingOf([5, 5, 3], [0, 1], 2)).toMatchObject({ place: 3, margin: 2 });
  expect(standingOf([5, 5], [0, 1], 0)).toMatchObject({ place: 1, other: undefined });
});

test("the cause is what the loser lacked most, or the winner had most more of", () => {
  const chips = { name: { en: "Chips", ru: "Жетоны" }, values: [4, 30] };
  const cards = { name: { en: "Cards", ru: "Карты" }, values: [29, 11] };
  const values = [33, 41];
  expect(causeOf([chips, cards], standingOf(values, [1], 0), 0)).toBe(chips);
  expect(causeOf([chips, cards], standingOf(values, [1], 1), 1)).toBe(chips);
  expect(causeOf([cards], standingOf([29, 11], [1], 0), 0)).toBeUndefined();
});
