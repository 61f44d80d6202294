import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeded } from "./rng.ts";
import type { Rules } from "./rules.ts";
import { chance } from "./run.ts";
import {
  begin,
  freeUndo,
  load,
  questionFor,
  record,
  replay,
  save,
  show,
  stateHash,
  submit,
  undoTo,
} from "./session.ts";
import { STEPS, type ToyConfig, type ToyState, type ToyView, toy } from "./testing/toy.ts";
import { asked, give, picture, playOn, randomMove, type ToySession, toyTable } from "./testing/toy-table.ts";

const STEP_NAMES = Object.keys(STEPS).filter((name) => name !== "detour") as ToyConfig["steps"][number][];
const anySteps = fc.array(fc.constantFrom(...STEP_NAMES), { minLength: 1, maxLength: 5 });

/** What a file of the game would hold. */
function written(session: ToySession) {
  return JSON.parse(JSON.stringify(save(session)));
}

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
    expect(again.events.slice(1).map((event) => [event.n, event.id])).toEqual([
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
    expect(() => load(toy, { ...written(session), version: 3 })).toThrow("saved by version 3, this is 1");
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
});

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

  test("nor what several did apart, once all are done", () => {
    const session = toyTable(["apart", "pick"]);
    for (const seat of [2, 0, 1]) give(session, seat, false);
    expect([asked(session), freeUndo(session, 1)]).toEqual([["0 pick"], undefined]);
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
