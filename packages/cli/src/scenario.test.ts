/** Scenario files through the command: what may be written, for both games. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { file } from "./testing/command-line.ts";
import { cosmic, explore, findingsIn, type Json, launch, played, printed, race } from "./testing/scenarios.ts";

const packages = fileURLToPath(new URL("../..", import.meta.url));
const fought: readonly Json[] = [
  ...launch,
  { pass: "all" },
  { seat: "blue", answer: "attack-10" },
  { seat: "green", answer: "attack-06" },
  { pass: "all" },
];
const SLOTS = { "blue 1": 4, "blue 2": 4, "blue 3": 4, "blue 4": 4, "blue 5": 4 };
const CITADELS = { citadel: { cards: ["attack-10", "attack-08"], planets: ["green 1", "1.2"] } };

/** True as it stands: what is played, and the position if it is not the usual one. */
const COSMIC: readonly (readonly [string, readonly Json[], Json?, Json?])[] = [
  [
    "colours",
    [...launch, { expect: { turn: "blue", offense: 0, defense: "green", gate: { blue: 4 }, dock: [0, 0, 0] } }],
  ],
  ["planets", [...launch, { expect: { planet: "green 1", ships: { "green.1": [0, 4, 0], "1.2": { green: 4 } } } }]],
  [
    "numbers",
    [{ until: "launch/aim" }, { seat: 0, answer: "1.1" }, { finish: true }, { expect: { turn: 1, encounter: 2 } }],
  ],
  [
    "bounds",
    [
      ...launch.slice(0, 2),
      { seat: "blue", asked: "launch/ships", min: 1, max: 4, slots: SLOTS, answer: { "blue 5": 1 } },
    ],
  ],
  [
    "bounds that are expected",
    [...launch.slice(0, 2), { expect: { question: { blue: { min: 1, max: 4, slots: SLOTS } } } }],
  ],
  [
    "a moment at a question",
    [
      { at: "planning/select", seat: "blue", expect: { phase: "planning", allies: { offense: [] } } },
      ...launch,
      { pass: "all" },
    ],
  ],
  ["the end of a phase", [{ at: "end of launch", expect: { gate: { blue: 4 }, phase: "launch" } }, ...launch]],
  [
    "the end of an encounter",
    [
      { at: "end of encounter", expect: { totals: [14, 10], winner: "offense", result: "won", warp: [0, 4, 0] } },
      {
        at: "end of encounter",
        expect: { discard: ["attack-10", "attack-06"], discardTop: ["attack-06"], colonies: { blue: 1 } },
      },
      ...fought,
    ],
  ],
  ["the end of a turn", [{ at: "end of turn", expect: { turn: "green" } }, ...fought]],
  ["everybody passes", [...fought, { expect: { turn: "green", asked: { green: "ships/return", blue: "nothing" } } }]],
  [
    "single seats pass",
    [...fought.slice(0, -1), { until: "turn/again", seat: "blue" }, { pass: ["blue"] }, { expect: { turn: "green" } }],
  ],
  [
    "letting",
    [...launch, { until: "end of encounter", letting: ["planning/select", { seat: "red", asked: "ships/return" }] }],
  ],
  [
    "the end of the game",
    [{ at: "end of game", expect: { winners: ["blue"], colonies: { blue: 5 } } }, ...fought],
    {
      ships: Object.fromEntries([
        ["blue 2", { blue: 0 }],
        ...["red 1", "red 2", "red 3", "red 4"].map((planet) => [planet, { red: 4, blue: 1 }]),
      ]),
    },
  ],
  [
    "rest in a hand",
    [{ expect: { deckSize: 0, handSize: { red: { atLeast: 50, atMost: 90 } } } }],
    { hands: { blue: ["attack-08"], red: "rest" } },
  ],
  [
    "deck, destiny and discards",
    [
      { expect: { deckTop: ["attack-40", "negotiate"], deckBottom: ["quash"], discard: ["morph"] } },
      {
        expect: {
          destinyDiscard: ["wild", "green"],
          destinyTop: ["red"],
          hand: { blue: { includes: ["attack-08"], excludes: ["morph"], count: 2 } },
        },
      },
    ],
    {
      deck: ["attack-40", "negotiate", "rest", "quash"],
      discard: ["morph"],
      destinyDiscard: ["wild"],
      destiny: ["green", "red"],
    },
  ],
  [
    "citadels by name",
    [{ expect: { sheet: { citadel: ["attack-08", "attack-10"] } } }],
    { aliens: ["filch", "citadel", "machine"], memo: CITADELS },
  ],
  [
    "technologies",
    [
      {
        expect: {
          techs: { blue: ["xenon-lasers"], green: ["omega-missile:1"] },
          techDiscard: [],
          flagship: { red: "nowhere" },
        },
      },
    ],
    {
      settings: { tech: true },
      techs: { blue: ["xenon-lasers"], green: ["omega-missile:1"] },
      ships: { "green 1": { green: 3 } },
    },
  ],
  [
    "memo, powers and the warp",
    [
      {
        expect: {
          memo: { warrior: { tokens: 3 } },
          powers: { red: ["warrior"] },
          powerless: [false, false, false],
          warp: { red: 2 },
        },
      },
    ],
    {
      aliens: { blue: "filch", green: "clone", red: "warrior" },
      memo: { warrior: { tokens: 3 } },
      warp: { red: 2 },
      ships: { "red 1": { red: 2 } },
    },
  ],
  [
    "what was told",
    [
      ...fought,
      {
        expect: {
          told: { "encounter.won": 1, "power.zapped": 0 },
          usedInPlay: { blue: [] },
          zappedInPlay: [[], [], []],
        },
      },
    ],
  ],
  [
    "never up to a label",
    [
      { never: [{ seat: "blue", asked: "launch/ships" }], through: "aim" },
      { ...launch[0], label: "aim" },
      ...launch.slice(1),
    ],
  ],
  [
    "never in the whole file",
    launch,
    {},
    { never: [{ seat: "red" }, { offered: "red 1" }, { asked: "planning/select", seat: "red" }] },
  ],
  [
    "what is empty",
    [
      {
        expect: {
          removed: [0, 0, 0],
          stash: [[], [], []],
          under: [[], [], []],
          techTop: [],
          techDiscard: [],
          destinyBottom: [],
        },
      },
    ],
  ],
  [
    "cards on a sheet that may be played, and the special ship",
    [
      {
        expect: {
          stash: { red: ["attack-20"] },
          flagship: { blue: "blue 3", red: "nowhere" },
          options: { blue: { count: 5 } },
        },
      },
    ],
    {
      aliens: ["filch", "clone", "miser"],
      stash: { red: ["attack-20"] },
      hands: { blue: ["attack-08"] },
      ships: { "blue 3": { blue: 5 } },
      settings: { tech: true },
      techs: { blue: ["the-prometheus"] },
      flagship: { seat: "blue", at: "blue 3" },
    },
  ],
  [
    "powers of the first seats; the others keep those of set-up",
    [...launch, { expect: { powers: { blue: ["warrior"], green: ["clone"], red: ["machine"] } } }],
    { powers: { blue: ["warrior"] } },
  ],
  ["notes", [{ note: "nothing happens here" }], { note: "a position" }, { note: "a file", $schema: "x" }],
];

