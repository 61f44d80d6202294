/** The words of the client with those that only the table of Race for the Galaxy needs. */
import { messages } from "../../words/messages.ts";
import { wordsFrom } from "../../words/words.ts";
import { raceMessages } from "./messages.ts";
import { promptMessages } from "./prompt-messages.ts";

const all = { ...messages, ...raceMessages, ...promptMessages } as const;

export type MessageId = keyof typeof all;

export const { translate, useWords } = wordsFrom(all);
