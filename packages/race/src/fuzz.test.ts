import { type Decide, type GameEvent, imagine, randomAnswer, seeded, simulate, stateHash } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { checkInvariants } from "./invariants.ts";
import { race } from "./rules.ts";
import type { State } from "./state.ts";
import { fuzz, inspectLive, playLive } from "./testing/fuzz.ts";
import type { Tally } from "./testing/uses.ts";

test("random games over all tables keep the invariants and end", () => {
  const tally: Tally = {};
  for (let n = 0; n < 150; n++) {
    const { finding, settings } = fuzz(`test ${n}`, tally);
    expect(finding, JSON.stringify(settings)).toBeUndefined();
  }
  expect(Object.keys(tally).filter((key) => key.startsWith("power ")).length).toBeGreaterThan(40);
});

test("who answers first does not change the outcome, and every step runs twice alike [4.14]", () => {
  for (let n = 0; n < 12; n++) {
    const one = playLive(`order ${n}`, "a", 4000);
    const other = playLive(`order ${n}`, "b", 4000);
    expect(one.run.s.table.phase).toBe("over");
    expect(stateHash(other.run.s)).toBe(stateHash(one.run.s));
    expect(JSON.stringify(other.events)).toBe(JSON.stringify(one.events));
  }
});

test("a game can be saved and loaded at every question, and nobody sees what is secret [4.15]", () => {
  const rng = seeded("inspect");
  for (let n = 0; n < 6; n++) {
    playLive(`inspect ${n}`, "a", 150, (live) => {
      expect(inspectLive(live, rng)).toBeUndefined();
    });
  }
});

test("a simulation comes to the same end as the same answers at a live table, whether or not anybody listens", () => {
  for (let n = 0; n < 8; n++) {
    const seed = `alike ${n}`;
    const live = playLive(seed, "a", 4000);
    for (const told of [[] as GameEvent[], undefined]) {
      const state = race.setUp(live.config, seed);
      const own = state.table.players.map((_, seat) => seeded(`${seed} seat ${seat}`));
      const decide: Decide<State> = (question) => randomAnswer(question, own[question.who]);
      const players = state.table.players.map(() => decide);
      simulate(race, state, players, undefined, told === undefined ? {} : { told });
      expect(stateHash(state)).toBe(stateHash(live.run.s));
      if (told !== undefined) expect(JSON.stringify(told)).toBe(JSON.stringify(live.events));
    }
  }
});

test("a searching player can imagine what follows an answer from what it knows", () => {
  const rng = seeded("imagine");
  const random: Decide<State> = (question) => randomAnswer(question, rng);
  let asked = 0;
  let imagined = 0;
  const searching: Decide<State> = (question, g) => {
    const candidate = randomAnswer(question, rng);
    if (asked++ % 5 !== 0) return candidate;
    const { round } = g.s.table;
    const rollout = g.s.table.players.map(() => random);
    const end = imagine(g, question, candidate, rollout, rng, (s) => s.table.round > round + 1);
    if (end === undefined) return candidate;
    imagined++;
    expect(checkInvariants(end)).toBeUndefined();
    return candidate;
  };
  for (let n = 0; n < 6; n++) {
    const state = race.setUp({ settings: { players: 2 + (n % 3), takeovers: "on" } }, `imagine ${n}`);
    simulate(
      race,
      state,
      state.table.players.map(() => searching),
      undefined,
      { forks: true },
    );
  }
  expect(imagined).toBeGreaterThan(asked / 10);
});
