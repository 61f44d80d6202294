/**
 * The characters that bots play as: a name and a temper in numbers; `sayings.ts` has what they say. Plain data, safe for a
 * browser: nothing here needs the rules of a game.
 */
import { type Said, type Seat, seeded, shuffle } from "@hypergate/kernel";

/** How one likes to play, in numbers. */
export interface Temper {
  /** Chance to take a second encounter and to aim at the leader. */
  readonly aggression: number;
  /** Fewest and most ships usually sent. */
  readonly ships: readonly [fewest: number, most: number];
  /** Share of Negotiates played while one is held. */
  readonly negotiate: number;
  /** Weight of past help in choosing allies. */
  readonly trust: number;
  /** What is asked above an even deal; below zero, what is given. */
  readonly greed: number;
}

/** Habits that numbers do not tell. What is not said is done as any sensible player does it. */
export interface Ways {
  /** Joins whenever invited; whoever will win; who has fewer colonies; against those who hurt it; only what is sure. */
  readonly joins?: "always" | "winner" | "weaker" | "againstFoes" | "sure";
  /** Invites nobody while ahead, or none of those who hurt it. */
  readonly invites?: "ifBehind" | "noFoes";
  /** Zaps whatever it can, or whatever those do who hurt it. */
  readonly zaps?: "always" | "foes";
  /** How much it hurts to spend a good card: 1 as usual. On the offense, if that differs. */
  readonly thrift?: number;
  readonly thriftAbroad?: number;
}

/**
 * What a racer thinks of: by phase, how much more or less than usual that is worth; 1 is as usual. Fighting stands for
 * military, engine for worlds that produce again and again, hoarding for cards in hand.
 */
export type Racing = Readonly<
  Partial<
    Record<
      "explore" | "develop" | "settle" | "trade" | "produce" | "fighting" | "engine" | "hoarding" | "spite",
      number
    >
  >
>;

interface Named {
  readonly name: Said;
  /** What to expect, in a few words after the name. */
  readonly about: Said;
  /** What a long name is cut down to at a table. */
  readonly short?: Said;
  readonly temper: Temper;
  readonly ways: Ways;
  readonly racing: Racing;
  /** Another temper from three colonies on. */
  readonly later?: Temper;
}

export interface Character extends Named {
  readonly id: CharacterId;
}

