/** The words of the position editor: what shows them imports this file. */
import { editorMessages } from "./editor-messages.ts";
import { addWords } from "./words.ts";

addWords(editorMessages);
