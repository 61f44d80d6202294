/**
 * Places where a long word may be broken. Browsers have the dictionaries for `hyphens: auto` only sometimes, and a card is
 * narrow. The rule of thumb, which is good enough for both languages: one consonant between two vowels goes
 * with the second, of two or three the first stays, and more are halved.
 */

const SOFT_HYPHEN = "\u00AD";
const SHORTEST_WORD = 8;
const SHORTEST_PART = 3;

const LONG_WORDS = new RegExp(`\\p{L}{${SHORTEST_WORD},}`, "gu");
/** Vowels in a row, with the short ones that lean on them. */
const VOWELS = /[aeiouyаеёиоуыэюя]+й?/giu;
/** Consonants that are never parted: two letters for one sound, and a letter with its sign. */
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]h|qu|ck|[^\s]ь|[^\s]ъ|\p{L}/giu;

/** The text with a soft hyphen wherever one of its long words may be broken. */
export function withSoftHyphens(text: string): string {
  return text.replace(LONG_WORDS, broken);
}

function broken(word: string): string {
  const places = breaks(word).filter((at) => at >= SHORTEST_PART && word.length - at >= SHORTEST_PART);
  return places.reduceRight((text, at) => `${text.slice(0, at)}${SOFT_HYPHEN}${text.slice(at)}`, word);
}

/** Between each two groups of vowels there is one place. */
function breaks(word: string): number[] {
  const groups = [...word.matchAll(VOWELS)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  return groups.slice(1).map((next, i) => {
    const start = groups[i].to;
    return start + lengthThatStays(word.slice(start, next.from));
  });
}

function lengthThatStays(between: string): number {
  const sounds = between.match(CONSONANTS) ?? [];
  const stay = sounds.length > 3 ? Math.floor(sounds.length / 2) : Math.min(1, sounds.length - 1);
  return sounds.slice(0, Math.max(0, stay)).join("").length;
}
