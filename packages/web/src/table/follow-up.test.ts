import type { Question } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { afterUse, answerFrom, earlierAnswer, type FollowUp, mutedPass, muting } from "./follow-up.ts";

const source = { by: "rule/x", rule: "X-1" };
const window = (key: string, ...options: string[]): Question => ({ kind: "one", key, who: 0, source, options });
const add = window("window/reveal.add", "word/pass", "card/flare-macron.1");
const reinforce = window("window/reveal.reinforce", "word/pass", "card/flare-macron.1");

describe("a pass", () => {
  const said = earlierAnswer(add, "word/pass", 7);

  test("holds for the next window that offers the same, as long as nothing is told", () => {
    expect(answerFrom(said, reinforce, 7)).toBe("word/pass");
    expect(answerFrom(said, reinforce, 8)).toBeUndefined();
  });

  test("does not hold where something else is offered, or something has to be chosen", () => {
    expect(answerFrom(said, window("window/x", "word/pass", "power/filch"), 7)).toBeUndefined();
    expect(answerFrom(said, window("window/x", "card/flare-macron.1"), 7)).toBeUndefined();
    expect(answerFrom(said, window("planning/select", "word/pass", "card/flare-macron.1"), 7)).toBeUndefined();
  });

  test("is only a pass: what was played is not played again", () => {
    expect(answerFrom(earlierAnswer(add, "card/flare-macron.1", 7), reinforce, 7)).toBeUndefined();
  });
});

describe("a muted thing", () => {
  const muted = muting(undefined, "3", { options: ["word/pass", "card/flare-macron.1"] });

  test("is passed in this part of the game wherever nothing else can be done", () => {
    expect(mutedPass(muted, reinforce, "3")).toBe("word/pass");
    expect(mutedPass(muted, reinforce, "4")).toBeUndefined();
    expect(mutedPass(undefined, reinforce, "3")).toBeUndefined();
    expect(mutedPass(muted, window("window/x", "word/pass", "power/filch"), "3")).toBeUndefined();
    expect(mutedPass(muted, window("planning/select", "card/flare-macron.1"), "3")).toBeUndefined();
  });

  test("stays muted when others are", () => {
    const both = muting(muted, "3", { options: ["word/pass", "power/filch"] });
    expect(mutedPass(both, window("window/x", "word/pass", "power/filch", "card/flare-macron.1"), "3")).toBe(
      "word/pass",
    );
    const later = muting(muted, "4", { options: ["word/pass", "power/filch"] });
    expect(mutedPass(later, reinforce, "4")).toBeUndefined();
  });
});

describe("an answer that comes with another", () => {
  const ships: Question = {
    kind: "spread",
    key: "launch/ships",
    who: 0,
    source,
    min: 1,
    max: 4,
    slots: [{ ref: "planet/0.1", max: 4 }],
  };
  const four: FollowUp = { key: "launch/ships", answer: () => ({ "planet/0.1": 4 }) };
  const aim = window("launch/aim", "planet/1.1", "planet/1.2");

  test("is given to its own question only", () => {
    const said = earlierAnswer(aim, "planet/1.1", 3, four);
    expect(answerFrom(said, ships, 5)).toEqual({ "planet/0.1": 4 });
    expect(answerFrom(said, { ...ships, key: "alliance/ships" }, 5)).toBeUndefined();
  });

  test("is given once, or again and again if it lasts", () => {
    const once = earlierAnswer(aim, "planet/1.1", 3, four);
    expect(answerFrom(afterUse(once), ships, 5)).toBeUndefined();
    const lasting = earlierAnswer(aim, "planet/1.1", 3, { ...four, lasts: true });
    expect(answerFrom(afterUse(afterUse(lasting)), ships, 5)).toEqual({ "planet/0.1": 4 });
  });

  test("is not given where it is not allowed: the player is asked", () => {
    const said = earlierAnswer(aim, "planet/1.1", 3, four);
    expect(answerFrom(said, { ...ships, max: 2 }, 5)).toBeUndefined();
  });
});
