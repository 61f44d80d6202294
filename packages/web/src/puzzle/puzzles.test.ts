/** Every puzzle is confirmed by exhaustive play: its first answer wins whatever the others do, and no other does. */
import { questionFor } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { engineOf } from "../games.ts";
import { puzzlesOf, scenariosOf } from "../study/game-study.ts";
import { rootOf, sessionFrom } from "../study/root.ts";
import { TESTED } from "../testing/games.ts";
import { beginSolving, isSolved, rightAnswers, type Solving, tryAnswer } from "./solving.ts";

const loaded = await Promise.all(TESTED.map(puzzlesOf));
// What takes long to load is there before the first test.
await Promise.all(TESTED.flatMap((game) => [engineOf(game), scenariosOf(game)]));
const all = loaded.flatMap(({ game, all: puzzles }) => puzzles.map((puzzle) => [game, puzzle.id, puzzle] as const));

test("there are fifteen of each game, each with another name", () => {
  for (const { all: puzzles } of loaded) {
    expect(puzzles.length).toBeGreaterThanOrEqual(15);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  }
});

describe.each(all)("%s: %s", (game, _, puzzle) => {
  async function begun(seed?: string): Promise<Solving> {
    const engine = await engineOf(game);
    const scenarios = await scenariosOf(game);
    const document = seed === undefined ? puzzle.document : { ...puzzle.document, seed };
    const { played, findings } = scenarios.read(document, "en");
    expect(findings).toEqual([]);
    if (played === undefined || engine === undefined) throw new Error("cannot be played");
    const session = sessionFrom(engine.rules, rootOf(played));
    expect(questionFor(session, puzzle.seat)).toBeDefined();
    return beginSolving(session, puzzle);
  }

  // Whatever lies in the deck: the proof holds for other shuffles too.
  test.each(["one", "two"])("one first answer wins, and leads to the goal (%s)", async (seed) => {
    const solving = await begun(seed);
    expect(rightAnswers(solving)).toHaveLength(1);
    for (let n = 0; n < 40 && isSolved(solving) === undefined; n++) {
      const [value] = rightAnswers(solving);
      expect(tryAnswer(solving, value)).toEqual({ is: "right" });
    }
    expect(isSolved(solving)).toBe(true);
  });

  test("a wrong answer is not played", async () => {
    const solving = await begun();
    const question = questionFor(solving.session, puzzle.seat);
    const right = rightAnswers(solving);
    const options = question?.kind === "one" ? question.options : [];
    const wrong = options.find((option) => !right.includes(option));
    if (wrong === undefined) return;
    const before = solving.session;
    expect(tryAnswer(solving, wrong).is).toBe("wrong");
    expect(solving.session).toBe(before);
  });
});
