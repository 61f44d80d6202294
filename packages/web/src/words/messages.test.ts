import { expect, test } from "vitest";
import { cosmicDeskMessages } from "./cosmic-desk-messages.ts";
import { cosmicMessages } from "./cosmic-messages.ts";
import { homeMessages } from "./home-messages.ts";
import { messages } from "./messages.ts";
import { raceMessages } from "./race-messages.ts";
import { stageMessages } from "./stage-messages.ts";
import { studyMessages } from "./study-messages.ts";
import { tableMessages } from "./table-messages.ts";

test("no sentence of one room hides one of another", () => {
  const rooms = [
    homeMessages,
    tableMessages,
    cosmicMessages,
    cosmicDeskMessages,
    raceMessages,
    stageMessages,
    studyMessages,
  ];
  const ids = rooms.flatMap((room) => Object.keys(room));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(Object.keys(messages)).toHaveLength(ids.length);
});
