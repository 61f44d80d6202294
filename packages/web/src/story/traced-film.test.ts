import { readdirSync, readFileSync } from "node:fs";
import {
  type BaseState,
  begin,
  partsOf,
  pointBetween,
  type Recording,
  type Rules,
  submit,
  type Trace,
  type TracePoint,
  traceOf,
} from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { engineOf } from "../games.ts";
import { seenBy } from "../table/local-feed.ts";
import type { Engine } from "../table/meter.ts";
import { playOut } from "../testing/played.ts";
import { develop } from "./film.ts";
import { traceIn, Unplayable } from "./recording.ts";
import { storyOf } from "./story.ts";
import { traced } from "./traced-film.ts";

const PAST = new URL("../../../games/src/testing/past/", import.meta.url);
const FILES = readdirSync(PAST);

function read(file: string): Recording & { readonly trace: string } {
  return JSON.parse(readFileSync(new URL(file, PAST), "utf8")) as Recording & { readonly trace: string };
}

async function engine(game: string): Promise<Engine> {
  const found = await engineOf(game);
  if (found === undefined) throw new Error(`no engine for ${game}`);
  return found;
}

describe.each(FILES)("the game %s of its time", (name) => {
  test("is shown from every seat, step by step", async () => {
    const file = read(name);
    const { film, engine: used } = await storyOf(file, engineOf);
    expect(film.steps).toBe(file.answers.length);
    expect(film.marks.length).toBeGreaterThan(3);
    for (let step = 0; step <= film.steps; step += 17)
      for (const viewer of [0, film.seats - 1, "spectator"] as const) {
        const { view, viewer: seen } = seenBy(film.at(step), viewer);
        expect(seen).toBe(viewer);
        expect(used.meter.values(view)).toHaveLength(film.seats);
      }
    const end = film.at(film.steps);
    expect(end.run.pending).toEqual([]);
    expect(used.meter.winners(used.rules.view(end.run.s, "spectator")).length).toBeGreaterThan(0);
    expect(film.events).toHaveLength(end.events.length);
  });
});

/** The trace of a recording, made by playing it again. */
function traceByPlaying(rules: Rules<BaseState>, { config, seed, courtesy, answers }: Recording): Trace {
  const session = begin(rules, config, seed, { courtesy });
  const point = (): TracePoint => {
    const now = partsOf(rules.version, session.run.s, session.run.pending, session.events.length);
    return JSON.parse(pointBetween(undefined, now)) as TracePoint;
  };
  const first = point();
  const log = answers.map((answer) => {
    submit(session, answer);
    return { point: point() };
  });
  return traceOf(first, log, session.events);
}

const CONFIGS = {
  cosmic: { players: 3, settings: { alienSelection: "random" } },
  race: { settings: { players: 2 } },
} as const;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(["cosmic", "race"] as const)("a trace of %s shows what playing it again shows", async (game) => {
  const { rules, meter } = await engine(game);
  const whole = playOut(rules, CONFIGS[game], "film");
  const file = { ...whole, answers: whole.answers.slice(0, 400), hash: "" };
  const [played, shown] = [develop(rules, file, meter), traced(rules, file, traceByPlaying(rules, file), meter)];
  expect(plain(shown.decisions)).toEqual(plain(played.decisions));
  expect(shown.marks).toEqual(played.marks);
  expect(shown.samples).toEqual(played.samples);
  expect(shown.events).toEqual(played.events);
  for (let step = 0; step <= played.steps; step += 29)
    for (const viewer of [0, 1, "spectator"] as const)
      expect(plain(seenBy(shown.at(step), viewer))).toEqual(plain(seenBy(played.at(step), viewer)));
});

test("a game whose answers lead elsewhere under the rules of today is shown as it was", async () => {
  const file = read("race-3.json");
  const { film, engine: used } = await storyOf({ ...file, seed: "another" }, engineOf);
  const last = used.rules.view(film.at(film.steps).run.s, "spectator");
  const { film: original } = await storyOf(file, engineOf);
  expect(last).toEqual(used.rules.view(original.at(original.steps).run.s, "spectator"));
});

test("a trace of newer rules, of another game, or damaged is refused", async () => {
  const file = read("race-3.json");
  const { rules, meter } = await engine("race");
  const trace = await traceIn(file);
  if (trace === undefined) throw new Error("no trace");
  const fault = (attempt: () => unknown) => {
    try {
      attempt();
    } catch (problem) {
      return problem instanceof Unplayable ? problem.fault : problem;
    }
    return undefined;
  };
  const newer = { ...trace, points: [{ ...trace.points[0], version: rules.version + 1 }, ...trace.points.slice(1)] };
  expect(fault(() => traced(rules, file, newer, meter))).toBe("newer");
  expect(fault(() => traced(rules, file, { ...trace, points: trace.points.slice(1) }, meter))).toBe("damaged");
  expect(fault(() => traced(rules, { ...file, game: "cosmic" }, trace, meter))).toBe("otherGame");
  await expect(traceIn({ trace: "nothing" })).rejects.toMatchObject({ fault: "damaged" });
  expect(await traceIn({})).toBeUndefined();
});
