/** Whole games for tests, played at random. */
import {
  type BaseState,
  begin,
  type Question,
  type Recording,
  type Rules,
  randomAnswer,
  record,
  type Session,
  seeded,
  submit,
} from "@hypergate/kernel";

export function playOut(rules: Rules<BaseState>, config: unknown, seed: string): Recording {
  return JSON.parse(JSON.stringify(record(played(rules, config, seed, true)))) as Recording;
}

/** A game that stops before a question that is looked for; without one to its end. */
export function playedUntil(
  rules: Rules<BaseState>,
  config: unknown,
  seed: string,
  isWanted: (question: Question) => boolean,
): Session<BaseState> {
  return play(begin(rules, config, seed), seed, isWanted);
}

/** With courtesy everybody is asked who might respond, so that a game has many more answers. */
export function played(rules: Rules<BaseState>, config: unknown, seed: string, courtesy: boolean): Session<BaseState> {
  return play(begin(rules, config, seed, { courtesy }), seed, () => false);
}

function play(
  session: Session<BaseState>,
  seed: string,
  isWanted: (question: Question) => boolean,
): Session<BaseState> {
  const rng = seeded(seed);
  while (session.run.pending.length > 0 && !session.run.pending.some(isWanted)) {
    const [question] = session.run.pending;
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
  }
  return session;
}
