/** What all floods need: guests of one address, and counts of how they were answered. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client, Refused } from "../testing/client.ts";

/** The attackers come from one address, the bystanders from another. */
export const ADDRESS = { "x-forwarded-for": "203.0.113.66" };
const TRIES = 20;

export class Flooding {
  readonly base: string;
  readonly address = ADDRESS["x-forwarded-for"];
  readonly answers: Record<string, number> = {};
  over = false;
  tablesOpened = 0;

  constructor(base: string) {
    this.base = base;
  }

  count(what: string): void {
    this.answers[what] = (this.answers[what] ?? 0) + 1;
  }

  /** Tries something and counts how it was answered. */
  async try(what: string, doing: Promise<unknown>): Promise<boolean> {
    const said = await doing.then(
      () => "ok",
      (problem: unknown) => (problem instanceof Refused ? problem.error.id : "closed"),
    );
    this.count(`${what}: ${said}`);
    return said === "ok";
  }

  /** A new guest of this address, as soon as it gets one through its own floods. */
  async guest(name: string): Promise<Client> {
    for (let i = 1; ; i++)
      try {
        return await Client.guest(this.base, name, ADDRESS);
      } catch (problem) {
        if (i === TRIES || this.over) throw problem;
        await sleep(100);
      }
  }
}
