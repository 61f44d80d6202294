/** Names of people: which are allowed, and which look like others. Without schemas, like `choices`. */

export const NAME_LENGTH = 30;

const LETTERS = /^[\p{L}\p{N}\p{P}\p{S}\p{Emoji} ]+$/u;
/** Nothing to be seen: ignorable letters, direction marks, blanks that count as letters or signs. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\u{1D159}]/u;
/** Something to be read. */
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** The name as it is kept: one space between words, letters put together. */
export function tidyName(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/ +/g, " ");
}

export function isName(text: string): boolean {
  const name = tidyName(text);
  return [...name].length <= NAME_LENGTH && LETTERS.test(name) && READABLE.test(name) && !INVISIBLE.test(name);
}

/** What is said, without marks that turn the direction of what follows them. */
export function tidyWords(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, "").trim();
}

/** Whether there is anything to be seen in it. */
export function canBeSeen(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800\u{1D159}]/u.test(text);
}

/** For finding a name: case, width and accents do not matter. */
export function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Letters and digits that look like a Latin letter, large or small. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: "аΑαАɑ@4",
  b: "вВβΒЬьб6ʙ8",
  c: "сСϲϹᴄ",
  d: "ԁԀ",
  e: "еЕεΕэЭєЄҽ3",
  f: "ƒ",
  g: "ɡԌ9",
  h: "нНηΗһҺ",
  i: "іІιΙlLӏӀ1!|ıɩ",
  j: "јЈ",
  k: "кКκΚ",
  m: "мМμΜ",
  n: "пПνΝиИйЙɴ",
  o: "оОοΟσ0ØøѲө",
  p: "рРρΡ",
  q: "ԛԚ",
  r: "гГʀ",
  s: "ѕЅ5$",
  t: "тТτΤ7",
  u: "υцЦ",
  v: "ѵѴ",
  w: "шШщЩωΩԝԜ",
  x: "хХχΧ×",
  y: "уУγΥүҮ",
  z: "зЗζΖ2",
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** What a name looks like at a glance. Names that look the same have the same one. */
export function looksOf(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/[\p{M}\p{P}\p{Z}]/gu, (sign) => (LATIN.has(sign) ? sign : ""));
  const latin = [...plain].map((letter) => LATIN.get(letter) ?? letter.toLowerCase());
  return latin
    .map((letter) => LATIN.get(letter) ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}
