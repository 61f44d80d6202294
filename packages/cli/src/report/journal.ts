/**
 * The journal of a simulation: one JSON line that identifies the simulation and its source code, then one line per
 * finished batch. A killed process leaves at most half a line, which is dropped when the run continues.
 */
import { appendFileSync, existsSync, truncateSync } from "node:fs";
import { Failure } from "../failure.ts";
import { isRecord } from "../files.ts";
import { type GameResult, gameNamed, type Keeper, type SimOptions, simulateGame } from "../sim.ts";
import type { Batch } from "../workers.ts";
import { type Line, linesOf } from "./lines.ts";
import { sourcesOf } from "./sources.ts";

const KIND = "hypergate sim";

/** Reads the journal, which need not exist yet. Writes nothing before the first batch is finished. */
export function openJournal(file: string, options: SimOptions): Keeper {
  const head: Head = { journal: KIND, options: inOrder(options), sources: sourcesOf(options.game) };
  const isNew = !existsSync(file);
  const { known, sound, isTorn } = isNew ? NOTHING : read(file, head);
  checkVersion(file, options, known);
  let isReady = false;
  const keep = (results: readonly GameResult[], batch: Batch) => {
    if (!isReady && isTorn) truncateSync(file, sound);
    const line = JSON.stringify({ ...batch, results });
    const isFirst = !isReady && sound === 0;
    appendFileSync(file, isFirst ? `${JSON.stringify(head)}\n${line}\n` : `${line}\n`, {
      flag: isFirst && isNew ? "ax" : "a",
    });
    isReady = true;
  };
  return { known, keep };
}

interface Head {
  readonly journal: typeof KIND;
  readonly options: SimOptions;
  readonly sources: string;
}

interface Read {
  readonly known: ReadonlyMap<number, GameResult>;
  /** How many bytes are whole lines, and whether half a line follows. */
  readonly sound: number;
  readonly isTorn: boolean;
}

const NOTHING: Read = { known: new Map(), sound: 0, isTorn: false };

function read(file: string, head: Head): Read {
  const known = new Map<number, GameResult>();
  let n = 0;
  let sound = 0;
  for (const { text, end, isWhole } of readable(file)) {
    if (n === 0 && !isWhole && !JSON.stringify(head).startsWith(text)) throw notAJournal(file);
    if (!isWhole) return { known, sound, isTorn: true };
    n++;
    if (n === 1) checkHead(file, text, head);
    else addBatch(known, text, head.options.games, `line ${n} of ${file}`);
    sound = end;
  }
  return { known, sound, isTorn: false };
}

/** The lines of the journal; throws a clear Failure if it cannot be read. */
function* readable(file: string): Generator<Line> {
  try {
    yield* linesOf(file);
  } catch {
    throw new Failure(`cannot read ${file}`);
  }
}

function addBatch(known: Map<number, GameResult>, line: string, games: number, where: string): void {
  const kept = batchIn(line, games);
  if (kept === undefined) throw new Failure(`${where} is damaged`);
  for (const [at, result] of kept.results.entries()) known.set(kept.from + at, result);
}

function notAJournal(file: string): Failure {
  return new Failure(`${file} is not the journal of a simulation`);
}

/** The options in the form in which they are compared: settings sorted by name. */
function inOrder({ game, games, players, seed, bots, settings }: SimOptions): SimOptions {
  const sorted = Object.fromEntries(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { game, games, players, seed, bots, settings: sorted };
}

function checkHead(file: string, line: string, { options, sources }: Head): void {
  const head = parsed(line);
  if (!isRecord(head) || head.journal !== KIND || !isRecord(head.options)) throw notAJournal(file);
  for (const [name, here] of Object.entries(options)) {
    const [there, asked] = [JSON.stringify(head.options[name]), JSON.stringify(here)];
    if (there !== asked)
      throw new Failure(
        `${file} is the journal of another simulation: its ${name} is ${there}, not ${asked}; delete it or use another file`,
      );
  }
  if (head.sources !== sources) throw ofAnotherVersion(file);
}

function ofAnotherVersion(file: string): Failure {
  return new Failure(
    `${file} was written by another version of the game or of its bots; delete it or use another file`,
  );
}

function batchIn(line: string, games: number): { from: number; results: GameResult[] } | undefined {
  const value = parsed(line);
  if (!isRecord(value) || !Array.isArray(value.results)) return undefined;
  const { from, to, results } = value;
  const fits = Number.isInteger(from) && Number(from) >= 0 && to === Number(from) + results.length;
  if (!fits || Number(to) > games || !results.every(isResult)) return undefined;
  return { from: Number(from), results };
}

function isResult(value: unknown): value is GameResult {
  return (
    isRecord(value) && Array.isArray(value.winners) && Array.isArray(value.kinds) && typeof value.hash === "string"
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Plays one of the games again, because the same sources may give another result on another Node. */
function checkVersion(file: string, options: SimOptions, known: ReadonlyMap<number, GameResult>): void {
  const [last] = [...known.keys()].slice(-1);
  if (last === undefined) return;
  if (simulateGame(gameNamed(options.game), options, last).hash !== known.get(last)?.hash) throw ofAnotherVersion(file);
}
