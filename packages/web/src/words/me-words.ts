/** The words about the reader: what shows them imports this file. */
import { meMessages } from "./me-messages.ts";
import { addWords } from "./words.ts";

addWords(meMessages);
