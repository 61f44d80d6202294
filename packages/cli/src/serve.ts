/** `hypergate serve`: runs the server until it is stopped or loses its store. */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { PreparedAlien } from "@hypergate/games/homebrew";
import { addressesOf, configured, type ServeOptions, StoreTrouble, serve } from "@hypergate/server";
import { Failure } from "./failure.ts";
import { guestLines } from "./guest-lines.ts";
import { languageHere } from "./language-here.ts";

/** Where the client is built. */
const SITE = fileURLToPath(new URL("../../web/dist", import.meta.url));

export async function serveHere(homebrew: readonly PreparedAlien[]): Promise<void> {
  const options = { ...wanted(), homebrew };
  // A signal that comes while it opens counts too.
  const stopped = told();
  const server = await serve(options).catch((problem: unknown) => {
    throw asFailure(problem, options.data, options.port);
  });
  const { host, path = "", url } = options;
  console.log(`Hypergate is open at http://localhost:${server.port}${path} (data in ${resolve(options.data)})`);
  const addresses = addressesOf({ host, port: server.port, path, url });
  const isShown = process.stdout.isTTY === true;
  for (const line of guestLines(languageHere(process.env), addresses, isShown)) console.log(line);
  const lost = await Promise.race([stopped, server.lost]);
  await server.close();
  if (lost !== undefined) throw asFailure(lost, options.data, options.port);
}

/** Waits for a signal to stop. */
function told(): Promise<undefined> {
  return new Promise((stop) => {
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, () => stop(undefined));
  });
}

function wanted(): ServeOptions {
  try {
    return { ...configured(process.env), site: SITE };
  } catch (problem) {
    throw new Failure((problem as Error).message);
  }
}

function asFailure(problem: unknown, data: string, port: number): unknown {
  if (problem instanceof StoreTrouble) return new Failure(`${problem.message}; HYPERGATE_DATA is ${resolve(data)}`);
  const { code, message } = problem as { code?: string; message?: string };
  if (code === "EADDRINUSE") return new Failure(`port ${port} is in use; choose another with PORT`);
  if (code === "EACCES" || code === "EROFS" || code === "ENOSPC") return new Failure(`${resolve(data)}: ${message}`);
  return message?.startsWith("HYPERGATE_") ? new Failure(message) : problem;
}
