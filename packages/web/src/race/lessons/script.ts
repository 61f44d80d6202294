import type { Said, Value } from "@hypergate/kernel";
import type { Script } from "../../game/lesson.ts";

interface Scenario {
  readonly seed: string;
  readonly settings: unknown;
  readonly position: unknown;
  readonly answers: readonly (readonly { readonly value: unknown }[])[];
}

/** A scenario of Race as the script of a lesson. */
export function scriptOf({ seed, settings, position, answers }: Scenario): Script {
  const values = answers.map((ofSeat) => ofSeat.map(({ value }) => value as Value));
  return { config: { settings, position }, seed, answers: values };
}

/** Who sits at the table of the lessons. */
export const COMPANY: readonly Said[] = [
  { en: "You", ru: "Вы" },
  { en: "Lena", ru: "Лена" },
  { en: "Tomas", ru: "Томас" },
];
