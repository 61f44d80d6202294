/** The words of tables: pages that show one import this file. */
import { slowMessages } from "./slow-messages.ts";
import { stageMessages } from "./stage-messages.ts";
import { tableMessages } from "./table-messages.ts";
import { addWords } from "./words.ts";
import "./people-words.ts";

addWords({ ...tableMessages, ...stageMessages, ...slowMessages });
