/**
 * A process that plays games of one version of Hypergate, whose folder is its argument, and measures them. It drives the
 * version through `playGame` of its `sim.ts`, which all versions have.
 */
import { pathToFileURL } from "node:url";
import { GCProfiler } from "node:v8";
import { type BaseState, digest, type Question, type Value } from "@hypergate/kernel";
import type { PlayableGame } from "../games.ts";
import type { playGame, SimOptions } from "../sim.ts";

export interface Job {
  readonly what: "time" | "allocate" | "compare";
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly from: number;
  readonly to: number;
}

/** What playing some games took. */
export interface Spent {
  readonly games: number;
  readonly units: number;
  readonly decisions: number;
  /** Milliseconds of processor time, all threads of the process together. */
  readonly cpu: number;
  /** Bytes; counted by the job `allocate` only. */
  readonly allocated: number;
}

/** Digests of one game, and what is left to compare if the rules or the shape of the state have changed since. */
export interface Played {
  readonly state: string;
  readonly answers: string;
  readonly outcome: string;
}

export type Reply = { readonly spent: Spent } | { readonly played: readonly Played[] } | { readonly failure: string };

interface Version {
  readonly games: Readonly<Record<string, PlayableGame>>;
  readonly play: typeof playGame;
}

async function versionIn(root: string): Promise<Version> {
  const at = (path: string) => pathToFileURL(`${root}/packages/cli/src/${path}`).href;
  const { GAMES } = (await import(at("games.ts"))) as { GAMES: Version["games"] };
  const { playGame: play } = (await import(at("sim.ts"))) as { playGame: Version["play"] };
  return { games: GAMES, play };
}

function optionsOf({ game, players, bot, settings }: Job): SimOptions {
  return { game, games: 0, players: [players], seed: "bench", bots: [bot], settings };
}

function timed({ games, play }: Version, job: Job): Spent {
  const options = optionsOf(job);
  let units = 0;
  let decisions = 0;
  const began = process.cpuUsage();
  for (let n = job.from; n < job.to; n++) {
    const result = play(games[job.game], options, n);
    units += result.units;
    decisions += result.decisions;
  }
  const { user, system } = process.cpuUsage(began);
  return { games: job.to - job.from, units, decisions, cpu: (user + system) / 1000, allocated: 0 };
}

/** The same, counting what is allocated: how much the heap grew between two collections, summed up. */
function allocated(version: Version, job: Job): Spent {
  const profiler = new GCProfiler();
  const before = process.memoryUsage().heapUsed;
  profiler.start();
  const spent = timed(version, job);
  let bytes = -before;
  for (const { beforeGC, afterGC } of profiler.stop()?.statistics ?? [])
    bytes += beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize;
  return { ...spent, allocated: bytes + process.memoryUsage().heapUsed };
}

/** Plays with a note of every answer. */
function compared({ games, play }: Version, job: Job): Played[] {
  const game = games[job.game];
  let answers: string[] = [];
  const named = game.bots[job.bot];
  const make = (...given: Parameters<typeof named>) => {
    const bot = named(...given);
    return (question: Question, ...more: [never]): Value => {
      const value = bot(question, ...more);
      answers.push(`${question.who} ${question.key} ${JSON.stringify(value)}`);
      return value;
    };
  };
  const noting = { ...game, bots: { ...game.bots, [job.bot]: Object.assign(make, named) } };
  const played: Played[] = [];
  for (let n = job.from; n < job.to; n++) {
    answers = [];
    const { state, units, decisions, winners, scores } = play(noting as PlayableGame, optionsOf(job), n);
    played.push({
      state: digest(JSON.stringify(state satisfies BaseState)),
      answers: digest(answers.join("\n")),
      outcome: JSON.stringify([units, decisions, winners, scores]),
    });
  }
  return played;
}

function done(version: Version, job: Job): Reply {
  if (job.what === "compare") return { played: compared(version, job) };
  return { spent: job.what === "time" ? timed(version, job) : allocated(version, job) };
}

const version = versionIn(process.argv[2]);
process.on("message", async (job: Job) => {
  let reply: Reply;
  try {
    reply = done(await version, job);
  } catch (problem) {
    reply = { failure: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
  }
  process.send?.(reply);
});
