/** The words of the study board: what shows them imports this file. */
import { linesMessages } from "./lines-messages.ts";
import { addWords } from "./words.ts";

addWords(linesMessages);
