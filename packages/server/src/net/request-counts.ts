import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import type { Ledger } from "./ledger.ts";

/** How many addresses are remembered. */
const MOST = 5000;

type Answer = Parameters<FastifyRateLimitStore["incr"]>[1];

/** Counts requests by address with a monotonic clock; the plugin's own store uses the system clock. */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, { current: number; readonly since: number }>();
  readonly #ledger: Ledger | undefined;
  readonly #limit: string;
  #children = 0;

  /** With a ledger, requests at other processes count too; both sides know the limit by the same name. */
  constructor(ledger?: Ledger, limit = "") {
    this.#ledger = ledger;
    this.#limit = limit;
    ledger?.shares(limit, (key, n) => {
      const count = this.#counts.get(key);
      if (count !== undefined) count.current += n;
    });
  }

  incr(key: string, answer: Answer, window: number): void {
    this.#ledger?.note(this.#limit, key);
    const now = performance.now();
    const known = this.#counts.get(key);
    const count = known !== undefined && now - known.since < window ? known : { current: 0, since: now };
    count.current++;
    // Moves it to the end: the least recently used address is forgotten first.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST) this.#counts.delete(oldest);
    answer(null, { current: count.current, ttl: count.since + window - now });
  }

  /** A route with its own limit has its own counts. */
  child(): RequestCounts {
    return new RequestCounts(this.#ledger, `${this.#limit}.${this.#children++}`);
  }
}
