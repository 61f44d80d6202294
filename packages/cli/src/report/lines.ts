import { closeSync, openSync, readSync } from "node:fs";

export interface Line {
  readonly text: string;
  /** Where it ends in the file, in bytes. */
  readonly end: number;
  /** False for what follows the last line break. */
  readonly isWhole: boolean;
}

/** The lines of a file of any size, read in pieces. */
export function* linesOf(file: string, piece = 1 << 20): Generator<Line> {
  const handle = openSync(file, "r");
  const buffer = Buffer.alloc(piece);
  let rest = Buffer.alloc(0);
  let end = 0;
  try {
    for (let n = readSync(handle, buffer); n > 0; n = readSync(handle, buffer)) {
      const bytes = Buffer.concat([rest, buffer.subarray(0, n)]);
      let from = 0;
      for (let to = bytes.indexOf("\n"); to >= 0; to = bytes.indexOf("\n", from)) {
        end += to + 1 - from;
        yield { text: bytes.toString("utf8", from, to), end, isWhole: true };
        from = to + 1;
      }
      rest = bytes.subarray(from);
    }
    if (rest.length > 0) yield { text: rest.toString("utf8"), end: end + rest.length, isWhole: false };
  } finally {
    closeSync(handle);
  }
}
