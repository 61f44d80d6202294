/** Where an answer is given on the screen, as a selector: its things wherever they are drawn, or its button. */
import type { Counts, DealAnswer, Question, Value } from "@hypergate/kernel";
import { thing } from "../game/lesson.ts";

export function placeOf(question: Question, wanted: Value): string {
  if (question.kind === "deal") return placeOfDeal(wanted as DealAnswer);
  if (question.kind === "confirm") return button(String(wanted));
  const refs = refsIn(wanted);
  return refs.length === 0 ? button("go") : refs.map((ref) => `${thing(ref)}, ${button(ref)}`).join(", ");
}

function button(name: string): string {
  return `[data-question] [data-answer="${name}"]`;
}

function placeOfDeal(answer: DealAnswer): string {
  if (answer.do !== "offer") return button(answer.do);
  const side = (name: "give" | "want") =>
    Object.keys(answer[name]).map((ref) => `[data-side="${name}"][data-thing="${ref}"]`);
  const pieces = [...side("give"), ...side("want")];
  return pieces.length === 0 ? button("offer") : pieces.join(", ");
}

function refsIn(value: Value): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value as readonly string[];
  return typeof value === "object" ? Object.keys(value as Counts) : [];
}
