/**
 * What several servers on one PostgreSQL can do, worked out from what an answer costs: a simulation of tables whose seats answer one
 * after the other. `bench serve` checks it against the two processes it has measured, and then asks it about machines that it does
 * not have.
 */

/** Milliseconds. */
export interface Costs {
  /** Of a process: to take, store and show an answer; to show one that another process has stored. */
  readonly write: number;
  readonly follow: number;
  /** Of PostgreSQL, for an answer; and how long a commit waits for the disk, whatever is in it. */
  readonly database: number;
  readonly disk: number;
  /** Of whoever gives the answers; nothing where people are. */
  readonly client: number;
}

export interface Machine {
  readonly processes: number;
  /** How many things may be worked on at once. */
  readonly cores: number;
  readonly tables: number;
  /** How many processes the seats of one table are spread over. */
  readonly spread: number;
}

export interface Outcome {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds from an answer to all seats informed. */
  readonly median: number;
}

interface Work {
  /** One thing at a time is done for each worker: the processes by number, then the database, then the clients. */
  readonly worker: number;
  readonly ms: number;
  readonly then: () => void;
}

/** Things that are to be done, by workers that share cores, in the order in which they came. */
class Cores {
  now = 0;
  readonly #cores: number;
  readonly #busy = new Set<number>();
  #waiting: Work[] = [];
  readonly #events: { readonly at: number; readonly does: () => void }[] = [];

  constructor(cores: number) {
    this.#cores = cores;
  }

  do(worker: number, ms: number, then: () => void): void {
    this.#waiting.push({ worker, ms, then });
    this.#begin();
  }

  /** Something that takes time and no core. */
  after(ms: number, does: () => void): void {
    const at = this.now + ms;
    let i = this.#events.length;
    while (i > 0 && this.#events[i - 1].at < at) i--;
    this.#events.splice(i, 0, { at, does });
  }

  #begin(): void {
    this.#waiting = this.#waiting.filter((work) => {
      if (this.#busy.size >= this.#cores || this.#busy.has(work.worker)) return true;
      this.#busy.add(work.worker);
      this.after(work.ms, () => {
        this.#busy.delete(work.worker);
        work.then();
        this.#begin();
      });
      return false;
    });
  }

  run(until: number): void {
    while (this.now < until) {
      const next = this.#events.pop();
      if (next === undefined) return;
      this.now = next.at;
      next.does();
    }
  }
}

/** How long the simulation runs, and when it begins to count. */
const [UNTIL_MS, FROM_MS] = [6_000, 2_000];
/** A part of an answer is done before it is stored, the rest after. */
const BEFORE = 0.5;

export function simulate({ write, follow, database, disk, client }: Costs, machine: Machine): Outcome {
  const { processes, tables, spread } = machine;
  const cores = new Cores(machine.cores);
  const [DATABASE, CLIENTS] = [processes, processes + 1];
  const times: number[] = [];
  /** What waits for the next commit of each process; of those that notify, one goes after the other. */
  const groups: (() => void)[][] = Array.from({ length: processes }, () => []);
  const isCommitting = new Array<boolean>(processes).fill(false);
  const commit = (process: number) => {
    const group = groups[process];
    if (isCommitting[process] || group.length === 0) return;
    isCommitting[process] = true;
    groups[process] = [];
    cores.do(DATABASE, database * group.length, () =>
      cores.after(disk, () => {
        isCommitting[process] = false;
        for (const stored of group) stored();
        commit(process);
      }),
    );
  };
  const answer = (table: number, turn: number) => {
    const began = cores.now;
    const places = Array.from({ length: spread }, (_, i) => (table + i) % processes);
    const writer = places[turn % spread];
    const others = places.filter((one) => one !== writer);
    let left = 1 + others.length;
    const informed = () => {
      if (--left > 0) return;
      if (cores.now > FROM_MS) times.push(cores.now - began);
      answer(table, turn + 1);
    };
    const stored = () => {
      cores.do(writer, write * (1 - BEFORE), informed);
      for (const other of others) cores.do(other, follow, informed);
    };
    const taken = () => {
      groups[writer].push(stored);
      commit(writer);
    };
    cores.do(CLIENTS, client, () => cores.do(writer, write * BEFORE, taken));
  };
  for (let table = 0; table < tables; table++) answer(table, table);
  cores.run(UNTIL_MS);
  times.sort((a, b) => a - b);
  return { rate: times.length / ((UNTIL_MS - FROM_MS) / 1000), median: times[Math.floor(times.length / 2)] ?? 0 };
}
