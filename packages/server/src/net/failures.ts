import { NewerVersion } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import { StoreTrouble } from "../store/store.ts";
import type { Figures } from "./metrics.ts";

/** What a client is told when something goes wrong: its own mistake in full, everything else without details. */
export function asProblem(problem: unknown, figures: Figures): Problem {
  if (problem instanceof Problem) return problem;
  if (problem instanceof NewerVersion) return new Problem("game.newer", 409);
  figures.trouble("answering a client", problem);
  if (problem instanceof StoreTrouble) return new Problem(`store.${problem.kind}`, 503);
  return new Problem("internal", 500);
}