const RACE: readonly (readonly [string, readonly Json[], Json?, Json?])[] = [
  [
    "names",
    [
      ...explore,
      {
        expect: {
          asked: { Ann: "explore.keep" },
          actions: { Ben: ["produce"] },
          hand: { Ann: ["Gem World", "comet-zone"] },
        },
      },
    ],
  ],
  [
    "seat numbers",
    [{ seat: 0, answer: "explore+1+1" }, { seat: 1, answer: "produce" }, { expect: { asked: { 0: "explore.keep" } } }],
  ],
  [
    "bounds",
    [
      ...explore,
      {
        seat: "Ann",
        min: 2,
        max: 2,
        options: ["spice-world", "public-works", "drop-ships"],
        answer: ["drop-ships", "Spice World"],
      },
    ],
  ],
  [
    "the end of a phase",
    [{ at: "end of explore", expect: { discardSize: 2, phase: "explore" } }, ...explore, { finish: true }],
  ],
  [
    "the end of a round",
    [
      { at: "end of round", expect: { round: 1, chips: [0, 0] } },
      ...explore,
      { until: "end of round", letting: "all" },
    ],
  ],
  ["the end of the game", [{ until: "end of game", expect: { phase: "over", winners: ["Ann"] } }], { pool: 0 }],
  [
    "everybody passes",
    [
      { seat: "Ann", answer: "settle" },
      { seat: "Ben", answer: "produce" },
      { pass: "all" },
      { expect: { round: 2, order: [0, 1] } },
    ],
  ],
  [
    "rest",
    [{ expect: { deckTop: ["spice-world"], deckBottom: ["Drop Ships"], points: { Ann: { atLeast: 1 } } } }],
    { deck: ["spice-world", "rest", "drop-ships"] },
  ],
  [
    "rest in a hand",
    [{ expect: { deckSize: 0 } }],
    { seats: { Ann: { start: "old-earth", hand: "rest" }, Ben: { start: "new-sparta" } }, deck: [] },
  ],
  [
    "goods, military and discards",
    [
      {
        expect: {
          goods: { Ann: ["gem-world"] },
          tableau: { Ann: ["old-earth", "gem-world"] },
          military: { Ben: 2 },
          pool: 24,
          discard: ["comet-zone"],
        },
      },
    ],
    {
      seats: [
        { start: "old-earth", tableau: ["gem-world"], goods: ["gem-world"] },
        { start: "new-sparta", note: "strong" },
      ],
      discard: ["comet-zone"],
    },
  ],
  ["letting", [...explore, { until: "choose.action", letting: ["explore.keep"] }]],
  [
    "until with a seat",
    [
      { seat: "Ben", answer: "explore+5" },
      { until: "choose.action", seat: "Ann" },
    ],
  ],
  [
    "never",
    [...explore, { pass: "all" }],
    {},
    {
      never: [
        { seat: "Ben", asked: "settle.pick" },
        { seat: "Ben", offered: "gem-world" },
      ],
    },
  ],
  ["never from here on", [...explore, { never: [{ asked: "choose.action" }] }]],
];

