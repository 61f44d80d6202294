/** The reader's language, and the client's own messages in it. What a game says comes from the game's package. */
import { LANGUAGES, type Language, type Params, phrase, type Said } from "@hypergate/kernel";
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

interface Known {
  readonly language: Language;
  /** How often words came that were not there at first. */
  readonly came: number;
}

const store = createStore<Known>(() => ({ language: firstLanguage(), came: 0 }));

/** Words came that were missing: whatever shows words is drawn again. */
export function wordsCame(): void {
  store.setState(({ came }) => ({ came: came + 1 }));
}

/** Changes when words came. */
export function useCameWords(): number {
  return useStore(store, (state) => state.came);
}

export function setLanguage(language: Language): void {
  keep(KEY, language);
  store.setState({ language });
}

export function languageNow(): Language {
  return store.getState().language;
}

export function useLanguage(): Language {
  return useStore(store).language;
}

/** Puts messages into words: those of a list by their ids, and any other that is given itself. */
export interface Words<Id extends string> {
  readonly translate: (language: Language, message: Id | Said, params?: Params) => string;
  /** `const t = useWords(); t("home.join")` */
  readonly useWords: () => (message: Id | Said, params?: Params) => string;
}

export function wordsFrom<Id extends string>(list: Readonly<Record<Id, Said>>): Words<Id> {
  const translate: Words<Id>["translate"] = (language, message, params = {}) => {
    const said = typeof message === "string" ? list[message] : message;
    return phrase(language, said[language], params, String);
  };
  const useWords: Words<Id>["useWords"] = () => {
    const language = useLanguage();
    return (message, params) => translate(language, message, params);
  };
  return { translate, useWords };
}

/** The words of the client itself. A game has some of its own besides, which come with its code. */
export const { translate, useWords } = wordsFrom(messages);
