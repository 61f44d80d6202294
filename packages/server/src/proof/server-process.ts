/**
 * A server in a process of its own, for proofs and benchmarks: only the limits that are named, opens when it is told to, and
 * stops with its parent.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { threads } from "../play/bots.ts";
import { serve } from "../serve.ts";
import { NO_LIMITS } from "../testing/playing.ts";

const data = process.argv[2] ?? "data";
const port = Number(process.argv[3] ?? 0);
const limits = { ...NO_LIMITS, ...JSON.parse(process.argv[4] ?? "{}") };
const most = Number(process.argv[5] ?? "");
const database = process.argv[6] === "" ? undefined : process.argv[6];
process.once("disconnect", () => process.exit(0));
await once(process, "message");
const thinker = most > 0 ? { thinker: threads(most) } : {};
const server = await serve({ port, host: "127.0.0.1", data, database, limits, ...thinker }).catch((problem: Error) => {
  process.send?.({ trouble: problem.message }, () => process.exit(1));
  return new Promise<never>(() => undefined);
});
process.send?.({ port: server.port });
// Kept now: a process that is killed keeps nothing.
flushCompileCache();
process.on("message", (message: unknown) => {
  if (message === "cpu") process.send?.(process.cpuUsage());
  if (message === "memory") {
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ heapUsed, external, rss, peak: peak(rss), tables: server.hall.size });
  }
});
/** The most memory this program ever had. (`maxRSS` also counts the process that started it, from before this program ran.) */
function peak(now: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
    return Math.max(now, Number(kilobytes ?? 0) * 1024);
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

void server.lost.then(() => process.exit(1));
process.once("SIGTERM", () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
