import type { Question, TellingTime } from "@hypergate/kernel";
import type { ClockRule } from "@hypergate/wire";
import { expect, test } from "vitest";
import { sampleTable, sitting } from "../testing/samples.ts";
import { type Clock, clockState, newClock, openClock, questionClock, tick } from "./clock.ts";
import type { LiveGame } from "./game.ts";
import { tellMore } from "./telling.ts";

const deal = { kind: "deal", key: "deal", who: 0 } as Question;
const aim = { kind: "one", key: "aim", who: 0 } as Question;
const window = { kind: "one", key: "window/x", who: 1, hidden: true } as Question;
const NONE = { per: "none", seconds: 0 } as const;
/** A live clock that is never the shorter one. */
const LIVE = { per: "game", seconds: 86_400 } as const;
const LONG_AGO = -1e9;

/** A game that asks these questions; its rules give a minute for a deal. */
function asking(pending: readonly Question[], answers = [0, 0, 0]): LiveGame {
  const ruleSeconds = (_: unknown, question: Question) => (question.kind === "deal" ? 60 : undefined);
  return {
    undos: 0,
    counts: answers,
    game: { ruleSeconds },
    session: { run: { pending, s: {} } },
  } as unknown as LiveGame;
}

/** When the time for a question is up. */
function deadline(clock: Clock, rule: ClockRule, live: LiveGame, question: Question, booted: number) {
  return questionClock(clock, rule, live, question, booted)?.until;
}

function table(clock: { per: "none" | "move" | "game" | "day"; seconds: number }) {
  const sample = sampleTable("t", { seats: [sitting("ann"), sitting("bob"), sitting("cleo")] });
  return { ...sample, options: { ...sample.options, clock } };
}

test("the time of a deal runs from its first offer to its last, whoever is asked", () => {
  const clock = newClock(LIVE, 3);
  expect(tick(clock, table(LIVE), asking([deal]), 1000, LONG_AGO)).toBe(true);
  tick(clock, table(LIVE), asking([{ ...deal, who: 1 }]), 31_000, LONG_AGO);
  expect(deadline(clock, LIVE, asking([deal]), { ...deal, who: 1 }, LONG_AGO)).toBe(61_000);
  expect(tick(clock, table(LIVE), asking([aim]), 40_000, LONG_AGO)).toBe(true);
  expect(deadline(clock, LIVE, asking([aim]), aim, LONG_AGO)).toBe(40_000 + 86_400_000 - 30_000);
  expect(tick(clock, table(LIVE), asking([deal]), 90_000, LONG_AGO)).toBe(true);
  expect(deadline(clock, LIVE, asking([deal]), deal, LONG_AGO)).toBe(150_000);
});

test.each([NONE, { per: "day", seconds: 86_400 } as const, { per: "move", seconds: 3600 } as const])(
  "no deal fails because somebody slept: with %o the clock of deals does not run",
  (rule) => {
    const clock = newClock(rule, 3);
    tick(clock, table(rule), asking([deal]), 1000, LONG_AGO);
    const own = rule.per === "none" ? undefined : 1000 + rule.seconds * 1000;
    expect(deadline(clock, rule, asking([deal]), deal, LONG_AGO)).toBe(own);
    // A counter-offer gives the other player the whole time.
    tick(clock, table(rule), asking([{ ...deal, who: 1 }], [1, 0, 0]), 500_000, LONG_AGO);
    const next = rule.per === "none" ? undefined : 500_000 + rule.seconds * 1000;
    expect(deadline(clock, rule, asking([deal]), { ...deal, who: 1 }, LONG_AGO)).toBe(next);
  },
);

