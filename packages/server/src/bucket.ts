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

  /** So much was taken elsewhere. */
  drain(n: number): void {
    this.#left = Math.max(0, this.#left - n);
  }
}
