/** How much one client may ask of the server. */
export interface Limits {
  /** HTTP requests per minute and address, and of those that create something. */
  readonly requests: number;
  readonly creations: number;
  /** Socket messages per second, and at once after a pause. */
  readonly messages: number;
  readonly burst: number;
  /** Sockets per person, and tables looked at per socket. */
  readonly sockets: number;
  readonly tables: number;
}

export const LIMITS: Limits = { requests: 600, creations: 60, messages: 60, burst: 120, sockets: 20, tables: 50 };

/** Frames larger than this end a connection. */
export const MAX_FRAME = 16_384;
/** A client that lets this much pile up is too slow and has to come back. */
export const MAX_UNSENT = 1_048_576;
/** Messages of one socket that are being worked on. */
export const MAX_AT_WORK = 64;
/** Messages refused for speed after which a connection is ended. */
export const MAX_REFUSED = 500;

/** How long nothing is read from a client that is too fast. */
export const PAUSE_MS = 250;

/** Lets through so many per second, and after a pause a burst. */
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
