/** Cards by what is printed on them, as players name them without having one in sight: `name/attack-12`. */
import type { Ref } from "@hypergate/kernel";
import { CARDS, type CardNumber } from "./cards.ts";
import { inBox } from "./pool.ts";
import type { Table } from "./state.ts";

/** The name of a card; a morph has the same in both decks. */
export function nameRef(card: CardNumber): Ref {
  const { type, name } = CARDS[card];
  return `name/${type === "morph" ? type : name}`;
}

/** The names of all cards there are in the boxes of this table. */
export function cardNames({ settings }: Table): Ref[] {
  const { rewardDeck, useFlares, boxes } = settings;
  // Flares that are not in the deck may come from the pile of unused ones.
  const hasFlares = useFlares || boxes.includes("dominion");
  const isThere = ({ flare, back }: (typeof CARDS)[number]) =>
    flare === undefined ? back === "cosmic" || rewardDeck : hasFlares && inBox(settings, flare);
  return [...new Set(CARDS.filter(isThere).map(({ n }) => nameRef(n)))];
}
