/**
 * The journal of a simulation: one line of JSON that says which simulation it is, then one for every finished batch. A
 * process that is killed leaves at most half a line behind, which is dropped when the run goes on.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import { Failure } from "../failure.ts";
import { isRecord } from "../files.ts";
import { type GameResult, gameNamed, type Keeper, type SimOptions, simulateGame } from "../sim.ts";
import type { Batch } from "../workers.ts";

const KIND = "hypergate sim";

/** Reads the journal, which need not exist yet. Nothing is written before the first batch is kept. */
export function openJournal(file: string, options: SimOptions): Keeper {
  const head = JSON.stringify({ journal: KIND, options: inOrder(options) });
  const text = existsSync(file) ? read(file) : "";
  const sound = text.slice(0, text.lastIndexOf("\n") + 1);
  const [first, ...lines] = sound.split("\n").slice(0, -1);
  if (first === undefined && text !== "" && !head.startsWith(text)) throw notAJournal(file);
  if (first !== undefined) checkHead(file, first, options);
  const known = new Map<number, GameResult>();
  for (const [i, line] of lines.entries()) {
    const kept = batchIn(line, options.games);
    if (kept === undefined) throw new Failure(`line ${i + 2} of ${file} is damaged`);
    for (const [at, result] of kept.results.entries()) known.set(kept.from + at, result);
  }
  checkVersion(file, options, known);
  let isReady = false;
  const keep = (results: readonly GameResult[], batch: Batch) => {
    if (!isReady && sound.length < text.length) truncateSync(file, Buffer.byteLength(sound));
    const line = JSON.stringify({ ...batch, results });
    appendFileSync(file, !isReady && sound === "" ? `${head}\n${line}\n` : `${line}\n`);
    isReady = true;
  };
  return { known, keep };
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Failure(`cannot read ${file}`);
  }
}

function notAJournal(file: string): Failure {
  return new Failure(`${file} is not the journal of a simulation`);
}

/** The options as they are compared: settings by name, whatever order they were given in. */
function inOrder({ game, games, players, seed, bots, settings }: SimOptions): Readonly<Record<string, unknown>> {
  const sorted = Object.fromEntries(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { game, games, players, seed, bots, settings: sorted };
}

function checkHead(file: string, line: string, options: SimOptions): void {
  const head = parsed(line);
  if (!isRecord(head) || head.journal !== KIND || !isRecord(head.options)) throw notAJournal(file);
  for (const [name, here] of Object.entries(inOrder(options))) {
    const [there, asked] = [JSON.stringify(head.options[name]), JSON.stringify(here)];
    if (there !== asked)
      throw new Failure(
        `${file} is the journal of another simulation: its ${name} is ${there}, not ${asked}; delete it or use another file`,
      );
  }
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

/** Plays one of the games again: results of other rules or other bots are not to be mixed with these. */
function checkVersion(file: string, options: SimOptions, known: ReadonlyMap<number, GameResult>): void {
  const [last] = [...known.keys()].slice(-1);
  if (last === undefined) return;
  if (simulateGame(gameNamed(options.game), options, last).hash !== known.get(last)?.hash)
    throw new Failure(`${file} was written by another version of the game or of its bots; start a new one`);
}
