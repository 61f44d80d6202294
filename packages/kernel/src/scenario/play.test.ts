import { describe, expect, test } from "vitest";
import type { Seat } from "../question.ts";
import type { ToyConfig, ToyState, ToyView } from "../testing/toy.ts";
import { findingsOf, game, logOf, type More, planOf, played, SEATS } from "../testing/toy-scenario.ts";
import { othersAsked, playPlan } from "./play.ts";
import type { Playing } from "./playing.ts";

describe("answers", () => {
  test("are given by short names, and what they expect of the question is so", () => {
    const outcome = played(
      ["pick", "bid"],
      [
        { seat: "red", answer: "green", asked: "pick", options: ["red", "green", "blue"] },
        { seat: "green", answer: 2, min: 0, max: 3 },
        { seat: "red", answer: 1 },
        { seat: "blue", answer: 3 },
        { expect: { points: [1, 3, 2], asked: { red: "nothing" }, told: { bids: 1 } } },
      ],
      { options: { careful: true } },
    );
    expect(outcome.findings).toEqual([]);
    expect(outcome.isBad).toBe(false);
    expect(logOf(outcome)).toEqual(['0 "word/green"', "0 1", "1 3", "2 2"]);
  });

  test("of one who is not asked, or is asked something else, are not given", () => {
    const outcome = played(
      ["pick", "bid"],
      [
        { seat: "blue", answer: "green" },
        { seat: "red", answer: "green", asked: "bid" },
      ],
    );
    expect(outcome.findings).toEqual([
      { place: "play[0]", id: "scenario.notAsked", params: { seat: "blue", others: "red pick" } },
      {
        place: "play[1]",
        id: "scenario.askedOther",
        params: { seat: "red", asked: "pick", wanted: "bid", others: "" },
      },
    ]);
    expect(logOf(outcome)).toEqual([]);
  });

  test("that are refused are told with the reason, options by their short names", () => {
    expect(findingsOf(["pick"], [{ seat: "red", answer: "pink" }])).toEqual([
      {
        place: "play[0]",
        id: "scenario.refused",
        params: { seat: "red", asked: "pick", answer: '"pink"' },
        because: { id: "refused.one", params: { options: "red, green, blue" } },
      },
    ]);
    expect(findingsOf(["choose"], [{ seat: "red", answer: ["a"] }])).toMatchObject([
      { because: { id: "refused.some", params: { min: 2, max: 3, options: "a, b, c, d" } } },
    ]);
    expect(findingsOf(["bid"], [{ seat: "red", answer: 4 }])).toMatchObject([
      { id: "scenario.refused", because: { id: "refused.number" } },
    ]);
  });

  test("are given even if the question is not all that was expected", () => {
    const outcome = played(["bid"], [{ seat: "red", answer: 1, max: 9 }, { expect: { asked: { red: "nothing" } } }]);
    expect(outcome.findings).toEqual([
      { place: "play[0]", id: "scenario.unmet", params: { what: "red max", is: "3", wanted: "9" } },
    ]);
  });

  test("who else is asked", () => {
    let playing: Playing<ToyState, ToyView, ToyConfig> | undefined;
    playPlan(game, planOf(["bid"], []), "set", {}, (it) => {
      playing = it;
      return [];
    });
    if (playing === undefined) throw new Error("not played");
    expect(othersAsked(playing, 1)).toBe("red bid, green bid");
    expect(othersAsked(playing)).toBe("red bid, blue bid, green bid");
  });
});

describe("passing", () => {
  test("by all goes on until only mandatory questions are left", () => {
    const outcome = played(["apart", "bid", "pick", "bid"], [{ pass: "all" }, { expect: { asked: { red: "pick" } } }]);
    expect(outcome.findings).toEqual([]);
    expect(logOf(outcome)).toEqual(["0 0", "1 0", "2 0"]);
    expect(findingsOf(["bid"], [{ pass: "all" }, { expect: { asked: { red: "nothing" } } }])).toEqual([]);
  });

  test("by single seats leaves the others", () => {
    const play = [{ pass: ["red", "green"] }, { expect: { asked: ["nothing", "bid", "nothing"] } }];
    expect(findingsOf(["bid"], play)).toEqual([]);
  });

  test("needs somebody who is asked and may pass", () => {
    const outcome = played(["pick"], [{ pass: ["blue", "red"] }]);
    expect(outcome.findings).toEqual([
      { place: "play[0]", id: "scenario.notAsked", params: { seat: "blue", others: "red pick" } },
      { place: "play[0]", id: "scenario.mandatory", params: { seat: "red", asked: "pick", moment: "" } },
    ]);
    expect(logOf(outcome)).toEqual([]);
  });

  test("for ever ends after 5000 answers", () => {
    const outcome = played(["confirm"], [{ pass: "all" }]);
    expect(outcome.findings).toEqual([{ place: "play[0]", id: "scenario.endless", params: {} }]);
    expect(outcome.session?.answers).toHaveLength(5000);
  });
});

