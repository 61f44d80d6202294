import { LANGUAGES, type Language } from "@hypergate/kernel";

/** The language of the terminal. */
export function languageHere({ LC_ALL, LANG }: Readonly<Record<string, string | undefined>>): Language {
  const wanted = (LC_ALL ?? LANG ?? "").slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}
