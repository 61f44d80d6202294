/**
 * Limits over all processes. Each process counts for itself and tells the others, twice a second, of those who used much
 * lately and of what they hold now; the others count that as used here. So a limit holds everywhere after half a second, and
 * nobody who uses little costs a message.
 */
import type { Together } from "../play/together.ts";
import type { Used } from "../store/peers.ts";

const TELL_MS = 500;
/** What fits into one message: those who used most. */
const MOST = 120;
/** What was told of what somebody holds counts for so long without being told again. */
const HOLDS_MS = 2_000;

type Take = (name: string, n: number) => void;
type Holding = () => Iterable<readonly [name: string, n: number]>;

interface Held {
  readonly n: number;
  readonly at: number;
}

export class Ledger {
  readonly #together: Together;
  readonly #lately = new Map<string, Map<string, number>>();
  readonly #takers = new Map<string, Take>();
  readonly #holdings = new Map<string, { readonly least: number; readonly holding: Holding }>();
  /** By limit and name, then by process. */
  readonly #elsewhere = new Map<string, Map<number, Held>>();
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(together: Together) {
    this.#together = together;
    if (!together.isShared) return;
    together.on("used", ({ lately, now }, from) => this.#heard(lately, now, from));
    this.#timer = setInterval(() => this.tell(), TELL_MS).unref();
  }

  /** Says what happens when somebody used something of a limit elsewhere. */
  shares(limit: string, take: Take): void {
    this.#takers.set(limit, take);
  }

  /** Says what everybody holds here; of those who hold at least so much the others are told. */
  holds(limit: string, least: number, holding: Holding): void {
    this.#holdings.set(limit, { least, holding });
  }

  /** Somebody used something of a limit here. */
  note(limit: string, name: string): void {
    if (!this.#together.isShared) return;
    let names = this.#lately.get(limit);
    if (names === undefined) this.#lately.set(limit, (names = new Map()));
    names.set(name, (names.get(name) ?? 0) + 1);
  }

  /** How much somebody holds in other processes. */
  elsewhere(limit: string, name: string): number {
    const held = this.#elsewhere.get(`${limit} ${name}`);
    if (held === undefined) return 0;
    const now = performance.now();
    return [...held.values()].reduce((sum, { n, at }) => (now - at < HOLDS_MS ? sum + n : sum), 0);
  }

  tell(): void {
    const lately: Used[] = [...this.#lately].flatMap(([limit, names]) =>
      [...names].map(([name, n]): Used => [limit, name, n]),
    );
    const now: Used[] = [...this.#holdings].flatMap(([limit, { least, holding }]) =>
      [...holding()].flatMap(([name, n]): Used[] => (n >= least ? [[limit, name, n]] : [])),
    );
    this.#lately.clear();
    const most = (used: readonly Used[]) => [...used].sort((a, b) => b[2] - a[2]).slice(0, MOST / 2);
    if (lately.length + now.length > 0) this.#together.tell({ t: "used", lately: most(lately), now: most(now) });
    this.#forget();
  }

  #heard(lately: readonly Used[], now: readonly Used[], from: number): void {
    for (const [limit, name, n] of lately) this.#takers.get(limit)?.(name, n);
    for (const [limit, name, n] of now) {
      const key = `${limit} ${name}`;
      const held = this.#elsewhere.get(key) ?? new Map<number, Held>();
      held.set(from, { n, at: performance.now() });
      this.#elsewhere.set(key, held);
    }
  }

  #forget(): void {
    const now = performance.now();
    for (const [key, held] of this.#elsewhere)
      if ([...held.values()].every(({ at }) => now - at >= HOLDS_MS)) this.#elsewhere.delete(key);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
