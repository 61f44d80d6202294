/** How players are spoken of: the reader is "you", names are never declined, and every number has its plural. */
import { LANGUAGES, type Language, type Piece, parseMessage, type Said } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { ALIEN_TEXTS } from "../aliens/all.ts";
import { ARTIFACT_FACTS } from "../artifacts/facts.ts";
import { SHIP_ASKS } from "../marked-ships/asks.ts";
import { REWARD_FACTS } from "../reward-cards/facts.ts";
import type { Asks } from "./ask.ts";
import { TECH_TEXTS } from "./every.ts";
import { messages, say } from "./index.ts";
import { log } from "./log.ts";
import { moments } from "./moments.ts";

const ASKS: readonly Asks[] = [
  ...Object.values(ALIEN_TEXTS).flatMap(({ asks: { power, wild, super: own, open } }) => [
    power,
    wild,
    own,
    ...Object.values(open ?? {}),
  ]),
  ...Object.values(ARTIFACT_FACTS).map(({ asks }) => asks),
  ...Object.values(REWARD_FACTS).map(({ asks }) => asks),
  ...Object.values(SHIP_ASKS),
  ...Object.values(TECH_TEXTS).map(({ asks }) => asks),
];

const LOG: readonly [string, Said][] = Object.entries(messages).filter(
  ([id]) => log[id] !== undefined || /^(?!refused|settings|scenario)[a-z-]+\.[a-zA-Z]+$/.test(id),
);
/** Log lines, questions and asks. */
const ALL: readonly [string, Said][] = [
  ...Object.entries(messages),
  ...ASKS.flatMap((asks) =>
    Object.entries(asks).flatMap(([key, one]): [string, Said][] =>
      one === undefined
        ? []
        : [
            [`${key} (ask)`, one.ask],
            [`${key} (button)`, one.does],
          ],
    ),
  ),
];

/** Parameters that are players. */
const PLAYERS = "player|other|opponent|offense|defense|to|named|payer|players";

function expectNone(problems: readonly string[]): void {
  expect([...new Set(problems)].sort().join("\n")).toBe("");
}

function faults(texts: readonly [string, Said][], language: Language, pattern: RegExp): string[] {
  return texts.flatMap(([id, said]) => (pattern.test(said[language]) ? [`${id}: ${said[language]}`] : []));
}

/** The message as one reads it who is not in it: without the case `you`. */
function asOthersRead(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if (piece.kind === "count") return "#";
      if (piece.kind === "param") return `{${piece.param}}`;
      if (piece.cases.has("you")) return "«you»";
      return asOthersRead(piece.cases.get("other") ?? []);
    })
    .join("");
}

describe("the reader", () => {
  test("is spoken to in both languages", () => {
    const params = { player: "player/0", n: 2 };
    const told = (language: Language, you?: number) => say(language, "launch.sent", params, ["Ann"], you);
    expect(LANGUAGES.map((language) => told(language))).toEqual([
      "Ann sent 2 ships through the gate.",
      "Ann ставит на врата 2 корабля.",
    ]);
    expect(LANGUAGES.map((language) => told(language, 0))).toEqual([
      "You sent 2 ships through the gate.",
      "Вы ставите на врата 2 корабля.",
    ]);
    const taken = { player: "player/1", n: 1, from: "player/0" };
    expect(LANGUAGES.map((language) => say(language, "cards.taken", taken, ["Ann", "Bo"], 0))).toEqual([
      "Bo took 1 card at random from you.",
      "Bo тянет 1 карту с вашей руки.",
    ]);
    const aimed = { player: "player/1", planet: "planet/0.2", defense: "player/0" };
    expect(LANGUAGES.map((language) => say(language, "launch.aimed", aimed, ["Ann", "Bo"], 0))).toEqual([
      "Bo attacked your II.",
      "Bo нападает на вашу планету II.",
    ]);
  });

  test("owns planets in every case of the Russian word", () => {
    const founded = { player: "player/1", planet: "planet/0.2", n: 1 };
    expect(say("ru", "colony.founded", founded, ["Ann", "Bo"], 0)).toBe(
      "Bo основывает колонию на вашей планете II, там 1 корабль.",
    );
    const elsewhere = { player: "player/0", planet: "planet/0.3", defense: "player/1" };
    expect(LANGUAGES.map((language) => say(language, "launch.aimed", elsewhere, ["Ann", "Bo"], 0))).toEqual([
      "You attacked your III, defended by Bo.",
      "Вы нападаете на вашу планету III. Защищается Bo.",
    ]);
  });

  test("never does what a Russian verb says of others", () => {
    const verb = /\{(?:player|other)\} (?:не )?[а-яё]+(?:ет|ёт|ит)(?:ся)?(?![а-яё])/;
    expectNone(
      LOG.flatMap(([id, { ru }]) => (verb.test(asOthersRead(parseMessage(ru))) ? [`${id}: no case "you": ${ru}`] : [])),
    );
  });

  test("has and is in English, and owns what is theirs", () => {
    const other = new RegExp(`\\{(?:${PLAYERS})\\}(?:'s| (?:is|was|has|does|goes)\\b)`);
    expectNone(
      LOG.flatMap(([id, { en }]) =>
        other.test(asOthersRead(parseMessage(en))) ? [`${id}: no case "you": ${en}`] : [],
      ),
    );
  });
});

describe("names", () => {
  /** An announcement. */
  const ANNOUNCED = ["game.won"];

  test.each(LANGUAGES)("do not hang on a bare colon in a log line (%s)", (language) => {
    expectNone(faults(LOG, language, /: ?\{/).filter((fault) => !ANNOUNCED.some((id) => fault.startsWith(`${id}:`))));
    expectNone(faults(LOG, language, /^\{\w+\}:/));
  });

  test("are not declined in Russian: no preposition and no other noun rules one", () => {
    const ruled = new RegExp(
      `(?:^|[\\s(])(?:с|со|у|к|ко|от|для|на|в|за|против|кроме|между|из|об?|игрок[ауе]?|игроком|рукой) \\{(?:${PLAYERS})\\}`,
      "i",
    );
    expectNone(faults(ALL, "ru", ruled));
  });

  test("have no quotation marks within quotation marks", () => {
    for (const language of LANGUAGES) expectNone(faults(ALL, language, /«[^»]*«|“[^”]*“/));
  });
});

describe("numbers", () => {
  test.each([
    ["en", /\{(?:n|hand|ships|warp|cards|theirHand|max|min)\} (?:\w+ )?(?:cards?|ships?|tokens?|rewards?)\b/],
    ["ru", /\{(?:n|hand|ships|warp|cards|theirHand|max|min)\} (?:[а-яё]{4,} )?(?:карт|корабл|жетон|наград)/],
  ] as const)("have plural forms (%s)", (language, pattern) => {
    expectNone(faults(ALL, language, pattern));
  });
});

describe("a moment of the one who reads", () => {
  const params = { player: "player/0", card: "card/card-zap.1", power: "power/oracle", tech: "tech/gluon-mines" };

  test.each(Object.keys(moments))("%s has the verb that goes with you", (id) => {
    expect(say("en", id, params, ["Ann"], 0)).not.toMatch(/\byou (is|has)\b/i);
    expect(say("ru", id, params, ["Ann"], 0)).not.toMatch(/(^| )вы (вот-вот )?\S+[еёи]т(ся)?[ ,.]/i);
  });
});
