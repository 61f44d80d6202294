/**
 * Puts messages into words. A message is text in ICU form:
 *
 *     {player} takes {n, plural, one {# piece} other {# pieces}}
 *     {player} joins {side, select, left {the left side} other {the right side}}
 *
 * `#` is the number of the plural around it. Cases nest. A plural may name exact numbers (`=0 {nothing}`). A select by a
 * parameter that is absent or empty takes its case `none`, so that one message serves those who know a secret and those
 * who do not: `{player} takes a piece{what, select, none {} other {: {what}}}`. A select by the reader takes the case `you`:
 * `{player, select, you {You take} other {{player} takes}} a piece`. An apostrophe is plain text unless it
 * stands before a brace or, in a plural, before `#`: then all up to the next apostrophe is plain text. Two are one.
 */
import type { Param, Params } from "./question.ts";
import { LANGUAGES, type Language } from "./text.ts";

/** Text, a parameter, the number of the plural around it, or a choice between texts. */
export type Piece = string | { readonly kind: "param"; readonly param: string } | { readonly kind: "count" } | Choice;

export interface Choice {
  readonly kind: "plural" | "select";
  readonly param: string;
  readonly cases: ReadonlyMap<string, readonly Piece[]>;
}

/** Turns the value of a parameter into words. */
export type Render = (value: Param) => string;

const COUNT: Piece = { kind: "count" };
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const PLURAL_CASE = /zero|one|two|few|many|other|=\d+/y;
const SELECT_CASE = /[\p{L}\p{N}_-]+/uy;
const SPACE = /\s*/y;

const PARSED = new Map<string, readonly Piece[]>();
const PLURALS = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.PluralRules(language)])) as Readonly<
  Record<Language, Intl.PluralRules>
>;

/** Everything that a message is put into words with; `you` is the value that stands for the reader. */
interface Speech {
  readonly language: Language;
  readonly params: Params;
  readonly render: Render;
  readonly you: Param | undefined;
}

/**
 * The message in words. A parameter that is missing shows as its name in braces. `you` is how parameters refer to the
 * reader, if they do.
 */
export function phrase(language: Language, message: string, params: Params, render: Render, you?: Param): string {
  return join(parseMessage(message), { language, params, render, you }, 0);
}

function join(pieces: readonly Piece[], speech: Speech, count: number): string {
  const { language, params, render } = speech;
  let text = "";
  for (const piece of pieces) {
    if (typeof piece === "string") text += piece;
    else if (piece.kind === "count") text += render(count);
    else {
      const value = params[piece.param];
      if (piece.kind === "param") text += value === undefined ? `{${piece.param}}` : render(value);
      else if (piece.kind === "select") text += join(selected(piece, value, speech), speech, count);
      else text += join(counted(piece, language, Number(value)), speech, Number(value));
    }
  }
  return text;
}

function selected({ cases }: Choice, value: Param | undefined, { you }: Speech): readonly Piece[] {
  const key = value === undefined || value === "" ? "none" : value === you ? "you" : String(value);
  return cases.get(key) ?? cases.get("other") ?? [];
}

function counted({ cases }: Choice, language: Language, n: number): readonly Piece[] {
  return cases.get(`=${n}`) ?? cases.get(PLURALS[language].select(n)) ?? cases.get("other") ?? [];
}

/** The parsed parts of a message, cached. Throws if the message is malformed. */
export function parseMessage(message: string): readonly Piece[] {
  const known = PARSED.get(message);
  if (known !== undefined) return known;
  const cursor = { message, at: 0 };
  const pieces = readPieces(cursor, false);
  if (cursor.at < message.length) fail(cursor, "a } without its {");
  PARSED.set(message, pieces);
  return pieces;
}

interface Cursor {
  readonly message: string;
  at: number;
}

function fail({ message, at }: Cursor, what: string): never {
  throw new Error(`malformed message, ${what} at character ${at + 1}: ${message}`);
}

/** Reads up to the end of the message or to the brace that closes a case. */
function readPieces(cursor: Cursor, inPlural: boolean): Piece[] {
  const { message } = cursor;
  const pieces: Piece[] = [];
  let text = "";
  const add = (piece: Piece) => {
    if (text !== "") pieces.push(text);
    text = "";
    pieces.push(piece);
  };
  while (cursor.at < message.length && message[cursor.at] !== "}") {
    const char = message[cursor.at];
    if (char === "{") add(readArgument(cursor, inPlural));
    else if (char === "'") text += readApostrophe(cursor, inPlural);
    else {
      cursor.at++;
      if (char === "#" && inPlural) add(COUNT);
      else text += char;
    }
  }
  if (text !== "") pieces.push(text);
  return pieces;
}

/** An apostrophe, or the text quoted by a pair of them. */
function readApostrophe(cursor: Cursor, inPlural: boolean): string {
  const { message } = cursor;
  const next = message[++cursor.at];
  if (next === "'") cursor.at++;
  if (next !== "{" && next !== "}" && !(next === "#" && inPlural)) return "'";
  let text = "";
  for (; cursor.at < message.length; cursor.at++) {
    if (message[cursor.at] !== "'") text += message[cursor.at];
    else if (message[cursor.at + 1] === "'") text += message[cursor.at++];
    else break;
  }
  if (cursor.at === message.length) fail(cursor, "a quotation without its end");
  cursor.at++;
  return text;
}

/** `{param}`, `{param, plural, …}` or `{param, select, …}`. */
function readArgument(cursor: Cursor, inPlural: boolean): Piece {
  expect(cursor, "{");
  const param = read(cursor, NAME, "the name of a parameter is expected");
  if (cursor.message[cursor.at] === "}") {
    cursor.at++;
    return { kind: "param", param };
  }
  expect(cursor, ",");
  const kind = read(cursor, NAME, "plural or select is expected");
  if (kind !== "plural" && kind !== "select") fail(cursor, `"${kind}" where plural or select is expected,`);
  expect(cursor, ",");
  const cases = new Map<string, readonly Piece[]>();
  while (cursor.at < cursor.message.length && cursor.message[cursor.at] !== "}") {
    const name = read(cursor, kind === "plural" ? PLURAL_CASE : SELECT_CASE, `a case of a ${kind} is expected`);
    if (cases.has(name)) fail(cursor, `a second case "${name}"`);
    expect(cursor, "{", false);
    cases.set(name, readPieces(cursor, inPlural || kind === "plural"));
    expect(cursor, "}");
  }
  if (!cases.has("other")) fail(cursor, `no case "other" of {${param}}`);
  expect(cursor, "}", false);
  return { kind, param, cases };
}

/** Reads what fits the pattern and the space behind it. */
function read(cursor: Cursor, pattern: RegExp, otherwise: string): string {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.message)?.[0];
  if (found === undefined) fail(cursor, otherwise);
  cursor.at += found.length;
  skipSpace(cursor);
  return found;
}

/** Reads a mark and, unless text begins there, the space behind it. */
function expect(cursor: Cursor, mark: string, space = true): void {
  if (cursor.message[cursor.at] !== mark) fail(cursor, `${mark} is expected`);
  cursor.at++;
  if (space) skipSpace(cursor);
}

function skipSpace(cursor: Cursor): void {
  SPACE.lastIndex = cursor.at;
  cursor.at += SPACE.exec(cursor.message)?.[0].length ?? 0;
}
