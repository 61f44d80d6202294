import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** Addresses that are remembered at once. */
const MOST = 5000;

type Answer = Parameters<FastifyRateLimitStore["incr"]>[1];

/** Requests by address, counted by a clock that nobody sets; the plugin's own store goes by the system's. */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, { current: number; readonly since: number }>();

  incr(key: string, answer: Answer, window: number): void {
    const now = performance.now();
    const known = this.#counts.get(key);
    const count = known !== undefined && now - known.since < window ? known : { current: 0, since: now };
    count.current++;
    // The one that was used last is the last to be forgotten.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST) this.#counts.delete(oldest);
    answer(null, { current: count.current, ttl: count.since + window - now });
  }

  /** A route with a limit of its own counts for itself. */
  child(): RequestCounts {
    return new RequestCounts();
  }
}
