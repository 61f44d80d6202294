/** The words of the cards of an encounter come with them. */
import { addWords } from "../../words/words.ts";
import { cosmicRevealMessages } from "./reveal-messages.ts";

addWords(cosmicRevealMessages);
