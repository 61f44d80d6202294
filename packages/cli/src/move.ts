/** `hypergate move`: all data from a folder to a database, back, or anywhere else. */
import { move, StoreTrouble } from "@hypergate/server";
import { Failure } from "./failure.ts";

export async function moveCommand(from: string, to: string): Promise<readonly string[]> {
  const { parts, isInUse } = await move(from, to).catch((problem: unknown) => {
    throw problem instanceof StoreTrouble ? new Failure(problem.message) : problem;
  });
  const filled = parts.filter(({ rows, removed }) => rows + removed > 0);
  return [
    ...filled.map(
      ({ name, rows, written, removed, digest }) =>
        `${name.padEnd(14)} ${rows} rows, ${written} written, ${removed} removed, ${digest.slice(0, 16)}`,
    ),
    "everything is there as it was read",
    ...(isInUse ? ["a server is still using the source: stop it and run this again to copy what came since"] : []),
  ];
}
