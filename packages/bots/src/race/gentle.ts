/**
 * A beginner at Race for the Galaxy. It looks at its own cards only: what the others will call, what they gain by it and
 * when the game will end does not cross its mind. It overrates a full hand, sees no engine in a world, and now and then
 * places the dearest card or pays with whatever comes first.
 */
import { type Bot, below, type Question, quietAnswer, type Rng, seeded, type Value } from "@hypergate/kernel";
import type { View } from "@hypergate/race";
import type { Racing } from "../characters.ts";
import { weightsOf } from "./leaning.ts";
import { sensibleWith } from "./sensible.ts";
import { dearest } from "./tempting.ts";
import type { Weights } from "./weights.ts";

/** One in so many answers is a slip. */
const SLIPS = { pick: 3, pay: 2, other: 6 } as const;

export function gentle(seed: string, racing: Racing = {}): Bot<View> {
  const plain = sensibleWith(seed, beginner(weightsOf(racing)));
  const rng = seeded(`${seed} slips`);
  return (question, look) => slip(question, rng) ?? plain(question, look);
}

function beginner(w: Weights): Weights {
  return {
    ...w,
    trust: 0,
    spite: 0,
    fear: 0,
    finish: 0,
    lead: 0,
    step: 0,
    engine: 0,
    cycle: w.cycle / 2,
    double: 1,
    growth: 0,
    held: 2 * w.held,
  };
}

/** What a beginner does without thinking. */
function slip(question: Question, rng: Rng): Value | undefined {
  const { key, kind } = question;
  if (kind === "one" && key.endsWith(".pick"))
    return below(rng, SLIPS.pick) === 0 ? dearest(question.options) : undefined;
  if (kind !== "some" || key === "choose.actions") return undefined;
  const isPaying = key.endsWith(".pay") || key.endsWith(".discard");
  return below(rng, isPaying ? SLIPS.pay : SLIPS.other) === 0 ? quietAnswer(question) : undefined;
}
