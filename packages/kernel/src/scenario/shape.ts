/**
 * The shape of a file, as data. The reader checks a document against it and reports what is wrong and where. The JSON
 * schema for editors is generated from the same data, so the two always agree.
 */
import { fieldPlace, itemPlace, type Report } from "./findings.ts";
import { nearest } from "./near.ts";

export type Shape =
  | { readonly is: "text" | "flag" | "whole" | "count" | "anything"; readonly about?: string }
  | WordShape
  | { readonly is: "pattern"; readonly kind: string; readonly pattern: string; readonly about?: string }
  | { readonly is: "list"; readonly of: Shape; readonly about?: string }
  | { readonly is: "record"; readonly of: Shape; readonly keys?: WordShape; readonly about?: string }
  | ObjectShape
  | { readonly is: "either"; readonly of: readonly Shape[]; readonly about?: string };

/** One of these words. `kind` says what they name; it is also the name of the definition in the JSON schema. */
export interface WordShape {
  readonly is: "word";
  readonly kind: string;
  readonly words: () => readonly string[];
  readonly about?: string;
}

export interface ObjectShape {
  readonly is: "object";
  readonly fields: Readonly<Record<string, Shape>>;
  readonly needs?: readonly string[];
  readonly about?: string;
}

export const TEXT: Shape = { is: "text" };
export const FLAG: Shape = { is: "flag" };
/** A whole number, and one that is not below zero. */
export const WHOLE: Shape = { is: "whole" };
export const COUNT: Shape = { is: "count" };
export const ANYTHING: Shape = { is: "anything" };

export function listOf(of: Shape): Shape {
  return { is: "list", of };
}

export function recordOf(of: Shape, keys?: WordShape): Shape {
  return keys === undefined ? { is: "record", of } : { is: "record", of, keys };
}

export function objectOf(fields: Readonly<Record<string, Shape>>, needs: readonly string[] = []): ObjectShape {
  return { is: "object", fields, needs };
}

export function oneOf(...of: readonly Shape[]): Shape {
  return { is: "either", of };
}

export function word(kind: string, words: () => readonly string[]): WordShape {
  return { is: "word", kind, words };
}

/** A shape with a description for people who write files. */
export function about<T extends Shape>(text: string, shape: T): T {
  return { ...shape, about: text };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Longer lists of words are cut in messages. */
const SHOWN_WORDS = 40;

/** Reports every place where a value does not have the shape. */
export function checkShape(shape: Shape, value: unknown, place: string, report: Report): void {
  if (!hasKind(shape, value)) {
    report(place, "scenario.shape", { expected: expected(shape), found: found(value) });
    return;
  }
  switch (shape.is) {
    case "word":
      checkWord(shape, String(value), place, report);
      return;
    case "pattern":
      if (!new RegExp(shape.pattern, "u").test(String(value)))
        report(place, "scenario.name", { kind: `kind/${shape.kind}`, name: String(value) });
      return;
    case "list":
      for (const [i, item] of (value as unknown[]).entries()) checkShape(shape.of, item, itemPlace(place, i), report);
      return;
    case "record":
      for (const [name, part] of Object.entries(value as object)) {
        if (shape.keys !== undefined) checkWord(shape.keys, name, place, report);
        checkShape(shape.of, part, fieldPlace(place, name), report);
      }
      return;
    case "object":
      checkObject(shape, value as Readonly<Record<string, unknown>>, place, report);
      return;
    case "either":
      checkEither(shape.of, value, place, report);
      return;
    case "text":
    case "flag":
    case "whole":
    case "count":
    case "anything":
      return;
  }
}

/** If several shapes are allowed, any of them may match. Otherwise the one of the same kind is what was meant. */
function checkEither(shapes: readonly Shape[], value: unknown, place: string, report: Report): void {
  const meant = shapes.filter((shape) => hasKind(shape, value));
  const isFine = meant.some((shape) => fits(shape, value));
  if (isFine) return;
  const words = meant.filter((shape) => shape.is === "word");
  if (words.length > 1) {
    const all = words.flatMap((shape) => shape.words());
    checkWord({ is: "word", kind: words[0].kind, words: () => all }, String(value), place, report);
  } else checkShape(meant[0], value, place, report);
}

export function fits(shape: Shape, value: unknown): boolean {
  let isFine = true;
  checkShape(shape, value, "", () => {
    isFine = false;
  });
  return isFine;
}

function checkObject(
  shape: ObjectShape,
  value: Readonly<Record<string, unknown>>,
  place: string,
  report: Report,
): void {
  const known = Object.keys(shape.fields);
  for (const [name, part] of Object.entries(value)) {
    if (Object.hasOwn(shape.fields, name)) checkShape(shape.fields[name], part, fieldPlace(place, name), report);
    else report(place, "scenario.field", { name, near: nearest(name, known) ?? "", allowed: known.join(", ") });
  }
  for (const name of shape.needs ?? []) if (value[name] === undefined) report(place, "scenario.missing", { name });
}

export function checkWord({ kind, words }: WordShape, name: string, place: string, report: Report): void {
  const all = words();
  if (all.includes(name)) return;
  const near = nearest(name, all) ?? "";
  const allowed = all.length <= SHOWN_WORDS ? all.join(", ") : "";
  report(place, "scenario.name", { kind: `kind/${kind}`, name, near, allowed: near === "" ? allowed : "" });
}

/** Whether a value has the right outer kind, whatever it contains. */
function hasKind(shape: Shape, value: unknown): boolean {
  switch (shape.is) {
    case "anything":
      return true;
    case "text":
    case "word":
    case "pattern":
      return typeof value === "string";
    case "flag":
      return typeof value === "boolean";
    case "whole":
      return Number.isInteger(value);
    case "count":
      return Number.isInteger(value) && (value as number) >= 0;
    case "list":
      return Array.isArray(value);
    case "record":
    case "object":
      return isRecord(value);
    case "either":
      return shape.of.some((one) => hasKind(one, value));
  }
}

/** What is wanted, as one would write it down. */
function expected(shape: Shape): string {
  switch (shape.is) {
    case "text":
    case "pattern":
      return '"…"';
    case "word":
      return shape.words().length === 1 ? JSON.stringify(shape.words()[0]) : '"…"';
    case "flag":
      return "true, false";
    case "whole":
      return "…, -1, 0, 1, …";
    case "count":
      return "0, 1, 2, …";
    case "list":
      return `[${expected(shape.of)}, …]`;
    case "record":
    case "object":
      return "{ … }";
    case "anything":
      return "…";
    case "either":
      return [...new Set(shape.of.map(expected))].join(" | ");
  }
}

function found(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
