import {
  eventFor,
  type GameEvent,
  LANGUAGES,
  optionsOf,
  type Params,
  type Question,
  type Ref,
  randomAnswer,
  seeded,
  simulate,
  type Viewer,
} from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { CARDS, DESTINY } from "../cards.ts";
import { COLOURS } from "../catalogue.ts";
import { cosmic } from "../game.ts";
import { MAX_PLANETS, planetRef, playerRef } from "../refs.ts";
import { statement } from "../rulebook/chapters.ts";
import "./every.ts";
import { maybeNameOf, nameOf, say } from "./index.ts";

describe("things and messages", () => {
  const names = ["Ann", undefined, "Bob"];

  test.each([
    ["player/0", "Ann", "Ann"],
    ["player/1", "Green", "Зелёный"],
    ["planet/1.3", "Green III", "Зелёный III"],
    ["planet/new", "Genesis", "Творение"],
    ["colony/1.3@2", "Bob's colony on Green III", "колония на планете Зелёный III (Bob)"],
    ["settle/1.3", "a colony on Green III", "колония на планете Зелёный III"],
    ["card/attack-08.2", "Attack 08", "Атака 08"],
    ["name/attack-08", "Attack 08", "Атака 08"],
    ["card/reinforcement-5", "Reinforcement +5", "Подкрепление +5"],
    ["card/mobius-tubes.1", "Mobius Tubes", "Туннели Мёбиуса"],
    ["card/card-zap.2", "Card Zap", "Слом карты"],
    ["card/flare-tick-tock", "Tick-Tock flare", "Тик-Так (вспышка)"],
    ["power/tick-tock", "Tick-Tock", "Тик-Так"],
    ["power/oracle.2", "Oracle (2)", "Оракул (2)"],
    ["super/zombie", "Zombie: super flare", "Зомби: супер"],
    ["destiny/seat-1.2", "Green", "Зелёный"],
    ["destiny/wild.2", "wild", "джокер"],
    ["destiny/fewest-in-warp", "fewest ships in the warp", "меньше всех кораблей в варпе"],
    ["random/card", "1 random card", "1 случайная карта"],
    ["2×random/card", "2 random cards", "2 случайные карты"],
    ["2×type/attack", "Attack ×2", "Атака ×2"],
    ["3×free/2", "freeing 3 ships from the warp (Bob)", "освобождение 3 кораблей из варпа (Bob)"],
    ["2×captive/1", "2 captured ships of Green", "2 захваченных корабля (Зелёный)"],
    ["rule/REV-07", "Rule REV-07", "Правило REV-07"],
    ["thing/unknown", "thing/unknown", "thing/unknown"],
  ])("%s is %s and %s", (ref, en, ru) => {
    expect([nameOf("en", ref, names), nameOf("ru", ref, names)]).toEqual([en, ru]);
  });

  test("things stand in lists, and the same ones are counted", () => {
    const cards = "card/attack-08.1 card/negotiate.3 card/attack-08.5 card/plague";
    expect(say("en", "cards.discarded", { player: "player/0", cards }, names)).toBe(
      "Ann discarded Attack 08 ×2, Negotiate and Plague.",
    );
    expect(say("ru", "cards.discarded", { player: "player/0", cards }, names)).toBe(
      "Ann сбрасывает 4 карты (Атака 08 ×2, Переговоры и Чума).",
    );
  });

  test("those who may know a secret read it in the same message", () => {
    const params = { player: "player/1", n: 2 };
    expect(say("ru", "cards.drawn", params)).toBe("Зелёный берёт 2 карты из колоды.");
    expect(say("ru", "cards.drawn", { ...params, cards: "card/morph card/plague" })).toBe(
      "Зелёный берёт 2 карты из колоды (Метаморфоза и Чума).",
    );
  });

  test("an offer tells everybody how much, and the two what", () => {
    const params = { player: "player/0", other: "player/2", given: 3, wanted: 0 };
    expect(say("en", "deal.offered", params, names)).toBe("Ann offered Bob 3 things for nothing.");
    expect(say("en", "deal.offered", { ...params, give: "2×random/card settle/0.1", want: "" }, names)).toBe(
      "Ann offered Bob 2 random cards and a colony on Ann I for nothing.",
    );
  });

  test.each([
    [1, 1, 2, "1 ship, 1 cosmic card and 2 reward cards", "1 корабль, 1 обычную карту и 2 карты наград"],
    [1, 1, 0, "1 ship and 1 cosmic card", "1 корабль и 1 обычную карту"],
    [2, 0, 1, "2 ships and 1 reward card", "2 корабля и 1 карту наград"],
    [0, 5, 1, "5 cosmic cards and 1 reward card", "5 обычных карт и 1 карту наград"],
    [3, 0, 0, "3 ships", "3 корабля"],
    [0, 2, 0, "2 cosmic cards", "2 обычные карты"],
    [0, 0, 4, "4 reward cards", "4 карты наград"],
  ])("of a reward only what there is is told: %i, %i, %i", (ships, cards, rewards, en, ru) => {
    const params = { player: "player/0", ships, cards, rewards };
    expect(say("en", "rewards.split", params, names)).toBe(`Ann was rewarded with ${en}.`);
    expect(say("ru", "rewards.split", params, names)).toBe(`Ann берёт в награду ${ru}.`);
  });

  test("rewards need not be for a defense, and cards that are only drawn are none", () => {
    const taken = { player: "player/0", ships: 1, cards: 2 };
    expect(say("ru", "rewards.taken", taken, names)).toBe("Ann получает в награду 1 корабль и 2 карты.");
    const asked = (params: Params) => [
      say("en", "rewards/split", params, names),
      say("ru", "rewards/split", params, names),
    ];
    expect(asked({ n: 2, of: "cards" })).toEqual([
      "You draw 2 cards: from which decks?",
      "Вы берёте 2 карты: из каких колод?",
    ]);
    expect(asked({ n: 1, of: "rewards" })[0]).toMatch(/^1 reward is due to you/);
  });

  test("random cards are taken from others, and lost from the own hand", () => {
    const asked = (player: string) => [
      say("en", "cards/backs", { player, n: 2 }, names, 0),
      say("ru", "cards/backs", { player, n: 2 }, names, 0),
    ];
    expect(asked("player/2")).toEqual([
      "2 random cards from Bob: how many of them from the reward deck?",
      "Bob отдаёт наугад 2 карты. Сколько из них карт наград?",
    ]);
    expect(asked("player/0")).toEqual([
      "2 random cards of your hand: how many of them from the reward deck?",
      "Вы теряете наугад 2 карты. Сколько из них карт наград?",
    ]);
  });

  test("things are named within other text, and a negative number has a minus", () => {
    expect(say("en", "refused.spread", { min: 1, max: 2, options: "planet/1.1 ≤ 2, place/gate ≤ 1" })).toBe(
      "Spread at least 1 and at most 2, within these limits: Green I ≤ 2, hyperspace gate ≤ 1.",
    );
    expect(say("en", "reveal.totals", { offense: -3, defense: 4 })).toBe("−3 for the offense, 4 for the defense.");
  });

  test("a player's name is never taken for anything else", () => {
    expect(say("en", "turn.began", { player: "player/0" }, ["card/morph {n} ×"])).toBe("card/morph {n} ×'s turn.");
  });

  test("an unknown message shows as its id", () => {
    expect(say("en", "no.such")).toBe("no.such");
  });

  test("every card, planet, player and destiny card has a name", () => {
    const planets = Array.from({ length: MAX_PLANETS }, (_, planet) => planetRef(planet));
    const refs = [...CARDS, ...DESTINY].map(({ ref }) => ref);
    const nameless = [...refs, ...planets, ...COLOURS.map((_, seat) => playerRef(seat))].filter((ref) => !hasName(ref));
    expect(nameless).toEqual([]);
  });

  test("a statement is found by its id", () => {
    expect(statement("VOC-01")?.en).toContain("offense");
    expect(statement("zombie 1")?.ru).toContain("варп");
    expect(statement("NO-99")).toBeUndefined();
  });
});

