/**
 * What a table is called: as its host says, or else by two words that follow from its id. They mean the same in every language,
 * so that people who read different ones speak of the same table. Without schemas, like `choices`.
 */
import type { Language } from "@hypergate/kernel";

type Gender = "m" | "f" | "n";

/** English, and the Russian word by gender. */
const ADJECTIVES: readonly (readonly [string, Readonly<Record<Gender, string>>])[] = [
  ["Quiet", { m: "Тихий", f: "Тихая", n: "Тихое" }],
  ["Golden", { m: "Золотой", f: "Золотая", n: "Золотое" }],
  ["Silver", { m: "Серебряный", f: "Серебряная", n: "Серебряное" }],
  ["Crimson", { m: "Багровый", f: "Багровая", n: "Багровое" }],
  ["Distant", { m: "Далёкий", f: "Далёкая", n: "Далёкое" }],
  ["Bright", { m: "Яркий", f: "Яркая", n: "Яркое" }],
  ["Hidden", { m: "Тайный", f: "Тайная", n: "Тайное" }],
  ["Ancient", { m: "Древний", f: "Древняя", n: "Древнее" }],
  ["Emerald", { m: "Изумрудный", f: "Изумрудная", n: "Изумрудное" }],
  ["Frozen", { m: "Ледяной", f: "Ледяная", n: "Ледяное" }],
  ["Wandering", { m: "Бродячий", f: "Бродячая", n: "Бродячее" }],
  ["Velvet", { m: "Бархатный", f: "Бархатная", n: "Бархатное" }],
  ["Lucky", { m: "Счастливый", f: "Счастливая", n: "Счастливое" }],
  ["Amber", { m: "Янтарный", f: "Янтарная", n: "Янтарное" }],
  ["Blue", { m: "Синий", f: "Синяя", n: "Синее" }],
  ["Gentle", { m: "Ласковый", f: "Ласковая", n: "Ласковое" }],
  ["Winding", { m: "Извилистый", f: "Извилистая", n: "Извилистое" }],
  ["Merry", { m: "Весёлый", f: "Весёлая", n: "Весёлое" }],
  ["Misty", { m: "Туманный", f: "Туманная", n: "Туманное" }],
  ["Copper", { m: "Медный", f: "Медная", n: "Медное" }],
  ["Restless", { m: "Беспокойный", f: "Беспокойная", n: "Беспокойное" }],
  ["Polar", { m: "Полярный", f: "Полярная", n: "Полярное" }],
  ["Violet", { m: "Лиловый", f: "Лиловая", n: "Лиловое" }],
  ["Northern", { m: "Северный", f: "Северная", n: "Северное" }],
];

/** English, the Russian word, and its gender. */
const NOUNS: readonly (readonly [string, string, Gender])[] = [
  ["Comet", "комета", "f"],
  ["Harbour", "гавань", "f"],
  ["Orbit", "орбита", "f"],
  ["Lighthouse", "маяк", "m"],
  ["Crossing", "перекрёсток", "m"],
  ["Nebula", "туманность", "f"],
  ["Observatory", "обсерватория", "f"],
  ["Moon", "луна", "f"],
  ["Sail", "парус", "m"],
  ["Meridian", "меридиан", "m"],
  ["Garden", "сад", "m"],
  ["Eclipse", "затмение", "n"],
  ["Bridge", "мост", "m"],
  ["Anchorage", "причал", "m"],
  ["Sky", "небо", "n"],
  ["Constellation", "созвездие", "n"],
  ["Asteroid", "астероид", "m"],
  ["Caravan", "караван", "m"],
  ["Echo", "эхо", "n"],
  ["Zenith", "зенит", "m"],
  ["Lagoon", "лагуна", "f"],
  ["Sun", "солнце", "n"],
  ["Wind", "ветер", "m"],
  ["Dawn", "заря", "f"],
];

/** What is needed of a table to call it by a name. */
export interface Called {
  readonly id: string;
  readonly name?: string | undefined;
}

export function tableName(language: Language, { id, name }: Called): string {
  return name ?? drawnName(language, id);
}

function drawnName(language: Language, id: string): string {
  const n = numberOf(id);
  const [adjective, forms] = ADJECTIVES[n % ADJECTIVES.length];
  const [noun, word, gender] = NOUNS[Math.floor(n / ADJECTIVES.length) % NOUNS.length];
  return language === "ru" ? `${forms[gender]} ${word}` : `${adjective} ${noun}`;
}

/** The same number for the same id (FNV-1a). */
function numberOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
