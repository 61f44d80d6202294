/** Whole games for tests, played at random. */
import {
  type BaseState,
  begin,
  type Recording,
  type Rules,
  randomAnswer,
  record,
  seeded,
  submit,
} from "@hypergate/kernel";

export function playOut(rules: Rules<BaseState>, config: unknown, seed: string): Recording {
  const session = begin(rules, config, seed, { courtesy: true });
  const rng = seeded(seed);
  for (let question = session.run.pending.at(0); question !== undefined; question = session.run.pending.at(0))
    submit(session, { who: question.who, key: question.key, value: randomAnswer(question, rng) });
  return JSON.parse(JSON.stringify(record(session))) as Recording;
}
