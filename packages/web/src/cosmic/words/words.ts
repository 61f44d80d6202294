/** The words of the client with those that only the table of Cosmic Encounter needs. */
import { withOwnPlanets } from "@hypergate/cosmic/client";
import { type MessageId, wordsFrom } from "../../words/words.ts";
import { cosmicChoiceMessages } from "./choice-messages.ts";
import type { cosmicDealMessages } from "./deal-messages.ts";
import { cosmicDeskMessages } from "./desk-messages.ts";
import { cosmicMessages } from "./messages.ts";
import { cosmicRewardMessages } from "./reward-messages.ts";
import { cosmicStageMessages } from "./stage-messages.ts";

const all = {
  ...cosmicMessages,
  ...cosmicDeskMessages,
  ...cosmicStageMessages,
  ...cosmicChoiceMessages,
  ...cosmicRewardMessages,
} as const;

export type CosmicMessageId = keyof typeof all | keyof typeof cosmicDealMessages | MessageId;

const plain = wordsFrom<keyof typeof all, keyof typeof cosmicDealMessages>(all);

/** In Russian "your" agrees with the planet it belongs to. */
export const translate: typeof plain.translate = (language, id, params) =>
  withOwnPlanets(plain.translate(language, id, params));

export const useWords: typeof plain.useWords = () => {
  const words = plain.useWords();
  return (id, params) => withOwnPlanets(words(id, params));
};
