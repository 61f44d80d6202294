/** The reader's language, and the client's own messages in it. What a game says comes from the game's package. */
import { type Language, type Messages, type Params, phrase, type Said } from "@hypergate/kernel";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep } from "../kept.ts";
import { firstLanguage, LANGUAGE_KEY } from "./first-language.ts";
import { homeMessages } from "./home-messages.ts";
import type { messages } from "./messages.ts";
import { offlineMessages } from "./offline-messages.ts";

export type { Language };
export type MessageId = keyof typeof messages;

/** The language this client was built for; it has no words of any other. Where it was not built, it has all of them. */
const BUILT_FOR: Language | undefined = import.meta.env.LANGUAGE;

interface Known {
  readonly language: Language;
  /** How often words came that were not there at first. */
  readonly came: number;
}

const store = createStore<Known>(() => ({ language: BUILT_FOR ?? firstLanguage(), came: 0 }));

/** Words came that were missing: whatever shows words is drawn again. */
export function wordsCame(): void {
  store.setState(({ came }) => ({ came: came + 1 }));
}

/** Changes when words came. */
export function useCameWords(): number {
  return useStore(store, (state) => state.came);
}

export function setLanguage(language: Language): void {
  keep(LANGUAGE_KEY, language);
  if (BUILT_FOR === undefined) store.setState({ language });
  else if (language !== BUILT_FOR) location.reload();
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

/** The words of all pages; those of a single page come with it. */
const known: Record<string, Said> = { ...homeMessages, ...offlineMessages };

export function addWords(more: Messages): void {
  Object.assign(known, more);
}

/** Words with a list of their own, besides those of the client; `Later` are ids that come with what shows them. */
export function wordsFrom<Id extends string, Later extends string = never>(
  list: Readonly<Record<Id, Said>>,
): Words<Id | Later | MessageId> {
  const own: Messages = list;
  const translate: Words<Id | Later | MessageId>["translate"] = (language, message, params = {}) => {
    const said = typeof message === "string" ? (own[message] ?? known[message]) : message;
    return phrase(language, said[language], params, String);
  };
  const useWords: Words<Id | Later | MessageId>["useWords"] = () => {
    const language = useLanguage();
    return (message, params) => translate(language, message, params);
  };
  return { translate, useWords };
}

/** The words of the client itself. A game has some of its own besides, which come with its code. */
export const { translate, useWords } = wordsFrom({});
