/** The words of the client with those that only the table of Cosmic Encounter needs. */
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

export const { translate, useWords } = wordsFrom<keyof typeof all, keyof typeof cosmicDealMessages>(all);
