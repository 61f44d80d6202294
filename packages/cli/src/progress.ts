import { styleText } from "node:util";

/** How often a line is written where there is no terminal for a bar. */
const LINE_EVERY_MS = 60_000;

/** A progress bar on stderr, so that stdout stays clean; now and then a line if stderr is a file. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #began = performance.now();
  /** What was done before this run. */
  readonly #before: number;
  #shown = 0;
  #lineAt = performance.now();

  constructor(label: string, total: number, before = 0) {
    this.#before = before;
    this.#label = label;
    this.#total = total;
  }

  show(done: number, note = ""): void {
    const now = performance.now();
    if (!process.stderr.isTTY) {
      this.#line(now, done, note);
      return;
    }
    if (now - this.#shown < 100 && done < this.#total) return;
    this.#shown = now;
    const width = 28;
    const filled = Math.round((width * done) / this.#total);
    const bar = styleText("cyan", "█".repeat(filled)) + styleText("gray", "░".repeat(width - filled));
    process.stderr.write(`\r${this.#label} ${bar} ${this.#words(now, done, note)}\x1b[K`);
  }

  #line(now: number, done: number, note: string): void {
    if (now - this.#lineAt < LINE_EVERY_MS) return;
    this.#lineAt = now;
    process.stderr.write(`${this.#label} ${this.#words(now, done, note)}\n`);
  }

  #words(now: number, done: number, note: string): string {
    const seconds = (now - this.#began) / 1000;
    const left = done > this.#before ? Math.round((seconds / (done - this.#before)) * (this.#total - done)) : 0;
    return `${done}/${this.#total} ${note}${left > 0 ? ` ${left} s left` : ""}`;
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  }
}
