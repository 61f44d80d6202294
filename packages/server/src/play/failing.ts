/** The longest pause, in rounds. */
const MOST = 64;

/** Things that failed. Each is tried again after a pause that doubles every time. */
export class Failing {
  readonly #pauses = new Map<string, { pause: number; left: number }>();

  failed(id: string): void {
    const pause = Math.min(MOST, (this.#pauses.get(id)?.pause ?? 0.5) * 2);
    this.#pauses.set(id, { pause, left: pause });
  }

  /** Whether to try it in this round; called once a round. */
  mayTry(id: string): boolean {
    const paused = this.#pauses.get(id);
    return paused === undefined || paused.left-- <= 0;
  }

  succeeded(id: string): void {
    this.#pauses.delete(id);
  }
}
