/** Every sentence of the client that no game has for itself. */
import type { Said } from "@hypergate/kernel";
import { editorMessages } from "./editor-messages.ts";
import { hereMessages } from "./here-messages.ts";
import { homeMessages } from "./home-messages.ts";
import { keysMessages } from "./keys-messages.ts";
import { labMessages } from "./lab-messages.ts";
import { linesMessages } from "./lines-messages.ts";
import { lobbyMessages } from "./lobby-messages.ts";
import { meMessages } from "./me-messages.ts";
import { noticeMessages } from "./notice-messages.ts";
import { offlineMessages } from "./offline-messages.ts";
import { operatorMessages } from "./operator-messages.ts";
import { peopleMessages } from "./people-messages.ts";
import { puzzleMessages } from "./puzzle-messages.ts";
import { settingsMessages } from "./settings-messages.ts";
import { slowMessages } from "./slow-messages.ts";
import { stageMessages } from "./stage-messages.ts";
import { studyMessages } from "./study-messages.ts";
import { tableMessages } from "./table-messages.ts";
import { verdictMessages } from "./verdict-messages.ts";

export const messages = {
  ...homeMessages,
  ...offlineMessages,
  ...hereMessages,
  ...lobbyMessages,
  ...meMessages,
  ...settingsMessages,
  ...tableMessages,
  ...peopleMessages,
  ...noticeMessages,
  ...operatorMessages,
  ...slowMessages,
  ...stageMessages,
  ...studyMessages,
  ...labMessages,
  ...verdictMessages,
  ...linesMessages,
  ...editorMessages,
  ...puzzleMessages,
  ...keysMessages,
} as const satisfies Readonly<Record<string, Said>>;
