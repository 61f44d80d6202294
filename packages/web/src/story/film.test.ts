import { type BaseState, type Rules, stateHash } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { engineOf } from "../games.ts";
import type { Meter } from "../table/meter.ts";
import { playOut } from "../testing/played.ts";
import { develop, type Film, nextDecisionOf, nextMark, nextStep } from "./film.ts";
import { checkedRecording, namesIn, readRecording, Unplayable } from "./recording.ts";

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

  test("steps over responses that were not given", async () => {
    const { film } = await filmOf(game);
    const shown: number[] = [];
    for (let step = 0; step < film.steps; step = nextStep(film, step, 1)) shown.push(step);
    const loud = film.decisions.flatMap(({ isQuiet }, n) => (isQuiet || n === film.steps - 1 ? [] : [n + 1]));
    expect(shown).toEqual([0, ...loud]);
    expect(nextStep(film, shown[5], -1)).toBe(shown[4]);
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
