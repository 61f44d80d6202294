/** Where PostgreSQL is: `postgres://user:password@host:port,other:port/database?options`. The first that can be written is used. */
import type { ClientConfig } from "pg";
import pg from "pg";
import { StoreTrouble } from "../store.ts";

/** How long connecting may take, and how long an answer: a server that was cut off must notice it. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 8_000;
/** The system asks the other side after so long a silence whether it is still there. */
const SILENT_MS = 5_000;

export function isAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text);
}

/** One address for each host that is named. */
export function hostsIn(address: string): readonly string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(address);
  if (parts === null) throw new StoreTrouble("broken", "the address of a database begins with postgres://");
  const [, before, hosts, after] = parts;
  return hosts.split(",").map((host) => `${before}${host}${after}`);
}

/** The address without its password. */
export function withoutPassword(address: string): string {
  return address.replace(/^(postgres(?:ql)?:\/\/[^:@/]*):[^@/]*@/, "$1@");
}

const INT8 = 20;
/** Large integers are numbers: none of ours is too large for one. */
const TYPES = new pg.TypeOverrides();
TYPES.setTypeParser(INT8, Number);

/** A connection to the first host that can be written; throws why there is none. */
export async function connect(address: string, settings: string, pipeline: boolean): Promise<pg.Client> {
  let why: unknown;
  for (const connectionString of hostsIn(address)) {
    const client = new pg.Client({
      connectionString,
      pipeline,
      types: TYPES,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENT_MS,
      application_name: "hypergate",
    } as ClientConfig);
    // What happens to it is told to whoever asks it something next.
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query("SELECT pg_is_in_recovery() AS standby");
      if (rows[0]?.standby === true) throw new StoreTrouble("away", "the database is a standby");
      if (settings !== "") await client.query(settings);
      return client;
    } catch (problem) {
      why = problem;
      void client.end().catch(() => undefined);
    }
  }
  throw troubleOf(why);
}

/** What PostgreSQL or the network says when nobody is there to answer: try again soon. */
const AWAY = /^(08|57P0|53300|53200|E[A-Z]+$)/;
const GONE = /terminated|timeout|not queryable|Connection ended|ECONN|closed/i;

/** Every failure as the code above the store knows it. */
export function troubleOf(problem: unknown): StoreTrouble {
  if (problem instanceof StoreTrouble) return problem;
  const { code = "", message = String(problem) } = problem as { code?: string; message?: string };
  const text = code === "" ? message : `${message} (${code})`;
  if (code === "53100") return new StoreTrouble("full", text);
  if (code === "25006" || code === "42501") return new StoreTrouble("readonly", text);
  if (AWAY.test(code) || (code === "" && GONE.test(message))) return new StoreTrouble("away", text);
  return new StoreTrouble("broken", text);
}
