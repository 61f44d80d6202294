/** Looks ahead: plays candidates on to the end of the round at imagined tables and compares what the net says there. */
import {
  type Decide,
  type Imagination,
  type ImaginedTable,
  illegal,
  next,
  type Question,
  type Rng,
  seeded,
  type Value,
} from "@hypergate/kernel";
import { race, type State, type View } from "@hypergate/race";
import { callChances, drawn } from "./calls.ts";
import { answerOf, choicesAt } from "./choices.ts";
import type { Judge } from "./judge.ts";
import { quickAnswer, RATED } from "./quick.ts";
import { strangerAnswer } from "./stranger.ts";

interface Candidate {
  readonly value: Value;
  /** What is added to its worth. */
  readonly liked: number;
  sum: number;
  n: number;
}

/** An imagined table and what the others call there. */
interface Imagined {
  readonly table: ImaginedTable;
  readonly calls: readonly (Value | undefined)[];
}

/** How many times the worse half of the candidates is dropped. */
const STAGES = 4;

/** The candidate that does best; the first of them if nothing can be imagined. The best are played at `worlds` tables. */
export function bestAhead(
  judge: Judge,
  view: View,
  candidates: readonly Value[],
  imagination: Imagination,
  worlds: number,
  rng: Rng,
  liking: (value: Value) => number = () => 0,
): Value {
  const seat = view.viewer as number;
  const isOver = ({ agenda, table }: State): boolean => agenda[0] === "choose" && table.round >= view.table.round;
  const chances = view.table.phase === "choose" ? callChances(judge, view) : [];
  const deal = (): Imagined => imagined(imagination, chances, view, rng);
  const memory: Memory = new Map();
  judge.depart(view);
  let left: Candidate[] = candidates.map((value) => ({ value, liked: liking(value), sum: 0, n: 0 }));
  const perStage = Math.max(1, Math.round(worlds / STAGES));
  for (let stage = 0; stage < STAGES && left.length > 1; stage++) {
    for (let i = 0; i < perStage; i++) {
      const { table, calls } = deal();
      const players = calls.map((call, who) => (who === seat ? self(judge, call, memory) : stranger(call)));
      for (const one of left) {
        const end = table.play(one.value, players, isOver);
        if (end === undefined) continue;
        one.sum += worthOf(judge, end, seat);
        one.n++;
      }
    }
    left.sort((a, b) => mean(b) - mean(a));
    left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  return left[0].value;
}

function mean({ sum, n, liked }: Candidate): number {
  return n === 0 ? 0 : liked + sum / n;
}

function worthOf(judge: Judge, state: State, seat: number): number {
  const { result } = state.table;
  if (result === undefined) return judge.worthFrom(race.view(state, seat));
  const mean = result.totals.reduce((a, b) => a + b, 0) / result.totals.length;
  const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  return judge.final(share, (result.totals[seat] - mean) / 10);
}

function imagined(imagination: Imagination, chances: readonly Float64Array[], view: View, rng: Rng): Imagined {
  const own = seeded(next(rng));
  const { from } = choicesAt(view.table);
  const calls = view.table.players.map((_, seat) =>
    chances.length === 0 ? undefined : answerOf(from + drawn(chances[seat], own)),
  );
  return { table: imagination.table(own), calls };
}

/** What this seat has answered so far while it looks ahead. */
export type Memory = Map<string, Value>;

/** Everything that an answer of this seat depends on, but for what the others have. */
function situation(question: Question, view: View): string {
  const { table, hand, drawn, viewer } = view;
  const { tableau, actions, placed, temporary, chips, goods } = table.players[viewer as number];
  let called = 0;
  for (const p of table.players) called |= p.actions;
  const card = question.params?.card ?? "";
  return `${question.key} ${card} ${hand} ${drawn} ${tableau} ${actions} ${called} ${placed} ${temporary} ${chips} ${goods}`;
}

/** The bot's own seat at an imagined table: calls what it was dealt, and answers everything else at once. */
export function self(judge: Judge, call: Value | undefined, memory: Memory): Decide<State> {
  return (question, g) => {
    if (call !== undefined && question.key.startsWith("choose.")) return call;
    const view = race.view(g.s, question.who);
    if (!RATED.has(question.key)) return quickAnswer(judge, question, view);
    const key = situation(question, view);
    const known = memory.get(key);
    if (known !== undefined && illegal(question, known) === undefined) return known;
    const value = quickAnswer(judge, question, view);
    memory.set(key, value);
    return value;
  };
}

/** Anybody else there. */
export function stranger(call: Value | undefined): Decide<State> {
  return (question, g) => {
    if (call !== undefined && question.key.startsWith("choose.")) return call;
    return strangerAnswer(question, () => race.view(g.s, question.who));
  };
}
