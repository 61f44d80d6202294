/** The words of the desk for deals come with it. */
import { addWords } from "../../words/words.ts";
import { cosmicDealMessages } from "./deal-messages.ts";

addWords(cosmicDealMessages);
