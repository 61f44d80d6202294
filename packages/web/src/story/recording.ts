/** Exported games: reading one, and saying what is wrong with it. */
import { type Recording, type Trace, unpackTrace } from "@hypergate/kernel";
import type { Names } from "../table/game-face.ts";

export const FAULTS = [
  "notJson",
  "notGame",
  "damaged",
  "otherGame",
  "newer",
  "older",
  "misfit",
  "missing",
  "differs",
] as const;
/** Why a game cannot be shown. */
export type Fault = (typeof FAULTS)[number];

export class Unplayable extends Error {
  readonly fault: Fault;

  /** What is missing, where that is known. */
  readonly names: string;

  constructor(fault: Fault, names = "") {
    super(fault);
    this.fault = fault;
    this.names = names;
  }
}

/** A game that may begin in its middle: `start` is its state between two steps, of the same version. */
export interface Played extends Recording {
  readonly start?: unknown;
}

/** The game in a file. Throws `Unplayable` if it is none. */
export function readRecording(text: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unplayable("notJson");
  }
  return checkedRecording(value);
}

export function checkedRecording(value: unknown): Recording {
  if (!isRecord(value) || value.format !== "hypergate-game") throw new Unplayable("notGame");
  const { game, version, seed, config, courtesy, answers, hash } = value;
  const isSound =
    typeof game === "string" &&
    Number.isInteger(version) &&
    typeof seed === "string" &&
    isRecord(config) &&
    typeof courtesy === "boolean" &&
    typeof hash === "string" &&
    Array.isArray(answers) &&
    answers.every(isAnswer);
  if (!isSound) throw new Unplayable("damaged");
  return value as unknown as Recording;
}

/** How the game looked after every answer, where the file says so. */
export async function traceIn(file: unknown): Promise<Trace | undefined> {
  const packed: unknown = isRecord(file) ? file.trace : undefined;
  if (typeof packed !== "string") return undefined;
  return unpackTrace(packed).catch(() => {
    throw new Unplayable("damaged");
  });
}

/** What the players were called, where the file says so. */
export function namesIn(file: unknown): Names {
  const names: unknown = isRecord(file) ? file.names : undefined;
  return Array.isArray(names) ? names.map((name: unknown) => (typeof name === "string" ? name : undefined)) : [];
}

function isAnswer(answer: unknown): boolean {
  return isRecord(answer) && Number.isInteger(answer.who) && typeof answer.key === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
