/** Three people who play one game after the other while others attack, and how long their answers take. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, Refused } from "../testing/client.ts";
import { botFor, RANDOM_TABLE } from "../testing/playing.ts";

const BEATEN: readonly string[] = ["refused.stale", "refused.notAsked"];

/** Their random answers make the games long. */
export class Bystanders {
  readonly clients: readonly Client[];
  readonly tables: string[] = [];
  readonly times: number[] = [];

  constructor(clients: readonly Client[]) {
    this.clients = clients;
  }

  get id(): string {
    return this.tables.at(-1) as string;
  }

  async sitDown(): Promise<void> {
    const [host, ...others] = this.clients;
    const options = { public: true, pace: "instant", courtesy: false };
    const id = (await host.http("POST", "/api/tables", { ...RANDOM_TABLE, options })).id as unknown as string;
    for (const other of others) {
      await other.http("POST", `/api/tables/${id}/sit`, {});
      await other.http("POST", `/api/tables/${id}/ready`, { ready: true });
    }
    await host.http("POST", `/api/tables/${id}/start`, {});
    for (const client of this.clients) await client.watch(id);
    this.tables.push(id);
  }

  /** Lets bots play until a person is asked: from then on the memory of the threads that think counts as used before. */
  async wakeBots(): Promise<void> {
    const [host] = this.clients;
    const wish = { ...RANDOM_TABLE, bots: ["random", "random"], start: true };
    const id = (await host.http("POST", "/api/tables", wish)).id as unknown as string;
    await host.watch(id);
    while (host.mirrors.get(id)?.asked == null) await sleep(20);
  }

  /** What a seat is asked now, or nothing that was ever asked. */
  askNow(seat: number): string {
    return this.clients[seat].mirrors.get(this.id)?.asked?.ask ?? "0.0";
  }

  /** Plays until it is enough, with a pause between answers; returns how long each answer of that time took. */
  async play(until: () => boolean, pause = 0): Promise<number[]> {
    const from = this.times.length;
    while (!until()) {
      if (this.clients[0].tables.get(this.id)?.status === "over") await this.sitDown();
      if (!(await this.#answer())) await sleep(1);
      else if (pause > 0) await sleep(pause);
    }
    return this.times.slice(from);
  }

  async #answer(): Promise<boolean> {
    const { id } = this;
    const client = this.clients.find((one) => one.mirrors.get(id)?.asked != null);
    const mirror = client?.mirrors.get(id);
    if (client === undefined || mirror?.asked == null) return false;
    const { ask, question } = mirror.asked;
    const began = performance.now();
    const value = botFor("random", `${this.times.length}`)(question, () => mirror.view);
    try {
      await client.answer(id, ask, value);
    } catch (problem) {
      // The player's own settings, or an attacker who sits at the table, were faster.
      if (problem instanceof Refused && BEATEN.includes(problem.error.id)) return false;
      throw problem;
    }
    this.times.push(performance.now() - began);
    return true;
  }
}

/** The time that so many of a hundred were faster than. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? 0;
}
