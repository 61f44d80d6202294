/** The words of the client with those that only the table of Cosmic Encounter needs. */
import { withOwnPlanets } from "@hypergate/cosmic/client";
import { messages } from "../../words/messages.ts";
import { wordsFrom } from "../../words/words.ts";
import { cosmicChoiceMessages } from "./choice-messages.ts";
import { cosmicDeskMessages } from "./desk-messages.ts";
import { cosmicMessages } from "./messages.ts";
import { cosmicRewardMessages } from "./reward-messages.ts";
import { cosmicStageMessages } from "./stage-messages.ts";

const all = {
  ...messages,
  ...cosmicMessages,
  ...cosmicDeskMessages,
  ...cosmicStageMessages,
  ...cosmicChoiceMessages,
  ...cosmicRewardMessages,
} as const;

export type CosmicMessageId = keyof typeof all;

const plain = wordsFrom(all);

/** In Russian "your" agrees with the planet it belongs to. */
export const translate: typeof plain.translate = (language, id, params) =>
  withOwnPlanets(plain.translate(language, id, params));

export const useWords: typeof plain.useWords = () => {
  const words = plain.useWords();
  return (id, params) => withOwnPlanets(words(id, params));
};
