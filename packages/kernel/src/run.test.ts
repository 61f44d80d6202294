import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomAnswer } from "./chance.ts";
import { seeded } from "./rng.ts";
import type { Decide, GameEvent } from "./rules.ts";
import { liveRun, Misfit, SUSPEND } from "./run.ts";
import { eventFor, history, submit } from "./session.ts";
import { simulate, takeStep } from "./simulate.ts";
import { type ToyState, toy } from "./testing/toy.ts";
import { asked, give, playOn, STEP_NAMES, shuffledArrival, toyTable } from "./testing/toy-table.ts";

describe("ask", () => {
  test("stops at a question and goes on with the answer", () => {
    const session = toyTable(["pick"]);
    expect(asked(session)).toEqual(["0 pick"]);
    expect(session.run.s.log).toEqual([]);
    give(session, 0, "word/blue");
    expect(session.run.s.log).toEqual(['0 "word/blue"']);
    expect(asked(session)).toEqual([]);
  });

  test("one seat after the other", () => {
    const session = toyTable(["round"]);
    for (const seat of [0, 1, 2]) {
      expect(asked(session)).toEqual([`${seat} pick`]);
      give(session, seat, "word/red");
    }
    expect(asked(session)).toEqual([]);
  });

  test("a question with one answer is put to nobody", () => {
    expect(toyTable(["open", "forced"]).run.s.log).toEqual(['0 "word/red"', '0 "word/red"']);
  });

  test("with courtesy it is put to the one asked if it is hidden", () => {
    const session = toyTable(["open", "forced"], { courtesy: true });
    expect(session.run.s.log).toEqual(['0 "word/red"']);
    expect(asked(session)).toEqual(["0 forced"]);
    give(session, 0, "word/red");
    expect(session.run.s.log).toHaveLength(2);
  });

  test("SUSPEND is one frozen object", () => {
    expect(Object.isFrozen(SUSPEND)).toBe(true);
  });

  test("an answer that does not fit is a misfit", () => {
    const state = toy.setUp({ seats: 2, steps: ["pick"] }, "misfit");
    for (const answer of [
      { who: 0, key: "other", value: "word/red" },
      { who: 0, key: "pick", value: "word/violet" },
    ]) {
      const run = liveRun(toy, state, [answer], false);
      expect(() => takeStep(run)).toThrow(Misfit);
      expect(() => takeStep(liveRun(toy, state, [answer], false))).toThrow(
        `answer to ${answer.key} by seat 0 does not fit question pick`,
      );
    }
  });

  test("a misfit carries nothing of the question but its key", () => {
    const options = ["word/red", "word/blue"];
    const question = { kind: "one" as const, key: "pick", who: 0, source: { by: "rule/1", rule: "1" }, options };
    const misfit = new Misfit(question, { who: 0, key: "other", value: "word/green" });
    expect([Object.keys(misfit), misfit.message.includes("word/")]).toEqual([[], false]);
  });

  test("an answer of a seat that is not there is left alone", () => {
    const state = toy.setUp({ seats: 2, steps: ["pick"] }, "stray");
    const run = liveRun(toy, state, [{ who: 7, key: "pick", value: "word/red" }], false);
    expect(() => takeStep(run)).toThrow();
    expect(run.pending).toHaveLength(1);
  });
});

describe("askAll", () => {
  test("asks everybody at once and waits for the last", () => {
    const session = toyTable(["bid"]);
    expect(asked(session)).toEqual(["0 bid", "1 bid", "2 bid"]);
    give(session, 1, 2);
    expect(asked(session)).toEqual(["0 bid", "2 bid"]);
    give(session, 2, 0);
    give(session, 0, 3);
    expect(session.run.s.points).toEqual([3, 2, 0]);
  });
});

describe("simultaneously", () => {
  test("each seat goes on at its own pace", () => {
    const session = toyTable(["apart"]);
    expect(asked(session)).toEqual(["0 apart/again", "1 apart/again", "2 apart/again"]);
    give(session, 1, true);
    give(session, 1, true);
    expect(asked(session)).toEqual(["0 apart/again", "2 apart/again"]);
    give(session, 0, false);
    give(session, 2, false);
    expect(asked(session)).toEqual([]);
    expect(session.run.s.points[1]).toBeGreaterThan(1);
  });

  test("events are told in seat order when all are done, with numbers without gaps", () => {
    const session = toyTable(["apart"]);
    give(session, 2, true);
    give(session, 0, true);
    expect(session.events).toEqual([]);
    give(session, 2, false);
    give(session, 1, true);
    give(session, 0, false);
    give(session, 1, false);
    expect(history(session)).toEqual([
      "seat 0 > apart.rolled",
      "seat 1 > apart.rolled",
      "seat 2 > apart.rolled",
      "apart.done",
    ]);
    expect(session.events.map((event) => event.n)).toEqual([0, 1, 2, 3]);
    expect(session.run.s.told).toBe(4);
  });

  test("what a seat rolls does not depend on what the others do", () => {
    const rolls = [true, false].map((others) => {
      const session = toyTable(["apart"]);
      give(session, 0, others);
      give(session, 1, true);
      return session.run.s.points[1];
    });
    expect(rolls[0]).toBe(rolls[1]);
  });

  test("chance after it does not repeat chance before it", () => {
    const session = toyTable(["roll", "apart", "roll"], { seats: 1 });
    const first = session.run.s.points[0];
    give(session, 0, false);
    const second = session.run.s.points[0] - first;
    const again = toyTable(["roll", "roll"], { seats: 1 });
    expect(again.run.s.points[0]).not.toBe(first + second + 100);
    expect(session.run.s.rng).not.toEqual(again.run.s.rng);
  });
});

