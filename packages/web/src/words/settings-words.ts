/** The words of the settings at a table: what shows them imports this file. */
import { settingsMessages } from "./settings-messages.ts";
import { addWords } from "./words.ts";

addWords(settingsMessages);
