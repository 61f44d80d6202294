/**
 * Writes text frames (RFC 6455, section 5.2) to the stream under a socket. Everything that is sent in one turn of the event
 * loop leaves in one piece: one call to the system, where a socket of its own would need several.
 */
import type { Duplex } from "node:stream";

/** The stream under a socket. */
export type Stream = Pick<Duplex, "write">;

/** The last piece of a message, which is text. */
const FINAL_TEXT = 0x81;
/** Lengths up to 125 stand in the header; these say that two or eight bytes with the length follow. */
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];
const MOST_IN_TWO_BYTES = 0xffff;

export class TextFrames {
  readonly #stream: Stream;
  #texts: string[] = [];
  /** How many bytes each of them has. */
  #lengths: number[] = [];
  /** How many bytes wait. */
  waiting = 0;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  /** True if this is the first that waits. */
  add(text: string): boolean {
    const length = Buffer.byteLength(text);
    this.waiting += sizeOf(length);
    this.#lengths.push(length);
    return this.#texts.push(text) === 1;
  }

  drop(): void {
    this.#texts = [];
    this.#lengths = [];
    this.waiting = 0;
  }

  flush(): void {
    if (this.#texts.length === 0) return;
    const bytes = Buffer.allocUnsafe(this.waiting);
    let at = 0;
    for (const [i, text] of this.#texts.entries()) at = put(bytes, text, this.#lengths[i], at);
    this.drop();
    this.#stream.write(bytes);
  }
}

/** A frame with so many bytes of text. */
function sizeOf(bytes: number): number {
  if (bytes < TWO_BYTES) return 2 + bytes;
  return bytes <= MOST_IN_TWO_BYTES ? 4 + bytes : 10 + bytes;
}

/** Puts a frame in its place; returns where the next one begins. */
function put(bytes: Buffer, text: string, length: number, at: number): number {
  const begin = at + sizeOf(length) - length;
  bytes[at] = FINAL_TEXT;
  if (length < TWO_BYTES) bytes[at + 1] = length;
  else if (length <= MOST_IN_TWO_BYTES) {
    bytes[at + 1] = TWO_BYTES;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = EIGHT_BYTES;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return begin + bytes.write(text, begin);
}
