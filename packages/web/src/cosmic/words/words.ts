/** The words of the client with those that only the table of Cosmic Encounter needs. */
import { withOwnPlanets } from "@hypergate/cosmic/client";
import { type MessageId, wordsFrom } from "../../words/words.ts";
import { cosmicChoiceMessages } from "./choice-messages.ts";
import type { cosmicDealMessages } from "./deal-messages.ts";
import { cosmicMessages } from "./messages.ts";
import type { cosmicRevealMessages } from "./reveal-messages.ts";
import { cosmicRewardMessages } from "./reward-messages.ts";
import type { cosmicSheetMessages } from "./sheet-messages.ts";
import { cosmicStageMessages } from "./stage-messages.ts";

const all = {
  ...cosmicMessages,
  ...cosmicStageMessages,
  ...cosmicChoiceMessages,
  ...cosmicRewardMessages,
} as const;

/** Those of the desk for deals, of revealed cards and of sheets come with them. */
type Later = keyof typeof cosmicDealMessages | keyof typeof cosmicRevealMessages | keyof typeof cosmicSheetMessages;

export type CosmicMessageId = keyof typeof all | Later | MessageId;

const plain = wordsFrom<keyof typeof all, Later>(all);

/** In Russian "your" agrees with the planet it belongs to. */
export const translate: typeof plain.translate = (language, id, params) =>
  withOwnPlanets(plain.translate(language, id, params));

export const useWords: typeof plain.useWords = () => {
  const words = plain.useWords();
  return (id, params) => withOwnPlanets(words(id, params));
};
