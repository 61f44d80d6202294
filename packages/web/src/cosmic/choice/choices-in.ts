import type { Question, Ref } from "@hypergate/kernel";

const CHOICES: ReadonlySet<string> = new Set(["setup/draft", "setup/tech", "tech/keep", "power/change"]);
const MOST = 4;

/** The things to be read, if the question is such a choice. */
export function choicesIn(question: Question | undefined): readonly Ref[] {
  if (question?.kind !== "one" || !CHOICES.has(question.key)) return [];
  const things = question.options.filter((ref) => !ref.startsWith("word/"));
  return things.length > MOST ? [] : things;
}
