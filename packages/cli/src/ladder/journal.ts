/** The journal of a ladder: a line that says which ladder it is, then one for each finished game. A torn last line is dropped. */
import { appendFileSync, existsSync, truncateSync } from "node:fs";
import { same } from "@hypergate/kernel";
import { Failure } from "../failure.ts";
import { isRecord } from "../files.ts";
import { linesOf } from "../report/lines.ts";

const KIND = "hypergate ladder";

export interface LadderJournal {
  /** Winners by the number of the game. */
  readonly known: Map<number, readonly number[]>;
  readonly keep: (n: number, winners: readonly number[]) => void;
}

/** `head` is what must be the same for a run to go on. */
export function openLadderJournal(file: string, head: object): LadderJournal {
  const known = new Map<number, readonly number[]>();
  const first = JSON.stringify({ journal: KIND, ...head });
  let isBegun = false;
  if (existsSync(file)) {
    let end = 0;
    for (const line of linesOf(file)) {
      if (!line.isWhole) {
        truncateSync(file, end);
        break;
      }
      if (isBegun) addGame(file, line.text, known);
      else checkHead(file, line.text, first);
      isBegun = true;
      end = line.end;
    }
  }
  return {
    known,
    keep: (n, winners) => {
      appendFileSync(file, `${isBegun ? "" : `${first}\n`}${JSON.stringify({ n, winners })}\n`);
      isBegun = true;
      known.set(n, winners);
    },
  };
}

function checkHead(file: string, text: string, expected: string): void {
  const head = parsed(text);
  if (!isRecord(head) || head.journal !== KIND) throw new Failure(`${file} is not the journal of a ladder`);
  if (!same(head, parsed(expected)))
    throw new Failure(`${file} is the journal of another ladder, or of another version; delete it or use another file`);
}

function addGame(file: string, text: string, known: Map<number, readonly number[]>): void {
  const game = parsed(text);
  if (!isRecord(game) || !Number.isInteger(game.n) || !Array.isArray(game.winners))
    throw new Failure(`${file} is damaged`);
  known.set(Number(game.n), game.winners as number[]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
