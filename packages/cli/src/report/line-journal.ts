/** A journal of anything that is done piece by piece: a line that says what is being done, then one for each finished piece. A torn last line is dropped. */
import { appendFileSync, existsSync, truncateSync } from "node:fs";
import { same } from "@hypergate/kernel";
import { Failure } from "../failure.ts";
import { isRecord } from "../files.ts";
import { linesOf } from "./lines.ts";

export interface LineJournal<Entry> {
  /** What was finished before. */
  readonly entries: readonly Entry[];
  readonly keep: (entry: Entry) => void;
}

export interface JournalForm<Entry> {
  /** What is done, in words: "ladder". */
  readonly of: string;
  /** What must be the same for a run to go on. */
  readonly head: object;
  readonly isEntry: (value: object) => value is Entry & object;
}

/** Reads the journal, which need not exist yet. Writes nothing before the first piece is finished. */
export function openLineJournal<Entry>(file: string, { of, head, isEntry }: JournalForm<Entry>): LineJournal<Entry> {
  const entries: Entry[] = [];
  const first = { journal: `hypergate ${of}`, ...head };
  let isBegun = false;
  if (existsSync(file)) {
    let end = 0;
    for (const line of linesOf(file)) {
      if (!line.isWhole) {
        truncateSync(file, end);
        break;
      }
      const value = parsed(line.text);
      if (!isBegun) checkHead(file, of, value, first);
      else if (isRecord(value) && isEntry(value)) entries.push(value);
      else throw new Failure(`${file} is damaged`);
      isBegun = true;
      end = line.end;
    }
  }
  return {
    entries,
    keep: (entry) => {
      appendFileSync(file, `${isBegun ? "" : `${JSON.stringify(first)}\n`}${JSON.stringify(entry)}\n`);
      isBegun = true;
    },
  };
}

function checkHead(file: string, of: string, found: unknown, expected: { readonly journal: string }): void {
  if (!isRecord(found) || found.journal !== expected.journal)
    throw new Failure(`${file} is not the journal of a ${of}`);
  if (!same(found, parsed(JSON.stringify(expected))))
    throw new Failure(`${file} is the journal of another ${of}, or of another version; delete it or use another file`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
