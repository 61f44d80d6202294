import { describe, expect, test } from "vitest";
import type { Facts } from "./facts.ts";
import { type Finding, reporting } from "./findings.ts";
import { fits, word } from "./shape.ts";
import { type Ban, readBans, readSteps, type Step, type StepWords, stepShape } from "./steps.ts";

const SEATS = ["red", "blue", "green"];
const FACTS: Facts = {
  pool: { about: "", kind: "number", read: () => 0 },
  chips: { about: "", kind: "number", by: "seat", read: () => 0 },
};
const WORDS: StepWords<never> = {
  seat: word("seat", () => SEATS),
  question: word("question", () => ["pick", "bid"]),
  moments: ["end", "end of game", "end of round"],
  facts: FACTS,
};

function read(...raw: readonly unknown[]): { steps: Step[]; findings: Finding[] } {
  const findings: Finding[] = [];
  return { steps: readSteps(raw, WORDS, SEATS, "play", reporting(findings)), findings };
}

const POOL = { what: "pool", fact: "pool", key: "", wanted: 3 };
const place = "play[0]";

test.each<[raw: unknown, step: Step]>([
  [{}, { do: "nothing", place }],
  [
    { note: "for the reader", label: "a" },
    { do: "nothing", place },
  ],
  [{ expect: { pool: 3 } }, { do: "expect", place, expect: [POOL] }],
  [{ finish: true }, { do: "finish", place, letting: "all" }],
  [
    { finish: true, letting: "all" },
    { do: "finish", place, letting: "all" },
  ],
  [
    { finish: true, letting: [] },
    { do: "finish", place, letting: [] },
  ],
  [{ pass: "all" }, { do: "pass", place, seats: "all" }],
  [{ pass: "blue" }, { do: "pass", place, seats: [1] }],
  [{ pass: 2 }, { do: "pass", place, seats: [2] }],
  [{ pass: ["blue", 0] }, { do: "pass", place, seats: [1, 0] }],
  [{ until: "bid" }, { do: "until", place, moment: { name: "bid", seat: undefined }, letting: "all", expect: [] }],
  [
    { until: "bid", seat: "blue" },
    { do: "until", place, moment: { name: "bid", seat: 1 }, letting: [], expect: [] },
  ],
  [
    { until: "end", expect: { pool: 3 }, note: "beside it", label: "a" },
    { do: "until", place, moment: { name: "end of game", seat: undefined }, letting: "all", expect: [POOL] },
  ],
  [
    { until: "bid", letting: ["pick", { seat: "blue" }, { asked: "pick" }, { seat: 2, asked: "pick" }] },
    {
      do: "until",
      place,
      moment: { name: "bid", seat: undefined },
      letting: [
        { seat: undefined, asked: "pick" },
        { seat: 1, asked: undefined },
        { seat: undefined, asked: "pick" },
        { seat: 2, asked: "pick" },
      ],
      expect: [],
    },
  ],
  [
    { at: "bid", expect: { pool: 3 } },
    { do: "at", place, moment: { name: "bid", seat: undefined }, expect: [POOL] },
  ],
  [
    { at: "bid", seat: 0, expect: { pool: 3 } },
    { do: "at", place, moment: { name: "bid", seat: 0 }, expect: [POOL] },
  ],
])("%# %j", (raw, step) => {
  expect(read(raw)).toEqual({ steps: [step], findings: [] });
});

test("an answer keeps the parts of its question", () => {
  const raw = { seat: "blue", answer: "ten", asked: "pick", min: 1 };
  const step = { do: "answer", place, seat: 1, answer: "ten", question: raw };
  expect(read(raw)).toEqual({ steps: [step], findings: [] });
});

test("a ban holds through the step with the label, and without one through the last", () => {
  const never = [{ asked: "bid" }];
  const ban = { seat: undefined, asked: "bid", offered: undefined };
  const { steps, findings } = read({ never, through: "last" }, { never }, { label: "last" }, {});
  expect(findings).toEqual([]);
  expect(steps).toEqual([
    { do: "never", place, bans: [{ ...ban, place: "play[0].never[0]" }], through: 2 },
    { do: "never", place: "play[1]", bans: [{ ...ban, place: "play[1].never[0]" }], through: 4 },
    { do: "nothing", place: "play[2]" },
    { do: "nothing", place: "play[3]" },
  ]);
});

test("a ban may hold for its own step only", () => {
  const { steps, findings } = read({ never: [{ asked: "bid" }], label: "here", through: "here" });
  expect(findings).toEqual([]);
  expect(steps).toMatchObject([{ do: "never", through: 0 }]);
});

