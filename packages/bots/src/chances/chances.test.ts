import {
  type BaseState,
  begin,
  imaginationIn,
  type Recording,
  type Rules,
  record,
  seated,
  seeded,
  submit,
} from "@hypergate/kernel";
import type { State as RaceState } from "@hypergate/race";
import { expect, test } from "vitest";
import { cosmicBots, raceBots, raceEstimator } from "../index.ts";
import { calibrated, calibrationFor, fitted, type Outcome } from "./calibration.ts";
import { cosmicEstimator } from "./cosmic.ts";
import type { Estimator } from "./estimator.ts";
import { outcomesOf } from "./measuring.ts";
import { chancesAt, finished, isAlike, optionsAt } from "./position.ts";
import { givenAway, gradeOf, lossOf, turnsIn } from "./reading.ts";
import { REASON_WORDS } from "./reason-words.ts";
import { type JudgedDecision, scan, type Verdict, verdictOn } from "./verdict.ts";
import { reasonInWords } from "./words.ts";

const RACE = raceEstimator() as unknown as Estimator;
const COSMIC = cosmicEstimator as unknown as Estimator;
const QUICK = { worlds: 4, ahead: 1 };

/** A finished game of bots at a live table. */
function playedBy(estimator: Estimator, config: unknown, seed: string): Recording {
  const bots = estimator === RACE ? raceBots : cosmicBots;
  const session = begin(estimator.rules as Rules<BaseState>, config, seed);
  const seats = Array.from({ length: estimator.rules.seats(session.run.s) }, (_, seat) =>
    seated(estimator.rules, bots.sensible(`${seed} ${seat}`)),
  );
  while (session.run.pending.length > 0) {
    const [question] = session.run.pending;
    const value = seats[question.who](question, { ...session.run, checkpoint: undefined });
    if (submit(session, { who: question.who, key: question.key, value }) !== undefined) throw new Error("refused");
  }
  return record(session);
}

const RACE_GAME = playedBy(RACE, { settings: { players: 2, sets: "base" } }, "verdict");
const PLAN = { seed: "1", effort: QUICK, judged: [0, 1] };

function last<T, R>(work: Generator<T, R, void>): R {
  for (;;) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
  }
}