test("the order in which answers arrive makes no difference", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...STEP_NAMES), { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.string(),
      (steps, courtesy, seed) => {
        const one = toyTable(steps, { courtesy });
        playOn(one, seeded(seed));
        const other = toyTable(steps, { courtesy });
        let waiting = shuffledArrival(one.answers, seeded(`${seed} again`));
        while (waiting.length > 0) {
          const held = new Set<number>();
          const left = waiting.filter((answer) => {
            const waits = held.has(answer.who) || submit(other, answer) !== undefined;
            if (waits) held.add(answer.who);
            return waits;
          });
          expect(left.length).toBeLessThan(waiting.length);
          waiting = left;
        }
        expect(other.run.s).toEqual(one.run.s);
        expect(other.events).toEqual(one.events);
      },
    ),
    { numRuns: 60 },
  );
});

test("a simulation comes to the same end as a live table with the same answers", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEP_NAMES), { maxLength: 6 }), fc.string(), (steps, seed) => {
      const live = toyTable(steps);
      playOn(live, seeded(seed));
      const stored = live.answers.map((answer) => ({ ...answer }));
      const players = [0, 1, 2].map((who): Decide<ToyState> => {
        const own = stored.filter((answer) => answer.who === who);
        return (question) => {
          const answer = own.shift();
          expect(answer?.key).toBe(question.key);
          return answer?.value ?? "";
        };
      });
      const told: GameEvent[] = [];
      const result = simulate(toy, toy.setUp({ seats: 3, steps }, "toy"), players, undefined, { told });
      expect(result.state).toEqual(live.run.s);
      expect(told).toEqual(live.events);
      expect(result).toMatchObject({ decisions: live.answers.length, stopped: false });
    }),
    { numRuns: 60 },
  );
});

describe("simulate", () => {
  const players = (seed: string): Decide<ToyState>[] => {
    const rng = seeded(seed);
    const play: Decide<ToyState> = (question) => randomAnswer(question, rng);
    return [play, play, play];
  };

  test("stops before a step when the limit says so", () => {
    const state = toy.setUp({ seats: 3, steps: ["roll", "roll", "roll"] }, "limit");
    const result = simulate(toy, state, players("limit"), (now) => now.told === 2);
    expect(result).toMatchObject({ stopped: true, decisions: 0 });
    expect(state.agenda).toEqual(["roll"]);
  });

  test("tells nothing to nobody, but counts what it would have told", () => {
    const state = toy.setUp({ seats: 3, steps: ["roll", "bid"] }, "quiet");
    simulate(toy, state, players("quiet"));
    expect(state.told).toBe(2);
  });

  test("a step may change the agenda", () => {
    const state = toy.setUp({ seats: 3, steps: ["detour", "bid"] }, "detour");
    expect(simulate(toy, state, players("detour")).decisions).toBe(0);
    expect(state.points[0]).toBeGreaterThan(0);
  });

  test("a step nobody knows is an error", () => {
    const state = { ...toy.setUp({ seats: 3, steps: [] }, "unknown"), agenda: ["dance"] };
    expect(() => simulate(toy, state, players("unknown"))).toThrow('toy has no step "dance"');
  });
});

test("events carry their trail and keep private parts to the seat they are for", () => {
  const session = toyTable(["round", "whisper"]);
  for (const seat of [0, 1, 2]) give(session, seat, "word/red");
  expect(history(session)).toEqual([
    "round > picked",
    "round > picked",
    "round > picked",
    "whispered",
    "whispered",
    "whispered",
  ]);
  const event = session.events[4];
  const { secrets } = session.run.s;
  expect(eventFor(event, 1)).toEqual({
    n: 4,
    trail: "",
    id: "whispered",
    params: { player: "player/1", secret: secrets[1] },
  });
  for (const other of [0, 2, "spectator"] as const)
    expect(eventFor(event, other).params).toEqual({ player: "player/1" });
});
