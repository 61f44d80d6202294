/** Somebody who plays one game after the other with bots while others attack, and how long the bots take. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "../testing/client.ts";
import { botFor } from "../testing/playing.ts";

/** With whom somebody wants to play. */
export interface Wish {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly start: true;
  readonly options: { readonly pace: string; readonly courtesy: boolean };
}

const WISH: Wish = {
  game: "race",
  players: 3,
  bots: ["sensible", "sensible"],
  start: true,
  options: { pace: "instant", courtesy: false },
};

export class BotPartner {
  readonly client: Client;
  readonly #wish: Wish;
  readonly #times: number[] = [];
  #table = "";
  #last = "";
  #since = 0;

  constructor(client: Client, wish = WISH) {
    this.client = client;
    this.#wish = wish;
    client.keepEvents = false;
  }

  async sitDown(): Promise<void> {
    this.#table = `${(await this.client.http("POST", "/api/tables", this.#wish)).id}`;
    this.#last = "";
    this.#since = performance.now();
    await this.client.watch(this.#table);
  }

  /** Plays until it is enough; returns how long it took each time until the next question came, the last one included. */
  async play(until: () => boolean): Promise<number[]> {
    const from = this.#times.length;
    this.#since = performance.now();
    while (!until()) {
      if (this.client.tables.get(this.#table)?.status === "over") await this.sitDown();
      if (!(await this.#answer())) await sleep(5);
    }
    return [...this.#times.slice(from), performance.now() - this.#since];
  }

  async #answer(): Promise<boolean> {
    const mirror = this.client.mirrors.get(this.#table);
    if (mirror?.asked == null || mirror.asked.ask === this.#last) return false;
    const { ask, question } = mirror.asked;
    this.#times.push(performance.now() - this.#since);
    this.#last = ask;
    const value = botFor("random", ask, this.#wish.game)(question, () => mirror.view);
    await this.client.answer(this.#table, ask, value);
    this.#since = performance.now();
    return true;
  }
}
