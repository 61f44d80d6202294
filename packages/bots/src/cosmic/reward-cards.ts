/** The cards of the reward deck: when a sensible player plays each, and what it answers to their questions. */
import {
  alliesOf,
  CARDS,
  type CardNumber,
  cardOf,
  coloniesForPower,
  DEFENSE,
  homeColonies,
  isMain,
  mainPlayer,
  OFFENSE,
  otherSide,
  planetOf,
  playerOf,
  type Side,
  shipsInEncounter,
  shipsOn,
  sideOf,
  type Table,
  type View,
} from "@hypergate/cosmic";
import type { Counts, OneQuestion, Ref, Seat, SomeQuestion, SpreadQuestion } from "@hypergate/kernel";
import { best } from "./best.ts";
import {
  attacksIn,
  bestAttack,
  bestCard,
  chanceWithChosen,
  gapOf,
  isClose,
  isNewColony,
  leads,
  POOR,
  threat,
  turns,
  valueNow,
  wouldWin,
} from "./judge.ts";
import { kickedChance, laidCard } from "./laid.ts";
import { chanceToWin, outlookOf } from "./outlook.ts";
import { homeSites } from "./targets.ts";
import type { Situation } from "./wish.ts";

/** What a card that is spent has to add to the chance of winning. */
const GAIN = 0.15;
/** With a worse chance, which is little more than that of a negotiate, the fight is as good as lost. */
const HOPELESS = 0.35;
/** Chance that the unknown intimidate of an ally wins: three of four are strong. */
const BLIND_CHANCE = 0.6;
/** Ships in the warp that are worth a reward. */
const MANY_LOST = 3;
/** The strongest intimidate is kept for own fights. */
const LENT = 30;

/** Is it worth playing this card now? Of artifacts, flares and reinforcements others know. */
export function wantsRewardCard(situation: Situation, card: CardNumber): boolean {
  switch (CARDS[card].type) {
    case "intimidate":
      return intimidates(situation, card);
    case "kicker":
      return kicks(situation, card);
    case "rift":
      return opensRift(situation, card);
    default:
      return false;
  }
}

/** The best chance in a fight with one of these attacks. */
function bestChance({ t }: Situation, side: Side, cards: readonly CardNumber[]): number {
  const outlook = outlookOf(t, side);
  return Math.max(0, ...attacksIn(cards).map((card) => chanceToWin(outlook, valueNow(t, card))));
}

/** Moments at which the target is known. */
const AIMED = ["window/launch.done", "window/alliance.before", "window/alliance.formed"];

/**
 * Main players lay one down if it wins more often than what they hold, and the worst one as a bluff with a hand that is
 * no loss. Others offer theirs before allies are invited, but not to somebody who would win the game; to such a
 * player they offer the worst.
 */
function intimidates(situation: Situation, card: CardNumber): boolean {
  const { t, view, who, at } = situation;
  const { value } = CARDS[card];
  const isDecisive = wouldWin(t, t.encounter.offense);
  if (!isMain(t, who)) return at === AIMED[0] && (value < 0 ? isDecisive : !isDecisive && value < LENT);
  if (!AIMED.includes(at)) return false;
  if (value < 0) return !isDecisive && bestAttack(view.hand) <= POOR;
  const side = sideOf(t, who) as Side;
  return chanceToWin(outlookOf(t, side), value) - bestChance(situation, side, view.hand) > GAIN;
}

/** Kickers are for fights that they turn; Self Destruct is for a defense that nothing else saves. */
function kicks(situation: Situation, card: CardNumber): boolean {
  const { t, view, who } = situation;
  const side = sideOf(t, who) as Side;
  const planned = laidCard(view, who, "intimidate");
  const cards = planned === undefined ? attacksIn(view.hand) : [planned];
  const outlook = outlookOf(t, side);
  const plain = Math.max(0, ...cards.map((one) => chanceToWin(outlook, valueNow(t, one))));
  const isDecisive = wouldWin(t, t.encounter.offense);
  const { text } = CARDS[card];
  if (text === "self-destruct") return side === DEFENSE && isDecisive && plain < HOPELESS;
  if (text === "duplicity" && alliesOf(t, side).length > 0 && !isDecisive) return false;
  const kicked = Math.max(0, ...cards.map((one) => kickedChance(outlook, valueNow(t, one), card)));
  return kicked - plain > (isDecisive ? 0 : GAIN);
}

