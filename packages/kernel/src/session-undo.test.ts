import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Question } from "./question.ts";
import { seeded } from "./rng.ts";
import { SetUpError } from "./rules.ts";
import { askAll, chance, mix } from "./run.ts";
import { answersGiven, begin, load, save, withAnswers } from "./session.ts";
import { STEPS, type ToyConfig, toy } from "./testing/toy.ts";
import { asked, give, picture, randomMove, STEP_NAMES, toyTable, written } from "./testing/toy-table.ts";
import { freeUndo, undoTo, withoutOwn } from "./undo.ts";

const anySteps = fc.array(fc.constantFrom(...STEP_NAMES), { minLength: 1, maxLength: 5 });

describe("undo", () => {
  test("the last one who answered may take the answer back", () => {
    const session = toyTable(["round"]);
    give(session, 0, "word/red");
    give(session, 1, "word/blue");
    expect(freeUndo(session, 0)).toBeUndefined();
    expect(freeUndo(session, 1)).toBe(1);
    undoTo(session, 1);
    expect(asked(session)).toEqual(["1 pick"]);
    expect(session.answers).toHaveLength(1);
    give(session, 1, "word/green");
    give(session, 2, "word/green");
    expect(session.run.s.log).toEqual(['0 "word/red"', '1 "word/green"', '2 "word/green"']);
  });

  test("nothing was answered, nothing is taken back", () => {
    expect(freeUndo(toyTable(["pick"]), 0)).toBeUndefined();
  });

  test("also when the step of the answer is over", () => {
    const session = toyTable(["pick", "round"]);
    give(session, 0, "word/red");
    expect(freeUndo(session, 0)).toBe(0);
    undoTo(session, 0);
    expect(asked(session)).toEqual(["0 pick"]);
  });

  test("with what was answered for the same seat since, but not with what others answered", () => {
    const session = toyTable(["pick", "forced", "round"], { courtesy: true });
    give(session, 0, "word/green");
    give(session, 0, "word/red");
    expect(freeUndo(session, 0, 0)).toBe(0);
    for (const seat of [0, 1]) give(session, seat, "word/red");
    expect(freeUndo(session, 1, 0)).toBeUndefined();
    expect(freeUndo(session, 1)).toBe(3);
  });

  test("not past chance, but back to it", () => {
    const session = toyTable(["gamble"]);
    give(session, 0, "word/red");
    expect(freeUndo(session, 0)).toBeUndefined();
    give(session, 0, "word/blue");
    expect(freeUndo(session, 0)).toBe(1);
    undoTo(session, 1);
    expect(freeUndo(session, 0)).toBeUndefined();
  });

  test("not past chance in a later step, even if nobody is asked in it or the game is over", () => {
    const going = toyTable(["pick", "roll", "pick"]);
    give(going, 0, "word/red");
    expect(freeUndo(going, 0)).toBeUndefined();
    const over = toyTable(["pick", "roll"]);
    give(over, 0, "word/red");
    expect(asked(over)).toEqual([]);
    expect(freeUndo(over, 0)).toBeUndefined();
  });

  test("not past a secret somebody was told", () => {
    const session = toyTable(["pick", "remind", "round"]);
    give(session, 0, "word/red");
    expect(freeUndo(session, 0)).toBeUndefined();
    give(session, 0, "word/red");
    expect(freeUndo(session, 0)).toBe(1);
  });

  test("not past chance of the own script, whoever else has answered before", () => {
    const session = toyTable(["apart"]);
    give(session, 1, false);
    give(session, 0, true);
    expect(freeUndo(session, 0)).toBeUndefined();
  });

  test("chance in the script of another, who has not finished, ends nothing for those who choose", () => {
    const session = toyTable(["apart"]);
    give(session, 1, false);
    give(session, 0, true);
    expect([freeUndo(session, 0), withoutOwn(session, 0, 1)]).toEqual([undefined, undefined]);
    expect(withoutOwn(session, 1, 0)).toEqual([session.answers[1]]);
  });

  test("what is chosen in secret can be taken back alone, whether others have chosen or not, until all have", () => {
    const session = toyTable(["bid", "pick"]);
    give(session, 0, 3);
    expect(withoutOwn(session, 0, 0)).toEqual([]);
    give(session, 2, 1);
    expect(withoutOwn(session, 0, 0)).toEqual([{ who: 2, key: "bid", value: 1 }]);
    give(session, 1, 2);
    expect(withoutOwn(session, 0, 0)).toBeUndefined();
  });

  test("but not an answer on which the questions of others depend", () => {
    const session = toyTable(["round"]);
    give(session, 0, "word/red");
    expect(withoutOwn(session, 0, 0)).toEqual([]);
    give(session, 1, "word/blue");
    expect(withoutOwn(session, 0, 0)).toBeUndefined();
    expect(withoutOwn(session, 1, 1)).toEqual([]);
  });

  test("nor one that opened a window in which others are asked in secret, whether they have answered or not", () => {
    const secretly = (g: Parameters<typeof STEPS.bid>[0]) => {
      STEPS.pick(g);
      const ask = (who: number) => ({
        kind: "confirm",
        key: "window",
        who,
        source: { id: "toy", rule: "" },
        hidden: true,
      });
      askAll(g, [1, 2].map(ask) as unknown as Question[]);
    };
    const session = begin({ ...toy, steps: { ...STEPS, bid: secretly } }, { seats: 3, steps: ["bid"] }, "window");
    give(session, 0, "word/red");
    expect(withoutOwn(session, 0, 0)).toBeUndefined();
    give(session, 1, true);
    expect(withoutOwn(session, 0, 0)).toBeUndefined();
  });

  test("a script without chance leaves undo free", () => {
    const session = toyTable(["apart"]);
    give(session, 1, false);
    expect(freeUndo(session, 1)).toBe(0);
  });

  test("not what several chose in secret once it is known, but before that", () => {
    const session = toyTable(["bid", "pick"]);
    give(session, 2, 1);
    give(session, 0, 3);
    expect(freeUndo(session, 0)).toBe(1);
    give(session, 1, 2);
    expect(asked(session)).toEqual(["0 pick"]);
    expect(freeUndo(session, 1)).toBeUndefined();
    const alone = begin(toy, { seats: 1, steps: ["bid", "pick"] }, "alone");
    give(alone, 0, 3);
    expect(freeUndo(alone, 0)).toBe(0);
  });

  test("what was known when several had chosen is fenced off to the very answer", () => {
    const chosenByAll = (seats: number) => {
      const steps = {
        ...STEPS,
        detour: (g: Parameters<typeof STEPS.bid>[0]) => [STEPS.pick, STEPS.bid, STEPS.pick].map((step) => step(g)),
      };
      const session = begin({ ...toy, steps }, { seats, steps: ["pick", "detour"] }, "fence");
      for (const word of ["word/red", "word/blue"]) give(session, 0, word);
      return session;
    };
    for (const seats of [2, 3]) {
      const session = chosenByAll(seats);
      for (let seat = 0; seat < seats - 1; seat++) give(session, seat, 1);
      expect([session.fence, freeUndo(session, seats - 2)]).toEqual([0, seats]);
      give(session, seats - 1, 1);
      expect([session.fence, freeUndo(session, seats - 1)]).toEqual([2 + seats, undefined]);
      give(session, 0, "word/green");
      expect(freeUndo(session, 0)).toBe(2 + seats);
    }
    const alone = chosenByAll(1);
    give(alone, 0, 1);
    expect([alone.fence, freeUndo(alone, 0)]).toEqual([0, 2]);
  });

  test("nor what several did apart, once all are done", () => {
    const session = toyTable(["apart", "pick"]);
    for (const seat of [2, 0, 1]) give(session, seat, false);
    expect([asked(session), freeUndo(session, 1)]).toEqual([["0 pick"], undefined]);
    give(session, 0, "word/red");
    expect([session.fence, freeUndo(session, 0)]).toEqual([3, 3]);
    const two = begin(toy, { seats: 2, steps: ["apart", "pick"] }, "two");
    give(two, 1, false);
    expect(freeUndo(two, 1)).toBe(0);
    give(two, 0, false);
    expect(freeUndo(two, 0)).toBeUndefined();
    const alone = begin(toy, { seats: 1, steps: ["apart", "pick"] }, "alone");
    give(alone, 0, false);
    expect(freeUndo(alone, 0)).toBe(0);
  });

  test("chance of an effect that only looks at the top of things counts too", () => {
    const rules = {
      ...toy,
      steps: {
        ...STEPS,
        roll: (g: Parameters<typeof STEPS.roll>[0]) => {
          STEPS.pick(g);
          chance(g, 2);
        },
      },
    };
    const session = begin(rules, { seats: 1, steps: ["roll", "pick"] }, "look");
    give(session, 0, "word/red");
    expect(freeUndo(session, 0)).toBeUndefined();
  });

  test("nor past a shuffle", () => {
    const roll = (g: Parameters<typeof STEPS.roll>[0]) => {
      STEPS.pick(g);
      mix(g, [1, 2, 3]);
    };
    const rules = { ...toy, steps: { ...STEPS, roll } };
    const session = begin(rules, { seats: 1, steps: ["roll", "pick"] }, "shuffle");
    give(session, 0, "word/red");
    expect([session.fence, freeUndo(session, 0)]).toEqual([1, undefined]);
  });

  test("within a step it starts from the checkpoint, so that it does not matter by which rules that was reached", () => {
    const session = toyTable(["pick", "round"]);
    for (const seat of [0, 0, 1]) give(session, seat, "word/red");
    const changed = { ...toy, setUp: (config: ToyConfig, seed: string) => toy.setUp(config, `other ${seed}`) };
    const again = load(changed, written(session));
    expect(undoTo(again, 2)).toBe(true);
    undoTo(session, 2);
    expect([again.run.s, again.answers]).toEqual([session.run.s, session.answers]);
  });

  test("what was not free before the step is not free after going back within it, and what was is", () => {
    const session = toyTable(["pick", "gamble"]);
    for (const word of ["word/red", "word/red"]) give(session, 0, word);
    undoTo(session, 1);
    expect(freeUndo(session, 0)).toBe(0);
    const rolled = toyTable(["pick", "roll", "pick"]);
    for (const word of ["word/red", "word/blue"]) give(rolled, 0, word);
    undoTo(rolled, 1);
    expect(freeUndo(rolled, 0)).toBeUndefined();
  });

  test("further back it is refused where the rules of today lead elsewhere or the answers do not fit", () => {
    const session = toyTable(["pick", "round"]);
    for (const seat of [0, 0, 1]) give(session, seat, "word/red");
    const dealt = { ...toy, setUp: (config: ToyConfig, seed: string) => toy.setUp(config, `other ${seed}`) };
    const asking = { ...toy, steps: { ...STEPS, pick: STEPS.bid } };
    const refusing = {
      ...toy,
      setUp: () => {
        throw new SetUpError("no longer allowed");
      },
    };
    for (const rules of [dealt, asking, refusing]) {
      const again = load(rules, written(session));
      const before = JSON.stringify([save(again), picture(again)]);
      expect(undoTo(again, 0)).toBe(false);
      expect(JSON.stringify([save(again), picture(again)])).toBe(before);
    }
    expect(undoTo(load(toy, written(session)), 0)).toBe(true);
  });

  test("undoing to any answer is the same as never having gone on", () => {
    fc.assert(
      fc.property(anySteps, fc.string(), fc.nat(), (steps, seed, back) => {
        const session = toyTable(steps);
        const pictures = [JSON.stringify(picture(session))];
        const rng = seeded(seed);
        while (session.run.pending.length > 0) {
          give(session, ...randomMove(session, rng));
          pictures.push(JSON.stringify(picture(session)));
        }
        const to = back % pictures.length;
        undoTo(session, to);
        expect(JSON.stringify(picture(session))).toBe(pictures[to]);
      }),
      { numRuns: 60 },
    );
  });

  test("from a state that was kept it is the same as from the set-up, with the answers since", () => {
    fc.assert(
      fc.property(anySteps, fc.string(), fc.nat(), fc.nat(), (steps, seed, at, back) => {
        const session = toyTable(steps);
        const keep = () => ({
          mark: session.mark,
          version: toy.version,
          state: JSON.parse(JSON.stringify(session.checkpoint)),
          fence: session.fenced,
        });
        const states = [keep()];
        const rng = seeded(seed);
        while (session.run.pending.length > 0) {
          give(session, ...randomMove(session, rng));
          if (session.mark === session.answers.length) states.push(keep());
        }
        const kept = states[at % states.length];
        const to = kept.mark + (back % (session.answers.length - kept.mark + 1));
        const short = withAnswers(session, session.answers.slice(kept.mark), kept.mark);
        const whole = withAnswers(session, session.answers);
        expect([undoTo(short, to, kept), undoTo(whole, to)]).toEqual([true, true]);
        expect([short.run.s, short.run.pending, short.fence, short.mark]).toEqual([
          whole.run.s,
          whole.run.pending,
          whole.fence,
          whole.mark,
        ]);
        expect(answersGiven(short)).toBe(to);
      }),
      { numRuns: 100 },
    );
  });

  test("a state that was kept is of no use for what was before it, or if it leads elsewhere now", () => {
    const session = toyTable(["pick", "pick", "round"]);
    const words = ["word/red", "word/blue", "word/red"];
    give(session, 0, words[0]);
    const { mark, checkpoint, fenced } = session;
    const kept = { mark, version: toy.version, state: JSON.parse(JSON.stringify(checkpoint)), fence: fenced };
    for (const word of words.slice(1)) give(session, 0, word);
    const short = () => withAnswers(session, session.answers.slice(1), 1);
    expect(undoTo(short(), 1, kept)).toBe(true);
    expect(() => undoTo(short(), 0, kept)).toThrow("forgotten");
    expect(undoTo(short(), 1, { ...kept, state: { ...kept.state, log: ["otherwise"] } })).toBe(false);
    expect(undoTo(withAnswers(session, session.answers), 0, kept)).toBe(true);
  });
});
