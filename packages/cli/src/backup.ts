/** `hypergate backup` and `hypergate restore`: all data in a folder, while the server runs, and back. */
import { resolve } from "node:path";
import {
  BackupProblem,
  backUp,
  backUpDatabase,
  databaseFrom,
  restore,
  restoreDatabase,
  StoreTrouble,
  USUAL_DATA,
} from "@hypergate/server";
import { Failure } from "./failure.ts";

export function dataFolder(): string {
  return process.env.HYPERGATE_DATA ?? USUAL_DATA;
}

export async function backupCommand(to: string): Promise<string> {
  const database = databaseFrom(process.env.HYPERGATE_DATABASE);
  const { people, tables, games } = await orFail(async () =>
    database === undefined ? backUp(dataFolder(), to) : backUpDatabase(database, to),
  );
  return `${resolve(to)}: ${people} people, ${tables} tables, ${games} games`;
}

export async function restoreCommand(from: string): Promise<string> {
  const database = databaseFrom(process.env.HYPERGATE_DATABASE);
  if (database !== undefined) {
    const { people, tables, games } = await orFail(() => restoreDatabase(from, database));
    return `the database: ${people} people, ${tables} tables, ${games} games`;
  }
  const { people, tables, games, aside } = await orFail(async () => restore(from, dataFolder()));
  const lines = [`${resolve(dataFolder())}: ${people} people, ${tables} tables, ${games} games`];
  if (aside !== undefined) lines.push(`what was there before is in ${resolve(aside)}`);
  return lines.join("\n");
}

async function orFail<T>(does: () => Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    if (problem instanceof BackupProblem || problem instanceof StoreTrouble || code !== undefined)
      throw new Failure(message);
    throw problem;
  }
}