const NAMED = {
  /** Careful ally: sends 1–2, never strips a colony, keeps high attacks for home. */
  rusty: {
    name: { en: "Rusty", ru: "Ржавый" },
    about: { en: "careful and sparing", ru: "осторожность и бережливость" },
    temper: { aggression: 0.3, ships: [1, 2], negotiate: 0.2, trust: 0.6, greed: 0 },
    ways: { thrift: 0.8, thriftAbroad: 1.4 },
    racing: { hoarding: 1.15, trade: 0.8 },
  },
  /** Dealer: negotiates one time in three, keeps every bargain, offers colony for colony. */
  quark: {
    name: { en: "Madame Quark", ru: "Мадам Кварк" },
    short: { en: "Quark", ru: "Кварк" },
    about: { en: "always open to a deal", ru: "всегда не прочь поторговаться" },
    temper: { aggression: 0.4, ships: [2, 3], negotiate: 0.35, trust: 0.7, greed: 0.3 },
    ways: {},
    racing: { trade: 1.6, engine: 1.1, fighting: 0.5 },
  },
  /** Attacker: always 4 ships, highest card, always a second encounter, invites nobody unless behind. */
  baron: {
    name: { en: "Tin Baron", ru: "Жестяной Барон" },
    short: { en: "Baron", ru: "Барон" },
    about: { en: "born to conquer", ru: "прирождённый завоеватель" },
    temper: { aggression: 0.95, ships: [4, 4], negotiate: 0.05, trust: 0.2, greed: 0.5 },
    ways: { invites: "ifBehind", thrift: 0.7 },
    racing: { fighting: 6, settle: 1.25, develop: 0.9 },
  },
  /** Joins everything it is invited to, card at random, zaps at first sight. */
  pixel: {
    name: { en: "Pixel", ru: "Пиксель" },
    about: { en: "curious about everything", ru: "любопытство сильнее расчёта" },
    temper: { aggression: 0.6, ships: [1, 4], negotiate: 0.25, trust: 0.1, greed: -0.2 },
    ways: { joins: "always", zaps: "always" },
    racing: { explore: 1.4, hoarding: 0.85 },
  },
  /** Counter: remembers discards, plays the smallest card that should win, reinforces only when it decides. */
  gauss: {
    name: { en: "Old Gauss", ru: "Старый Гаусс" },
    short: { en: "Gauss", ru: "Гаусс" },
    about: { en: "counts everything twice", ru: "всё считает дважды" },
    temper: { aggression: 0.5, ships: [3, 3], negotiate: 0.2, trust: 0.4, greed: 0.1 },
    ways: { thrift: 1.3 },
    racing: { engine: 1.25, produce: 1.2, hoarding: 0.9 },
  },
  /** Grudge: never helps who hurt her, joins any side against them, saves zaps for them. */
  nettle: {
    name: { en: "Nettle", ru: "Крапива" },
    about: { en: "forgets no injury", ru: "не забывает обид" },
    temper: { aggression: 0.6, ships: [3, 3], negotiate: 0.1, trust: 0.9, greed: 0.2 },
    ways: { joins: "againstFoes", invites: "noFoes", zaps: "foes" },
    racing: { spite: 3, fighting: 3 },
  },
  /** Host: invites everybody, 3–4 ships, glad to win together. */
  piston: {
    name: { en: "Captain Piston", ru: "Капитан Поршень" },
    short: { en: "Piston", ru: "Поршень" },
    about: { en: "hearty and always in a hurry", ru: "радушие и спешка" },
    temper: { aggression: 0.7, ships: [3, 4], negotiate: 0.15, trust: 0.5, greed: 0 },
    ways: {},
    racing: { settle: 1.2, develop: 1.1, explore: 0.8 },
  },
  /** Helper: sides with whoever has fewer colonies, repays help, prefers cards to colonies in deals. */
  diode: {
    name: { en: "Sister Diode", ru: "Сестра Диод" },
    short: { en: "Diode", ru: "Диод" },
    about: { en: "kind to those who are behind", ru: "помогает отстающим" },
    temper: { aggression: 0.25, ships: [2, 2], negotiate: 0.3, trust: 0.9, greed: -0.1 },
    ways: { joins: "weaker" },
    racing: { spite: 0, develop: 1.2 },
  },
  /** Turncoat: joins whoever will win, lets deals fail when the penalty hurts the other more. */
  sprocket: {
    name: { en: "Sprocket", ru: "Шестерёнка" },
    about: { en: "on the side of whoever wins", ru: "всегда на стороне победителя" },
    temper: { aggression: 0.6, ships: [2, 4], negotiate: 0.3, trust: 0, greed: 0.6 },
    ways: { joins: "winner" },
    racing: { trade: 1.3, spite: 2 },
  },
  /** Waits: stays out to three colonies, hoards, then plays everything. */
  cat: {
    name: { en: "Void Cat", ru: "Кот Вакуум" },
    short: { en: "Cat", ru: "Кот" },
    about: { en: "waits, hoards and pounces", ru: "ждёт, копит и прыгает" },
    temper: { aggression: 0.2, ships: [0, 0], negotiate: 0.2, trust: 0.3, greed: 0.4 },
    ways: { joins: "sure" },
    racing: { explore: 1.25, hoarding: 1.2, settle: 0.9 },
    later: { aggression: 0.9, ships: [4, 4], negotiate: 0.2, trust: 0.3, greed: 0.4 },
  },
} as const satisfies Readonly<Record<string, Named>>;

export type CharacterId = keyof typeof NAMED;

export const CHARACTER_IDS = Object.keys(NAMED) as readonly CharacterId[];

export const CHARACTERS = Object.fromEntries(
  CHARACTER_IDS.map((id): [CharacterId, Character] => [id, { id, ...NAMED[id] }]),
) as Readonly<Record<CharacterId, Character>>;

/** Whom a bot plays at a table: always the same on one seat, and nobody twice at up to ten seats. */
export function characterAt(table: string, seat: Seat): Character {
  const order = shuffle(seeded(table), [...CHARACTER_IDS]);
  return CHARACTERS[order[seat % order.length]];
}