test("chances add up to 1, are equal before anything is known, and the winner has all of it at the end", () => {
  const { points } = scan(RACE, RACE_GAME);
  const chances = points.map(({ state }) => finished(chancesAt(RACE, state, "s")));
  for (const one of chances) expect(one.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  expect(chances[0]).toEqual([0.5, 0.5]);
  const end = points[points.length - 1].state as RaceState;
  const winners = end.table.result?.winners ?? [];
  expect(chances.at(-1)).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  // Whoever won was the favourite for most of the second half.
  const late = chances.slice(Math.floor(chances.length / 2));
  expect(late.filter((one) => one[winners[0]] > 0.5).length).toBeGreaterThan(late.length / 2);
});

test("positions of Cosmic are played on with what nobody knows dealt anew, and the same seed gives the same", () => {
  const state = cosmicEstimator.rules.setUp({ players: 3, settings: { alienSelection: "random" } }, "calm");
  const effort = { worlds: 6, ahead: 1 };
  const one = finished(chancesAt(cosmicEstimator, state, "a", effort));
  expect(one).toEqual(finished(chancesAt(cosmicEstimator, state, "a", effort)));
  expect(one).not.toEqual(finished(chancesAt(cosmicEstimator, state, "b", effort)));
  const { deck, destiny, hands } = state.secret;
  const dealt = cosmicEstimator.open?.reshuffled(state, seeded("x"));
  expect(dealt?.secret.hands).toEqual(hands);
  expect([...(dealt?.secret.deck ?? [])].sort()).toEqual([...deck].sort());
  if (deck.length > 1) expect(dealt?.secret.deck).not.toEqual(deck);
  expect([...(dealt?.secret.destiny ?? [])].sort()).toEqual([...destiny].sort());
});

test("options are compared with the answer that was given, and work can be stopped between tables", () => {
  const decision = scan(RACE, RACE_GAME).decisions.find(({ question }) => question.key.startsWith("choose."));
  if (decision === undefined) throw new Error("nobody chose");
  const { question, value, run } = decision;
  const asked = {
    question,
    view: RACE.rules.view(run.s, question.who),
    imagination: imaginationIn(run, question),
    state: run.s,
  };
  const work = optionsAt(RACE, asked, "s", { given: value, effort: QUICK });
  expect(work.next()).toEqual({ done: false, value: 0 });
  expect(work.next()).toEqual({ done: false, value: 0.25 });
  const options = finished(work);
  expect(options.length).toBeGreaterThan(2);
  const given = options.filter((option) => isAlike(question, option.value, value));
  expect(given).toHaveLength(1);
  expect(given[0].lead).toBe(0);
  expect(options.map(({ lead }) => lead)).toEqual(options.map(({ lead }) => lead).sort((a, b) => b - a));
  for (const { chance, chances } of options) {
    expect(chance).toBeCloseTo(chances[question.who], 1);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  }
});

test("a verdict that stopped goes on where it was and comes out the same", () => {
  const whole = last(verdictOn(RACE, RACE_GAME, PLAN));
  expect(whole.isDone).toBe(true);
  expect(whole.decisions).toHaveLength(RACE_GAME.answers.length);
  const work = verdictOn(RACE, RACE_GAME, PLAN);
  let kept: Verdict | undefined;
  for (let turn = work.next(); turn.done !== true; turn = work.next()) {
    kept = turn.value.verdict;
    if (kept.decisions.length === 3) break;
  }
  if (kept === undefined) throw new Error("nothing was kept");
  expect(kept.isDone).toBe(false);
  let turns = 0;
  const again = verdictOn(RACE, RACE_GAME, PLAN, { kept: JSON.parse(JSON.stringify(kept)) as Verdict });
  for (let turn = again.next(); ; turn = again.next()) {
    if (turn.done === true) {
      expect(turn.value).toEqual(whole);
      break;
    }
    turns++;
    expect(turn.value.verdict.decisions.length).toBeGreaterThanOrEqual(3);
  }
  expect(turns).toBeGreaterThan(0);
  // What was kept of another plan does not count.
  const other = verdictOn(RACE, RACE_GAME, { ...PLAN, seed: "2" }, { kept: whole }).next();
  expect(other.done).toBe(false);
}, 60_000);

test("own decisions come first, and those of seats that are not asked for never", () => {
  const work = verdictOn(RACE, RACE_GAME, { ...PLAN, judged: [1] });
  const verdict = last(work);
  expect(new Set(verdict.decisions.map(({ who }) => who))).toEqual(new Set([1]));
}, 60_000);

const OPTION = { error: 0.01, worlds: 32 };

function decided(leads: readonly (readonly [lead: number, error: number])[], chosen: number): JudgedDecision {
  const options = leads.map(([lead, leadError], i) => ({ ...OPTION, value: i, chance: 0.5 + lead, lead, leadError }));
  return { step: 0, who: 0, part: 1, isQuiet: false, options, chosen };
}

test("a mistake is a sure loss of three points of a hundred, a blunder one of six", () => {
  expect(
    gradeOf(
      decided(
        [
          [0.029, 0.01],
          [0, 0],
        ],
        1,
      ),
    ),
  ).toBeUndefined();
  expect(
    gradeOf(
      decided(
        [
          [0.04, 0.01],
          [0, 0],
        ],
        1,
      ),
    ),
  ).toBe("mistake");
  expect(
    gradeOf(
      decided(
        [
          [0.07, 0.01],
          [0, 0],
        ],
        1,
      ),
    ),
  ).toBe("blunder");
  expect(
    gradeOf(
      decided(
        [
          [0.07, 0.08],
          [0, 0],
        ],
        1,
      ),
    ),
  ).toBeUndefined();
  expect(
    gradeOf(
      decided(
        [
          [0, 0],
          [-0.2, 0.01],
        ],
        0,
      ),
    ),
  ).toBeUndefined();
  // The best of many has to be surer.
  const many = Array.from({ length: 9 }, (): readonly [number, number] => [-0.1, 0.01]);
  expect(
    lossOf(
      decided(
        [
          [0.05, 0.045],
          [0, 0],
        ],
        1,
      ),
    ),
  ).toBe(0.05);
  expect(lossOf(decided([[0.05, 0.045], [0, 0], ...many], 1))).toBe(0);
});

test("turning points are the greatest changes of a part, and what is given away is a sum", () => {
  const at = (step: number, part: number, chance: number) => ({ step, part, chances: [chance, 1 - chance] });
  const points = [at(0, 0, 0.5), at(1, 1, 0.875), at(4, 1, 0.75), at(6, 2, 0.4375), at(9, 3, 0.5), at(12, 3, 1)];
  expect(turnsIn({ points })).toEqual([
    { part: 1, step: 1, seat: 0, from: 0.875, to: 0.4375 },
    { part: 3, step: 9, seat: 0, from: 0.5, to: 1 },
  ]);
  const decisions = [
    decided(
      [
        [0.04, 0.01],
        [0, 0],
      ],
      1,
    ),
    decided(
      [
        [0.1, 0.01],
        [0, 0],
      ],
      1,
    ),
    decided(
      [
        [0.1, 0.2],
        [0, 0],
      ],
      1,
    ),
  ];
  expect(givenAway({ decisions } as unknown as Verdict, 0)).toBeCloseTo(0.14, 9);
  expect(givenAway({ decisions } as unknown as Verdict, 1)).toBe(0);
});

test("reasons read in both languages, and a rival is named", () => {
  const called = (seat: number) => ["Ann", "Bob"][seat];
  expect(reasonInWords("race", "en", { measure: "chips", n: 2.44 }, called)).toBe(
    "By the end of the round the better choice brings 2.4 more chips on average.",
  );
  expect(reasonInWords("race", "ru", { measure: "chips", n: 2.44, rival: 1 }, called)).toBe(
    "К концу раунда сделанный выбор даёт сопернику (Bob) в среднем на 2,4 жетона больше.",
  );
  expect(reasonInWords("cosmic", "en", { measure: "victory", n: 0.31, rival: 0 }, called, 0)).toContain(
    "Ann win within",
  );
});

test("every measure has words, and no words are left over", () => {
  for (const { rules, measures } of [RACE, COSMIC])
    expect(Object.keys(REASON_WORDS[rules.id]).sort()).toEqual(measures.map(({ id }) => id).sort());
});

test("a calibration softens what is too sure of itself, and leaves certainties alone", () => {
  const outcomes: Outcome[] = [];
  // Called 0.9, won in seven of ten.
  for (let n = 0; n < 2000; n++) {
    const isWon = n % 10 < 7;
    outcomes.push({ shares: [0.9, 0.1], won: isWon ? [1, 0] : [0, 1] });
  }
  const fit = fitted(outcomes, false);
  expect(fit.exponent).toBeLessThan(0.5);
  expect(calibrated([0.9, 0.1], fit)[0]).toBeCloseTo(0.7, 2);
  expect(calibrated([1, 0], fit)).toEqual([1, 0]);
  const biased = fitted(
    outcomes.map((outcome) => ({ ...outcome, shares: [0.5, 0.5], viewer: 0 })),
    true,
  );
  expect(calibrated([0.5, 0.5], biased, 0)[0]).toBeCloseTo(0.7, 2);
});

test("a kind of table that was never measured takes the calibration of the most similar one", () => {
  const all = {
    "race 2 base": { open: { exponent: 2, bias: 0 }, seen: { exponent: 3, bias: 1 } },
    "race 4 all": { open: { exponent: 4, bias: 0 }, seen: { exponent: 5, bias: 1 } },
  };
  expect(calibrationFor("race 4 all", "open", all).exponent).toBe(4);
  expect(calibrationFor("race 4 base", "seen", all).exponent).toBe(5);
  expect(calibrationFor("race 9 base", "open", all).exponent).toBe(2);
  expect(calibrationFor("chess 2", "open", all)).toEqual({ exponent: 1, bias: 0 });
});

test("a measured game keeps positions and decisions with what came of them", () => {
  const { open, seen } = outcomesOf(raceEstimator(), {
    config: { settings: { players: 3, sets: "base" } },
    seed: "measured",
    bots: [0, 1, 2].map((seat) => raceBots.sensible(`m ${seat}`)),
    effort: { worlds: 2, ahead: 1 },
    oneOf: { open: 4, seen: 20 },
    most: 60,
  });
  expect(open.length).toBeGreaterThan(3);
  expect(seen.length).toBeGreaterThan(1);
  for (const { shares, won } of [...open, ...seen]) {
    expect(shares).toHaveLength(3);
    expect(won.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  }
});
