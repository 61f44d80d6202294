/** The words about notices: what shows them imports this file. */
import { noticeMessages } from "./notice-messages.ts";
import { addWords } from "./words.ts";

addWords(noticeMessages);
