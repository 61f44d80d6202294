import { operatorMessages } from "./operator-messages.ts";
import { addWords } from "./words.ts";

addWords(operatorMessages);
