/** Finding entries by what somebody types, in either language. */
import type { Language } from "@hypergate/kernel";
import type { Entry } from "../game/entry.ts";

interface Indexed {
  readonly entry: Entry;
  /** ` word word`: a word begins where a space stands. */
  readonly id: string;
  readonly names: string;
  readonly text: string;
}

export interface Index {
  readonly all: readonly Indexed[];
  readonly byId: ReadonlyMap<string, Entry>;
}

export interface Wanted {
  readonly words: string;
  readonly kind?: string | undefined;
  readonly tag?: string | undefined;
}

export function indexOf(entries: readonly Entry[]): Index {
  const all = entries.map((entry): Indexed => {
    const said = [entry.text, ...(entry.kind === "chapter" ? [] : entry.statements)];
    return {
      entry,
      id: plain(entry.id),
      names: plain(`${entry.name.en} ${entry.name.ru}`),
      text: plain(said.map(({ en, ru }) => `${en} ${ru}`).join(" ")),
    };
  });
  return { all, byId: addresses(entries) };
}

/** Kinds whose entries stand in the order of the book; all others are looked for by their names. */
const IN_BOOK_ORDER: ReadonlySet<string> = new Set(["chapter", "rule"]);

/** Each kind for itself, by name, as the reader's language sorts. */
export function inReadersOrder(entries: readonly Entry[], language: Language): readonly Entry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const same = entries.filter((entry) => entry.kind === kind);
    return IN_BOOK_ORDER.has(kind) ? same : same.sort((a, b) => compare(a.name[language], b.name[language]));
  });
}

/** Entries by their ids, and by the ids of the statements that are told nowhere else. */
function addresses(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const byId = new Map<string, Entry>();
  const pages = entries.filter(({ kind }) => kind !== "rule");
  for (const entry of pages) byId.set(entry.id, entry);
  const told = [...pages].sort((a, b) => Number(b.kind === "chapter") - Number(a.kind === "chapter"));
  for (const entry of told) for (const { id } of entry.statements) if (!byId.has(id)) byId.set(id, entry);
  return byId;
}

/** Small letters, ё as е, nothing but letters and figures, and a space before every word. */
function plain(text: string): string {
  const letters = text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return ` ${letters.trim()}`;
}

/** How well an entry fits one typed word; 0 if it does not. */
function match({ id, names, text }: Indexed, word: string): number {
  if (id === word || names === word) return 8;
  if (names.startsWith(word) || id.startsWith(word)) return 6;
  if (names.includes(word) || id.includes(word)) return 5;
  if (names.includes(word.trimStart())) return 3;
  if (text.includes(word)) return 2;
  return word.length > 3 && text.includes(word.trimStart()) ? 1 : 0;
}

/** Everything that fits all the words, the best first. */
export function search({ all }: Index, { words, kind, tag }: Wanted): readonly Entry[] {
  const typed = plain(words)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => ` ${word}`);
  const whole = plain(words);
  const found: { readonly entry: Entry; readonly score: number }[] = [];
  for (const one of all) {
    if (kind !== undefined && one.entry.kind !== kind) continue;
    if (tag !== undefined && !one.entry.tags.includes(tag)) continue;
    const fits = typed.map((word) => match(one, word));
    if (fits.includes(0)) continue;
    const bonus = typed.length > 0 && (one.names.startsWith(whole) || one.id === whole) ? 10 : 0;
    const score = fits.reduce((a, b) => a + b, 0) + bonus - (one.entry.kind === "rule" ? 1 : 0);
    found.push({ entry: one.entry, score });
  }
  return found.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}
