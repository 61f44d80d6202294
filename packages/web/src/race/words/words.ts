/** The words of the client with those that only the table of Race for the Galaxy needs. */
import { type MessageId as WordsOfClient, wordsFrom } from "../../words/words.ts";
import { raceMessages } from "./messages.ts";

export type MessageId = keyof typeof raceMessages | WordsOfClient;

export const { translate, useWords } = wordsFrom(raceMessages);
