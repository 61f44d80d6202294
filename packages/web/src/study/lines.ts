/** A study: a moment of a game, and lines of answers that were tried from it. */
import { type Answer, type Seat, same } from "@hypergate/kernel";
import type { Stops } from "@hypergate/wire/passing";
import type { Root } from "./root.ts";

export interface Line {
  /** Counted from 1 within its study. */
  readonly id: number;
  /** Given by the reader; empty for most. */
  readonly name: string;
  /** Answers after the root, of all seats. */
  readonly answers: readonly Answer[];
  /** How the game really went. It can be looked at and left, and does not grow. */
  readonly isPlayed?: true;
}

export interface Study {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly begun: number;
  readonly changed: number;
  readonly root: Root;
  /** What the players were called, by seat. */
  readonly names: readonly (string | undefined)[];
  /** Which seat the reader has now, and how well the others play. */
  readonly seat: Seat;
  readonly bot: string;
  readonly lines: readonly Line[];
  /** Which line is on the table, and how many of its answers. */
  readonly line: number;
  readonly at: number;
  readonly stops: Stops;
}

/** In place of a bot: the reader answers for all seats. */
export const EVERYBODY = "everybody";

const HERE = "study-";

export function newStudyId(): string {
  return HERE + crypto.randomUUID();
}

/** More lines than this are not kept. */
export const MOST_LINES = 40;

export function lineIn({ lines }: Study, id: number): Line {
  return lines.find((line) => line.id === id) ?? lines[0];
}

/** How many answers two lines share. */
export function shared(one: readonly Answer[], other: readonly Answer[]): number {
  let n = 0;
  while (n < one.length && n < other.length && isSameAnswer(one[n], other[n])) n++;
  return n;
}

/**
 * The first answer of a line that is another one than its seat gave in the other line. Players who choose at the same time
 * may have answered in another order, which makes no difference.
 */
export function firstDifference({ answers }: Line, other: Line): number {
  const given = new Map<Seat, Answer[]>();
  for (const answer of other.answers) given.set(answer.who, [...(given.get(answer.who) ?? []), answer]);
  const at = answers.findIndex((answer) => {
    const theirs = given.get(answer.who)?.shift();
    return theirs === undefined || !isSameAnswer(theirs, answer);
  });
  return at < 0 ? answers.length : at;
}

/** What the seat of an answer answered in another line in its place, if it was asked the same. */
export function insteadOf({ answers }: Line, at: number, other: Line): Answer | undefined {
  const { who, key } = answers[at];
  const n = answers.slice(0, at).filter((answer) => answer.who === who).length;
  const theirs = other.answers.filter((answer) => answer.who === who)[n];
  return theirs?.key === key ? theirs : undefined;
}

export function isSameAnswer(one: Answer, other: Answer): boolean {
  return one.who === other.who && one.key === other.key && same(one.value, other.value);
}

/** A line among the others: which one it leaves, and after how many answers. The first has none. */
export interface Branch {
  readonly line: Line;
  readonly from: Line | undefined;
  readonly at: number;
  /** How many lines lie between it and the first. */
  readonly depth: number;
}

/** All lines as a tree, each after the one it leaves; of those that share as much, it leaves the oldest. */
export function branches(lines: readonly Line[]): readonly Branch[] {
  const parents = new Map<Line, { readonly from: Line | undefined; readonly at: number }>();
  lines.forEach((line, i) => {
    let from: Line | undefined;
    let at = 0;
    for (const older of lines.slice(0, i)) {
      const n = shared(older.answers, line.answers);
      if (from === undefined || n > at) [from, at] = [older, n];
    }
    parents.set(line, { from, at });
  });
  const all: Branch[] = [];
  const add = (line: Line, depth: number): void => {
    all.push({ line, depth, from: parents.get(line)?.from, at: parents.get(line)?.at ?? 0 });
    for (const other of lines) if (parents.get(other)?.from === line) add(other, depth + 1);
  };
  if (lines.length > 0) add(lines[0], 0);
  return all;
}

/** The study with this answer after what is on the table. Where the line went on otherwise, a new one begins. */
export function answered(study: Study, answer: Answer): Study {
  const { lines, at } = study;
  const line = lineIn(study, study.line);
  const next = line.answers[at];
  if (next !== undefined && isSameAnswer(next, answer)) return { ...study, at: at + 1 };
  const answers = [...line.answers.slice(0, at), answer];
  if (line.isPlayed !== true && at === line.answers.length)
    return { ...study, lines: withLine(lines, { ...line, answers }), at: at + 1 };
  return { ...withNew(study, answers), at: at + 1 };
}

/** A new line that has gone as far as what is on the table. */
export function parted(study: Study): Study {
  return withNew(study, lineIn(study, study.line).answers.slice(0, study.at));
}

/** Where there is no room for one more, the oldest without a name goes. */
function withNew(study: Study, answers: readonly Answer[]): Study {
  const { lines } = study;
  const oldest = lines.find(({ name, isPlayed }) => name === "" && isPlayed !== true);
  const kept = lines.length >= MOST_LINES ? lines.filter((line) => line !== oldest) : lines;
  const id = Math.max(0, ...lines.map((one) => one.id)) + 1;
  return { ...study, lines: [...kept, { id, name: "", answers }], line: id };
}

function withLine(lines: readonly Line[], changed: Line): readonly Line[] {
  return lines.map((line) => (line.id === changed.id ? changed : line));
}

export function renamed(study: Study, id: number, name: string): Study {
  return { ...study, lines: withLine(study.lines, { ...lineIn(study, id), name }) };
}

/** The study without a line; the last one stays. */
export function without(study: Study, id: number): Study {
  const lines = study.lines.filter((line) => line.id !== id);
  if (lines.length === 0) return study;
  const isOn = lines.some((line) => line.id === study.line);
  const at = Math.min(study.at, shared(lineIn(study, study.line).answers, lines[0].answers));
  return isOn ? { ...study, lines } : { ...study, lines, line: lines[0].id, at };
}

const PASS = "word/pass";

/** Where a seat stood before its last own answer that was no pass; nothing if it gave none. */
export function beforeLast({ answers }: Line, at: number, seat: Seat): number | undefined {
  const last = answers.slice(0, at).findLastIndex(({ who, value }) => who === seat && value !== PASS);
  return last < 0 ? undefined : last;
}

/** Where a seat stands before its next answer in the line that was no pass; else the end of the line. */
export function beforeNext({ answers }: Line, at: number, seat: Seat): number {
  const next = answers.findIndex(({ who, value }, n) => n > at && who === seat && value !== PASS);
  return next < 0 ? answers.length : next;
}
