/** The worker of a puzzle: exhaustive play takes a moment, and the page must stay quick. */

import { asPuzzle, type OwnPuzzle } from "../game/own-puzzle.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { type Shown, seenAt } from "../offline/bot-table.ts";
import { loadSimulated } from "../simulated.ts";
import { editorOf, puzzlesOf, scenariosOf } from "../study/game-study.ts";
import { rootOf, sessionFrom } from "../study/root.ts";
import { languageNow } from "../words/words.ts";
import type { FromPuzzle, ToPuzzle } from "./messages.ts";
import { prove } from "./proof.ts";
import { beginSolving, isSolved, rightAnswers, type Solving, tryAnswer, type Verdict } from "./solving.ts";

let solving: Solving | undefined;
let game: Awaited<ReturnType<typeof loadSimulated>> | undefined;
let shown = 0;

function tell(message: FromPuzzle): void {
  postMessage(message);
}

function askOf({ session }: Solving): string {
  return String(session.answers.length);
}

function showNow(now: Solving): void {
  if (game === undefined) return;
  const { session, seat } = now;
  const table = { game, session, seat, stops: { "*": "always" as const }, luck: "", company: "", botAt: () => "" };
  const seen: Shown = seenAt(table, askOf(now), Math.min(shown, session.events.length));
  shown = session.events.length;
  const { rules } = game;
  const hands = Array.from({ length: rules.seats(session.run.s) }, (_, one) => rules.view(session.run.s, one));
  tell({ tells: "shown", shown: seen, isSolved: isSolved(now) === true, hands });
}

async function puzzleOf(name: string, which: string | OwnPuzzle): Promise<Puzzle | undefined> {
  const { all, goals } = await puzzlesOf(name);
  if (typeof which === "string") return all.find((one) => one.id === which);
  return asPuzzle(which, goals, { en: "", ru: "" });
}

async function open(name: string, which: string | OwnPuzzle): Promise<void> {
  const [puzzle, scenarios, loaded] = await Promise.all([
    puzzleOf(name, which),
    scenariosOf(name),
    loadSimulated(name),
  ]);
  const { played } = scenarios.read(puzzle?.document, languageNow());
  if (puzzle === undefined || played === undefined) throw new Error("there is no such puzzle");
  game = loaded;
  solving = beginSolving(sessionFrom(loaded.rules, rootOf(played)), puzzle);
  shown = 0;
  showNow(solving);
}

async function proveOwn(own: OwnPuzzle): Promise<void> {
  const [{ goals }, scenarios, editor, { rules }] = await Promise.all([
    puzzlesOf(own.game),
    scenariosOf(own.game),
    editorOf(own.game),
    loadSimulated(own.game),
  ]);
  tell({ tells: "proved", proof: prove(own, { rules, scenarios, editor, goals }) });
}

function answer(now: Solving, message: Extract<ToPuzzle, { do: "answer" | "show" }>): void {
  const isOld = message.do === "answer" && message.ask !== askOf(now);
  const value = message.do === "answer" ? message.value : rightAnswers(now)[0];
  const verdict: Verdict = isOld || value === undefined ? { is: "refused" } : tryAnswer(now, value);
  if (verdict.is === "right") showNow(now);
  else if (verdict.is === "refused") tell({ tells: "refused" });
  else {
    const { question, value: reply } = verdict;
    tell({ tells: "wrong", ...(question === undefined || reply === undefined ? {} : { question, value: reply }) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToPuzzle>) => {
  const fail = (problem: unknown) => tell({ tells: "broken", why: String(problem) });
  if (data.do === "open") void open(data.game, data.puzzle).catch(fail);
  else if (data.do === "prove") void proveOwn(data.puzzle).catch(fail);
  else if (solving !== undefined)
    try {
      answer(solving, data);
    } catch (problem) {
      fail(problem);
    }
});
