/** The words of the client with those that only the table of Race for the Galaxy needs. */
import { type MessageId as WordsOfClient, wordsFrom } from "../../words/words.ts";
import { raceMessages } from "./messages.ts";
import { promptMessages } from "./prompt-messages.ts";

const all = { ...raceMessages, ...promptMessages } as const;

export type MessageId = keyof typeof all | WordsOfClient;

export const { translate, useWords } = wordsFrom(all);
