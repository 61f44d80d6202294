/** The reader's language, and the client's own messages in it. What a game says comes from the game's package. */
import { LANGUAGES, type Language, type Params, phrase } from "@hypergate/kernel";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../kept.ts";
import { messages } from "./messages.ts";

export type { Language };
export type MessageId = keyof typeof messages;

const KEY = "language";

/** What was chosen here before, else the first of the browser's languages that there is, else English. */
function firstLanguage(): Language {
  const wished = [kept(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find(isLanguage) ?? "en";
}

function isLanguage(word: string | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

const store = createStore<{ readonly language: Language }>(() => ({ language: firstLanguage() }));

export function setLanguage(language: Language): void {
  keep(KEY, language);
  store.setState({ language });
}

export function languageNow(): Language {
  return store.getState().language;
}

export function useLanguage(): Language {
  return useStore(store, (state) => state.language);
}

/** A message of the client in words. */
export function tell(language: Language, id: MessageId, params: Params = {}): string {
  return phrase(language, messages[id][language], params, String);
}

/** `const t = useWords(); t("home.join")` */
export function useWords(): (id: MessageId, params?: Params) => string {
  const language = useLanguage();
  return (id, params) => tell(language, id, params);
}
