import { operatorMessages } from "./operator-messages.ts";
import { addWords } from "./words.ts";
import "./people-words.ts";

addWords(operatorMessages);
