/** Settings and their values in words. */
import type { Language, SettingChoice, SettingValue } from "@hypergate/kernel";
import type { SettingWords } from "../game/setting-words.ts";
import { translate } from "../words/words.ts";

export function settingName(words: SettingWords, language: Language, name: string): string {
  return words.message(language, `setting/${name}`) ?? name;
}

export function settingAbout(words: SettingWords, language: Language, name: string): string | undefined {
  return words.message(language, `setting/${name}/about`);
}

export function valueWords(
  words: SettingWords,
  language: Language,
  { name, values }: SettingChoice,
  value: SettingValue,
): string {
  if (typeof value === "boolean") return translate(language, value ? "setting.yes" : "setting.no");
  if ("seat" in values) return translate(language, "setting.seat", { n: Number(value) + 1 });
  if (Array.isArray(value)) return value.map((one) => words.thing(language, one)).join(", ");
  return words.message(language, `setting/${name}/${String(value)}`) ?? String(value);
}
