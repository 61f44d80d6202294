/** What things are called in scenario files: seats and planets by colour, cards without which copy it is. */
import type { Ref } from "@hypergate/kernel";
import { type SeatNames, seatNamed, word } from "@hypergate/kernel/scenario";
import { ALIEN_IDS } from "../aliens/registry.ts";
import { CARDS, DESTINY, fromCards, isBlank } from "../cards.ts";
import { COLOURS, MAX_SEATS } from "../catalogue.ts";
import { settingsOfPowers } from "../installed.ts";
import { knownOwnMessages } from "../known.ts";
import { techPool } from "../pool.ts";
import { PLANETS_PER_SEAT, type Planet, planetOf } from "../refs.ts";
import { allSettings, resolveSettings } from "../settings.ts";
import { sources } from "../texts/messages.ts";
import { rewards } from "../texts/rewards.ts";

const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => seat);
const NUMBERS = Array.from({ length: PLANETS_PER_SEAT }, (_, i) => i + 1);

const cardNames: string[] = [];
export const CARD_NAMES: readonly string[] = cardNames;
fromCards(() => {
  const names = CARDS.filter((card) => !isBlank(card)).map((card) => card.name);
  cardNames.splice(0, cardNames.length, ...new Set(names));
});
const PLANET_NAMES: readonly string[] = [
  ...SEATS.flatMap((seat) => NUMBERS.map((n) => `${COLOURS[seat]} ${n}`)),
  ...SEATS.flatMap((seat) => NUMBERS.map((n) => `${COLOURS[seat]}.${n}`)),
  ...SEATS.flatMap((seat) => NUMBERS.map((n) => `${seat}.${n}`)),
  "new",
];
const DESTINY_NAMES: readonly string[] = [
  ...new Set([
    ...DESTINY.map(({ ref }) => plain(ref)),
    ...DESTINY.map(({ ref }) => plain(ref).replace(/\.\d+$/, "")),
    ...COLOURS,
  ]),
];

export const CARD = word("card", () => CARD_NAMES);
export const FLARE = word("card", () => CARD_NAMES.filter((name) => name.startsWith("flare-")));
export const ALIEN = word("alien", () => ALIEN_IDS);
export const PLANET = word("planet", () => PLANET_NAMES);
export const DESTINY_CARD = word("destiny", () => DESTINY_NAMES);
export const TECH = word("tech", () => techPool(resolveSettings({}, {})));
export const SETTING = word("setting", () => ["edition", ...Object.keys(allSettings(settingsOfPowers()))]);
export const REST = word("rest", () => ["rest"]);

/** The one question whose name has no parts. */
const DEAL = "deal";
/** Texts that are no questions. */
const OTHER_TEXTS = ["refusals", "log", "things"];
export const QUESTION = word("question", () =>
  [
    ...Object.entries(sources).flatMap(([source, messages]) => (OTHER_TEXTS.includes(source) ? [] : [messages])),
    rewards,
    ...knownOwnMessages(),
  ].flatMap((messages) => Object.keys(messages).filter((id) => id.includes("/") || id === DEAL)),
);

function plain(ref: Ref): string {
  return ref.slice(ref.indexOf("/") + 1);
}

/** The planet of `1.2`, `green 2` or `green.2`; -1 if there is none. */
export function planetNamed(name: string): Planet {
  const [, colour, n] = /^([a-z]+)[ .](\d)$/.exec(name) ?? [];
  const seat = colour === undefined ? undefined : seatNamed(colour, COLOURS);
  return planetOf(seat === undefined ? `planet/${plain(name)}` : `planet/${seat}.${n}`);
}

/** `green` is any of that player's destiny cards. */
export function destinyNamed(name: string): string {
  const seat = seatNamed(name, COLOURS);
  return seat === undefined || /^\d/.test(name) ? name : `seat-${seat}`;
}

/** All names of a thing, the usual one first. */
export function called(ref: Ref, seats: SeatNames): readonly string[] {
  const bare = plain(ref);
  const type = ref.slice(0, ref.indexOf("/"));
  const kind = bare.replace(/\.\d+$/, "");
  switch (type) {
    case "card":
      return [kind, bare, ref];
    case "planet":
      return [bare, ...inColour(bare, seats), ref];
    case "player":
      return [bare, seats[Number(bare)] ?? bare, ref];
    case "destiny": {
      const seat = /^seat-(\d)$/.exec(kind)?.[1];
      return [kind, bare, ...(seat === undefined ? [] : [seats[Number(seat)] ?? kind]), ref];
    }
    case "colony": {
      const [planet, owner] = bare.split("@");
      const name = seats[Number(owner)] ?? owner;
      return [bare, ...inColour(planet, seats).map((one) => `${one}@${name}`), ref];
    }
    default:
      return [bare, ref];
  }
}

/** `green 2` and `green.2` for `1.2`. */
function inColour(planet: string, seats: SeatNames): string[] {
  const [seat, n] = planet.split(".");
  const colour = seats[Number(seat)];
  return colour === undefined || n === undefined ? [] : [`${colour} ${n}`, `${colour}.${n}`];
}
