/** Who plays on at imagined tables: the bot's own seat answers with the net, the others in next to no time. */
import { type Decide, illegal, type Question, type Rng, type Value } from "@hypergate/kernel";
import { race, type State, type View } from "@hypergate/race";
import { callChances, drawn, likeliest } from "./calls.ts";
import { answerOf, choicesAt } from "./choices.ts";
import type { Judge } from "./judge.ts";
import { quickAnswer, RATED } from "./quick.ts";
import { strangerAnswer } from "./stranger.ts";

/** The players of one line, with the luck of a generator that is their own. */
export type Company = (rng: Rng) => readonly Decide<State>[];

/** What the viewer has answered so far while it looks ahead. */
type Memory = Map<string, Value>;

/** By seat, what is called. */
type Calls = (state: State) => readonly Value[];

export function companyOf(judge: Judge, view: View): Company {
  const seat = view.viewer as number;
  const chances = view.table.phase === "choose" ? callChances(judge, view) : undefined;
  const memory: Memory = new Map();
  return (rng) => {
    const { from } = choicesAt(view.table);
    const now = chances?.map((one) => answerOf(from + drawn(one, rng)));
    const calls = callsFrom(judge, view, now, rng);
    return view.table.players.map((_, who) => (who === seat ? self(judge, calls, memory) : stranger(calls)));
  };
}

/** What everybody calls: now what was drawn, in later rounds what the net expects there. The viewer's own later call is the likeliest. */
function callsFrom(judge: Judge, view: View, now: readonly Value[] | undefined, rng: Rng): Calls {
  const { viewer } = view;
  let round = view.table.round;
  let calls = now;
  return (state) => {
    if (calls !== undefined && round === state.table.round) return calls;
    round = state.table.round;
    const { from } = choicesAt(state.table);
    calls = callChances(judge, race.view(state, viewer)).map((chances, seat) =>
      answerOf(from + (seat === viewer ? likeliest(chances) : drawn(chances, rng))),
    );
    return calls;
  };
}

function isCall(question: Question): boolean {
  return question.key.startsWith("choose.");
}

/** Everything that an answer of this seat depends on, but for what the others have. */
function situation(question: Question, view: View): string {
  const { table, hand, drawn: cards, viewer } = view;
  const { tableau, actions, placed, temporary, chips, goods } = table.players[viewer as number];
  let called = 0;
  for (const p of table.players) called |= p.actions;
  const card = question.params?.card ?? "";
  return `${question.key} ${card} ${hand} ${cards} ${tableau} ${actions} ${called} ${placed} ${temporary} ${chips} ${goods}`;
}

/** The bot's own seat: answers at once, as often as it can what it answered before. */
function self(judge: Judge, calls: Calls, memory: Memory): Decide<State> {
  return (question, g) => {
    if (isCall(question)) return calls(g.s)[question.who];
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

function stranger(calls: Calls): Decide<State> {
  return (question, g) =>
    isCall(question) ? calls(g.s)[question.who] : strangerAnswer(question, () => race.view(g.s, question.who));
}
