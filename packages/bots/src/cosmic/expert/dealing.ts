/**
 * Deals: what each offer would bring to both sides is found out at imagined tables. The other is taken to agree to what is
 * better than a deal that fails, so the offer that is made is the one that brings most and has good prospects.
 */
import { playerOf, type State, type View } from "@hypergate/cosmic";
import {
  type DealAnswer,
  type DealQuestion,
  type Decide,
  type Imagination,
  illegal,
  next,
  type Rng,
  type Value,
} from "@hypergate/kernel";
import { shareOf, strangers } from "./ahead.ts";
import { believing } from "./beliefs.ts";

/** With so much of a share more than without a deal, half of the others agree; with twice as much, nearly three in four. */
const ENTICING = 0.01;
/** Tables at which the question may be missed before it is given up. */
const MOST_MISSES = 4;
/** What another answer must promise beyond the usual one. */
const LEAST_GAIN = 0.01;

/** What an answer brings on average, to the player and to the other. */
interface Outcome {
  readonly answer: DealAnswer;
  own: number;
  theirs: number;
  n: number;
}

/** The best of some answers to a question about a deal, the usual one first; that one if nothing can be imagined. */
export function bestDeal(
  weights: Float64Array,
  view: View,
  question: DealQuestion,
  answers: readonly Value[],
  imagination: Imagination,
  worlds: number,
  rng: Rng,
): Value {
  const other = playerOf(String(question.params?.player));
  const believe = believing(view, rng, question);
  const now = view.table.encounter.n;
  const isOver = ({ agenda, table }: State): boolean => agenda[0] === "regroup" && table.encounter.n > now;
  const [failed, ...outcomes] = [{ do: "refuse" } as const, ...(answers as readonly DealAnswer[])].map(
    (answer): Outcome => ({ answer, own: 0, theirs: 0, n: 0 }),
  );
  let misses = 0;
  for (let world = 0; world < worlds && misses < MOST_MISSES; world++) {
    const luck = next(rng);
    const table = imagination.table(rng, believe);
    for (const one of [failed, ...outcomes]) {
      if (one !== failed && one.answer.do === "refuse") continue;
      const players = strangers(view.table.seats, luck).map((player, seat) =>
        seat === other ? agreeing(player) : player,
      );
      const end = table.play(one.answer, players, isOver);
      if (end === undefined) {
        misses++;
        break;
      }
      one.own += shareOf(weights, end, question.who);
      one.theirs += shareOf(weights, end, other);
      one.n++;
    }
  }
  const worth = (one: Outcome): number => prospect(one, failed);
  let best = outcomes[0];
  for (const one of outcomes) if (worth(one) > worth(best) + (best === outcomes[0] ? LEAST_GAIN : 0)) best = one;
  return best.answer;
}

/** The share that an answer promises: an offer comes true as far as the other gains by it, too. */
function prospect({ answer, own, theirs, n }: Outcome, failed: Outcome): number {
  const without = failed.n === 0 ? 0 : failed.own / failed.n;
  if (answer.do === "refuse" || n === 0) return without;
  if (answer.do === "accept") return own / n;
  const gain = theirs / n - failed.theirs / failed.n;
  const chance = 1 / (1 + Math.exp(1 - gain / ENTICING));
  return chance * (own / n) + (1 - chance) * without;
}

/** Agrees to whatever is offered, and plays on as before. */
function agreeing(player: Decide<State>): Decide<State> {
  return (question, g) => {
    if (question.kind !== "deal") return player(question, g);
    const accept: DealAnswer = { do: "accept" };
    return illegal(question, accept) === undefined ? accept : { do: "refuse" };
  };
}
