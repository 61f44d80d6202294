/** Who looks at which table through other processes. */
import type { Viewer } from "@hypergate/kernel";

export interface Looker {
  readonly person: string;
  readonly viewer: Viewer;
}

const NOBODY: readonly Looker[] = [];

export class Elsewhere {
  /** By table, then by process. */
  readonly #tables = new Map<string, Map<number, readonly Looker[]>>();

  at(table: string): readonly Looker[] {
    const processes = this.#tables.get(table);
    return processes === undefined ? NOBODY : [...processes.values()].flat();
  }

  set(table: string, process: number, lookers: readonly Looker[]): void {
    const processes = this.#tables.get(table) ?? new Map<number, readonly Looker[]>();
    if (lookers.length > 0) processes.set(process, lookers);
    else processes.delete(process);
    if (processes.size > 0) this.#tables.set(table, processes);
    else this.#tables.delete(table);
  }

  /** A process is gone, and with it everybody who looked through it; returns the tables. */
  drop(process: number): readonly string[] {
    const tables = [...this.#tables].flatMap(([table, processes]) => (processes.has(process) ? [table] : []));
    for (const table of tables) this.set(table, process, []);
    return tables;
  }
}
