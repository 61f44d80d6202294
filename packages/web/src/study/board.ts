/** A study on its table: what the reader does there and what bots answer. It knows nothing of workers, pages and stores. */
import { type BaseState, type Question, questionFor, type Session, submit, type Value } from "@hypergate/kernel";
import type { OfflineGame } from "../game/offline-game.ts";
import { type BotTable, letAnswer, othersAt, type Shown, seenAt } from "../offline/bot-table.ts";
import { copyOf } from "../story/film.ts";
import {
  answered,
  beforeLast,
  beforeNext,
  EVERYBODY,
  firstDifference,
  insteadOf,
  type Line,
  lineIn,
  parted,
  type Study,
} from "./lines.ts";
import { sessionFrom } from "./root.ts";

export interface Board {
  readonly game: OfflineGame;
  study: Study;
  /** The game at the root. */
  readonly root: Session<BaseState>;
  session: Session<BaseState>;
  /** How often the table went to another moment. */
  moves: number;
  /** How many events the reader has been shown; none after a jump. */
  shown: number;
}

/** Throws where the rules of today do not lead to the root. */
export function setUpBoard(game: OfflineGame, study: Study): Board {
  const root = sessionFrom(game.rules, study.root);
  const board: Board = { game, study, root, session: root, moves: 0, shown: 0 };
  goTo(board, study.line, study.at);
  return board;
}

function tableOf({ game, study, session }: Board): BotTable {
  const { seat, bot, root, id } = study;
  // Nothing is passed for somebody who wants to see every step.
  const stops = bot === EVERYBODY ? { "*": "always" as const } : study.stops;
  return { game, session, seat, stops, luck: root.seed, company: id, botAt: () => bot };
}

/** The name of the reader's question. What others answer meanwhile does not change it. */
function askOf({ session, study: { seat }, moves }: Board): string {
  return `${moves}.${session.answers.filter(({ who }) => who === seat).length}.${seat}`;
}

export function seenOn(board: Board): Shown {
  const from = Math.min(board.shown, board.session.events.length);
  board.shown = board.session.events.length;
  return seenAt(tableOf(board), askOf(board), from);
}

function isAtEnd({ study }: Board): boolean {
  return study.at >= lineIn(study, study.line).answers.length;
}

/** Bots answer only at the end of a line; before it the line is what they answered. */
export function othersOn(board: Board): readonly Question[] {
  if (!isAtEnd(board) || lineIn(board.study, board.study.line).isPlayed === true) return [];
  return board.study.bot === EVERYBODY ? [] : othersAt(tableOf(board));
}

/** Where the reader answers for everybody, the table is looked at from the seat that is asked. */
export function turnToAsked(board: Board): void {
  const { study, session } = board;
  if (study.bot !== EVERYBODY || questionFor(session, study.seat) !== undefined) return;
  const [asked] = session.run.pending;
  if (asked !== undefined) {
    board.study = { ...study, seat: asked.who };
    board.shown = 0;
  }
}

export function letOthers(board: Board): void {
  const before = board.session.answers.length;
  letAnswer(tableOf(board));
  for (const answer of board.session.answers.slice(before)) board.study = answered(board.study, answer);
}

/** The reader answers; false, and nothing happens, if that is not asked or not allowed. */
export function answerOn(board: Board, ask: string, value: Value): boolean {
  const { study, session } = board;
  const question = questionFor(session, study.seat);
  if (question === undefined || ask !== askOf(board)) return false;
  const given = { who: study.seat, key: question.key, value };
  if (submit(session, given) !== undefined) return false;
  board.study = answered(study, given);
  // Along a line that is there already, one comes to the next decision in it.
  if (!isAtEnd(board)) {
    const { line, at, seat } = board.study;
    stepTo(board, beforeNext(lineIn(board.study, line), at - 1, seat));
  }
  return true;
}

/** On along the same line, so that what happened is told. */
function stepTo(board: Board, at: number): void {
  const { study, session } = board;
  for (const answer of lineIn(study, study.line).answers.slice(study.at, at)) submit(session, answer);
  board.study = { ...study, at };
}

/** To a moment of a line. */
export function goTo(board: Board, id: number, at: number): void {
  const line = lineIn(board.study, id);
  const session = copyOf(board.root);
  const upTo = Math.min(at, line.answers.length);
  let n = 0;
  while (n < upTo && submit(session, line.answers[n]) === undefined) n++;
  board.study = { ...board.study, line: line.id, at: n };
  board.session = session;
  board.moves++;
  board.shown = 0;
}

/** Takes back the reader's last answer and everything since; false if there is none. */
export function backOn(board: Board): boolean {
  const { line, at, seat, bot } = board.study;
  const isOwnStep = bot === EVERYBODY && at > 0;
  const to = isOwnStep ? at - 1 : (beforeLast(lineIn(board.study, line), at, seat) ?? (at > 0 ? 0 : undefined));
  if (to === undefined) return false;
  goTo(board, line, to);
  return true;
}

/** On to the next decision of the line. */
export function forthOn(board: Board): boolean {
  if (isAtEnd(board)) return false;
  const { line, at, seat } = board.study;
  stepTo(board, beforeNext(lineIn(board.study, line), at, seat));
  return true;
}

/** Leaves the line where it is; the others play on from there. */
export function partOn(board: Board): void {
  board.study = parted(board.study);
  board.moves++;
}

/** What is told of a line beside others: how it stands at its end, and what was answered where it leaves another. */
export interface LineFacts {
  readonly id: number;
  /** The last view of the line, as a spectator. */
  readonly view: unknown;
  readonly isOver: boolean;
  readonly parting?: Parting;
  /** What each seat may expect at its end, once it has been worked out. */
  readonly chances?: readonly number[];
}

export interface Parting {
  readonly view: unknown;
  readonly question: Question;
  readonly value: Value;
  /** What was answered in the other line, if it went on there. */
  readonly instead?: Value;
}

export function factsOf(board: Board, line: Line, against: Line | undefined): LineFacts {
  const session = copyOf(board.root);
  const at = against === undefined ? line.answers.length : firstDifference(line, against);
  let parting: Parting | undefined;
  for (const [n, answer] of line.answers.entries()) {
    if (n === at) parting = partingAt(board, session, line, against, at);
    if (submit(session, answer) !== undefined) break;
  }
  const { rules } = board.game;
  return {
    id: line.id,
    view: rules.view(session.run.s, "spectator"),
    isOver: session.run.pending.length === 0,
    ...(parting === undefined ? {} : { parting }),
  };
}

/** A state near the end of a line at which it can be judged: the last one between two steps, or the end of the game. */
export function judgedAt(board: Board, line: Line): BaseState {
  const session = copyOf(board.root);
  for (const answer of line.answers) if (submit(session, answer) !== undefined) break;
  return session.run.pending.length === 0 ? session.run.s : session.checkpoint;
}

function partingAt(
  { game }: Board,
  session: Session<BaseState>,
  line: Line,
  against: Line | undefined,
  at: number,
): Parting | undefined {
  const { who, value } = line.answers[at];
  const question = questionFor(session, who);
  if (question === undefined) return undefined;
  const instead = against === undefined ? undefined : insteadOf(line, at, against)?.value;
  return {
    view: game.rules.view(session.run.s, "spectator"),
    question,
    value,
    ...(instead === undefined ? {} : { instead }),
  };
}
