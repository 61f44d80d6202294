import { describe, expect, test } from "vitest";
import { randomAnswer } from "./chance.ts";
import { imagine } from "./fork.ts";
import type { Question } from "./question.ts";
import { seeded } from "./rng.ts";
import type { Decide, Run } from "./rules.ts";
import { simulate } from "./simulate.ts";
import { STEPS, type ToyState, toy } from "./testing/toy.ts";
import { give, toyTable } from "./testing/toy-table.ts";

const rng = seeded("rollout");
const play: Decide<ToyState> = (question) => randomAnswer(question, rng);
const rollout = [play, play, play];

function waiting(session: ReturnType<typeof toyTable>): [Run<ToyState>, Question] {
  return [session.run, session.run.pending[0]];
}

describe("at a live table", () => {
  test("the answers of the step are repeated, the candidate is given, and play goes on", () => {
    const session = toyTable(["guess", "round"]);
    give(session, 0, "word/blue");
    const [run, question] = waiting(session);
    const end = imagine(run, question, 42, rollout, seeded("look"));
    expect(end?.agenda).toEqual([]);
    expect(end?.log.slice(0, 1)).toEqual(['0 "word/blue"']);
    expect(end?.log).toHaveLength(5);
  });

  test("secrets of others are dealt anew, the own one stays", () => {
    const session = toyTable(["guess"]);
    give(session, 0, "word/blue");
    const [run, question] = waiting(session);
    const rngs = seeded("secrets");
    const ends = Array.from({ length: 300 }, () => imagine(run, question, 42, rollout, rngs));
    expect(new Set(ends.map((end) => end?.secrets[0]))).toEqual(new Set([run.s.secrets[0]]));
    expect(new Set(ends.map((end) => end?.secrets[1])).size).toBeGreaterThan(50);
    expect(ends.some((end) => end?.points[0] === 10)).toBe(true);
    expect(ends.some((end) => end?.points[0] === 0)).toBe(true);
  });

  test("nothing of it touches the table", () => {
    const session = toyTable(["guess", "roll"]);
    give(session, 0, "word/blue");
    const before = JSON.stringify([session.run.s, session.checkpoint, session.answers, session.events]);
    const [run, question] = waiting(session);
    imagine(run, question, 42, rollout, seeded("apart"));
    expect(JSON.stringify([session.run.s, session.checkpoint, session.answers, session.events])).toBe(before);
  });

  test("the limit stops it between steps", () => {
    const session = toyTable(["guess", "roll", "roll"]);
    give(session, 0, "word/blue");
    const [run, question] = waiting(session);
    const end = imagine(run, question, 42, rollout, seeded("limit"), (state) => state.agenda.length === 1);
    expect(end?.agenda).toEqual(["roll"]);
  });

  test("a candidate that does not fit the question as it is asked there leads to nothing", () => {
    const session = toyTable(["guess"]);
    give(session, 0, "word/blue");
    const [run, question] = waiting(session);
    expect(imagine(run, question, 1000, rollout, seeded("misfit"))).toBeUndefined();
    expect(imagine(run, { ...question, key: "other" }, 42, rollout, seeded("misfit"))).toBeUndefined();
  });

  test("an imagined table that never asks the question leads to nothing", () => {
    const session = toyTable(["pick"]);
    const [run, question] = waiting(session);
    const elsewhere = { ...run, rules: { ...toy, steps: { ...STEPS, pick: STEPS.roll } } };
    expect(imagine(elsewhere, question, "word/red", rollout, seeded("never"))).toBeUndefined();
  });

  test("stored answers that do not fit the imagined table are left out", () => {
    const session = toyTable(["round"]);
    give(session, 0, "word/blue");
    give(session, 1, "word/blue");
    const [run, question] = waiting(session);
    const given = [{ who: 0, key: "pick", value: "word/violet" }, ...run.given.slice(1)];
    const end = imagine({ ...run, given }, question, "word/red", rollout, seeded("left"));
    expect(end?.log.slice(1)).toEqual(['1 "word/blue"', '2 "word/red"']);
    expect(end?.log[0]).toMatch(/^0 "word\/(red|green|blue)"$/);
  });
});

describe("in a simulation", () => {
  test("a player may look ahead if the simulation keeps checkpoints", () => {
    const seen: (number | undefined)[] = [];
    const thinker: Decide<ToyState> = (question, g) => {
      if (question.key !== "guess") return "word/red";
      seen.push(imagine(g, question, 7, rollout, seeded("think"))?.points.length);
      return 7;
    };
    const state = toy.setUp({ seats: 3, steps: ["roll", "guess"] }, "think");
    simulate(toy, state, [thinker, play, play], undefined, { forks: true });
    expect(seen).toEqual([3]);
  });

  test("without checkpoints there is no looking ahead", () => {
    const thinker: Decide<ToyState> = (question, g) => {
      imagine(g, question, "word/red", rollout, seeded("think"));
      return "word/red";
    };
    const state = toy.setUp({ seats: 3, steps: ["pick"] }, "think");
    expect(() => simulate(toy, state, [thinker, play, play])).toThrow("forking needs a run with checkpoints");
  });
});
