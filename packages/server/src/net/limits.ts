/** Limits on what one client may ask of the server. */
export interface Limits {
  /** HTTP requests per minute and address, and of those that create something. */
  readonly requests: number;
  readonly creations: number;
  /** Socket messages per second and person, and the largest burst after a pause. */
  readonly messages: number;
  readonly burst: number;
  /** Sockets per person, and tables looked at per socket. */
  readonly sockets: number;
  readonly tables: number;
}

export const LIMITS: Limits = { requests: 600, creations: 60, messages: 60, burst: 120, sockets: 20, tables: 50 };

/** Frames larger than this end a connection. */
export const MAX_FRAME = 16_384;
/** A client with more unsent data than this is too slow; it is disconnected and must reconnect. */
export const MAX_UNSENT = 1_048_576;
/** How many messages of one socket may be in work at a time. */
export const MAX_AT_WORK = 64;
/** A connection with this many messages refused for speed is closed. */
export const MAX_REFUSED = 500;

/** How long a client that is too fast is not read. */
export const PAUSE_MS = 250;

/** Allows a rate per second and a burst after a pause (token bucket). Takes the time of a monotonic clock. */
export class Bucket {
  readonly #rate: number;
  readonly #size: number;
  #left: number;
  #at: number;

  constructor(rate: number, size: number, now: number) {
    this.#rate = rate;
    this.#size = size;
    this.#left = size;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

/** This long after the last socket of a person closed, the count starts again. */
const FORGET_MS = 60_000;

interface Visitor {
  readonly bucket: Bucket;
  sockets: number;
  left: number;
}

/** People with sockets, and what all sockets of one person may still send. Reconnecting quickly does not reset it. */
export class Visitors {
  readonly #limits: Limits;
  readonly #visitors = new Map<string, Visitor>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  mayEnter(person: string): boolean {
    return (this.#visitors.get(person)?.sockets ?? 0) < this.#limits.sockets;
  }

  enter(person: string, now: number): Bucket {
    let visitor = this.#visitors.get(person);
    if (visitor === undefined) {
      const bucket = new Bucket(this.#limits.messages, this.#limits.burst, now);
      this.#visitors.set(person, (visitor = { bucket, sockets: 0, left: now }));
    }
    visitor.sockets++;
    return visitor.bucket;
  }

  leave(person: string, now: number): void {
    const visitor = this.#visitors.get(person);
    if (visitor === undefined) return;
    visitor.sockets--;
    visitor.left = now;
  }

  forget(now: number): void {
    for (const [person, { sockets, left }] of this.#visitors)
      if (sockets === 0 && now - left > FORGET_MS) this.#visitors.delete(person);
  }
}
