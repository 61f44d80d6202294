import { NewerVersion, NotHere } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import { StoreTrouble } from "../store/store.ts";
import type { Figures } from "./metrics.ts";

/** What a client is told when something goes wrong: its own mistake in full, everything else without details. */
export function asProblem(problem: unknown, figures: Figures): Problem {
  if (problem instanceof Problem) return problem;
  if (problem instanceof NewerVersion) return new Problem("game.newer", 409);
  if (problem instanceof NotHere) return new Problem("game.missing", 409, { names: problem.names.join(", ") });
  figures.trouble("answering a client", problem);
  if (problem instanceof StoreTrouble) return new Problem(`store.${problem.kind}`, 503);
  return new Problem("internal", 500);
}

/** What `ws` and the system say when a client sends bad frames or goes away. */
const CLIENTS_FAULT = /^(WS_ERR_|ECONN|EPIPE|ETIMEDOUT)/;

/** A socket failed: a client's mistake is counted, anything else reported. */
export function brokenSocket(problem: unknown, figures: Figures): void {
  const { code } = problem as { readonly code?: unknown };
  if (typeof code === "string" && CLIENTS_FAULT.test(code)) figures.refused.inc({ reason: "frame.bad" });
  else figures.trouble("a socket", problem);
}
