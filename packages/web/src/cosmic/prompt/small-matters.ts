/**
 * Small matters, settled for a player who does not want to be asked: where a single ship lands, responses that could not
 * change anything or would only hurt one's own side, and cards that can wait for the own turn.
 */
import {
  CARDS,
  cardOf,
  coloniesToWin,
  DEFENSE,
  foreignColonies,
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
  if (question.key === "window/resolution.before") return isGasWasted(things, question.who, seen) ? PASS : undefined;
  if (question.key === "window/regroup.start") return canWait(things, question.who, seen) ? PASS : undefined;
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

/** Ionic Gas alone, and nobody else would get compensation or rewards. */
function isGasWasted(things: readonly Ref[], who: number, { table: t, reckoning }: View): boolean {
  return things.every(isCard("ionic-gas")) && gainers(t, reckoning).every((seat) => seat === who);
}

/** Those who may get compensation or rewards: who negotiated against an attack, and allies of a defense that has not lost. */
function gainers(t: View["table"], reckoning: View["reckoning"]): readonly number[] {
  const { shown, ally, offense, defense } = t.encounter;
  const [mine, theirs] = [shown[OFFENSE].type, shown[DEFENSE].type];
  const isPlain = [mine, theirs].every((type) => type === "attack" || type === "negotiate");
  if (!isPlain) return t.players.map((_, seat) => seat);
  if (mine === "negotiate" && theirs === "negotiate") return [];
  if (theirs === "negotiate") return [defense];
  const helpers = ally.flatMap((side, seat) => (side === DEFENSE ? [seat] : []));
  if (mine === "negotiate") return [offense, ...helpers];
  const isOdd = reckoning.lowestWins || isTurnedRound(reckoning) || !hasTotal(t, OFFENSE) || !hasTotal(t, DEFENSE);
  return !isOdd && totalOf(t, reckoning, OFFENSE) > totalOf(t, reckoning, DEFENSE) ? [] : helpers;
}

/** Cards that are as good in any encounter are asked about in the own turn, and while somebody else is about to win. */
const PATIENT: readonly ((ref: Ref) => boolean)[] = [isCard("plague"), isCard("mobius-tubes")];

function canWait(things: readonly Ref[], who: number, { table: t }: View): boolean {
  if (t.turn.seat === who || !things.every((ref) => PATIENT.some((isIt) => isIt(ref)))) return false;
  const goal = coloniesToWin(t);
  return t.players.every((_, seat) => seat === who || foreignColonies(t, seat) < goal - 1);
}

function isCard(name: string): (ref: Ref) => boolean {
  return (ref) => ref.startsWith("card/") && CARDS[cardOf(ref)]?.name === name;
}
