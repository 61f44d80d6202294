/** What the Judge has decreed: who gains, a colony or not, and which cards. It is public. */
import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, askPlanet, askSpread, byPower, colonySlots } from "../../asking.ts";
import { type CardNumber, TYPE_OF } from "../../cards.ts";
import type { CardType } from "../../catalogue.ts";
import { colonyTargets, spokenAt } from "../../deal.ts";
import type { Play } from "../../effects.ts";
import { detonate, giveCards, takeAtRandom } from "../../hand.ts";
import { handSize, mainPlayer, otherSide } from "../../query.ts";
import { numberRef, type Planet, planetRef, playerRef } from "../../refs.ts";
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

/** What a fiat comes to: who gains, and what has been taken from whom. */
interface Gain {
  readonly who: Seat;
  readonly cards: readonly CardNumber[];
}

/**
 * The beneficiaries get what was decreed, as far as it is there. What both get changes hands together, as in a deal: no
 * card goes back and forth (DEA-12).
 */
export function carryOut(g: Play, fiats: readonly Fiat[]): void {
  const gains: Gain[] = [];
  let moved: readonly CardNumber[] = [];
  for (const fiat of fiats) {
    const gain = fulfil(g, fiat, moved);
    gains.push(gain);
    moved = [...moved, ...gain.cards];
  }
  for (const { who, cards } of gains) detonate(g, who, cards);
}

/** Carries out one of them; cards that another has just brought stay where they are. */
function fulfil(g: Play, { party, colony, cards }: Fiat, kept: readonly CardNumber[]): Gain {
  const t = g.s.table;
  const side = t.encounter.winner as Side;
  const who = mainPlayer(t, party === "winner" ? side : otherSide(side));
  const other = mainPlayer(t, party === "winner" ? otherSide(side) : side);
  const planets = colony ? sites(g, who, other) : [];
  const open = cardsMeant(g, other, cards, kept);
  const params = { player: playerRef(who), other: playerRef(other) };
  tell(g, planets.length + open.length === 0 ? "judge.empty" : "judge.carriedOut", params);
  if (planets.length > 0) found(g, who, planets);
  const [kind, n] = cards.split("/");
  if (kind === "number") return { who, cards: takeAtRandom(g, other, who, Number(n), kept) };
  giveCards(g, other, who, open);
  return { who, cards: open };
}

/** Where a colony may be founded: where the other main player has one, within the limits of a deal (DEA-04, DEA-05). */
function sites(g: Play, who: Seat, other: Seat): Planet[] {
  return colonySlots(g, who).length === 0 ? [] : colonyTargets(g, other, who);
}

function found(g: Play, who: Seat, planets: readonly Planet[]): void {
  const planet = askPlanet(g, who, "judge/planet", GAIN, planets);
  const slots = colonySlots(g, who);
  let room = 0;
  for (const slot of slots) room += slot.max;
  moveShips(g, planet, who, askSpread(g, who, "judge/ships", GAIN, slots, 1, room, { planet: planetRef(planet) }));
}

/** The cards of a player that these words speak of; of a number, all of which some will be random ones. */
function cardsMeant(g: Play, owner: Seat, what: Ref, kept: readonly CardNumber[]): CardNumber[] {
  if (what === NO_CARDS) return [];
  const hand = g.s.secret.hands[owner].filter((card) => !kept.includes(card));
  const [kind, name] = what.split("/");
  return kind === "type" ? hand.filter((card) => TYPE_OF[card] === (name as CardType)) : hand;
}
