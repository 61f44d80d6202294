/** What a worker does for servers: the thoughts of bots, traces and places in games. */
import { decide, stateBefore, trace } from "./bot-worker.ts";
import { THINKING, type Thought } from "./shared-thinking.ts";

export type { Job } from "../store/postgres/jobs.ts";

/** Does such a job; returns its result as JSON. */
export async function thinkAbout(kind: string, doc: string): Promise<string> {
  if (kind !== THINKING) throw new Error(`there are no jobs of the kind "${kind}"`);
  const { name, task } = JSON.parse(doc) as Thought;
  const thought = { decide, stateBefore, trace }[name] as (task: never) => unknown;
  return JSON.stringify({ value: await thought(task as never) });
}
