/** The guides: what is said at each step of the two scenarios, and the game that is offered afterwards. */
import type { TableSettings } from "@hypergate/kernel";
import type { MessageId } from "../words/words.ts";
import type { Script } from "./script.ts";

/** A step is read, or it asks the reader to do something; then there is a hint for those who do something else. */
export type Step =
  | { readonly does: "read"; readonly says: MessageId }
  | { readonly does: "answer"; readonly says: MessageId; readonly hint: MessageId };

export interface Lesson {
  readonly game: string;
  readonly steps: readonly Step[];
  /** What wins, in one sentence. */
  readonly wins: MessageId;
  readonly loadScript: () => Promise<Script>;
  /** A friendly first game. */
  readonly firstGame: { readonly players: number; readonly settings: TableSettings };
}

const cosmic: Lesson = {
  game: "cosmic",
  steps: [
    { does: "read", says: "guide.cosmic.home" },
    { does: "read", says: "guide.cosmic.destiny" },
    { does: "answer", says: "guide.cosmic.aim", hint: "guide.cosmic.aim.hint" },
    { does: "answer", says: "guide.cosmic.launch", hint: "guide.cosmic.launch.hint" },
    { does: "answer", says: "guide.cosmic.invite", hint: "guide.cosmic.invite.hint" },
    { does: "answer", says: "guide.cosmic.card", hint: "guide.cosmic.card.hint" },
    { does: "answer", says: "guide.cosmic.reinforce", hint: "guide.cosmic.reinforce.hint" },
    { does: "answer", says: "guide.cosmic.side", hint: "guide.cosmic.side.hint" },
    { does: "read", says: "guide.cosmic.colony" },
    { does: "answer", says: "guide.cosmic.again", hint: "guide.cosmic.again.hint" },
  ],
  wins: "guide.cosmic.wins",
  loadScript: async () => {
    const [{ default: scenario }, { cosmicScript }] = await Promise.all([
      import("../../scenarios/guide-cosmic.json"),
      import("./script.ts"),
    ]);
    return cosmicScript(scenario);
  },
  firstGame: {
    players: 4,
    settings: { edition: "2020", alienSelection: "random", allowedAlertLevels: ["green"], useFlares: false },
  },
};

const race: Lesson = {
  game: "race",
  steps: [
    { does: "read", says: "guide.race.hand" },
    { does: "answer", says: "guide.race.choose", hint: "guide.race.choose.hint" },
    { does: "answer", says: "guide.race.explore", hint: "guide.race.explore.hint" },
    { does: "answer", says: "guide.race.settle", hint: "guide.race.settle.hint" },
    { does: "answer", says: "guide.race.pay", hint: "guide.race.pay.hint" },
    { does: "read", says: "guide.race.goods" },
    { does: "read", says: "guide.race.next" },
  ],
  wins: "guide.race.wins",
  loadScript: async () => {
    const [{ default: scenario }, { raceScript }] = await Promise.all([
      import("../../scenarios/guide-race.json"),
      import("./script.ts"),
    ]);
    return raceScript(scenario);
  },
  firstGame: { players: 3, settings: { sets: "base", learningHands: true } },
};

export const LESSONS: Readonly<Record<string, Lesson>> = { cosmic, race };
