import { type DealQuestion, illegal, optionsOf, type Question, randomAnswer, seeded } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { add, answerOf, canAdd, countOf, emptyDraft, pickedIn, tap } from "./choosing.ts";

const source = { by: "rule/x", rule: "X-1" };
const asked = { key: "k", who: 0, source };

test("a tap on one of several picks it, another tap takes the pick back", () => {
  const question: Question = { ...asked, kind: "one", options: ["a/1", "a/2"] };
  const picked = tap(question, emptyDraft(question), "a/1");
  expect(answerOf(question, picked)).toBe("a/1");
  expect(answerOf(question, tap(question, picked, "a/2"))).toBe("a/2");
  expect(answerOf(question, tap(question, picked, "a/1"))).toBeUndefined();
});

test("no more things than the question allows, unless it is one of one", () => {
  const some: Question = { ...asked, kind: "some", options: ["a/1", "a/2", "a/3"], min: 1, max: 2 };
  const two = tap(some, tap(some, emptyDraft(some), "a/1"), "a/2");
  expect(tap(some, two, "a/3")).toEqual(two);
  expect(answerOf(some, two)).toEqual(["a/1", "a/2"]);
  const single: Question = { ...some, max: 1 };
  const first = tap(single, emptyDraft(single), "a/1");
  expect(answerOf(single, tap(single, first, "a/2"))).toEqual(["a/2"]);
});

test("things are put into the order they are tapped in", () => {
  const question: Question = { ...asked, kind: "order", options: ["a/1", "a/2", "a/3"] };
  let draft = emptyDraft(question);
  for (const ref of ["a/3", "a/1"]) draft = tap(question, draft, ref);
  expect(answerOf(question, draft)).toBeUndefined();
  expect(answerOf(question, tap(question, draft, "a/2"))).toEqual(["a/3", "a/1", "a/2"]);
});

test("pieces are spread within the limits of each place and of all together", () => {
  const slots = [
    { ref: "p/1", max: 2 },
    { ref: "p/2", max: 5 },
  ];
  const question: Question = { ...asked, kind: "spread", slots, min: 1, max: 3 };
  let draft = emptyDraft(question);
  for (let i = 0; i < 2; i++) draft = tap(question, draft, "p/1");
  expect(countOf(draft, "p/1")).toBe(2);
  draft = tap(question, draft, "p/2");
  expect(pickedIn(draft)).toBe(3);
  expect(canAdd(question, draft, "p/2")).toBe(false);
  // A tap where no more fits takes all of that place back.
  expect(countOf(tap(question, draft, "p/2"), "p/2")).toBe(0);
  expect(answerOf(question, add(question, draft, "p/1", -2))).toEqual({ "p/2": 1 });
});

test("a number stays within its bounds", () => {
  const question: Question = { ...asked, kind: "number", min: 2, max: 4 };
  const draft = emptyDraft(question);
  expect(answerOf(question, draft)).toBe(2);
  expect(answerOf(question, add(question, draft, "", 9))).toBe(4);
  expect(answerOf(question, add(question, draft, "", -9))).toBe(2);
});

const deal: DealQuestion = {
  ...asked,
  kind: "deal",
  give: [
    { ref: "card/a", max: 1 },
    { ref: "planet/0.1", max: 1 },
    { ref: "planet/0.2", max: 1 },
  ],
  want: [{ ref: "random/1", max: 3 }],
  caps: [{ side: "give", refs: ["planet/0.1", "planet/0.2"], max: 1 }],
  needs: ["card/a", "planet/0.1", "planet/0.2", "random/1"],
  mayAccept: false,
  mayOffer: true,
};

test("an offer respects what is limited together, and is more than nothing", () => {
  let draft = emptyDraft(deal);
  expect(answerOf(deal, draft)).toBeUndefined();
  draft = add(deal, draft, "planet/0.1", 1, "give");
  expect(canAdd(deal, draft, "planet/0.2", "give")).toBe(false);
  draft = add(deal, draft, "random/1", 2, "want");
  expect(answerOf(deal, draft)).toEqual({ do: "offer", give: { "planet/0.1": 1 }, want: { "random/1": 2 } });
});

test("every legal answer can be made with taps", () => {
  const rng = seeded("taps");
  const questions: Question[] = [
    { ...asked, kind: "one", options: ["a/1", "a/2", "a/3"] },
    { ...asked, kind: "some", options: ["a/1", "a/2", "a/3", "a/4"], min: 0, max: 3 },
    { ...asked, kind: "order", options: ["a/1", "a/2", "a/3"] },
    {
      ...asked,
      kind: "spread",
      slots: [
        { ref: "p/1", max: 3 },
        { ref: "p/2", max: 4 },
      ],
      min: 2,
      max: 5,
    },
  ];
  for (let i = 0; i < 200; i++) {
    const question = questions[i % questions.length];
    const wanted = randomAnswer(question, rng);
    let draft = emptyDraft(question);
    if (typeof wanted === "string") draft = tap(question, draft, wanted);
    else if (Array.isArray(wanted)) for (const ref of wanted) draft = tap(question, draft, ref);
    else for (const [ref, n] of Object.entries(wanted)) for (let k = 0; k < n; k++) draft = tap(question, draft, ref);
    expect(answerOf(question, draft)).toEqual(wanted);
    expect(illegal(question, answerOf(question, draft))).toBeUndefined();
    expect(optionsOf(question).length).toBeGreaterThan(0);
  }
});
