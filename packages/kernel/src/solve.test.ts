import { describe, expect, test } from "vitest";
import { begin, type Question, type Value } from "./index.ts";
import { allAnswers, canForce, after as playedOn, refutation, type Search, TooMuch } from "./solve.ts";
import { type ToyState, toy } from "./testing/toy.ts";

const ABOUT = { key: "q", who: 0, source: { by: "rule/TOY-01", rule: "TOY-01" } } as const;

describe("all answers", () => {
  test.each<[Question, readonly Value[]]>([
    [{ ...ABOUT, kind: "one", options: ["a/1", "b/1"] }, ["a/1", "b/1"]],
    [{ ...ABOUT, kind: "confirm" }, [true, false]],
    [{ ...ABOUT, kind: "number", min: 2, max: 4 }, [2, 3, 4]],
    [
      { ...ABOUT, kind: "some", options: ["a/1", "b/1", "c/1"], min: 2, max: 2 },
      [
        ["b/1", "c/1"],
        ["a/1", "c/1"],
        ["a/1", "b/1"],
      ],
    ],
    [
      { ...ABOUT, kind: "order", options: ["a/1", "b/1"] },
      [
        ["a/1", "b/1"],
        ["b/1", "a/1"],
      ],
    ],
    [
      {
        ...ABOUT,
        kind: "spread",
        slots: [
          { ref: "a/1", max: 2 },
          { ref: "b/1", max: 1 },
        ],
        min: 2,
        max: 2,
      },
      [{ "a/1": 1, "b/1": 1 }, { "a/1": 2 }],
    ],
  ])("are listed: %j", (question, answers) => {
    expect(allAnswers(question)).toEqual(answers);
  });

  test("of things that are alike the first is enough, but every order counts", () => {
    const alike = (ref: string) => ref.split("/")[0];
    const options = ["a/1", "a/2", "b/1"];
    expect(allAnswers({ ...ABOUT, kind: "one", options }, alike)).toEqual(["a/1", "b/1"]);
    expect(allAnswers({ ...ABOUT, kind: "some", options, min: 2, max: 2 }, alike)).toEqual([
      ["a/2", "b/1"],
      ["a/1", "a/2"],
    ]);
    expect(allAnswers({ ...ABOUT, kind: "order", options: ["a/1", "a/2"] }, alike)).toEqual([
      ["a/1", "a/2"],
      ["a/2", "a/1"],
    ]);
  });

  test("more than a search can bear are refused: orders of six, 601 numbers; 600 are listed", () => {
    expect(() => allAnswers({ ...ABOUT, kind: "order", options: ["1", "2", "3", "4", "5", "6"] })).toThrow(TooMuch);
    expect(allAnswers({ ...ABOUT, kind: "order", options: ["1", "2", "3", "4", "5"] })).toHaveLength(120);
    expect(() => allAnswers({ ...ABOUT, kind: "number", min: 0, max: 600 })).toThrow(TooMuch);
    expect(allAnswers({ ...ABOUT, kind: "number", min: 1, max: 600 })).toHaveLength(600);
  });
});

describe("a goal", () => {
  const bids = () => begin(toy, { seats: 2, steps: ["bid"] }, "solve");
  const search = (goal: Search<ToyState>["goal"], left = 100): Search<ToyState> => ({ seat: 0, goal, left });

  test("is forced by an answer that holds against every answer of the others", () => {
    expect(
      canForce(
        bids(),
        search(({ points }, isOver) => (isOver ? points[0] >= points[1] : undefined)),
      ),
    ).toBe(true);
    expect(
      canForce(
        bids(),
        search(({ points }, isOver) => (isOver ? points[0] > points[1] : undefined)),
      ),
    ).toBe(false);
  });

  test("that is never decided is not forced", () => {
    expect(
      canForce(
        bids(),
        search(() => undefined),
      ),
    ).toBe(false);
  });

  test("is not searched beyond the moments that may be looked at", () => {
    const goal: Search<ToyState>["goal"] = ({ points }, isOver) => (isOver ? points[0] > points[1] : undefined);
    // The position, four own bids, and after each the other bids until one refutes it: 1 + 4 + 1 + 2 + 3 + 4.
    expect(canForce(bids(), search(goal, 15))).toBe(false);
    expect(() => canForce(bids(), search(goal, 14))).toThrow(TooMuch);
  });

  test("is refuted by an answer of another, not by one's own, and not once it is decided", () => {
    const goal: Search<ToyState>["goal"] = ({ points }, isOver) => (isOver ? points[0] > points[1] : undefined);
    const session = bids();
    expect(refutation(session, search(goal))).toBeUndefined();
    const own = session.run.pending.find(({ who }) => who === 0) as Question;
    const answered = playedOn(session, own, 2);
    expect(session.run.pending).toHaveLength(2);
    expect(refutation(answered, search(goal))).toMatchObject({ question: { who: 1 }, value: 2 });
    expect(
      refutation(
        playedOn(session, own, 2),
        search(() => true),
      ),
    ).toBeUndefined();
    const theirs = answered.run.pending[0];
    expect(refutation(playedOn(answered, theirs, 1), search(goal))).toBeUndefined();
  });

  test("an answer that is not allowed is an error", () => {
    const session = bids();
    expect(() => playedOn(session, session.run.pending[0], 9)).toThrow("bid");
  });
});
