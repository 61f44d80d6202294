/** What the command says of scenario files that are wrong or do not come true: every message there is. */
import { cosmicScenarioTexts } from "@hypergate/cosmic";
import { LANGUAGES, type Messages, parseMessage } from "@hypergate/kernel";
import { findingText, scenarioTexts } from "@hypergate/kernel/scenario";
import { raceScenarioTexts } from "@hypergate/race";
import { describe, expect, test } from "vitest";
import { GAMES } from "./games.ts";
import { cosmic, explore, findingsIn, type Json, launch, race } from "./testing/scenarios.ts";

/** The id of a message, a document, and what is said of it. */
type Case = readonly [id: string, document: unknown, said: readonly (string | RegExp)[]];

const BAD: readonly Case[] = [
  ["scenario.shape", cosmic([], { turn: true }), ['set.turn: must be 0, 1, 2, … | "…"; this is true']],
  ["scenario.shape", race([], { pool: -1 }), ["position.pool: must be 0, 1, 2, …; this is -1"]],
  [
    "scenario.field",
    cosmic([], { hand: [] }),
    [/^set: unknown field "hand"; did you mean "hands"\? Allowed: note, players, /],
  ],
  [
    "scenario.field",
    race([{ unitl: "round" }]),
    [/^play\[0\]: unknown field "unitl"; did you mean "until"\? Allowed: /],
  ],
  ["scenario.missing", { game: "cosmic", set: {} }, ['"play" is missing']],
  [
    "scenario.missing",
    cosmic([{ answer: 1 }, { at: "end of turn" }]),
    ['play[0]: "seat" is missing', 'play[1]: "expect" is missing'],
  ],
  [
    "scenario.missing",
    race([], { seats: { Ann: {}, Ben: { start: "new-sparta" } } }),
    ['position.seats.Ann: "start" is missing'],
  ],
  ["scenario.missing", cosmic([], { powers: { green: ["warrior"] } }), ['set.powers: "blue" is missing']],
  [
    "scenario.name",
    cosmic([], { hands: [["attack-08"], ["negotiate", "morph", "atack-08"]] }),
    ['set.hands[1][2]: there is no card "atack-08"; did you mean "attack-08"?'],
  ],
  [
    "scenario.name",
    cosmic([{ until: "planing/select" }]),
    ['play[0].until: there is no question "planing/select"; did you mean "planning/select"?'],
  ],
  [
    "scenario.name",
    cosmic([], { memo: { citadel: { cards: ["atack-08"], planets: ["pink 1"] } } }),
    [
      'set.memo.citadel.cards[0]: there is no card "atack-08"; did you mean "attack-08"?',
      'set.memo.citadel.planets[0]: there is no planet "pink 1"',
    ],
  ],
  [
    "scenario.name",
    cosmic([], { ships: { "gren 2": [] } }),
    ['set.ships: there is no planet "gren 2"; did you mean "green 2"?'],
  ],
  ["scenario.name", cosmic([], { destiny: ["pink"] }), [/^set\.destiny\[0\]: there is no destiny card "pink"/]],
  ["scenario.name", cosmic([{ expect: { ships: { "9.9": [] } } }]), ['play[0].expect.ships: there is no planet "9.9"']],
  ["scenario.name", race([], { goals: ["pizza"] }), [/^position\.goals\[0\]: there is no goal "pizza"; allowed: /]],
  [
    "scenario.name",
    race([], {}, { settings: { gravity: 1 } }),
    [/^settings: there is no setting "gravity"; allowed: /],
  ],
  [
    "scenario.seat",
    cosmic([{ seat: "yellow", answer: "pass" }]),
    ['play[0].seat: there is no seat "yellow" at this table of 3; seats are: blue, green, red, or numbers from 0'],
  ],
  [
    "scenario.seat",
    race([{ seat: "Anne", answer: "settle" }]),
    [
      'play[0].seat: there is no seat "Anne" at this table of 2; did you mean "Ann"? Seats are: Ann, Ben, or numbers from 0',
    ],
  ],
  ["scenario.seats", cosmic([], { warp: [0, 0, 0, 0] }), ["set.warp: this is for 4 seats; the table has 3"]],
  [
    "scenario.seats",
    race([], {}, { settings: { players: 3 } }),
    ["players: this is for 2 seats; the table has 3", 'position.seats["2"]: "start" is missing'],
  ],
  ["scenario.seatTwice", cosmic([], { warp: { blue: 0, 0: 0 } }), [/^set\.warp.*: blue is named twice$/]],
  ["scenario.seatTwice", race([], {}, { players: ["Ann", "Ann"], position: {} }), ["players: Ann is named twice"]],
  [
    "scenario.noStep",
    cosmic([{ seat: "blue" }]),
    ["play[0]: this step does nothing; it needs one of: answer, until, finish, pass, at, never, expect"],
  ],
  ["scenario.together", race([{ pass: "all", seat: "Ann" }]), ['play[0]: seat cannot stand beside "pass"']],
  [
    "scenario.together",
    cosmic([{ finish: true, seat: "blue" }]),
    ['play[0]: seat cannot stand beside "finish"; allowed there: letting'],
  ],
  [
    "scenario.noSeatAt",
    cosmic([{ until: "end of turn", seat: "blue" }]),
    ['play[0].seat: "end of turn" is the same for all seats; leave out seat'],
  ],
  [
    "scenario.label",
    cosmic([{ label: "here" }, { never: [{ seat: 0 }], through: "there" }]),
    ['play[1].through: no step has the label "there"; labels are: here'],
  ],
  [
    "scenario.emptyBan",
    race([], {}, { never: [{}] }),
    ["never[0]: needs a seat, a question (asked) or an option (offered)"],
  ],
  [
    "scenario.restTwice",
    cosmic([], { deck: "rest", discard: ["rest"] }),
    ['set.discard: "rest" stands in two places; the other one is set.deck'],
  ],
  [
    "scenario.restTwice",
    race([], { deck: ["rest"], discard: "rest" }),
    ['position.deck: "rest" stands in two places; the other one is position.discard'],
  ],
  [
    "scenario.copies",
    cosmic([], { deck: ["attack-40", "attack-40"] }),
    ['set.deck[1]: there are fewer copies of "attack-40" than this file names: 1'],
  ],
  [
    "scenario.copies",
    race([], { discard: ["gem-world"] }),
    ['position.discard[0]: there are fewer copies of "gem-world" than this file names: 1'],
  ],
  ["scenario.both", race([], {}, { answers: [] }), ['answers: "play" and "answers" cannot stand in one file']],
  [
    "scenario.setUp",
    cosmic([], { warp: [1] }),
    ["set: this table cannot be set up: seat 0 has 21 ships in this position; allowed: 20"],
  ],
  [
    "settings",
    race([], {}, { settings: { sets: "base", takeovers: "on" } }),
    ["settings: takeovers cannot be on if sets is base. Allowed then: off."],
  ],
];

