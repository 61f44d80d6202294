import { type Decide, randomAnswer, seeded, simulate } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { cosmic } from "./game.ts";
import { areSheetsRight, knownColonies } from "./known-colonies.ts";
import { coloniesForPower, coloniesToWin, hasAnyForeignColonies, homeColonies } from "./query.ts";
import type { State, Table } from "./state.ts";
import { keepsPower } from "./working.ts";

const GAMES = 20;
const QUESTIONS = 1500;
const EVERYTHING = { boxes: ["base", "dominion"], rewardDeck: true, specialShips: "flagship", tech: true };

/** By seat, whether the sheets should lie face down (PWR-01, PWR-07). */
function powerless(t: Table): boolean[] {
  return t.players.map((_, seat) => homeColonies(t, seat) < coloniesForPower(t) && !keepsPower(t, seat));
}

test("what a run remembers of colonies is what a look at them shows, at every question of random games", () => {
  const seen = { undecided: 0, right: 0, changed: 0 };
  for (let game = 0; game < GAMES; game++) {
    const rng = seeded(`colonies ${game}`);
    let asked = 0;
    const play: Decide<State> = (question, g) => {
      const t = g.s.table;
      const colonies = knownColonies(g);
      asked++;
      if (colonies.isUndecided) {
        seen.undecided++;
        expect(hasAnyForeignColonies(t, coloniesToWin(t))).toBe(false);
      } else seen.changed++;
      if (areSheetsRight(colonies, t)) {
        seen.right++;
        expect(t.players.map((player) => player.powerless)).toEqual(powerless(t));
      }
      return randomAnswer(question, rng);
    };
    const players = 3 + (game % 3);
    const state = cosmic.setUp({ players, settings: game % 4 === 0 ? {} : EVERYTHING }, `colonies ${game}`);
    simulate(cosmic, state, new Array(players).fill(play), () => asked > QUESTIONS);
  }
  expect(Math.min(seen.undecided, seen.right)).toBeGreaterThan(1000);
  // A question is seldom asked between a new colony abroad and the look whether it wins.
  expect(seen.changed).toBeGreaterThan(200);
});
