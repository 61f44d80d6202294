/** Whole games for tests, played at random. */
import {
  type BaseState,
  begin,
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

/** With courtesy everybody is asked who might respond, so that a game has many more answers. */
export function played(rules: Rules<BaseState>, config: unknown, seed: string, courtesy: boolean): Session<BaseState> {
  const session = begin(rules, config, seed, { courtesy });
  const rng = seeded(seed);
  for (let question = session.run.pending.at(0); question !== undefined; question = session.run.pending.at(0))
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
  return session;
}
