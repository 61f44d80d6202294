/** The worker of a study: rules and bots run here, so that the page stays quick. */
import { chancesAt, finished } from "@hypergate/bots/chances";
import { loadEstimator } from "../expert/estimators.ts";
import { thinkingMs, withStop } from "../offline/in-worker.ts";
import { loadSimulated } from "../simulated.ts";
import {
  answerOn,
  type Board,
  backOn,
  factsOf,
  forthOn,
  goTo,
  judgedAt,
  type LineFacts,
  letOthers,
  othersOn,
  partOn,
  seenOn,
  setUpBoard,
  turnToAsked,
} from "./board.ts";
import { branches, lineIn, renamed, without } from "./lines.ts";
import type { BoardChange, FromBoard, ToBoard } from "./messages.ts";

let board: Board | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(message: FromBoard): void {
  postMessage(message);
}

function showNow(now: Board): void {
  turnToAsked(now);
  now.study = { ...now.study, changed: Date.now() };
  tell({ tells: "shown", shown: seenOn(now), kept: now.study });
  clearTimeout(timer);
  const waiting = othersOn(now);
  if (waiting.length === 0) return;
  timer = setTimeout(
    () =>
      guarded(() => {
        letOthers(now);
        showNow(now);
      }),
    thinkingMs(waiting),
  );
}

function guarded(work: () => void): void {
  try {
    work();
  } catch (problem) {
    tell({ tells: "broken", why: String(problem) });
  }
}

/** Does what the reader wants; false if nothing came of it. */
function change(now: Board, message: BoardChange): boolean {
  switch (message.do) {
    case "answer":
      return answerOn(now, message.ask, message.value);
    case "back":
      return backOn(now);
    case "forth":
      return forthOn(now);
    case "part":
      partOn(now);
      return true;
    case "goTo":
      goTo(now, message.line, message.at);
      return true;
    case "stop":
      now.study = { ...now.study, stops: withStop(now.study.stops, message.window, message.stop) };
      return true;
    case "set": {
      const { do: _, ...set } = message;
      now.study = { ...now.study, ...set };
      if (set.seat !== undefined) goTo(now, now.study.line, now.study.at);
      return true;
    }
    case "name":
      now.study = renamed(now.study, message.line, message.name);
      return true;
    case "drop": {
      const before = now.study;
      now.study = without(before, message.line);
      if (now.study.line !== before.line) goTo(now, now.study.line, now.study.at);
      return true;
    }
  }
}

function compared(now: Board, wanted: readonly number[] | "all"): readonly LineFacts[] {
  if (wanted === "all") return branches(now.study.lines).map(({ line, from }) => factsOf(now, line, from));
  const [first, ...others] = wanted.map((id) => lineIn(now.study, id));
  return [factsOf(now, first, others[0]), ...others.map((line) => factsOf(now, line, first))];
}

/** Tables imagined for one line; more would keep the reader waiting. */
const WORLDS = 24;
let comparing = 0;

/** The chances at the end of each line, one line after the other, while other messages are heard. */
async function judge(now: Board, facts: readonly LineFacts[]): Promise<void> {
  const mine = ++comparing;
  const estimator = await loadEstimator(now.study.game);
  const effort = { ...estimator.effort, worlds: Math.min(WORLDS, estimator.effort.worlds) };
  let told = facts;
  for (const { id } of facts) {
    await new Promise((resolve) => setTimeout(resolve));
    if (mine !== comparing) return;
    const state = judgedAt(now, lineIn(now.study, id));
    const chances = finished(chancesAt(estimator, state, `${now.study.root.seed} ${id}`, effort));
    told = told.map((fact) => (fact.id === id ? { ...fact, chances } : fact));
    tell({ tells: "compared", facts: told });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToBoard>) => {
  if (data.do === "open")
    void loadSimulated(data.study.game).then(
      (game) =>
        guarded(() => {
          board = setUpBoard(game, data.study);
          showNow(board);
        }),
      (problem: unknown) => tell({ tells: "broken", why: String(problem) }),
    );
  else if (board !== undefined) {
    const now = board;
    guarded(() => {
      if (data.do === "compare") {
        const facts = compared(now, data.lines);
        tell({ tells: "compared", facts });
        // Without chances the rest is as good.
        if (data.lines !== "all") void judge(now, facts).catch(() => undefined);
      } else if (change(now, data)) showNow(now);
      else tell({ tells: "refused" });
    });
  }
});
