/**
 * The strong bot on the puzzles. It is shown what the reader is shown, all hands, and judges every first answer by playing on as it does at a
 * table. Where several look alike to it, it is told the task and goes on from each of them with what it holds to be best, until the goal is
 * reached or missed. The proof of a puzzle is exhaustive play; the expert knows nothing of it and has to come to the same answer.
 */
import { raceEstimator } from "@hypergate/bots";
import { cosmicEstimator, type Estimator, finished, type OptionChance, optionsAt } from "@hypergate/bots/chances";
import {
  allAnswers,
  type BaseState,
  imaginationAt,
  questionFor,
  type Rules,
  seeded,
  standpointIn,
  type Value,
} from "@hypergate/kernel";
import { afterAll, expect, test } from "vitest";
import { engineOf } from "../games.ts";
import { puzzlesOf, scenariosOf } from "../study/game-study.ts";
import { rootOf, sessionFrom } from "../study/root.ts";
import { TESTED } from "../testing/games.ts";
import { alike, beginSolving, isSolved, play, rightAnswers, type Solving } from "./solving.ts";

const ESTIMATORS: Readonly<Record<string, () => Estimator>> = {
  cosmic: () => cosmicEstimator as unknown as Estimator,
  race: () => raceEstimator() as unknown as Estimator,
};
const WANTED = 15;
const MOST_ANSWERS = 40;

const loaded = await Promise.all(TESTED.map(puzzlesOf));
await Promise.all(TESTED.flatMap((game) => [engineOf(game), scenariosOf(game)]));
const all = loaded.flatMap(({ game, all: puzzles }) => puzzles.map((puzzle) => [game, puzzle.id, puzzle] as const));
/** Puzzles of each game whose answer the expert singled out. */
const confirmed: Record<string, string[]> = { cosmic: [], race: [] };

test.each(all)("%s: the expert does not hold another answer of %s to be better", async (game, id, puzzle) => {
  const estimator = ESTIMATORS[game]();
  const { played } = (await scenariosOf(game)).read(puzzle.document, "en");
  if (played === undefined) throw new Error("cannot be played");
  const begin = () => beginSolving(sessionFrom(estimator.rules, rootOf(played)), puzzle);
  const solving = begin();
  const [right] = rightAnswers(solving);
  const judged = judge(estimator, solving);
  const wrong = answersOf(solving).filter((value) => named(value) !== named(right));
  const chance = (value: Value) => judged.find((one) => named(one.value) === named(value))?.chance ?? 0;
  if (wrong.every((value) => chance(value) < chance(right))) confirmed[game].push(id);
  else {
    const reaches = (value: Value) => reachesGoal(estimator, begin(), value);
    expect(reaches(right)).toBe(true);
    if (!wrong.some(reaches)) confirmed[game].push(id);
  }
});

afterAll(() => {
  for (const game of TESTED) expect(confirmed[game].length, game).toBeGreaterThanOrEqual(WANTED);
});

/** Nothing is dealt anew: everybody sees everything. */
function open(rules: Rules<BaseState>): Rules<BaseState> {
  return { ...rules, resample: (state) => rules.clone(state) };
}

/** What the expert thinks of every answer to the question at hand, the best first. */
function judge(estimator: Estimator, { session, seat }: Solving): readonly OptionChance[] {
  const question = questionFor(session, seat);
  if (question === undefined) throw new Error("is not asked");
  const rules = open(estimator.rules);
  const { run } = session;
  const imagination = imaginationAt(rules, standpointIn({ ...run, rules }, question, seeded("open")));
  const view = rules.view(run.s, seat);
  return finished(optionsAt(estimator, { question, view, imagination, state: run.s }, "puzzle"));
}

function answersOf({ session, seat }: Solving): readonly Value[] {
  const question = questionFor(session, seat);
  return question === undefined ? [] : allAnswers(question, alike);
}

/** Copies of a card make no difference. */
function named(value: Value): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === "string" ? alike(one) : one));
}

/** Whether the expert gets there after a first answer, by its own choices. */
function reachesGoal(estimator: Estimator, solving: Solving, first: Value): boolean {
  play(solving, first);
  for (let n = 0; n < MOST_ANSWERS && isSolved(solving) === undefined; n++) {
    const options = answersOf(solving);
    if (options.length === 0) return false;
    play(solving, options.length === 1 ? options[0] : judge(estimator, solving)[0].value);
  }
  return isSolved(solving) === true;
}
