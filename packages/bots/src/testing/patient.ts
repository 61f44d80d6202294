import { type Bot, type Decide, next, randomAnswer, seeded } from "@hypergate/kernel";
import type { State, View } from "@hypergate/race";

/** Plays the game on to its end at imagined tables, at random, and takes the option that wins most often. */
export function patient(seed: string, { tables }: { readonly tables: number }): Bot<View> {
  const rng = seeded(seed);
  return (question, look, imagination) => {
    if (question.kind !== "one" || imagination === undefined) return randomAnswer(question, rng);
    const wins = question.options.map(() => 0);
    for (let i = 0; i < tables; i++) {
      const table = imagination.table(rng);
      const luck = next(rng);
      for (const [n, option] of question.options.entries()) {
        const end = table.play(option, strangers(look().table.players.length, luck));
        if (end?.table.result?.winners.includes(question.who)) wins[n]++;
      }
    }
    return question.options[wins.indexOf(Math.max(...wins))];
  };
}

/** Random players; with the same luck for every option, so that the options can be compared. */
function strangers(n: number, luck: number): Decide<State>[] {
  const rng = seeded(luck);
  return Array.from({ length: n }, () => (question) => randomAnswer(question, rng));
}
