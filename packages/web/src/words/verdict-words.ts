/** The words of the analysis of a game: what shows it imports this file. */
import { verdictMessages } from "./verdict-messages.ts";
import { addWords } from "./words.ts";

addWords(verdictMessages);