function hasName(ref: Ref): boolean {
  return LANGUAGES.every((language) => maybeNameOf(language, ref) !== undefined);
}

describe("a random game", () => {
  const games = [
    { players: 3, settings: { alienSelection: "random", useFlares: true } },
    { players: 5, settings: { alienSelection: "flareDraft", useFlares: true, hiddenPowers: true } },
    { players: 4, settings: { edition: "2008", changingPowers: true } },
  ];

  test.each(games.map((config, i) => [i, config] as const))("number %i can be read in both languages", (i, config) => {
    const problems = new Set<string>();
    const check = (id: string, params: Question["params"], where: string) => {
      for (const language of LANGUAGES) {
        const text = say(language, id, params);
        if (/[{}]|undefined|NaN|\b[a-z]+\/[a-z0-9]/.test(text)) problems.add(`${where} "${id}" (${language}): ${text}`);
      }
    };
    const rng = seeded(`words ${i}`);
    const player = (question: Question) => {
      check(question.key, question.params, "question");
      for (const ref of optionsOf(question))
        if (!hasName(ref)) problems.add(`question "${question.key}": no name for ${ref}`);
      if (statement(question.source.rule) === undefined)
        problems.add(`question "${question.key}": no statement "${question.source.rule}"`);
      return randomAnswer(question, rng);
    };
    const told: GameEvent[] = [];
    const state = cosmic.setUp(config, `words ${i}`);
    const players = Array.from({ length: config.players }, () => player);
    simulate(cosmic, state, players, (now) => now.table.encounter.n > 60, { told });
    for (const event of told)
      for (const viewer of ["spectator", ...players.keys()] as Viewer[])
        check(event.id, eventFor(event, viewer).params, "event");
    expect([...problems].sort().join("\n")).toBe("");
  });
});