describe("playing on", () => {
  test.each<[letting: unknown, asked: string, seat: Seat | undefined]>([
    ["all", "bid", undefined],
    [["pick"], "bid", undefined],
    [[{ seat: "red" }], "pick", 1],
    [[{ seat: "red", asked: "pick" }], "pick", 1],
    [[{ seat: "red", asked: "bid" }], "pick", 0],
    [[{ seat: "blue" }], "pick", 0],
    [["bid"], "pick", 0],
    [[], "pick", 0],
  ])("letting %j ends at %s", (letting, asked, seat) => {
    const outcome = played(["round", "bid"], [{ until: "bid", letting }]);
    const params = { seat: SEATS[seat ?? 0], asked, moment: "bid" };
    expect(outcome.findings).toEqual(
      seat === undefined ? [] : [{ place: "play[0]", id: "scenario.mandatory", params }],
    );
    expect(outcome.session?.run.pending[0]).toMatchObject({ key: asked, who: seat ?? 0 });
  });

  test("to a question of one seat passes what may be passed", () => {
    expect(findingsOf(["bid", "round"], [{ until: "pick", seat: "red" }])).toEqual([]);
    expect(findingsOf(["bid", "round"], [{ until: "pick", seat: "blue" }])).toEqual([
      { place: "play[0]", id: "scenario.mandatory", params: { seat: "red", asked: "pick", moment: "pick (blue)" } },
    ]);
  });

  test("to a moment that is there already does nothing", () => {
    expect(logOf(played(["pick", "pick"], [{ until: "pick" }]))).toEqual([]);
  });

  test("to the end of something goes on to the next such end", () => {
    const twice = played(["pick", "pick", "pick", "pick"], [{ until: "end of even" }, { until: "end of even" }]);
    expect(twice.findings).toEqual([]);
    expect(logOf(twice)).toHaveLength(3);
  });

  test("to the end of the game, which is no moment to come a second time", () => {
    expect(findingsOf(["pick"], [{ until: "end" }])).toEqual([]);
    expect(findingsOf(["pick"], [{ until: "end" }, { until: "end" }])).toEqual([
      { place: "play[1]", id: "scenario.over", params: { moment: "end of game" } },
    ]);
  });

  test("to what the game does not have ends with the game", () => {
    expect(findingsOf(["pick"], [{ until: "bid" }])).toEqual([
      { place: "play[0]", id: "scenario.over", params: { moment: "bid" } },
    ]);
  });

  test("with an expectation looks when the moment comes", () => {
    expect(findingsOf(["pick", "bid"], [{ until: "bid", expect: { read: 1 } }])).toEqual([]);
    expect(findingsOf(["pick", "bid"], [{ until: "bid", seat: "blue", letting: "all", expect: { read: 2 } }])).toEqual([
      { place: "play[0]", id: "scenario.unmet", params: { what: "read", is: "1", wanted: "2", at: "bid (blue)" } },
    ]);
  });

  test("for ever ends after 5000 answers", () => {
    const outcome = played(["number"], [{ until: "bid" }]);
    expect(outcome.findings).toEqual([{ place: "play[0]", id: "scenario.endless", params: {} }]);
    expect(outcome.session?.answers).toHaveLength(5000);
  });

  test("to the next round", () => {
    const first = played(["pick", "pick", "pick", "pick"], [{ finish: true }]);
    expect(first.findings).toEqual([]);
    expect(logOf(first)).toHaveLength(2);
    expect(findingsOf(["pick"], [{ finish: true }, { finish: true }])).toEqual([]);
    expect(findingsOf(["pick"], [{ finish: true, letting: [] }])).toEqual([
      { place: "play[0]", id: "scenario.mandatory", params: { seat: "red", asked: "pick", moment: "" } },
    ]);
  });
});

test("what is expected and not so is told, and the file goes on", () => {
  const play = [{ expect: { read: 9 } }, { seat: "red", answer: "red" }, { expect: { read: 1 } }];
  expect(findingsOf(["pick"], play)).toEqual([
    { place: "play[0]", id: "scenario.unmet", params: { what: "read", is: "0", wanted: "9", at: "" } },
  ]);
});

test("only one who is careful notices a step that is not the same when it is run again", () => {
  const broke = findingsOf(["uneven"], [{ pass: "all" }], { options: { careful: true } });
  expect(broke.map(({ place, id }) => `${place} ${id}`)).toEqual(["play[0] scenario.broke"]);
  expect(findingsOf(["uneven"], [{ pass: "all" }])).toEqual([]);
  expect(findingsOf(["uneven"], [{ pass: "all" }], { options: { careful: false } })).toEqual([]);
});

test("only one who is careful notices a table that is not the same when it is loaded again", () => {
  const play = [{ seat: "red", answer: "red" }];
  expect(findingsOf(["pick", "hasty"], play, { options: { careful: true } })).toEqual([
    { place: "play[0]", id: "scenario.broke", params: { problem: "reloading changed the state" } },
  ]);
  expect(findingsOf(["pick", "hasty"], play)).toEqual([]);
});

test("a step that breaks ends the file", () => {
  const play = [{ pass: "all" }, { expect: { read: 9 } }];
  expect(findingsOf(["breaks"], play)).toEqual([
    { place: "play[0]", id: "scenario.broke", params: { problem: "it broke" } },
  ]);
});

test("a position that cannot be is bad", () => {
  const broken = {
    ...game,
    rules: {
      ...game.rules,
      setUp: () => {
        throw new Error("no such position");
      },
    },
  };
  expect(playPlan(broken, planOf([], []), "set")).toEqual({
    isBad: true,
    findings: [{ place: "set", id: "scenario.setUp", params: { problem: "no such position" } }],
  });
});

test("every step is noted once, also where each is run twice", () => {
  const steps: readonly More[] = ["roll", "pick", "roll", "bid"];
  for (const careful of [false, true]) {
    const { done } = played(steps, [{ until: "end" }], { options: { careful } });
    expect(done?.map(({ step }) => step)).toEqual(steps);
    expect(done?.map(({ state }) => state.log.length)).toEqual([0, 1, 1, 4]);
  }
});

test("a secret question with one answer is put only out of courtesy", () => {
  expect(findingsOf(["forced", "pick"], [{ expect: { asked: { red: "pick" } } }])).toEqual([]);
  expect(findingsOf(["forced", "pick"], [{ expect: { asked: { red: "forced" } } }], { courtesy: true })).toEqual([]);
});
