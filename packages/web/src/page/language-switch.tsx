import { LANGUAGES } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { speak } from "../net/me.ts";
import { useLanguage, useWords } from "../words/words.ts";

/** Each language calls itself by its own name, so that those who need it can read it. */
const OWN_NAMES = { en: "English", ru: "Русский" } as const;

export function LanguageSwitch(): ReactNode {
  const t = useWords();
  const now = useLanguage();
  return (
    <fieldset className="languages">
      <legend className="sr-only">{t("top.language")}</legend>
      {LANGUAGES.map((language) => (
        <button
          type="button"
          key={language}
          lang={language}
          aria-label={`${language.toUpperCase()}, ${OWN_NAMES[language]}`}
          aria-pressed={language === now}
          onClick={() => speak(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
