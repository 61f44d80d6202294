/** Finding entries by the words that somebody types, in the language they read. */
import type { Language, Said } from "@hypergate/kernel";
import type { Entry } from "./entry.ts";

interface Indexed {
  readonly entry: Entry;
  readonly id: string;
  /** The words of its name in both languages; of everything else in the reader's. */
  readonly names: readonly string[];
  readonly text: readonly string[];
}

export interface Index {
  readonly all: readonly Indexed[];
}

export interface Wanted {
  readonly words: string;
  readonly kind?: string | undefined;
  readonly tag?: string | undefined;
}

/** Names are found in both languages, texts and marks in the reader's only. `tags`: what the marks are called. */
export function indexOf(
  entries: readonly Entry[],
  language: Language,
  tags: Readonly<Record<string, Said>> = {},
): Index {
  const all = entries.map((entry): Indexed => {
    const marks = entry.tags.flatMap((tag) => (tags[tag] === undefined ? [] : [tags[tag]]));
    const said = [entry.text, ...marks, ...(entry.kind === "chapter" ? [] : entry.statements)];
    return {
      entry,
      id: plain(entry.id),
      names: [...wordsIn(entry.name[language]), ...wordsIn(entry.name[language === "en" ? "ru" : "en"])],
      text: [...new Set(said.flatMap((one) => wordsIn(one[language])))],
    };
  });
  return { all };
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
export function addresses(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const byId = new Map<string, Entry>();
  const pages = entries.filter(({ kind }) => kind !== "rule");
  for (const entry of pages) byId.set(entry.id, entry);
  const told = [...pages].sort((a, b) => Number(b.kind === "chapter") - Number(a.kind === "chapter"));
  for (const entry of told) for (const { id } of entry.statements) if (!byId.has(id)) byId.set(id, entry);
  return byId;
}

/** Small letters, ё as е, nothing but letters and figures. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function wordsIn(text: string): readonly string[] {
  return plain(text)
    .split(" ")
    .filter((word) => word !== "");
}

/** Endings of Russian nouns, adjectives and verbs, the longest first; and of English plurals. */
const ENDINGS =
  /(?:иями|ями|ами|иях|ого|его|ому|ему|ыми|ими|ать|ять|ить|еть|ают|яют|ует|ешь|ишь|ете|ите|ия|ию|ии|ий|ый|ой|ей|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|ет|ит|ут|ют|ат|ят|а|я|о|е|ы|и|у|ю|ь|й|(?<=[a-z]{2}[^s])s)$/u;
/** A stem is never shorter than this. */
const STEM = 3;

/** What the forms of a word have in common: «планеты» and «планету» begin with «планет». */
function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, "");
  return stem.length >= STEM ? stem : word;
}

/** The longest ending that a form adds to a stem. */
const ENDING = 3;

function isFormOf(word: string, stem: string): boolean {
  return word.startsWith(stem) && word.length <= stem.length + ENDING;
}

/** How well an entry fits one typed word; 0 if it does not. Words fit from their beginning, never by letters inside. */
function match({ id, names, text }: Indexed, word: string): number {
  if (id === word) return 8;
  if (names.includes(word)) return 7;
  if (id.split(" ").includes(word) || names.some((name) => name.startsWith(word))) return 6;
  const stem = stemOf(word);
  if (names.some((name) => name.startsWith(stem))) return 5;
  if (text.includes(word)) return 4;
  if (text.some((one) => one.startsWith(word))) return 3;
  return text.some((one) => isFormOf(one, stem)) ? 2 : 0;
}

/** Everything that fits all the words, the best first. */
export function search({ all }: Index, { words, kind, tag }: Wanted): readonly Entry[] {
  const typed = wordsIn(words);
  const whole = plain(words);
  const found: { readonly entry: Entry; readonly score: number }[] = [];
  for (const one of all) {
    if (kind !== undefined && one.entry.kind !== kind) continue;
    if (tag !== undefined && !one.entry.tags.includes(tag)) continue;
    // A number of a statement is typed as it is printed: REV-12.
    const isNamed = typed.length > 0 && one.id === whole;
    const fits = typed.map((word) => match(one, word));
    if (!isNamed && fits.includes(0)) continue;
    const bonus = isNamed || (typed.length > 0 && one.names.join(" ").startsWith(whole)) ? 10 : 0;
    const score = fits.reduce((a, b) => a + b, 0) + bonus - (one.entry.kind === "rule" ? 1 : 0);
    found.push({ entry: one.entry, score });
  }
  return found.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}
