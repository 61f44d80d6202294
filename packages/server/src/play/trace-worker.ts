/** A thread in which traces are made of the points of finished games. It loads neither rules nor bots. */
import { packText } from "@hypergate/kernel";
import { type Finished, textOfPoints } from "./stored-trace.ts";

export function tracePoints(finished: Finished): Promise<string> {
  return packText(textOfPoints(finished));
}
