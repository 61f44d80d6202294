/** Cards by what is printed on them, as players name them without having one in sight: `name/attack-12`. */
import type { Ref } from "@hypergate/kernel";
import { CARDS, type CardNumber, fromCards, isBlank } from "./cards.ts";
import { inBox } from "./pool.ts";
import type { Settings } from "./settings.ts";
import type { Table } from "./state.ts";

/** The name of a card; a morph has the same in both decks. */
export function nameRef(card: CardNumber): Ref {
  return NAMES[card];
}

const NAMES: Ref[] = [];

/** The first card of each name. */
const FIRST: (typeof CARDS)[number][] = [];

/** By settings, the names of all cards there are, found out when they are first asked for. */
const known = { names: new WeakMap<Settings, readonly Ref[]>() };

fromCards(() => {
  NAMES.splice(0, NAMES.length, ...CARDS.map(({ type, name }) => `name/${type === "morph" ? type : name}`));
  FIRST.splice(0, FIRST.length, ...CARDS.filter((card) => !isBlank(card) && NAMES.indexOf(NAMES[card.n]) === card.n));
  known.names = new WeakMap();
});

/** The names of all cards there are in the boxes of this table. */
export function cardNames({ settings }: Table): readonly Ref[] {
  const names = known.names.get(settings) ?? namesIn(settings);
  known.names.set(settings, names);
  return names;
}

function namesIn(settings: Settings): Ref[] {
  const { rewardDeck, useFlares, boxes } = settings;
  // Flares that are not in the deck may come from the pile of unused ones.
  const hasFlares = useFlares || boxes.includes("dominion");
  const isThere = ({ flare, back }: (typeof CARDS)[number]) =>
    flare === undefined ? back === "cosmic" || rewardDeck : hasFlares && inBox(settings, flare);
  return FIRST.filter(isThere).map(({ n }) => NAMES[n]);
}