describe("cosmic: what comes true is as expected", () => {
  for (const [name, play, set, more] of COSMIC)
    test(name, () => expect(findingsIn(cosmic(play, set, more))).toEqual([]));
});

describe("race: what comes true is as expected", () => {
  for (const [name, play, position, more] of RACE)
    test(name, () => expect(findingsIn(race(play, position, more))).toEqual([]));
});

test("a finding ends neither its file nor the command; bad files are said and the others played", () => {
  const wrong = cosmic([
    ...launch,
    { expect: { turn: "red" } },
    { seat: "red", answer: "pass" },
    { expect: { encounter: 7 } },
  ]);
  const { code, findings, files } = played(wrong, { game: "cosmic", set: {}, ploy: [] }, race(explore));
  expect([code, findings]).toEqual([2, 5]);
  expect(files.map(({ result }) => result)).toEqual(["findings", "bad file", "as expected"]);
  expect(files[0].findings.map(({ place }) => place)).toEqual(["play[3]", "play[4]", "play[5]"]);
  expect(played(wrong, race(explore)).code).toBe(1);
  expect(played(race(explore)).code).toBe(0);
});

test("the command prints findings, bad files on the error output, and goes on", () => {
  const wrong = file("wrong.json", JSON.stringify(cosmic([{ expect: { turn: "red" } }])));
  const fine = file("fine.json", JSON.stringify(race([])));
  const odd = file("odd.json", JSON.stringify(race([], { deck: ["gem-word"] })));
  const text = file("text.json", "{ no");
  const { code, stdout, stderr } = printed([odd, wrong, text, "nowhere.json", fine]);
  expect(code).toBe(2);
  expect(stdout).toEqual([`${wrong}:\n  play[0]: turn is "blue", expected "red"`, `${fine}: as expected`]);
  expect(stderr).toEqual([
    `${odd}: position.deck[0]: there is no card "gem-word"; did you mean "gem-world"?`,
    expect.stringContaining(`${text} is not JSON`),
    "cannot read nowhere.json",
  ]);
});

test.each(["cosmic", "race", "web"])("every stored file of %s plays as it says", (name) => {
  const folder = join(packages, name, "scenarios");
  const documents = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")));
  expect(played(...documents)).toMatchObject({ code: 0, findings: 0 });
});
