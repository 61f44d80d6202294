import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeded } from "./rng.ts";
import type { Rules } from "./rules.ts";
import { askAll } from "./run.ts";
import { begin, history, load, questionFor, record, replay, save, show, stateHash, submit } from "./session.ts";
import { STEPS, type Toy, type ToyConfig, type ToyState, type ToyView, toy } from "./testing/toy.ts";
import { asked, give, picture, playOn, randomMove, STEP_NAMES, toyTable, written } from "./testing/toy-table.ts";

const anySteps = fc.array(fc.constantFrom(...STEP_NAMES), { minLength: 1, maxLength: 5 });

describe("submit", () => {
  test("a seat that is not asked is told so", () => {
    const session = toyTable(["pick"]);
    expect(submit(session, { who: 1, key: "pick", value: "word/red" })).toEqual({ id: "refused.notAsked", params: {} });
  });

  test("an answer to another question is stale, and the refusal names the question that is asked", () => {
    const session = toyTable(["pick"]);
    expect(submit(session, { who: 0, key: "bid", value: 1 })).toEqual({
      id: "refused.stale",
      params: { asked: "pick" },
    });
  });

  test("an illegal answer changes nothing", () => {
    const session = toyTable(["bid"]);
    const before = JSON.stringify([save(session), picture(session)]);
    expect(submit(session, { who: 0, key: "bid", value: 9 })?.id).toBe("refused.number");
    expect(JSON.stringify([save(session), picture(session)])).toBe(before);
  });

  test("an answer on which a later step fails is taken back with all it led to", () => {
    let isBroken = true;
    const roll = (g: Toy) => {
      STEPS.roll(g);
      if (isBroken) throw new Error("broken");
    };
    const session = begin({ ...toy, steps: { ...STEPS, roll } }, { seats: 1, steps: ["pick", "roll"] }, "broken");
    const before = JSON.stringify([save(session), picture(session)]);
    expect(() => give(session, 0, "word/red")).toThrow("broken");
    expect(JSON.stringify([save(session), picture(session)])).toBe(before);
    isBroken = false;
    give(session, 0, "word/red");
    expect(history(session)).toEqual(["picked", "rolled"]);
    expect(session.answers).toHaveLength(1);
  });

  test("only who, which question and what are stored", () => {
    const session = toyTable(["pick"]);
    submit(session, { who: 0, key: "pick", value: "word/red", at: "noon" } as never);
    expect(session.answers).toEqual([{ who: 0, key: "pick", value: "word/red" }]);
  });
});

describe("show", () => {
  test("a viewer sees the own question, and whom the table waits for", () => {
    const session = toyTable(["pick"]);
    expect(show(session, 0)).toMatchObject({ question: { key: "pick" }, waitingFor: [], responses: false });
    expect(show(session, 1)).toMatchObject({ question: undefined, waitingFor: [0], responses: false });
    expect(show(session, "spectator")).toMatchObject({ question: undefined, waitingFor: [0], responses: false });
  });

  test("of hidden questions others see only that the table waits", () => {
    const session = toyTable(["bid"]);
    expect(show(session, 1)).toMatchObject({ question: { key: "bid" }, waitingFor: [], responses: true });
    give(session, 0, 1);
    expect(show(session, 0)).toMatchObject({ question: undefined, waitingFor: [], responses: true });
    expect(show(session, "spectator")).toMatchObject({ waitingFor: [], responses: true });
  });

  test("one hidden question among open ones is enough to wait for responses", () => {
    const picking = (who: number, hidden: boolean) =>
      ({ kind: "confirm", key: "both", who, source: { by: "rule/TOY-01", rule: "TOY-01" }, hidden }) as const;
    const pick = (g: Toy) => void askAll(g, [picking(0, false), picking(1, true)]);
    const session = begin({ ...toy, steps: { ...STEPS, pick } }, { seats: 3, steps: ["pick"] }, "both");
    expect(show(session, 2)).toMatchObject({ question: undefined, waitingFor: [0], responses: true });
    give(session, 1, true);
    expect(show(session, 2)).toMatchObject({ waitingFor: [0], responses: false });
  });

  test("a view is the viewer's own", () => {
    const session = toyTable(["pick"]);
    expect(show(session, 2).view.secret).toBe(session.run.s.secrets[2]);
    expect(show(session, "spectator").view.secret).toBeUndefined();
  });
});

