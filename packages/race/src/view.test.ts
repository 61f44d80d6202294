import { type Decide, randomAnswer, seeded, simulate } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { race } from "./rules.ts";
import type { State } from "./state.ts";
import { looking, view } from "./view.ts";

test("looking again and again shows what a view shows, whoever looked before and at which table", () => {
  const look = looking();
  for (const players of [4, 2, 3]) {
    const rng = seeded(`looking ${players}`);
    let asked = 0;
    const play: Decide<State> = (question, g) => {
      const viewer = ++asked % 3 === 0 ? "spectator" : asked % 3 === 1 ? question.who : (question.who + 1) % players;
      expect(look(g.s, viewer)).toEqual(view(g.s, viewer));
      return randomAnswer(question, rng);
    };
    const state = race.setUp({ settings: { players } }, `looking ${players}`);
    simulate(race, state, new Array(players).fill(play), () => asked > 300);
  }
});

test("a view that was made once stays as it is when others look", () => {
  const state = race.setUp({ settings: { players: 3 } }, "looking");
  const first = view(state, 0);
  const copy = structuredClone(first);
  looking()(state, 1);
  view(state, 2);
  expect(first).toEqual(copy);
});
