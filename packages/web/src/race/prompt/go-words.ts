/** The words on the button that sends an answer, by what the question is about. */
import type { Language, Question } from "@hypergate/kernel";
import { nameOf } from "@hypergate/race/client";
import type { Draft } from "../../table/choosing.ts";
import { type MessageId, translate } from "../words/words.ts";

/** Buttons that name what is picked. */
const NAMED: Readonly<Record<string, MessageId>> = {
  "start.world": "race.go.start",
  "choose.action": "race.go.action",
  "explore.keep": "race.go.keep",
  "gamble.take": "race.go.take",
  "develop.pick": "race.go.develop",
  "settle.pick": "race.go.settle",
  "settle.second": "race.go.settle",
  "takeover.target": "race.go.attack",
  "takeover.power": "race.go.with",
  "gamble.ante": "race.go.wager",
  "produce.discard": "race.go.discardOne",
};

/** The same while nothing is picked. */
const UNPICKED: Readonly<Record<string, MessageId>> = {
  "start.world": "race.go.bare.start",
  "choose.action": "race.go.bare.action",
  "explore.keep": "race.go.bare.keep",
  "gamble.take": "race.go.bare.take",
  "develop.pick": "race.go.bare.develop",
  "settle.pick": "race.go.bare.settle",
  "settle.second": "race.go.bare.settle",
  "takeover.target": "race.go.bare.attack",
  "takeover.power": "race.go.bare.attack",
  "gamble.ante": "race.go.bare.wager",
  "produce.discard": "race.go.discard",
};

const ALWAYS: Readonly<Record<string, MessageId>> = {
  "choose.actions": "race.go.actions",
  "explore.keep": "race.go.keepThese",
  "start.discard": "race.go.discard",
  "explore.discard": "race.go.discard",
  "consume.discard": "race.go.discard",
  "round.discard": "race.go.discard",
  "develop.pay": "race.go.payDevelop",
  "settle.pay": "race.go.paySettle",
  "trade.sell": "race.go.sell",
  "consume.sell": "race.go.sell",
  "consume.goods": "race.go.consume",
  "produce.bonus": "race.go.produce",
  "produce.windfall": "race.go.produce",
};

/** What a turned question is answered with. */
const TURNED: Readonly<Record<string, MessageId>> = {
  "start.discard": "race.go.keepThese",
  "explore.discard": "race.go.keepThese",
  "round.discard": "race.go.keepThese",
};

export function goWords(language: Language, question: Question, draft: Draft, isTurned: boolean): string | undefined {
  const { key } = question;
  const picked = draft.kind === "one" ? draft.picked : undefined;
  const n = "picked" in draft && Array.isArray(draft.picked) ? draft.picked.length : 0;
  if (picked !== undefined && NAMED[key] !== undefined)
    return translate(language, NAMED[key], { what: nameOf(language, picked, []) });
  if (isTurned && TURNED[key] !== undefined) return translate(language, TURNED[key], { n });
  if (draft.kind === "one" && UNPICKED[key] !== undefined) return translate(language, UNPICKED[key]);
  if (ALWAYS[key] !== undefined) return translate(language, ALWAYS[key], { n });
  if (key.endsWith(".mercenaries")) return translate(language, "race.go.spend", { n });
  if (key.endsWith(".tactics"))
    return translate(language, "race.go.spend", { n: n * Number(question.params?.plus ?? 0) });
  return undefined;
}
