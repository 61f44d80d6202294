/**
 * Small matters, settled for a player who does not want to be asked: where a single ship lands, and responses that could not
 * change anything or would only hurt one's own side.
 */
import {
  CARDS,
  cardOf,
  DEFENSE,
  isTurnedRound,
  NOBODY,
  OFFENSE,
  planetOf,
  playerOf,
  type Side,
  shipsOn,
  sideOf,
  type View,
} from "@hypergate/cosmic/client";
import type { Question, Ref, Value } from "@hypergate/kernel";
import type { TableState } from "../../table/feed.ts";
import { hasTotal, otherOf, totalOf } from "../reveal/parts.ts";

const PASS: Ref = "word/pass";

export function smallAnswer(question: Question, { view }: TableState): Value | undefined {
  const seen = view as View;
  if (question.key === "ships/return") return landing(question, seen);
  if (question.kind !== "one" || !question.options.includes(PASS)) return undefined;
  const things = question.options.filter((ref) => ref !== PASS);
  if (question.key === "window/reveal.reinforce") return isIdle(things, question.who, seen) ? PASS : undefined;
  if (question.key === "window/power.used") return isOwnSide(question, seen) ? PASS : undefined;
  return undefined;
}

/** A single ship goes to the colony with the fewest. */
function landing(question: Question, { table: t }: View): Value | undefined {
  if (question.kind !== "spread" || question.max !== 1) return undefined;
  const refs = question.slots.filter(({ max }) => max > 0).map(({ ref }) => ref);
  const ships = (ref: Ref) => shipsOn(t, planetOf(ref), question.who);
  return { [refs.reduce((best, ref) => (ships(ref) < ships(best) ? ref : best))]: 1 };
}

/**
 * A main player holds nothing but reinforcements, and is ahead, or stays behind with all of them. Who is overtaken later is
 * asked again then. Allies are always asked: they may help either side.
 */
function isIdle(things: readonly Ref[], who: number, { table: t, reckoning }: View): boolean {
  const side = who === t.encounter.offense ? OFFENSE : who === t.encounter.defense ? DEFENSE : NOBODY;
  const values = things.map((ref) => (ref.startsWith("card/") ? CARDS[cardOf(ref)] : undefined));
  if (side === NOBODY || values.some((card) => card?.type !== "reinforcement")) return false;
  if (reckoning.lowestWins || isTurnedRound(reckoning)) return false;
  if (!hasTotal(t, OFFENSE) || !hasTotal(t, DEFENSE)) return false;
  const mine = totalOf(t, reckoning, side as Side);
  const theirs = totalOf(t, reckoning, otherOf(side as Side));
  const most = values.reduce((sum, card) => sum + (card?.value ?? 0), mine);
  const wins = (sum: number) => (side === DEFENSE ? sum >= theirs : sum > theirs);
  return wins(mine) || !wins(most);
}

/** The power is one's own or that of somebody on the same side: stopping it would help the other side. */
function isOwnSide({ params = {}, who }: Question, { table: t }: View): boolean {
  const user = playerOf(String(params.player));
  if (user === who) return true;
  const side = sideOf(t, who);
  return side !== NOBODY && user >= 0 && sideOf(t, user) === side;
}
