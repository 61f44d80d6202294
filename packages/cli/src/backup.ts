/** `hypergate backup` and `hypergate restore`: all data in a folder, while the server runs, and back. */
import { resolve } from "node:path";
import { BackupProblem, backUp, restore, USUAL_DATA } from "@hypergate/server";
import { Failure } from "./failure.ts";

export function dataFolder(): string {
  return process.env.HYPERGATE_DATA ?? USUAL_DATA;
}

export function backupCommand(to: string): string {
  const { people, tables, games } = orFail(() => backUp(dataFolder(), to));
  return `${resolve(to)}: ${people} people, ${tables} tables, ${games} games`;
}

export function restoreCommand(from: string): string {
  const { people, tables, games, aside } = orFail(() => restore(from, dataFolder()));
  const lines = [`${resolve(dataFolder())}: ${people} people, ${tables} tables, ${games} games`];
  if (aside !== undefined) lines.push(`what was there before is in ${resolve(aside)}`);
  return lines.join("\n");
}

function orFail<T>(does: () => T): T {
  try {
    return does();
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    if (problem instanceof BackupProblem || code !== undefined) throw new Failure(message);
    throw problem;
  }
}