const UNMET: readonly Case[] = [
  [
    "scenario.unmet",
    cosmic([{ expect: { warp: [0, 4, 0], turn: "red", hand: { red: [] }, planet: "green 1" } }]),
    [
      "play[0]: warp is [0,0,0], expected [0,4,0]",
      'play[0]: turn is "blue", expected "red"',
      'play[0]: hand red is ["attack-14"], expected []',
      'play[0]: planet is "none", expected "green 1"',
    ],
  ],
  [
    "scenario.unmet",
    cosmic([...launch.slice(0, 2), { seat: "blue", max: 5, slots: { "blue 1": 4 }, answer: { "blue 1": 1 } }]),
    ["play[2]: blue max is 4, expected 5", /^play\[2\]: blue slots is \{"0\.1":4,.*expected \{"blue 1":4\}$/],
  ],
  [
    "scenario.unmet",
    cosmic([{ at: "end of launch", expect: { phase: "reveal" } }, ...launch]),
    ['play[0]: at end of launch: phase is "launch", expected "reveal"'],
  ],
  [
    "scenario.unmet",
    race([{ expect: { winners: ["Ann"], hand: [["gem-world"], []], deckTop: ["gem-world"] } }]),
    ['play[0]: winners is [], expected ["Ann"]', /^play\[0\]: hand is /, /^play\[0\]: deckTop is \["spice-world",/],
  ],
  [
    "scenario.notAsked",
    cosmic([launch[0], { seat: "green", answer: "pass" }]),
    ["play[1]: green is not asked anything; asked: blue launch/aim"],
  ],
  [
    "scenario.notAsked",
    race([explore[0], { pass: "Ann" }]),
    ["play[1]: Ann is not asked anything; asked: Ben choose.action"],
  ],
  [
    "scenario.askedOther",
    cosmic([launch[0], { seat: "blue", asked: "launch/ships", answer: {} }]),
    ["play[1]: blue is asked launch/aim, not launch/ships"],
  ],
  [
    "scenario.askedOther",
    race([{ seat: "Ann", asked: "explore.keep", answer: "gem-world" }]),
    ["play[0]: Ann is asked choose.action, not explore.keep; also asked: Ben choose.action"],
  ],
  [
    "scenario.refused",
    cosmic([launch[0], { seat: "blue", answer: "red 1" }]),
    ['play[1]: the answer "red 1" of blue to launch/aim is refused. Choose one of these: 1.1, 1.2, 1.3, 1.4, 1.5.'],
  ],
  [
    "scenario.refused",
    race([{ seat: "Ann", answer: "dance" }]),
    [/^play\[0\]: the answer "dance" of Ann to choose\.action is refused\. Choose one of these: explore\+5, /],
  ],
  [
    "scenario.mandatory",
    cosmic([{ until: "planning/select", seat: "green" }]),
    [
      'play[0]: blue must answer launch/aim, which comes before planning/select (green): answer it in the file, or list it under "letting"',
    ],
  ],
  [
    "scenario.mandatory",
    race([{ pass: ["Ann"] }, { until: "explore.keep", letting: [] }]),
    [
      'play[0]: Ann must answer choose.action: answer it in the file, or list it under "letting"',
      /^play\[1\]: Ann must answer choose\.action, which comes before explore\.keep/,
    ],
  ],
  [
    "scenario.over",
    race([{ until: "takeover.target" }], { pool: 0 }),
    ["play[0]: the game was over before takeover.target"],
  ],
  ["scenario.neverCame", cosmic([{ at: "end of encounter", expect: {} }]), ["play[0]: end of encounter never came"]],
  [
    "scenario.neverCame",
    race([{ at: "explore.keep", seat: "Ann", expect: {} }]),
    ["play[0]: explore.keep (Ann) never came"],
  ],
  [
    "scenario.asked",
    cosmic(launch, {}, { never: [{ seat: "blue", asked: "launch/ships" }] }),
    ["never[0]: blue is asked launch/ships (at play[1])"],
  ],
  [
    "scenario.asked",
    race([...explore, { never: [{ seat: "Ben" }] }]),
    ["play[2].never[0]: Ben is asked explore.keep (at play[2])"],
  ],
  [
    "scenario.offered",
    cosmic(launch, {}, { never: [{ offered: "green 3" }] }),
    ["never[0]: blue is offered green 3 in launch/aim"],
  ],
  [
    "scenario.offered",
    race(explore, {}, { never: [{ seat: "Ann", offered: "Spice World" }] }),
    ["never[0]: Ann is offered Spice World in explore.keep (at play[1])"],
  ],
];

/** Files with answers by seat, which only Race has. */
const LISTED: readonly Case[] = [
  [
    "scenario.noPosition",
    { ...race([]), play: undefined, answers: [], expect: [{ after: 3 }] },
    ["expect[0]: there is no position 3: the scenario has 0 positions"],
  ],
  [
    "scenario.left",
    { ...race([]), play: undefined, answers: [["settle", "none"]] },
    ["answers[0][1]: 1 answer of Ann were not used; asked: Ben choose.action"],
  ],
];

describe.each([
  ["a bad file", BAD],
  ["what does not come true", UNMET],
  ["answers by seat", LISTED],
] as const)("%s", (_, cases) => {
  test.each(cases)("%s %j", (_id, document, said) => {
    const found = findingsIn(document);
    expect(found).toHaveLength(said.length);
    for (const [i, text] of said.entries())
      if (typeof text === "string") expect(found[i]).toBe(text);
      else expect(found[i]).toMatch(text);
  });
});

/** Only an engine that is broken says these. */
const BROKEN = ["scenario.broke", "scenario.endless"];

test("every message is shown above, and has both languages with the same parameters", () => {
  const texts: Messages = { ...scenarioTexts, ...cosmicScenarioTexts, ...raceScenarioTexts };
  const shown = [...BAD, ...UNMET, ...LISTED].map(([id]) => id);
  const ids = Object.keys(texts).filter((id) => id.startsWith("scenario."));
  expect(ids.filter((id) => !shown.includes(id) && !BROKEN.includes(id))).toEqual([]);
  for (const [id, said] of Object.entries(texts)) {
    const names = LANGUAGES.map((language) =>
      JSON.stringify([...new Set(said[language].match(/(?<=\{)[a-z]+(?=[,}])/g))].sort()),
    );
    expect(new Set(names).size, id).toBe(1);
    for (const language of LANGUAGES) parseMessage(said[language]);
  }
});

test("findings are said in Russian too", () => {
  const { findings } = GAMES.cosmic.scenario.play(cosmic([], { hands: [["atack-08"]] }) as Json);
  expect(findings.map((one) => findingText("ru", one, cosmicScenarioTexts))).toEqual([
    "нет такого имени «atack-08» (карта); может быть, «attack-08»?",
  ]);
});
