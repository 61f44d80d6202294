/** Every sentence of the client itself, put together from the rooms they belong to. */
import type { Said } from "@hypergate/kernel";
import { cosmicDeskMessages } from "./cosmic-desk-messages.ts";
import { cosmicMessages } from "./cosmic-messages.ts";
import { homeMessages } from "./home-messages.ts";
import { raceMessages } from "./race-messages.ts";
import { stageMessages } from "./stage-messages.ts";
import { studyMessages } from "./study-messages.ts";
import { tableMessages } from "./table-messages.ts";

export const messages = {
  ...homeMessages,
  ...tableMessages,
  ...cosmicMessages,
  ...cosmicDeskMessages,
  ...raceMessages,
  ...stageMessages,
  ...studyMessages,
} as const satisfies Readonly<Record<string, Said>>;
