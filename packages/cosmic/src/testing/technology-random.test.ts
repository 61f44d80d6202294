import { type Decide, type Question, randomAnswer, seeded, simulate, type Value } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { cosmic } from "../game.ts";
import { countCards, violation } from "../invariants.ts";
import type { State } from "../state.ts";

const GAMES = 6;
const QUESTIONS = 1500;

/** Players who research whenever they can, and otherwise do anything. */
function eager(question: Question, rng: ReturnType<typeof seeded>): Value {
  if (question.key !== "tech/work" || question.kind !== "one") return randomAnswer(question, rng);
  const wanted = ["complete/", "research/"].map((start) => question.options.find((ref) => ref.startsWith(start)));
  return wanted.find((ref) => ref !== undefined) ?? randomAnswer(question, rng);
}

test("in random games with technology nothing is lost or doubled, and techs of all kinds are completed and used", () => {
  const seen = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const rng = seeded(`eager ${game}`);
    const settings = {
      alienSelection: "random",
      useFlares: true,
      tech: true,
      ...(game % 3 === 2 ? { edition: "2008" } : {}),
    };
    const state = cosmic.setUp({ players: 3 + (game % 3), settings }, `technology ${game}`);
    let asked = 0;
    let cards = -1;
    const play: Decide<State> = (question, g) => {
      asked++;
      if (cards < 0) cards = countCards(g.s);
      expect(violation(g.s, cards)).toBeUndefined();
      return eager(question, rng);
    };
    const told: { id: string; params: Readonly<Record<string, unknown>> }[] = [];
    const players = state.table.players.map(() => play);
    simulate(cosmic, state, players, () => asked > QUESTIONS, { told: told as never });
    for (const { id, params } of told) if (id === "tech.used" || id === "tech.completed") seen.add(String(params.tech));
  }
  expect(seen.size).toBeGreaterThan(10);
});
