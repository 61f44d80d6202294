import { hereMessages } from "./here-messages.ts";
import { addWords } from "./words.ts";

addWords(hereMessages);
