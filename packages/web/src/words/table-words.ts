/** The words of tables, replays, guides and the reference: pages that show them import this file. */
import { stageMessages } from "./stage-messages.ts";
import { studyMessages } from "./study-messages.ts";
import { tableMessages } from "./table-messages.ts";
import { addWords } from "./words.ts";

addWords({ ...tableMessages, ...stageMessages, ...studyMessages });
