/** Names of things inside a sentence. */
import type { Ref } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";

const THING = /(?:\d+×)?([a-z]+\/[^\s,;]+)/g;
/** Things that have a text to read. */
const READABLE = /^(?:card|name|power|wild|super|tech|destiny|goal)\//;

export function isReadable(ref: Ref): boolean {
  return READABLE.test(ref);
}

/** The things an event speaks of. */
export function refsIn({ params }: ToldEvent): readonly Ref[] {
  const texts = Object.values(params).filter((value) => typeof value === "string");
  return [...new Set(texts.flatMap((text) => [...text.matchAll(THING)].map((found) => found[1])))];
}

/** Those of them that can be opened. */
export function thingsIn(event: ToldEvent): readonly Ref[] {
  return refsIn(event).filter(isReadable);
}

interface Piece {
  readonly text: string;
  readonly ref?: Ref;
  /** What stands directly before and after a name. */
  readonly before?: string;
  readonly after?: string;
}

/** Splits a text at the first mention of each name. */
export function cut(text: string, named: readonly { readonly ref: Ref; readonly name: string }[]): readonly Piece[] {
  const longestFirst = [...named].sort((a, b) => b.name.length - a.name.length);
  let pieces: Piece[] = [{ text }];
  for (const { ref, name } of longestFirst) {
    const at = pieces.findIndex((piece) => piece.ref === undefined && piece.text.includes(name));
    if (at < 0 || name === "") continue;
    const { text: whole } = pieces[at];
    const [from, to] = withQuotes(whole, whole.indexOf(name), name.length);
    const parts = [{ text: whole.slice(0, from) }, { text: whole.slice(from, to), ref }, { text: whole.slice(to) }];
    pieces = pieces.toSpliced(at, 1, ...parts.filter((piece) => piece.text !== ""));
  }
  return pieces;
}

/** Gives each name the brackets and stops that touch it: a line must not be broken between them. */
export function withSigns(pieces: readonly Piece[]): readonly Piece[] {
  const texts = pieces.map(({ text }) => text);
  const signs = pieces.map(({ ref }, i) => {
    if (ref === undefined) return {};
    const before = isText(pieces[i - 1]) ? (/\S*$/.exec(texts[i - 1])?.[0] ?? "") : "";
    if (before !== "") texts[i - 1] = texts[i - 1].slice(0, -before.length);
    const after = isText(pieces[i + 1]) ? (/^\S*/.exec(texts[i + 1])?.[0] ?? "") : "";
    if (after !== "") texts[i + 1] = texts[i + 1].slice(after.length);
    return { before, after };
  });
  return pieces.map((piece, i) => ({ ...piece, ...signs[i], text: texts[i] }));
}

function isText(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.ref === undefined;
}

/**
 * Where a name begins and ends, including its quotation marks, which must not be separated from it at the end of a
 * line.
 */
function withQuotes(text: string, at: number, length: number): readonly [from: number, to: number] {
  const isQuoted = text[at - 1] === "«" && text[at + length] === "»";
  return isQuoted ? [at - 1, at + length + 1] : [at, at + length];
}
