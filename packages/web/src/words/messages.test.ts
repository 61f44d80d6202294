import { expect, test } from "vitest";
import { cosmicChoiceMessages } from "../cosmic/words/choice-messages.ts";
import { cosmicDealMessages } from "../cosmic/words/deal-messages.ts";
import { cosmicMessages } from "../cosmic/words/messages.ts";
import { cosmicRevealMessages } from "../cosmic/words/reveal-messages.ts";
import { cosmicSheetMessages } from "../cosmic/words/sheet-messages.ts";
import { cosmicStageMessages } from "../cosmic/words/stage-messages.ts";
import { raceMessages } from "../race/words/messages.ts";
import { editorMessages } from "./editor-messages.ts";
import { hereMessages } from "./here-messages.ts";
import { homeMessages } from "./home-messages.ts";
import { keysMessages } from "./keys-messages.ts";
import { labMessages } from "./lab-messages.ts";
import { linesMessages } from "./lines-messages.ts";
import { lobbyMessages } from "./lobby-messages.ts";
import { meMessages } from "./me-messages.ts";
import { messages } from "./messages.ts";
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

test("no sentence of one list hides one of another", () => {
  const own = [
    homeMessages,
    hereMessages,
    lobbyMessages,
    meMessages,
    settingsMessages,
    offlineMessages,
    tableMessages,
    peopleMessages,
    noticeMessages,
    operatorMessages,
    slowMessages,
    stageMessages,
    studyMessages,
    labMessages,
    verdictMessages,
    linesMessages,
    editorMessages,
    puzzleMessages,
    keysMessages,
  ];
  const lists = [
    ...own,
    cosmicMessages,
    cosmicDealMessages,
    cosmicRevealMessages,
    cosmicSheetMessages,
    cosmicStageMessages,
    cosmicChoiceMessages,
    raceMessages,
  ];
  const ids = lists.flatMap((list) => Object.keys(list));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(Object.keys(messages)).toHaveLength(own.flatMap((list) => Object.keys(list)).length);
});
