/** A question as it is put to the player: what there is to choose, and what each choice does. */
import type { Question, Ref, Value } from "@hypergate/kernel";

/** A button: what one does, and what that makes. */
export interface Outcome {
  readonly does: string;
  /** With numbers where they are known: `19 : 17`. */
  readonly makes?: string | undefined;
  readonly tone?: "good" | "bad" | undefined;
  /** Not filled with light: it is not what most would do here. */
  readonly isPlain?: boolean | undefined;
}

export interface Choice {
  /** The choice and its effect, never the name of a moment. */
  readonly headline: string;
  /** The thing that asks, where the question itself does not name it. */
  readonly by?: Ref | undefined;
  /** One small line below it. */
  readonly line?: string | undefined;
  /** What single options are called on their buttons; options of a window have a button each where they are listed here. */
  readonly outcomes: Readonly<Record<Ref, Outcome>>;
  /** Options of a question that is no window, each with a button of its own. */
  readonly buttons?: readonly Ref[];
  /** What sends the answer in the making. */
  readonly go?: Outcome | undefined;
  /** Whole answers in one tap, where they would take several. */
  readonly shortcuts?: readonly Shortcut[];
}

export interface Shortcut {
  readonly name: string;
  readonly does: string;
  readonly value: Value;
  readonly isFilled?: boolean;
}

/** How many outcomes have buttons of their own; where there are more, the lit things are tapped. */
export const MOST_OUTCOMES = 4;

const PASS: Ref = "word/pass";

/** The options that are answered by their own buttons in the prompt. */
export function buttonsOf(question: Question, { outcomes, buttons }: Choice): readonly Ref[] {
  if (buttons !== undefined) return buttons;
  if (question.kind !== "one" || !question.options.includes(PASS)) return [];
  const things = question.options.filter((ref) => !ref.startsWith("word/"));
  return things.length <= MOST_OUTCOMES && things.every((ref) => ref in outcomes) ? things : [];
}
