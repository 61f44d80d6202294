import { type Decide, type Run, randomAnswer, seeded, simulate } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { resample } from "./resample.ts";
import { race } from "./rules.ts";
import type { State } from "./state.ts";
import { view } from "./view.ts";

/** Plays random games and calls `look` at every question of a seat. */
function watch(look: (g: Run<State>) => void, seat = 0): void {
  for (let n = 0; n < 6; n++) {
    const rng = seeded(`watch ${n}`);
    const play: Decide<State> = (question, g) => {
      if (question.who === seat) look(g);
      return randomAnswer(question, rng);
    };
    const state = race.setUp({ settings: { players: 3 } }, `watch ${n}`);
    simulate(race, state, [play, play, play], ({ table }) => table.round > 12, { forks: true });
  }
}

test("what was drawn since the step began stays where it was drawn from", () => {
  const rng = seeded("drawn");
  let drawn = 0;
  watch((g) => {
    if (g.s.table.phase !== "explore" || g.checkpoint === undefined) return;
    const again = resample(g.checkpoint, 0, rng, g.s);
    for (const card of g.s.secret.drawn[0]) {
      const at = g.checkpoint.secret.deck.indexOf(card);
      if (at < 0) continue;
      expect(again.secret.deck[at]).toBe(card);
      drawn++;
    }
    expect(again.secret.hands[0]).toEqual(g.checkpoint.secret.hands[0]);
  });
  expect(drawn).toBeGreaterThan(20);
});

test("what is dealt depends only on what the viewer knows", () => {
  const rng = seeded("elsewhere");
  let moments = 0;
  watch((g) => {
    if (g.checkpoint === undefined) return;
    const elsewhere = resample(g.checkpoint, 0, rng, g.s);
    expect(view(elsewhere, 0)).toEqual(view(g.checkpoint, 0));
    const [here, there] = [g.checkpoint, elsewhere].map((state) => resample(state, 0, seeded("same"), g.s).secret);
    expect(there).toEqual(here);
    moments++;
  });
  expect(moments).toBeGreaterThan(100);
});

test("the hand of the first seat is secret too: for the others it is dealt again [4.15]", () => {
  const rng = seeded("first");
  let hands = 0;
  watch((g) => {
    if (g.checkpoint === undefined) return;
    const before = g.checkpoint.secret.hands;
    const again = resample(g.checkpoint, 1, rng, g.s).secret.hands;
    expect(again[1]).toEqual(before[1]);
    // What was there then and still is; of so many cards at least one goes elsewhere.
    const kept = before[0].filter((card) => g.s.secret.hands[0].includes(card));
    if (kept.length < 4) return;
    expect(kept.every((card) => again[0].includes(card))).toBe(false);
    hands++;
  }, 1);
  expect(hands).toBeGreaterThan(100);
});