test("the clock of a player who rests stands, and the whole time follows", () => {
  const rule = { per: "day", seconds: 86_400 } as const;
  const clock = newClock(rule, 3);
  tick(clock, table(rule), asking([aim]), 0, LONG_AGO);
  const until = (rests?: number) => questionClock(clock, rule, asking([aim]), aim, LONG_AGO, rests)?.until;
  expect(until()).toBe(86_400_000);
  expect(until(1_000_000)).toBe(1_000_000 + 86_400_000);
  // A vacation that was over before the question makes no difference.
  expect(until(-5)).toBe(86_400_000);
});

test("time per move begins anew with every question", () => {
  const rule = { per: "move", seconds: 20 } as const;
  const clock = newClock(rule, 3);
  tick(clock, table(rule), asking([aim]), 0, LONG_AGO);
  expect(deadline(clock, rule, asking([aim]), aim, LONG_AGO)).toBe(20_000);
  tick(clock, table(rule), asking([aim], [1, 0, 0]), 5_000, LONG_AGO);
  expect(deadline(clock, rule, asking([aim]), aim, LONG_AGO)).toBe(25_000);
});

test("time per game is charged in the open and not in secret, and its end leaves two seconds", () => {
  const rule = { per: "game", seconds: 100 } as const;
  const clock = newClock(rule, 3);
  tick(clock, table(rule), asking([aim, window]), 0, LONG_AGO);
  expect(deadline(clock, rule, asking([aim, window]), window, LONG_AGO)).toBe(60_000);
  tick(clock, table(rule), asking([aim], [1, 1, 0]), 99_500, LONG_AGO);
  expect(clock.bank).toEqual([500, 100_000, 100_000]);
  expect(deadline(clock, rule, asking([aim]), aim, LONG_AGO)).toBe(101_500);
});

test("a clock is stored and read again, and after a start of the server everybody has half a minute", () => {
  const rule = { per: "move", seconds: 20 } as const;
  const clock = newClock(rule, 3);
  tick(clock, table(rule), asking([aim]), 0, LONG_AGO);
  const again = openClock(clockState(clock), asking([aim]));
  expect(deadline(again, rule, asking([aim]), aim, LONG_AGO)).toBe(20_000);
  expect(deadline(again, rule, asking([aim]), aim, 500_000)).toBe(530_000);
  tick(again, table(rule), asking([aim], [1, 0, 0]), 510_000, 500_000);
  expect(deadline(again, rule, asking([aim]), aim, 500_000)).toBe(530_000);
});

test("the time that the server was down is not taken from what a seat has for the whole game", () => {
  const rule = { per: "game", seconds: 1800 } as const;
  const clock = newClock(rule, 3);
  tick(clock, table(rule), asking([aim]), 0, LONG_AGO);
  const again = openClock(clockState(clock), asking([aim]));
  const booted = 3_600_000;
  expect(deadline(again, rule, asking([aim]), aim, booted)).toBe(booted + 1_800_000);
  tick(again, table(rule), asking([aim], [1, 0, 0]), booted + 10_000, booted);
  expect(again.bank[0]).toBe(1_790_000);
});

test("after a start of the server the clock of the table does not take the grace from the clock of the rules", () => {
  const rule = LIVE;
  const clock = newClock(rule, 3);
  tick(clock, table(rule), asking([deal]), 0, LONG_AGO);
  tick(clock, table(rule), asking([deal], [1, 0, 0]), 510_000, 500_000);
  expect(deadline(clock, rule, asking([deal]), deal, 500_000)).toBe(530_000);
});

test("a system clock that is set back gives nobody time", () => {
  const rule = { per: "game", seconds: 100 } as const;
  const clock = newClock(rule, 3);
  tick(clock, table(rule), asking([aim]), 50_000, LONG_AGO);
  tick(clock, table(rule), asking([window], [1, 0, 0]), 10_000, LONG_AGO);
  expect(clock.bank).toEqual([100_000, 100_000, 100_000]);
});

test("a seat that a bot plays for has no clock", () => {
  const rule = { per: "move", seconds: 20 } as const;
  const clock = newClock(rule, 3);
  const bots = { ...table(rule), seats: [{ kind: "bot", bot: "random" } as const, sitting("bob"), sitting("cleo")] };
  tick(clock, bots, asking([aim]), 0, LONG_AGO);
  expect(deadline(clock, rule, asking([aim]), aim, LONG_AGO)).toBeUndefined();
});

