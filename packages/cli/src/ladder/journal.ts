/** The journal of a ladder: the winners of every finished game. */
import { openLineJournal } from "../report/line-journal.ts";

export interface LadderJournal {
  /** Winners by the number of the game. */
  readonly known: Map<number, readonly number[]>;
  readonly keep: (n: number, winners: readonly number[]) => void;
}

interface Finished {
  readonly n: number;
  readonly winners: readonly number[];
}

function isFinished(value: object): value is Finished {
  return "n" in value && Number.isInteger(value.n) && "winners" in value && Array.isArray(value.winners);
}

/** `head` is what must be the same for a run to go on. */
export function openLadderJournal(file: string, head: object): LadderJournal {
  const { entries, keep } = openLineJournal<Finished>(file, { of: "ladder", head, isEntry: isFinished });
  const known = new Map(entries.map(({ n, winners }) => [n, winners]));
  return {
    known,
    keep: (n, winners) => {
      keep({ n, winners });
      known.set(n, winners);
    },
  };
}
