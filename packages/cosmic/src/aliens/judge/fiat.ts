/** What the Judge has decreed: who gains, a colony or not, and which cards. It is public. */
import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, askPlanet, askSpread, byPower, colonySlots } from "../../asking.ts";
import { type CardNumber, TYPE_OF } from "../../cards.ts";
import type { CardType } from "../../catalogue.ts";
import { colonyTargets, spokenAt } from "../../deal.ts";
import type { Play } from "../../effects.ts";
import { detonate, giveCards, takeAtRandom } from "../../hand.ts";
import { handSize, mainPlayer, otherSide } from "../../query.ts";
import { numberRef, planetRef, playerRef } from "../../refs.ts";
import { moveShips } from "../../ships.ts";
import type { Side } from "../../state.ts";
import { facts } from "./facts.ts";

const DECREE = byPower("judge", "judge 1");
const GAIN = byPower("judge", "judge 2");

/** Who gains. */
export const PARTIES = ["winner", "beaten"] as const;
export type Party = (typeof PARTIES)[number];
const WORDS: Readonly<Record<Party, Ref>> = { winner: "word/winner", beaten: "word/beaten" };

export interface Fiat {
  readonly party: Party;
  readonly colony: boolean;
  /** `word/none`, `number/3`, `type/attack` or `word/all`. */
  readonly cards: Ref;
}

export const NO_CARDS: Ref = "word/none";
const ALL_CARDS: Ref = "word/all";

/** Asks for one decree; nothing if it holds no gain. */
export function askFiat(g: Play, me: Seat, parties: readonly Party[]): Fiat | undefined {
  const chosen = askOne(
    g,
    me,
    "judge/party",
    DECREE,
    parties.map((one) => WORDS[one]),
  );
  const party = PARTIES.find((one) => WORDS[one] === chosen) as Party;
  const params = { party };
  const colony =
    askOne(g, me, "judge/colony", DECREE, ["word/with-colony", "word/no-colony"], params) === "word/with-colony";
  const { offense, defense } = g.s.table.encounter;
  const most = Math.max(facts.numbers.mostCards, handSize(g.s, offense), handSize(g.s, defense));
  const numbers = Array.from({ length: most }, (_, i) => numberRef(i + 1));
  const types = spokenAt(g.s.table.settings).types.map((type) => `type/${type}`);
  const options = [NO_CARDS, ...numbers, ...types, ALL_CARDS];
  const cards = askOne(g, me, "judge/cards", DECREE, colony ? options : options.slice(1), params);
  return { party, colony, cards };
}

export function saidOf({ party, colony, cards }: Fiat): Ref[] {
  return [WORDS[party], ...(colony ? ["word/with-colony"] : []), ...(cards === NO_CARDS ? [] : [cards])];
}

/** The beneficiary gets what was decreed, as far as it is there. */
export function carryOut(g: Play, { party, colony, cards }: Fiat): void {
  const t = g.s.table;
  const side = t.encounter.winner as Side;
  const who = mainPlayer(t, party === "winner" ? side : otherSide(side));
  const other = mainPlayer(t, party === "winner" ? otherSide(side) : side);
  tell(g, "judge.carriedOut", { player: playerRef(who), other: playerRef(other) });
  if (colony) found(g, who, other);
  if (cards !== NO_CARDS) takeCards(g, who, other, cards);
}

/** A colony where the other main player has one, within the limits of a deal (DEA-04, DEA-05). */
function found(g: Play, who: Seat, other: Seat): void {
  const planets = colonyTargets(g, other, who);
  const slots = colonySlots(g, who);
  if (planets.length === 0 || slots.length === 0) return;
  const planet = askPlanet(g, who, "judge/planet", GAIN, planets);
  let room = 0;
  for (const slot of slots) room += slot.max;
  moveShips(g, planet, who, askSpread(g, who, "judge/ships", GAIN, slots, 1, room, { planet: planetRef(planet) }));
}

function takeCards(g: Play, who: Seat, other: Seat, what: Ref): void {
  const hand = g.s.secret.hands[other];
  const [kind, name] = what.split("/");
  let taken: readonly CardNumber[];
  if (kind === "number") taken = takeAtRandom(g, other, who, Number(name));
  else {
    taken = what === ALL_CARDS ? hand : hand.filter((card) => TYPE_OF[card] === (name as CardType));
    giveCards(g, other, who, taken);
  }
  detonate(g, who, taken);
}
