/** The words of the list of keys come with it. */
import { keysMessages } from "./keys-messages.ts";
import { addWords } from "./words.ts";

addWords(keysMessages);