/** An encounter that was decided: nine seconds at ease, two in a hurry. */
const ENCOUNTER: TellingTime = { calm: 9000, short: 3600, kept: 2000, still: 3000 };

test("the time of a question begins when what happened before it could be seen", () => {
  const rule = { per: "move", seconds: 20 } as const;
  const clock = newClock(rule, 3);
  tellMore(clock.telling, ENCOUNTER, 1000);
  tick(clock, table(rule), asking([aim, window]), 1000, LONG_AGO);
  const expected = { from: 5500, until: 25_500 };
  expect(questionClock(clock, rule, asking([aim]), aim, LONG_AGO)).toEqual(expected);
  expect(questionClock(clock, rule, asking([window]), window, LONG_AGO)).toEqual(expected);
});

test("watching costs nothing of the time for the whole game", () => {
  const rule = { per: "game", seconds: 100 } as const;
  const clock = newClock(rule, 3);
  tellMore(clock.telling, ENCOUNTER, 0);
  tick(clock, table(rule), asking([aim]), 0, LONG_AGO);
  expect(questionClock(clock, rule, asking([aim]), aim, LONG_AGO)).toEqual({ from: 4500, until: 104_500 });
  tick(clock, table(rule), asking([window], [1, 0, 0]), 3000, LONG_AGO);
  expect(clock.bank[0]).toBe(100_000);
  tick(clock, table(rule), asking([aim], [1, 1, 0]), 20_000, LONG_AGO);
  tick(clock, table(rule), asking([], [2, 1, 0]), 25_000, LONG_AGO);
  expect(clock.bank[0]).toBe(95_000);
});

test("the time of a deal begins when its cards have been seen", () => {
  const clock = newClock(LIVE, 3);
  tellMore(clock.telling, ENCOUNTER, 1000);
  tick(clock, table(LIVE), asking([deal]), 1000, LONG_AGO);
  expect(questionClock(clock, LIVE, asking([deal]), deal, LONG_AGO)).toEqual({ from: 5500, until: 65_500 });
});

test("a clock of days is not put off, and what was seen long ago puts off nothing", () => {
  const days = { per: "day", seconds: 86_400 } as const;
  const slow = newClock(days, 3);
  tellMore(slow.telling, ENCOUNTER, 0);
  tick(slow, table(days), asking([aim]), 0, LONG_AGO);
  expect(questionClock(slow, days, asking([aim]), aim, LONG_AGO)?.from).toBe(0);
  const rule = { per: "move", seconds: 20 } as const;
  const clock = newClock(rule, 3);
  tellMore(clock.telling, ENCOUNTER, 0);
  tick(clock, table(rule), asking([aim]), 9000, LONG_AGO);
  expect(questionClock(clock, rule, asking([aim]), aim, LONG_AGO)?.from).toBe(9000);
});

test("what comes while something is shown is shown after it, and nobody gets more than eight seconds", () => {
  const rule = { per: "move", seconds: 20 } as const;
  const clock = newClock(rule, 3);
  for (const now of [0, 100, 200, 300, 400]) tellMore(clock.telling, ENCOUNTER, now);
  tick(clock, table(rule), asking([aim]), 400, LONG_AGO);
  expect(questionClock(clock, rule, asking([aim]), aim, LONG_AGO)?.from).toBe(7900);
  const late = newClock(rule, 3);
  tellMore(late.telling, ENCOUNTER, 0);
  tellMore(late.telling, { ...ENCOUNTER, calm: 500 }, 8000);
  tick(late, table(rule), asking([aim]), 8000, LONG_AGO);
  expect(questionClock(late, rule, asking([aim]), aim, LONG_AGO)?.from).toBe(9500);
});
