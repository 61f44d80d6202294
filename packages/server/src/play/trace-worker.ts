/** A thread in which traces are made of the points of finished games. It loads neither rules nor bots. */
import { packTrace } from "@hypergate/kernel";
import { type Finished, traceOfPoints } from "./stored-trace.ts";

export function tracePoints(finished: Finished): Promise<string> {
  return packTrace(traceOfPoints(finished));
}
