/** The processes that share a store, as the rest of the server knows them. One that is alone hears nothing. */
import type { Heard, PeerMessage, Peers } from "../store/peers.ts";

type Kind = PeerMessage["t"];
type Told<K extends Kind> = Extract<PeerMessage, { t: K }>;
type Listener<K extends Kind> = (message: Told<K>, from: number) => void;
type Listenings = { [K in Kind]?: Listener<K>[] };

export type Listeners = Omit<Heard, "message">;

export class Together {
  readonly #peers: Peers | undefined;
  readonly #listeners: Listenings = {};
  /** The others that lived when it was last asked. */
  #others: ReadonlySet<number> = new Set();

  constructor(peers: Peers | undefined) {
    this.#peers = peers;
  }

  /** Whether other processes may show the same tables. */
  get isShared(): boolean {
    return this.#peers !== undefined;
  }

  get me(): number {
    return this.#peers?.me ?? 0;
  }

  /** A process that the others do not know can change nothing. */
  get isHere(): boolean {
    return this.#peers?.isHere ?? true;
  }

  on<K extends Kind>(kind: K, listener: Listener<K>): void {
    const listeners: Listener<K>[] = this.#listeners[kind] ?? [];
    listeners.push(listener);
    (this.#listeners as Record<K, Listener<K>[]>)[kind] = listeners;
  }

  open({ gap, ...others }: Listeners): void {
    this.#peers?.hear({
      ...others,
      gap: () => {
        this.tell({ t: "hello" });
        gap();
      },
      message: (message, from) => this.#spread(message, from),
    });
    this.tell({ t: "hello" });
  }

  #spread<K extends Kind>(message: Told<K> & { readonly t: K }, from: number): void {
    for (const listener of this.#listeners[message.t] ?? []) listener(message, from);
  }

  /** Whoever cannot be told now asks again with `hello`. */
  tell(message: PeerMessage): void {
    this.#peers?.tell(message).catch(() => undefined);
  }

  /** Looks who lives; returns those who do not any more. */
  async gone(): Promise<readonly number[]> {
    if (this.#peers === undefined) return [];
    const before = this.#others;
    this.#others = new Set((await this.#peers.alive()).filter((one) => one !== this.me));
    return [...before].filter((one) => !this.#others.has(one));
  }
}
