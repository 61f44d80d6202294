/** The words of the client with those that only the table of Cosmic Encounter needs. */
import { messages } from "../../words/messages.ts";
import { wordsFrom } from "../../words/words.ts";
import { cosmicDeskMessages } from "./desk-messages.ts";
import { cosmicMessages } from "./messages.ts";

const all = { ...messages, ...cosmicMessages, ...cosmicDeskMessages } as const;

export const { tell, useWords } = wordsFrom(all);
