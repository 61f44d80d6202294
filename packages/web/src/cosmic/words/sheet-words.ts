/** The words of sheets come with them. */

import { addWords } from "../../words/words.ts";
import { cosmicSheetMessages } from "./sheet-messages.ts";

addWords(cosmicSheetMessages);
