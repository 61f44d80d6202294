/** The words about people and devices: what shows them imports this file. */
import { peopleMessages } from "./people-messages.ts";
import { addWords } from "./words.ts";

addWords(peopleMessages);
