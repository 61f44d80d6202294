/** Rounds that are left out at most. */
const MOST = 64;

/** Things that failed, each of which is tried again after a pause of so many rounds, twice as many each time. */
export class Failing {
  readonly #pauses = new Map<string, { pause: number; left: number }>();

  failed(id: string): void {
    const pause = Math.min(MOST, (this.#pauses.get(id)?.pause ?? 0.5) * 2);
    this.#pauses.set(id, { pause, left: pause });
  }

  /** Whether it is its turn in this round; asked once a round. */
  mayTry(id: string): boolean {
    const paused = this.#pauses.get(id);
    return paused === undefined || paused.left-- <= 0;
  }

  succeeded(id: string): void {
    this.#pauses.delete(id);
  }
}
