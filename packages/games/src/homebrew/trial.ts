/** A few games with an alien before it is let in: it must not fail, lose a card, or do something else when a step runs again. */
import { cosmicBots } from "@hypergate/bots/without-files";
import { BOXES, cosmicFuzz, FACTS } from "@hypergate/cosmic";
import { type Answer, type BaseState, begin, type Rules, submit } from "@hypergate/kernel";
import { simulatedCosmic } from "../cosmic-simulated.ts";
import type { SimulatedGame } from "../playable.ts";
import { playOut } from "../simulating.ts";

/** Throws where something is wrong. The alien must be installed. */
export function tryAlien(id: string, games: number): void {
  const game = simulatedCosmic(cosmicBots) as unknown as SimulatedGame;
  for (let n = 0; n < games; n++) tryGame(game, id, n);
}

function tryGame(game: SimulatedGame, id: string, n: number): void {
  const players = FACTS[id].needsColour === true ? 4 : 3 + (n % 3);
  const seed = `trial ${id} ${n}`;
  const kinds = Array.from({ length: players }, (_, seat) => (seat === n % players ? id : undefined));
  const settings = { useFlares: true, boxes: BOXES };
  const config = game.seated(kinds, settings, seed);
  const bots = kinds.map((_, seat) => (seat % 2 === n % 2 ? "sensible" : "random"));
  const answers: Answer[] = [];
  playOut(game, { config, seed, bots, note: (answer) => answers.push(answer) });
  playAgain(game.rules, config, seed, answers);
}

/** Answer by answer, every step twice, and nothing may be lost on the way. */
function playAgain(rules: Rules<BaseState>, config: unknown, seed: string, answers: readonly Answer[]): void {
  const session = begin(rules, config, seed, { twice: true });
  const check = cosmicFuzz.checker() as (state: BaseState) => string | undefined;
  for (const answer of answers) {
    const refusal = submit(session, answer);
    if (refusal !== undefined) throw new Error(`played again, the game asks something else: ${refusal.id}`);
    const lost = check(session.run.s);
    if (lost !== undefined) throw new Error(lost);
  }
}
