/** A study on its way to somebody else: as a file, or packed into the fragment of a link. */
import type { Answer, BaseState, Rules } from "@hypergate/kernel";
import { branches, type Line, type Study } from "./lines.ts";
import { pack, unpack } from "./packing.ts";
import { type Root, shortened } from "./root.ts";

const FORMAT = "hypergate-study";

/** A line without what it shares with the one it leaves. */
interface SentLine {
  readonly name?: string;
  readonly isPlayed?: true;
  /** Which of the lines before it, counted from 0, and after how many of its answers. */
  readonly from?: readonly [line: number, at: number];
  readonly answers: readonly Answer[];
}

export interface SharedStudy {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly name: string;
  readonly root: Root;
  readonly names: readonly (string | null)[];
  readonly seat: number;
  readonly bot: string;
  readonly lines: readonly SentLine[];
  readonly line: number;
  readonly at: number;
}

export function toShare(study: Study): SharedStudy {
  const { game, name, root, names, seat, bot, at } = study;
  const tree = branches(study.lines);
  const order = tree.map(({ line }) => line);
  return {
    format: FORMAT,
    game,
    name,
    root,
    names: names.map((one) => one ?? null),
    seat,
    bot,
    lines: tree.map(({ line, from, at: parts }) => ({
      ...(line.name === "" ? {} : { name: line.name }),
      ...(line.isPlayed === true ? { isPlayed: true } : {}),
      ...(from === undefined ? {} : { from: [order.indexOf(from), parts] as const }),
      answers: line.answers.slice(from === undefined ? 0 : parts),
    })),
    line: order.findIndex(({ id }) => id === study.line),
    at,
  };
}

/** Longer links are cut off or refused on their way; then a file is the better way. */
export const MOST_LETTERS = 8_000;

/** The study as the fragment of a link, with its beginning said in the shorter way; nothing if it is too long. */
export async function linkTo(rules: Rules<BaseState>, study: Study): Promise<string | undefined> {
  const shared = toShare(study);
  const short = { ...shared, root: shortened(rules, study.root) };
  const packed = await Promise.all([shared, short].map((one) => pack(one)));
  const [best] = packed.sort((a, b) => a.length - b.length);
  return best.length <= MOST_LETTERS ? best : undefined;
}

export const STUDY_FAULTS = ["notStudy", "damaged", "otherGame"] as const;
export type StudyFault = (typeof STUDY_FAULTS)[number];

export class BadStudy extends Error {
  readonly fault: StudyFault;

  constructor(fault: StudyFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The study that somebody shared. Throws `BadStudy`. */
export async function fromLink(packed: string, id: string, now: number): Promise<Study> {
  const value = await unpack(packed).catch(() => {
    throw new BadStudy("damaged");
  });
  return checkedStudy(value, id, now);
}

const MOST_NAME = 80;
const MOST_ANSWERS = 20_000;

/** Reads what others have written, so nothing is taken for granted. Throws `BadStudy`. */
export function checkedStudy(value: unknown, id: string, now: number): Study {
  if (!isRecord(value) || value.format !== FORMAT) throw new BadStudy("notStudy");
  const { game, name, root, names, seat, bot, lines, line, at } = value;
  const isSound =
    typeof game === "string" &&
    typeof name === "string" &&
    isRoot(root) &&
    root.game === game &&
    Array.isArray(names) &&
    names.length <= 12 &&
    names.every((one) => one === null || typeof one === "string") &&
    isIndex(seat, names.length) &&
    typeof bot === "string" &&
    Array.isArray(lines) &&
    isIndex(line, lines.length) &&
    isCount(at);
  if (!isSound) throw new BadStudy("damaged");
  const whole = wholeLines(lines);
  return {
    id,
    game,
    name: name.slice(0, MOST_NAME),
    begun: now,
    changed: now,
    root: root as Root,
    names: names.map((one: string | null) => one?.slice(0, MOST_NAME)),
    seat,
    bot,
    lines: whole,
    line: whole[line].id,
    at: Math.min(at, whole[line].answers.length),
    stops: {},
  };
}

function wholeLines(sent: readonly unknown[]): readonly Line[] {
  const lines: Line[] = [];
  let all = 0;
  for (const one of sent) {
    if (!isRecord(one) || !isAnswers(one.answers)) throw new BadStudy("damaged");
    const { from } = one;
    let before: readonly Answer[] = [];
    if (from !== undefined) {
      const isWay = Array.isArray(from) && isIndex(from[0], lines.length) && isCount(from[1]);
      if (!isWay) throw new BadStudy("damaged");
      before = lines[from[0] as number].answers.slice(0, from[1] as number);
    }
    const answers = [...before, ...one.answers];
    all += answers.length;
    if (all > MOST_ANSWERS) throw new BadStudy("damaged");
    const name = typeof one.name === "string" ? one.name.slice(0, MOST_NAME) : "";
    lines.push({ id: lines.length + 1, name, answers, ...(one.isPlayed === true ? { isPlayed: true } : {}) });
  }
  return lines;
}

function isRoot(root: unknown): root is Root {
  return (
    isRecord(root) &&
    typeof root.game === "string" &&
    isCount(root.version) &&
    typeof root.seed === "string" &&
    isRecord(root.config) &&
    typeof root.courtesy === "boolean" &&
    isAnswers(root.answers) &&
    (root.start === undefined || isRecord(root.start))
  );
}

function isAnswers(answers: unknown): answers is readonly Answer[] {
  return Array.isArray(answers) && answers.length <= MOST_ANSWERS && answers.every(isAnswer);
}

function isAnswer(answer: unknown): boolean {
  return isRecord(answer) && isCount(answer.who) && typeof answer.key === "string" && answer.value !== undefined;
}

function isCount(n: unknown): n is number {
  return Number.isInteger(n) && (n as number) >= 0;
}

function isIndex(n: unknown, length: number): n is number {
  return isCount(n) && n < length;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