/** A colony abroad, two cards, or own ships out of the warp. */
function opensRift({ t, who }: Situation, card: CardNumber): boolean {
  switch (CARDS[card].text) {
    case "rift-1":
      return t.homeOf.some((owner, planet) => owner >= 0 && isEmpty(t, planet) && isNewColony(t, who, planet));
    case "rift-3":
      return t.warp[who] >= 2;
    default:
      return true;
  }
}

function isEmpty(t: Table, planet: number): boolean {
  return t.players.every((_, seat) => shipsOn(t, planet, seat) === 0);
}

/** So much more turns the fight: what Reinforcement +X would add is not printed. */
export function reinforcementWins({ t, view, who }: Situation, card: CardNumber): boolean {
  const { value, text } = CARDS[card];
  return turns(t, who, text === "reinforcement-x" ? Math.min(MOST_X, view.hand.length - 1) : value);
}

const MOST_X = 8;

/** Allies of the offense that would win the game by landing are paid off instead. */
export function swapsGains({ t, who }: Situation): boolean {
  if (!leads(t, OFFENSE)) return false;
  return alliesOf(t, OFFENSE).some((seat) => seat !== who && wouldWin(t, seat));
}

/** Somebody about to win has a last ship abroad, or this is the fight for it and one ship decides. */
export function shootsShip({ t, who, at }: Situation): boolean {
  const { offense } = t.encounter;
  const isLate = at === "window/reveal.outcome" || at === "window/reveal.change";
  if (isLate && offense !== who && wouldWin(t, offense) && sideOf(t, who) === DEFENSE)
    return leads(t, OFFENSE) && gapOf(t, DEFENSE) <= 1;
  return at === "window/regroup.start" && t.players.some((_, seat) => seat !== who && isClose(t, seat));
}

/** Rebirth brings the power back. */
export function needsRebirth({ t, who }: Situation): boolean {
  return t.players[who].powerless;
}

type One = (question: OneQuestion, view: View) => Ref | undefined;

export const REWARD_OPINIONS: Readonly<Record<string, One>> = {
  "cards/negotiate": ({ options }) => options[0],
  "epic-oratory/choice": (question, view) => (isRich(question, view) ? "word/double-compensation" : "word/keep-ships"),
  "faulty-translator/payer": ({ options }, view) => best(options, (ref) => view.handSizes[playerOf(ref)]),
  /** An unknown card of an ally is better than a bad one. */
  "intimidate/swap": ({ options, who }, view) => (chanceWithChosen(view, who) < BLIND_CHANCE ? options[1] : options[0]),
  "omni-zap/cost": ({ options }) => options.at(-1),
  "omni-zap/replace": ({ options, who }, view) =>
    CARDS[bestCard(view, sideOf(view.table, who) as Side, options.map(cardOf))].ref,
  "omni-zap/target": ({ options, who }, { table: t }) => options.find((ref) => !isOwn(t, who, cardOf(ref))),
  "rebirth/player": ({ who }) => `player/${who}`,
  "rift/next": ({ options }) => options[0],
  "rift-1/abandon": ({ options, who }, { table: t }) => best(options, (ref) => -worthOfColony(t, who, ref)),
  "rift-1/planet": ({ options, who }, view) => homeSites(options, view, who),
  "zap/ship": ({ options, params }, { table: t }) =>
    best(options, (ref) => woundOf(t, playerOf(String(params?.player)), ref)),
};

