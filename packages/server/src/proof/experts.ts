/** `npm run proof:experts`: ten tables full of experts on one server, and how long a player waits there for the next question. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "../testing/client.ts";
import { BotPartner, type Wish } from "./bot-partner.ts";
import { startServer, stopServer } from "./processes.ts";

const TABLES = 10;
/** Whoever waits longer than this, in one of a hundred cases, no longer plays but waits. */
const LONGEST_WAIT_MS = 10_000;

export interface ExpertsReport {
  readonly tables: number;
  readonly questions: number;
  /** Milliseconds from an answer to the next question, other players' turns included. */
  readonly median: number;
  readonly most: { readonly of90: number; readonly of99: number };
  readonly problems: readonly string[];
}

function wishFor(n: number): Wish {
  const options = { pace: "brisk", courtesy: false } as const;
  return n % 2 === 0
    ? { game: "race", players: 3, bots: ["expert", "expert"], start: true, options }
    : { game: "cosmic", players: 4, bots: ["expert", "expert", "expert"], start: true, options };
}

export async function proveExperts(seconds: number): Promise<ExpertsReport> {
  const data = mkdtempSync(join(tmpdir(), "hypergate-experts-"));
  const server = await startServer(data);
  const guests = Array.from({ length: TABLES }, (_, n) => Client.guest(server.base, `guest ${n}`));
  const clients = await Promise.all((await Promise.all(guests)).map((guest) => guest.connect()));
  const partners = clients.map((client, n) => new BotPartner(client, wishFor(n)));
  for (const partner of partners) await partner.sitDown();
  const ends = performance.now() + 1000 * seconds;
  const waits = (await Promise.all(partners.map((one) => one.play(() => performance.now() > ends)))).flat();
  for (const client of clients) client.close();
  await stopServer(server);
  rmSync(data, { recursive: true, force: true });
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor(share * (waits.length - 1))]);
  const most = { of90: at(0.9), of99: at(0.99) };
  const problems = most.of99 > LONGEST_WAIT_MS ? [`one wait in a hundred is longer than ${LONGEST_WAIT_MS} ms`] : [];
  return { tables: TABLES, questions: waits.length, median: at(0.5), most, problems };
}
