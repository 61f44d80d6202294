/** The tokens on the Joker's sheet, and which card is wild. All of it is public. */
import type { Ref, Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber, flareOf, IS_ENCOUNTER, NONE, TYPE_OF } from "../../cards.ts";
import type { Play } from "../../effects.ts";
import type { RevealedCard, State, Table } from "../../state.ts";
import { usableCards } from "../../working.ts";
import { facts } from "./facts.ts";

/** One retreat, one morph, one negotiate and six attacks. The six values are this product's own. */
export const TOKENS: readonly string[] = ["retreat", "morph", "negotiate", "0", "6", "12", "18", "24", "30"];

interface Sheet {
  /** Face up, face down on the sheet, and on cards of this encounter. */
  readonly up: readonly string[];
  readonly down: readonly string[];
  readonly placed: readonly string[];
  /** Cards of this encounter that carry a token; -1 stands for one that is only stated. */
  readonly carriers: readonly CardNumber[];
  /** The value of the attack that is wild. */
  readonly wild: number;
  /** A card named by the super, as long as the flare is held; otherwise empty. */
  readonly named: string;
}

const START: Sheet = { up: TOKENS, down: [], placed: [], carriers: [], wild: facts.numbers.wild, named: "" };

export function sheetOf({ memo }: Table): Sheet {
  return memo.joker === undefined ? START : { ...START, ...(memo.joker as Partial<Sheet>) };
}

export function setSheet(t: Table, change: Partial<Sheet>): void {
  const sheet = { ...sheetOf(t), ...change };
  const { up, down, placed, carriers, wild, named } = sheet;
  t.memo.joker = { up: [...up], down: [...down], placed: [...placed], carriers: [...carriers], wild, named };
}

/** A token is called by the card it stands for: `type/morph`, `name/attack-18`. */
export function tokenRef(token: string): Ref {
  return /^\d+$/.test(token) ? `name/attack-${token.padStart(2, "0")}` : `type/${token}`;
}

/** The token that a reference names. */
export function tokenOf(ref: Ref): string {
  return TOKENS.find((token) => tokenRef(token) === ref) as string;
}

/** Takes a token off the sheet for a card; with the last one that lay face up, all used ones on the sheet turn up. */
export function takeToken(t: Table, token: string, card: CardNumber): void {
  const { up, down, placed, carriers } = sheetOf(t);
  const left = up.filter((one) => one !== token);
  const isLast = left.length === 0;
  setSheet(t, {
    up: isLast ? down : left,
    down: isLast ? [] : down,
    placed: [...placed, token],
    carriers: [...carriers, card],
  });
}

/** Does a card turned up match the one that is wild? What counts is what it has become by itself, without a kicker. */
export function isWild(s: State, me: Seat, shown: RevealedCard): boolean {
  const { named, wild } = sheetOf(s.table);
  if (named === "") return isAttack(shown, wild);
  return isForgotten(s, me) ? isAttack(shown, facts.numbers.wild) : isNamed(shown, named);
}

/** In hand, in play, or aside, from where it comes back. */
function holdsFlare(s: State, me: Seat): boolean {
  const flare = flareOf("joker");
  return usableCards(s, me).includes(flare) || s.secret.aside[me].includes(flare) || s.table.inPlay.includes(flare);
}

/** A card was named with the flare, and the flare is lost: attack 08 is wild again. */
export function isForgotten(s: State, me: Seat): boolean {
  return sheetOf(s.table).named !== "" && !holdsFlare(s, me);
}

function isAttack({ type, value, times }: RevealedCard, wild: number): boolean {
  return type === "attack" && value / times === wild;
}

function isNamed(shown: RevealedCard, name: string): boolean {
  const { type, value, hazard } = CARDS[CARDS.findIndex((card) => card.name === name)];
  // A card with two numbers is named by both, whichever counts (VA-5), and a morph though it is a duplicate by now.
  if (hazard !== undefined) return shown.type === "attack" && shown.card !== NONE && CARDS[shown.card].name === name;
  if (type === "morph") return shown.card !== NONE && TYPE_OF[shown.card] === "morph";
  if (type === "attack") return isAttack(shown, value);
  return shown.type === type && (type !== "negotiate" || (shown.text || "negotiate") === name);
}

/** The attacks that may be named, by value, as `number/8`. */
export function valuesAt(g: Play): number[] {
  const { rewardDeck } = g.s.table.settings;
  const attacks = CARDS.filter(({ type, back }) => type === "attack" && (back === "cosmic" || rewardDeck));
  const values = new Set(attacks.flatMap(({ value, hazard }) => (hazard === undefined ? [value] : [value, hazard])));
  return [...values].sort((one, two) => one - two);
}

/** The encounter cards that may be named, by what is printed on them. */
export function namesAt(g: Play): Ref[] {
  const { rewardDeck } = g.s.table.settings;
  const cards = CARDS.filter(({ n, back }) => IS_ENCOUNTER[n] && (back === "cosmic" || rewardDeck));
  return [...new Set(cards.map(({ name }) => `name/${name}`))];
}
