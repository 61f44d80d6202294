import { LANGUAGES, type Language } from "@hypergate/kernel";
import { kept } from "../kept.ts";

export const LANGUAGE_KEY = "language";

/** What was chosen here before, else the first of the browser's languages that there is, else English. */
export function firstLanguage(): Language {
  const wished = [kept(LANGUAGE_KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find(isLanguage) ?? "en";
}

function isLanguage(word: string | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}
