/** Every sentence of the client itself, put together from the rooms they belong to. */
import type { Said } from "@hypergate/kernel";
import { cosmicDeskMessages } from "../cosmic/words/desk-messages.ts";
import { cosmicMessages } from "../cosmic/words/messages.ts";
import { raceMessages } from "../race/words/messages.ts";
import { homeMessages } from "./home-messages.ts";
import { studyMessages } from "./study-messages.ts";
import { tableMessages } from "./table-messages.ts";

export const messages = {
  ...homeMessages,
  ...tableMessages,
  ...cosmicMessages,
  ...cosmicDeskMessages,
  ...raceMessages,
  ...studyMessages,
} as const satisfies Readonly<Record<string, Said>>;
