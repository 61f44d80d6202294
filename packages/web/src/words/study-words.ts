/** The words of replays, guides, the reference and the end of a game: what shows them imports this file. */
import { studyMessages } from "./study-messages.ts";
import { addWords } from "./words.ts";

addWords(studyMessages);
