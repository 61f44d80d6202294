import { labMessages } from "./lab-messages.ts";
import { addWords } from "./words.ts";

addWords(labMessages);