test("what is no step at all is left out, and the others keep their places", () => {
  expect(read("text", { finish: true })).toEqual({
    steps: [{ do: "finish", place: "play[1]", letting: "all" }],
    findings: [],
  });
});

describe("what is wrong with a step is reported", () => {
  test.each<[raw: unknown, finding: Finding, steps: number]>([
    [
      { seat: "red" },
      { place, id: "scenario.noStep", params: { allowed: "answer, until, finish, pass, at, never, expect" } },
      1,
    ],
    [
      { pass: "all", seat: "red", letting: "all" },
      { place, id: "scenario.together", params: { main: "pass", other: "seat, letting", allowed: "" } },
      0,
    ],
    [
      { finish: true, expect: { pool: 3 } },
      { place, id: "scenario.together", params: { main: "finish", other: "expect", allowed: "letting" } },
      0,
    ],
    [
      { answer: 1, until: "bid" },
      {
        place,
        id: "scenario.together",
        params: { main: "answer", other: "until", allowed: "seat, asked, options, min, max, slots" },
      },
      0,
    ],
    [{ answer: 1 }, { place, id: "scenario.missing", params: { name: "seat" } }, 0],
    [{ at: "bid" }, { place, id: "scenario.missing", params: { name: "expect" } }, 1],
    [
      { until: "end of round", seat: "red" },
      { place: "play[0].seat", id: "scenario.noSeatAt", params: { moment: "end of round" } },
      1,
    ],
    [
      { never: [], through: "here", label: "there" },
      { place: "play[0].through", id: "scenario.label", params: { name: "here", allowed: "there" } },
      1,
    ],
  ])("%# %j", (raw, finding, n) => {
    const { steps, findings } = read(raw, {});
    expect(findings).toEqual([finding]);
    expect(steps).toHaveLength(n + 1);
  });

  test.each<[raw: unknown, places: string[], steps: number]>([
    [{ seat: "pink", answer: 1 }, ["play[0].seat"], 0],
    [{ pass: ["pink", "red"] }, ["play[0].pass"], 1],
    [{ finish: true, letting: ["pick", { seat: "pink" }] }, ["play[0].letting[1].seat"], 1],
    [{ never: [{ seat: "pink" }] }, ["play[0].never[0].seat"], 1],
    [{ expect: { chips: { pink: 1 } } }, ["play[0].expect.chips"], 1],
  ])("an unknown seat: %j", (raw, places, n) => {
    const { steps, findings } = read(raw);
    expect(findings.map(({ id }) => id)).toEqual(["scenario.seat"]);
    expect(findings.map((one) => one.place)).toEqual(places);
    expect(steps).toHaveLength(n);
  });
});

test("bans", () => {
  const findings: Finding[] = [];
  const bans = (raw: unknown): Ban[] => readBans(raw, SEATS, "never", reporting(findings));
  const nothing = { seat: undefined, asked: undefined, offered: undefined };
  expect(bans(undefined)).toEqual([]);
  expect(bans(["text", { seat: "blue" }, { asked: "bid" }, { offered: "ten" }])).toEqual([
    { ...nothing, place: "never[1]", seat: 1 },
    { ...nothing, place: "never[2]", asked: "bid" },
    { ...nothing, place: "never[3]", offered: "ten" },
  ]);
  expect(findings).toEqual([]);
  bans([{ note: "nothing is banned" }]);
  expect(findings).toEqual([{ place: "never[0]", id: "scenario.emptyBan", params: {} }]);
});

test.each<[step: unknown, isFine: boolean]>([
  [{ until: "bid", letting: "all" }, true],
  [{ until: "end of round", letting: ["bid", { seat: "red", asked: "pick" }] }, true],
  [{ until: "nowhere" }, false],
  [{ until: "bid", letting: ["nowhere"] }, false],
  [{ until: "bid", letting: "some" }, false],
  [{ pass: "all" }, true],
  [{ pass: ["red"] }, true],
  [{ pass: 7 }, false],
  [{ at: "end of game", expect: { pool: { atLeast: 3 }, chips: [1, 2] } }, true],
  [{ expect: { unknown: 1 } }, false],
  [{ never: [{ seat: "red", asked: "bid", offered: "ten", note: "" }], through: "a" }, true],
  [{ never: [{ unknown: 1 }] }, false],
  [{ seat: "red", answer: {}, asked: "bid", options: ["a"], min: 0, max: 1, slots: { a: 1 } }, true],
  [{ seat: "red", answer: {}, asked: "nowhere" }, false],
  [{ note: "", label: "", finish: false }, true],
])("the shape of %j", (step, isFine) => {
  expect(fits(stepShape(WORDS), step)).toBe(isFine);
});
