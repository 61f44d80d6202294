/** The words of puzzles: what shows them imports this file. */
import { puzzleMessages } from "./puzzle-messages.ts";
import { addWords } from "./words.ts";

addWords(puzzleMessages);