/** Double compensation is worth more than the ships if there is something to take. */
function isRich({ who }: OneQuestion, { table: t, handSizes }: View): boolean {
  const winner = mainPlayer(t, otherSide(sideOf(t, who) as Side));
  return !t.players[who].powerless && handSizes[winner] >= 2 * shipsInEncounter(t, who);
}

function isOwn(t: Table, who: Seat, card: CardNumber): boolean {
  const { shown, laid } = t.encounter;
  const mine = sideOf(t, who);
  if (mine !== -1 && shown[mine].card === card) return true;
  return laid.some((one) => one.card === card && one.seat === who);
}

/** Colonies abroad count for the win; at home only as many as the power needs. */
function worthOfColony(t: Table, who: Seat, ref: Ref): number {
  const planet = planetOf(ref);
  const isHome = t.homeOf[planet] === who;
  const base = !isHome ? 20 : homeColonies(t, who) > coloniesForPower(t) ? 0 : 10;
  return base + shipsOn(t, planet, who);
}

/** What a ship less means to somebody: a colony abroad that is lost, or the fight. */
function woundOf(t: Table, seat: Seat, ref: Ref): number {
  if (ref === "place/gate" || ref === "place/dock") return 5;
  const planet = planetOf(ref);
  if (planet < 0) return 0;
  return (t.homeOf[planet] === seat ? 0 : 10) + 4 - shipsOn(t, planet, seat);
}

type Some = (question: SomeQuestion, view: View) => Ref[];

export const REWARD_PICKS: Readonly<Record<string, Some>> = {
  /** Rifts would go off. */
  "right-of-refusal/discard": ({ options }) => options.filter((ref) => CARDS[cardOf(ref)].type === "rift"),
};

type Spread = (question: SpreadQuestion, view: View) => Counts;

export const REWARD_SPREADS: Readonly<Record<string, Spread>> = {
  "rewards/split": split,
  /** Own ships first, then those of whoever is least to be feared. */
  "rift-3/ships": ({ slots, max, who }, { table: t }) =>
    fill(
      slots.toSorted((a, b) => threat(t, who, playerOf(a.ref)) - threat(t, who, playerOf(b.ref))),
      max,
    ),
  "rebirth/from": ({ slots, who }, { table: t }) => {
    const needed = Math.max(0, coloniesForPower(t) - homeColonies(t, who));
    const rich = slots.filter(({ max }) => max > 1).toSorted((a, b) => b.max - a.max);
    return fill(
      rich.map(({ ref, max }) => ({ ref, max: max - 1 })),
      needed,
    );
  },
  "rebirth/to": ({ slots, max, who }, { table: t }) =>
    evenly(
      slots.toSorted((a, b) => shipsOn(t, planetOf(a.ref), who) - shipsOn(t, planetOf(b.ref), who)),
      max,
    ),
};

/** Half of them ships if many are lost; then a card to play with if there is none, and the rest from the reward deck. */
function split({ slots, max: n, who }: SpreadQuestion, view: View): Counts {
  const room = (ref: Ref) => slots.find((slot) => slot.ref === ref)?.max ?? 0;
  const ships = view.table.warp[who] > MANY_LOST ? Math.min(room("place/warp"), Math.ceil(n / 2)) : 0;
  const lacking = attacksIn(view.hand).length === 0 ? 1 : 0;
  const cosmic = room("back/reward") === 0 ? n - ships : Math.min(n - ships, lacking);
  const counts = { "place/warp": ships, "back/cosmic": cosmic, "back/reward": n - ships - cosmic };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function fill(slots: SpreadQuestion["slots"], n: number): Counts {
  const counts: Record<Ref, number> = {};
  let left = n;
  for (const { ref, max } of slots) {
    if (left === 0) break;
    counts[ref] = Math.min(left, max);
    left -= counts[ref];
  }
  return counts;
}

function evenly(slots: SpreadQuestion["slots"], n: number): Counts {
  const counts: Record<Ref, number> = {};
  for (let i = 0; i < n; i++) {
    const { ref } = slots[i % slots.length];
    counts[ref] = (counts[ref] ?? 0) + 1;
  }
  return counts;
}
