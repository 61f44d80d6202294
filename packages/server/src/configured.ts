/** Reads the server's options from the environment. */
import { pino } from "pino";
import type { ServeOptions } from "./serve.ts";

const SHORTEST_TOKEN = 16;

export function configured(env: Readonly<Record<string, string | undefined>>): ServeOptions {
  const port = Number(env.PORT ?? "8080");
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error("PORT is a number from 0 to 65535");
  return {
    port,
    host: env.HOST ?? "127.0.0.1",
    data: env.HYPERGATE_DATA ?? "data",
    secret: env.HYPERGATE_SECRET,
    metricsToken: tokenFrom(env.HYPERGATE_METRICS_TOKEN),
    origins: (env.HYPERGATE_ORIGINS ?? "").split(",").filter((origin) => origin !== ""),
    proxies: proxiesFrom(env.HYPERGATE_TRUST_PROXY),
    // Requests are not logged. Log lines contain neither cookies nor codes.
    log: pino({ level: env.HYPERGATE_LOG ?? "warn", redact: ["req.headers", "headers", "cookie", "secret"] }),
  };
}

function tokenFrom(given: string | undefined): string | undefined {
  if (given !== undefined && given.length < SHORTEST_TOKEN)
    throw new Error(`HYPERGATE_METRICS_TOKEN needs at least ${SHORTEST_TOKEN} characters`);
  return given;
}

function proxiesFrom(given: string | undefined): number | undefined {
  if (given !== undefined && !/^\d$/.test(given)) throw new Error("HYPERGATE_TRUST_PROXY is a number from 0 to 9");
  return given === undefined ? undefined : Number(given);
}
