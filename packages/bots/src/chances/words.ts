/** Verdicts in words. */
import type { Language, Params, Said, Seat } from "@hypergate/kernel";
import { phrase } from "@hypergate/kernel";
import { REASON_WORDS } from "./reason-words.ts";
import type { Reason } from "./reasons.ts";

/** What was chosen, what would have been better, and both chances. */
export const MISTAKE: Said = {
  en: "Chosen: {chosen}. Better: {best}. {to} instead of {from}.",
  ru: "Выбрано: {chosen}. Лучше: {best}. {to} вместо {from}.",
};

const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ru: new Intl.NumberFormat("ru", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};

/** "61 %": a space that does not break stands before the sign in both languages. */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)}\u00a0%`;
}

/** Why the better answer is better; `called` names a seat, `you` is the reader. */
export function reasonInWords(
  game: string,
  language: Language,
  { measure, n, rival }: Reason,
  called: (seat: Seat) => string,
  you?: Seat,
): string {
  const found = REASON_WORDS[game]?.[measure];
  if (found === undefined) return "";
  const said = rival === undefined ? found.own : found.rival;
  const params: Params = {
    n: NUMBERS[language].format(n),
    percent: percent(n),
    ...(rival === undefined ? {} : { rival: called(rival), rivalIsYou: rival === you ? "yes" : "no" }),
  };
  return phrase(language, said[language], params, String);
}
