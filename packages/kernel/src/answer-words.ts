/** A decision in words. */
import type { Counts, DealAnswer, Params, Question, Ref, Value } from "./question.ts";
import type { Said } from "./text.ts";

/** How things are put into words for a reader. */
export interface AnswerVoice {
  readonly t: (message: Said, params?: Params) => string;
  /** What a thing is called: a player, a thing on the table; `2×thing/a` are two of it. */
  readonly called: (ref: Ref) => string;
  /** Several things in a row: "Ann, Bob and Cy". */
  readonly listed: (words: readonly string[]) => string;
}

const YES: Said = { en: "Yes", ru: "Да" };
const NO: Said = { en: "No", ru: "Нет" };
const NOTHING: Said = { en: "nothing", ru: "ничего" };
const TIMES: Said = { en: "{n} × {what}", ru: "{n} × {what}" };
const ACCEPTS: Said = { en: "accepts the offer", ru: "принимает предложение" };
const REFUSES: Said = { en: "breaks off", ru: "прекращает переговоры" };
const OFFERS: Said = { en: "gives {give}, wants {want}", ru: "отдаёт: {give}; просит: {want}" };

export function answerInWords(voice: AnswerVoice, question: Question, value: Value): string {
  const { t, called } = voice;
  switch (question.kind) {
    case "one":
      return called(value as Ref);
    case "some":
    case "order":
      return inRow(voice, (value as readonly Ref[]).map(called));
    case "number":
      return String(value);
    case "confirm":
      return t(value === true ? YES : NO);
    case "spread":
      return counted(voice, value as Counts);
    case "deal":
      return dealt(voice, value as DealAnswer);
  }
}

function inRow({ t, listed }: AnswerVoice, words: readonly string[]): string {
  return words.length === 0 ? t(NOTHING) : listed(words);
}

function counted(voice: AnswerVoice, counts: Counts): string {
  const parts = Object.entries(counts).filter(([, n]) => n > 0);
  return inRow(
    voice,
    parts.map(([ref, n]) => voice.t(TIMES, { n, what: voice.called(ref) })),
  );
}

function dealt(voice: AnswerVoice, answer: DealAnswer): string {
  if (answer.do === "accept") return voice.t(ACCEPTS);
  if (answer.do === "refuse") return voice.t(REFUSES);
  return voice.t(OFFERS, { give: promised(voice, answer.give), want: promised(voice, answer.want) });
}

/** What passes in a deal. Some things say themselves how many there are. */
function promised(voice: AnswerVoice, counts: Counts): string {
  const parts = Object.entries(counts).filter(([, n]) => n > 0);
  return inRow(
    voice,
    parts.map(([ref, n]) => voice.called(n === 1 ? ref : `${n}×${ref}`)),
  );
}