describe("steps and checkpoints", () => {
  test("a finished step becomes the checkpoint; answers since are the rest", () => {
    const session = toyTable(["pick", "round"]);
    give(session, 0, "word/red");
    expect(session).toMatchObject({ mark: 1, checkpoint: { agenda: ["round"] } });
    give(session, 0, "word/blue");
    expect(session).toMatchObject({ mark: 1, checkpoint: { agenda: ["round"] } });
    give(session, 1, "word/blue");
    give(session, 2, "word/blue");
    expect(session).toMatchObject({ mark: 4, checkpoint: { agenda: [] } });
  });

  test("a step that does not do the same twice is found out", () => {
    let runs = 0;
    const impure = (steps: Rules<ToyState>["steps"]) =>
      begin({ ...toy, steps } as typeof toy, { seats: 1, steps: ["pick"] }, "twice", { twice: true });
    expect(() =>
      impure({
        pick: (g) => {
          g.s.points[0] = ++runs;
        },
      }),
    ).toThrow('step "pick" ran twice and differed');
    expect(() =>
      impure({
        pick: (g) => {
          g.events?.push({ n: 0, trail: "", id: `run${++runs}`, params: {} });
        },
      }),
    ).toThrow('step "pick" ran twice and told different events');
  });

  test("an error of a step is not swallowed", () => {
    const broken = { ...toy, steps: { pick: () => JSON.parse("{") } };
    expect(() => begin(broken, { seats: 1, steps: ["pick"] }, "broken")).toThrow(SyntaxError);
  });
});

describe("save and load", () => {
  test("at every question the table can be put away and taken up again", () => {
    fc.assert(
      fc.property(anySteps, fc.boolean(), fc.string(), (steps, courtesy, seed) => {
        const rng = seeded(seed);
        const straight = toyTable(steps, { courtesy });
        let interrupted = toyTable(steps, { courtesy });
        while (straight.run.pending.length > 0) {
          interrupted = load(toy, written(interrupted), { twice: true });
          expect(interrupted.run.s).toEqual(straight.run.s);
          expect(interrupted.run.pending).toEqual(straight.run.pending);
          const [who, value] = randomMove(straight, rng);
          give(straight, who, value);
          give(interrupted, who, value);
        }
        expect(stateHash(interrupted.run.s)).toBe(stateHash(straight.run.s));
        expect(interrupted.answers).toEqual(straight.answers);
      }),
      { numRuns: 60 },
    );
  });

  test("events go on with the number after those before the checkpoint", () => {
    const session = toyTable(["roll", "pick", "roll"]);
    const again = load(toy, written(session));
    give(again, 0, "word/red");
    expect(again.events.map((event) => [event.n, event.id])).toEqual([
      [1, "picked"],
      [2, "rolled"],
    ]);
  });

  test("what is saved is not changed by playing on", () => {
    const session = toyTable(["bid", "round"]);
    const file = written(session);
    const before = JSON.stringify(file);
    playOn(load(toy, file), seeded("on"));
    expect(JSON.stringify(file)).toBe(before);
  });

  test("a file of another game is refused", () => {
    const session = toyTable(["pick"]);
    expect(() => load({ ...toy, id: "chess" }, written(session))).toThrow("this is a game of toy, not of chess");
  });

  test("a file of a later version is refused", () => {
    const session = toyTable(["pick"]);
    expect(() => load(toy, { ...written(session), version: 3 })).toThrow(
      "written by version 3 of the rules, this is version 1",
    );
  });
});

