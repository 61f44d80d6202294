import { styleText } from "node:util";

/** A progress bar on the error stream, so that output stays clean; silent where nobody watches. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #began = performance.now();
  /** What had been done before. */
  readonly #before: number;
  #shown = 0;

  constructor(label: string, total: number, before = 0) {
    this.#before = before;
    this.#label = label;
    this.#total = total;
  }

  show(done: number, note = ""): void {
    const now = performance.now();
    if (!process.stderr.isTTY || (now - this.#shown < 100 && done < this.#total)) return;
    this.#shown = now;
    const width = 28;
    const filled = Math.round((width * done) / this.#total);
    const bar = styleText("cyan", "█".repeat(filled)) + styleText("gray", "░".repeat(width - filled));
    const seconds = (now - this.#began) / 1000;
    const left = done > this.#before ? Math.round((seconds / (done - this.#before)) * (this.#total - done)) : 0;
    process.stderr.write(
      `\r${this.#label} ${bar} ${done}/${this.#total} ${note}${left > 0 ? ` ${left} s left` : ""}\x1b[K`,
    );
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  }
}
