/** A decision in words. */
import type { Counts, DealAnswer, Question, Ref, Value } from "@hypergate/kernel";
import type { Voice } from "../table/meter.ts";

export function answerInWords(voice: Voice, question: Question, value: Value): string {
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
      return t(value === true ? "prompt.yes" : "prompt.no");
    case "spread":
      return counted(voice, value as Counts);
    case "deal":
      return dealt(voice, value as DealAnswer);
  }
}

function inRow({ t, listed }: Voice, words: readonly string[]): string {
  return words.length === 0 ? t("replay.nothing") : listed(words);
}

function counted(voice: Voice, counts: Counts): string {
  const parts = Object.entries(counts).filter(([, n]) => n > 0);
  return inRow(
    voice,
    parts.map(([ref, n]) => voice.t("replay.times", { n, what: voice.called(ref) })),
  );
}

function dealt(voice: Voice, answer: DealAnswer): string {
  if (answer.do === "accept") return voice.t("replay.accepts");
  if (answer.do === "refuse") return voice.t("replay.refuses");
  return voice.t("replay.offers", { give: counted(voice, answer.give), want: counted(voice, answer.want) });
}