describe("migrations", () => {
  /** Version 3 of the toy: points count double since version 2, and since version 3 there is a new name for a step. */
  const later: Rules<ToyState, ToyView, ToyConfig> = {
    ...toy,
    version: 3,
    migrations: {
      1: (state) => {
        const old = state as ToyState;
        return { ...old, points: old.points.map((n) => 2 * n) };
      },
      2: (state) => {
        const old = state as ToyState;
        return { ...old, agenda: old.agenda.map((step) => (step === "pick" ? "round" : step)) };
      },
    },
  };

  test("an older state is migrated version by version and the game goes on", () => {
    const session = toyTable(["bid", "open", "pick"]);
    for (const seat of [0, 1, 2]) give(session, seat, seat);
    const again = load(later, written(session));
    expect(again.run.s.points).toEqual([0, 2, 4]);
    expect(asked(again)).toEqual(["0 pick"]);
    give(again, 0, "word/red");
    expect(asked(again)).toEqual(["1 pick"]);
    expect(save(again).version).toBe(3);
  });

  test("a missing migration is an error", () => {
    const session = toyTable(["pick"]);
    expect(() => load({ ...later, migrations: {} }, written(session))).toThrow("no migration from version 1 of toy");
  });

  test("answers that no longer fit are dropped: the step begins anew from its checkpoint", () => {
    const session = toyTable(["pick", "round"]);
    give(session, 0, "word/red");
    give(session, 0, "word/blue");
    give(session, 1, "word/blue");
    const changed = { ...toy, steps: { ...STEPS, round: STEPS.bid } };
    const again = load(changed, written(session));
    expect(asked(again)).toEqual(["0 bid", "1 bid", "2 bid"]);
    expect(again.answers).toEqual([{ who: 0, key: "pick", value: "word/red" }]);
    playOn(again, seeded("anew"));
    expect(again.run.s.log).toHaveLength(4);
  });

  test("so is the answer of a seat that is no longer asked, before it gets in the way of the next step", () => {
    const session = toyTable(["bid", "round"]);
    give(session, 2, 3);
    const again = load({ ...toy, steps: { ...STEPS, bid: STEPS.pick } }, written(session));
    expect([asked(again), again.answers]).toEqual([["0 pick"], []]);
    playOn(again, seeded("anew"));
    expect(again.run.s.log).toHaveLength(4);
    expect(again.events.map(({ id }) => id)).toEqual(["picked", "picked", "picked", "picked"]);
  });
});

describe("record and replay", () => {
  test("a recording leads to the same table, through JSON and back", () => {
    fc.assert(
      fc.property(anySteps, fc.boolean(), fc.string(), (steps, courtesy, seed) => {
        const session = toyTable(steps, { courtesy });
        playOn(session, seeded(seed));
        const recording = JSON.parse(JSON.stringify(record(session)));
        const again = replay(toy, recording);
        expect(stateHash(again.run.s)).toBe(recording.hash);
        expect(again.events).toEqual(session.events);
      }),
      { numRuns: 30 },
    );
  });

  test("an answer that does not fit is named", () => {
    const session = toyTable(["pick", "bid"]);
    give(session, 0, "word/red");
    give(session, 2, 3);
    const recording = record(session);
    const answers = [recording.answers[0], { who: 2, key: "bid", value: 9 }];
    expect(() => replay(toy, { ...recording, answers })).toThrow(
      "answer 2 (bid by seat 2) was refused: refused.number",
    );
  });
});

test("equal states have equal digests, and others others", () => {
  const state = toy.setUp({ seats: 2, steps: ["bid"] }, "digest");
  expect(stateHash(toy.clone(state))).toBe(stateHash(state));
  expect(stateHash({ ...state, told: 1 })).not.toBe(stateHash(state));
  expect(stateHash(state)).toMatch(/^[0-9a-f]{14}$/);
});

test("a clone shares nothing with its original", () => {
  const session = toyTable(["gamble"]);
  const before = JSON.stringify(session.checkpoint);
  give(session, 0, "word/red");
  expect(JSON.stringify(session.checkpoint)).toBe(before);
  expect(questionFor(session, 0)?.key).toBe("pick");
});
