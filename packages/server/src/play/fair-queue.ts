/**
 * Shares a few threads between people. Of those whose jobs wait, whoever has used the least time goes first: one address
 * with many slow bots delays everybody else by one job at most. Within an address the same holds for its people.
 */
import type { TableRecord } from "../tables/table.ts";

/** On whose account a job runs. */
export interface Payer {
  readonly address: string;
  readonly person: string;
}

/** Whoever has opened a table pays for what is thought about there. */
export function payerOf({ owner, origin }: TableRecord): Payer {
  return { address: origin ?? owner, person: owner };
}

interface Job {
  readonly payer: Payer;
  readonly start: () => void;
  readonly drop: (reason: Error) => void;
}

/** How much time each has used, in milliseconds. Whoever comes new begins where those are who are served now. */
class Used {
  readonly #used = new Map<string, number>();
  #floor = 0;

  of(name: string): number {
    return Math.max(this.#floor, this.#used.get(name) ?? 0);
  }

  /** One who has used so much is served next. */
  serve(name: string): void {
    this.#floor = this.of(name);
    for (const [one, used] of this.#used) if (used <= this.#floor) this.#used.delete(one);
  }

  add(name: string, ms: number): void {
    this.#used.set(name, this.of(name) + ms);
  }
}

export class FairQueue {
  readonly #atOnce: number;
  readonly #now: () => number;
  readonly #addresses = new Used();
  readonly #people = new Used();
  #waiting: Job[] = [];
  #running = 0;
  #closed: Error | undefined;

  constructor(atOnce: number, now: () => number = () => performance.now()) {
    this.#atOnce = atOnce;
    this.#now = now;
  }

  /** Runs a job when its turn comes. */
  run<T>(payer: Payer, job: () => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) return Promise.reject(this.#closed);
    return new Promise((resolve, reject) => {
      const start = () => {
        const began = this.#now();
        const end = () => this.#ended(payer, this.#now() - began);
        job().finally(end).then(resolve, reject);
      };
      this.#waiting.push({ payer, start, drop: reject });
      this.#next();
    });
  }

  /** Nothing that waits will run any more. */
  close(): void {
    this.#closed = new Error("nothing is thought about any more");
    for (const { drop } of this.#waiting) drop(this.#closed);
    this.#waiting = [];
  }

  #ended({ address, person }: Payer, ms: number): void {
    this.#running--;
    this.#addresses.add(address, ms);
    this.#people.add(person, ms);
    this.#next();
  }

  #next(): void {
    while (this.#running < this.#atOnce && this.#waiting.length > 0) {
      const first = this.#waiting.reduce((best, job) => (this.#isBefore(job, best) ? job : best));
      this.#waiting.splice(this.#waiting.indexOf(first), 1);
      this.#addresses.serve(first.payer.address);
      this.#people.serve(first.payer.person);
      this.#running++;
      first.start();
    }
  }

  #isBefore({ payer: a }: Job, { payer: b }: Job): boolean {
    const ofAddress = this.#addresses.of(a.address) - this.#addresses.of(b.address);
    if (ofAddress !== 0 || a.address !== b.address) return ofAddress < 0;
    return this.#people.of(a.person) < this.#people.of(b.person);
  }
}
