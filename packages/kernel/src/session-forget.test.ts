import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeded } from "./rng.ts";
import { answersGiven, eventsTold, forget, load, record, save, submit, withAnswers } from "./session.ts";
import { STEPS, toy } from "./testing/toy.ts";
import { asked, give, randomMove, STEP_NAMES, type ToySession, toyTable, written } from "./testing/toy-table.ts";
import { freeUndo, undoTo } from "./undo.ts";

const anySteps = fc.array(fc.constantFrom(...STEP_NAMES), { minLength: 1, maxLength: 5 });

/** A table at the second of three picks, with the first one in its checkpoint. */
function afterOnePick(): ToySession {
  const session = toyTable(["pick", "round"]);
  give(session, 0, "word/red");
  give(session, 0, "word/blue");
  return session;
}

describe("a session that forgets", () => {
  test("keeps the answers since its checkpoint, under their numbers", () => {
    const session = afterOnePick();
    forget(session);
    expect(session).toMatchObject({ mark: 1, answersFrom: 1, eventsFrom: 2, events: [] });
    expect(session.answers).toEqual([{ who: 0, key: "pick", value: "word/blue" }]);
    expect([answersGiven(session), eventsTold(session)]).toEqual([2, 2]);
    give(session, 1, "word/green");
    expect(session.events.map(({ n }) => n)).toEqual([2]);
  });

  test("plays on, is saved and loaded like one that forgets nothing", () => {
    fc.assert(
      fc.property(anySteps, fc.boolean(), fc.string(), (steps, courtesy, seed) => {
        const rng = seeded(seed);
        const whole = toyTable(steps, { courtesy });
        let forgetful = toyTable(steps, { courtesy });
        while (whole.run.pending.length > 0) {
          forget(forgetful);
          forgetful = load(toy, written(forgetful), { twice: true });
          const [who, value] = randomMove(whole, rng);
          give(whole, who, value);
          give(forgetful, who, value);
          expect(forgetful.answers).toEqual(whole.answers.slice(forgetful.answersFrom));
          expect([answersGiven(forgetful), eventsTold(forgetful)]).toEqual([answersGiven(whole), eventsTold(whole)]);
          expect([forgetful.mark, forgetful.run.s]).toEqual([whole.mark, whole.run.s]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("goes back to any answer once it has all of them again", () => {
    fc.assert(
      fc.property(anySteps, fc.string(), fc.nat(), (steps, seed, back) => {
        const rng = seeded(seed);
        const whole = toyTable(steps);
        while (whole.run.pending.length > 0) give(whole, ...randomMove(whole, rng));
        const forgetful = { ...whole };
        forget(forgetful);
        const again = withAnswers(forgetful, whole.answers);
        const to = back % (whole.answers.length + 1);
        expect([undoTo(again, to), undoTo(whole, to)]).toEqual([true, true]);
        expect([again.answers, again.run.s, again.fence]).toEqual([whole.answers, whole.run.s, whole.fence]);
        expect(eventsTold(again)).toBe(eventsTold(whole));
      }),
      { numRuns: 60 },
    );
  });

  test("within the step it goes back without them", () => {
    const session = afterOnePick();
    forget(session);
    expect(freeUndo(session, 0)).toBe(1);
    expect(undoTo(session, 1)).toBe(true);
    expect([asked(session), session.answers, session.answersFrom]).toEqual([["0 pick"], [], 1]);
    expect(eventsTold(session)).toBe(1);
  });

  test("further back it does not know who answered, and does not guess", () => {
    const session = afterOnePick();
    const { answers } = session;
    forget(session);
    expect(freeUndo(session, 0, 0)).toBeUndefined();
    expect(freeUndo(withAnswers(session, answers), 0, 0)).toBe(0);
    expect(() => undoTo(session, 0)).toThrow("the answers before number 1 are forgotten");
    expect(() => record(session)).toThrow("the answers before number 1 are forgotten");
    expect(() => withAnswers(session, answers.slice(1))).toThrow("1 answers for a session that was given 2");
  });

  test("answers that no longer fit are dropped back to the checkpoint", () => {
    const session = afterOnePick();
    forget(session);
    const again = load({ ...toy, steps: { ...STEPS, round: STEPS.bid } }, written(session));
    expect([again.answers, answersGiven(again)]).toEqual([[], 1]);
    expect(asked(again)).toEqual(["0 bid", "1 bid", "2 bid"]);
  });

  test("a step that breaks leaves no event of the steps before it", () => {
    const breaking = { ...STEPS, roll: () => JSON.parse("{") };
    const session = load({ ...toy, steps: breaking }, written(toyTable(["pick", "roll"])));
    expect(() => submit(session, { who: 0, key: "pick", value: "word/red" })).toThrow(SyntaxError);
    expect([session.events, session.answers, session.mark]).toEqual([[], [], 0]);
  });
});

describe("a saved game", () => {
  test("has all answers unless its session had forgotten some", () => {
    const session = afterOnePick();
    expect(save(session)).not.toHaveProperty("answersFrom");
    expect(save(session).answers).toHaveLength(2);
    forget(session);
    expect(save(session)).toMatchObject({ answersFrom: 1, mark: 1, answers: [{ value: "word/blue" }] });
  });

  test("that lacks answers its checkpoint does not contain is refused", () => {
    const file = { ...written(afterOnePick()), answersFrom: 2, answers: [] };
    expect(() => load(toy, file)).toThrow("answers 1 to 1 of this game are missing");
  });
});
