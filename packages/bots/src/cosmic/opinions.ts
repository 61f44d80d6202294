/** What a sensible player answers to single questions with one answer, by key. */
import {
  CARDS,
  cardOf,
  destinyOf,
  OFFENSE,
  opponentOf,
  planetOf,
  playerOf,
  shipsOn,
  sideOf,
  spareShips,
  type Table,
  type View,
} from "@hypergate/cosmic";
import type { OneQuestion, Ref } from "@hypergate/kernel";
import { sideToJoin } from "./alliances.ts";
import { best } from "./best.ts";
import { stated } from "./bluffing.ts";
import { lateSide } from "./flares.ts";
import { bestAttack, isClose, isKeeper, POOR, threat, worthOfCard } from "./judge.ts";
import { cardsToWin, planOfShips } from "./plans.ts";
import { destinyWorth, harm, landing, siteWorth, worthAttacking, wound } from "./targets.ts";
import { draftee, keepTech, laserWord, workOnTech } from "./techs.ts";

type Opinion = (question: OneQuestion, view: View) => Ref | undefined;

const OPINIONS: Readonly<Record<string, Opinion>> = {
  /** It is known from the card which way is better. */
  "amoeba/how": ({ who }, view) => (planOfShips(view, who) > 0 ? "word/add" : "word/withdraw"),
  /** Four of five attacks are even, so the sum is what the own card is. */
  "calculator/call": (_question, { chosen }) => ((CARDS[chosen]?.value ?? 0) % 2 === 0 ? "word/even" : "word/odd"),
  "chosen/how": ({ who, params }, { table: t }) =>
    lowIsGood(t) && CARDS[cardOf(String(params?.card))].value < t.encounter.shown[sideOf(t, who)].value
      ? "word/replace"
      : "word/add",
  /** Walls are built of the card one misses least. */
  "citadel/card": ({ options }) => best(options, (ref) => -CARDS[cardOf(ref)].value),
  "citadel/planet": ({ options, who }, view) => best(options, (ref) => siteWorth(view, who, planetOf(ref))),
  "citadel/sign": ({ who }, { table: t }) => (sideOf(t, who) === OFFENSE ? "word/subtract" : "word/add"),
  "coldsleep-ship/planet": ({ options, who }, view) => best(options, (ref) => landing(view.table, who, planetOf(ref))),
  "delta-scanners/card": ({ options }) => best(options, (ref) => worthOfCard(cardOf(ref))),
  "demon/ally": ({ options, who }, { table: t }) =>
    best(options, (ref) => spareShips(t, playerOf(ref)) - (isClose(t, playerOf(ref)) && !isClose(t, who) ? 20 : 0)),
  "demon/victim": ({ options }, { handSizes }) => best(options, (ref) => handSizes[playerOf(ref)]),
  "dictator/choose": ({ options, who }, view) => best(options, (ref) => destinyWorth(view, who, destinyOf(ref))),
  /** The cheapest that somebody would take: it is paid for all the same. */
  "fido/card": ({ options }) =>
    best(options, (ref) =>
      ref === "word/pass" ? -2 * POOR : isKeeper(cardOf(ref)) ? -worthOfCard(cardOf(ref)) : -100,
    ),
  "fido/whom": ({ options, who }, { table: t }) => best(options, (ref) => -threat(t, who, playerOf(ref))),
  "fido/refused": ({ params }) => (isKeeper(cardOf(String(params?.card))) ? "word/keep" : "word/drop"),
  "fido/reward": ({ options }) => (options.includes("word/ship") ? "word/ship" : "word/draw"),
  "filch/accuse": ({ options, who }, { table: t }) => best(options, (ref) => threat(t, who, playerOf(ref))),
  "filch/cheat": ({ options }) => best(options, (ref) => (ref.startsWith("card/") ? worthOfCard(cardOf(ref)) : POOR)),
  "filch/take": ({ options }) => best(options, (ref) => worthOfCard(cardOf(ref))),
  "fodder/side": ({ options, who }, { table: t }) =>
    options.find((ref) => ref === (lateSide(t, who) === OFFENSE ? "word/offense" : "word/defense")),
  "fodder/planet": ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  "gambler/state": stated,
  "hacker/payer": ({ options, who }, { table: t, handSizes }) =>
    best(options, (ref) => handSizes[playerOf(ref)] + threat(t, who, playerOf(ref))),
  /** A card of a kind that few have costs the others ships. */
  "hate/choose": ({ options }) => best(options, (ref) => rarity(cardOf(ref))),
  "hate/answer": ({ options }) =>
    best(options, (ref) => (ref.startsWith("card/") ? -worthOfCard(cardOf(ref)) : -2 * POOR)),
  "healer/whom": ({ options, who }, { table: t }) => best(options, (ref) => -threat(t, who, playerOf(ref))),
  "lunar-cannon/place": ({ options, who }) => options.find((ref) => ref.startsWith(`pair/${who}.`)),
  "masochist/whom": ({ options, who }, { table: t }) =>
    best(options, (ref) => (playerOf(ref) === who ? 100 : -threat(t, who, playerOf(ref)))),
  "mirror/limit": (_question, { chosen }) =>
    (CARDS[chosen]?.value ?? 0) % 10 > Math.floor((CARDS[chosen]?.value ?? 0) / 10) ? "word/mine" : "word/theirs",
  /** Three cards are better than a colony for somebody else. */
  "mite/choice": () => "word/discard",
  "mutant/source": ({ options, who }, { table: t }) =>
    best(options, (ref) => (playerOf(ref) === opponentOf(t, who) ? 1 : threat(t, who, playerOf(ref)) / 10)),
  "omega-missile/planet": ({ options, who }, { table: t }) => best(options, (ref) => harm(t, who, planetOf(ref))),
  "parasite/planet": ({ options, who }, view) => best(options, (ref) => landing(view.table, who, planetOf(ref))),
  "parasite/side": ({ options, who }, { table: t }) => {
    const side = sideToJoin(t, who, options.includes("word/offense"), options.includes("word/defense"));
    return side === undefined ? undefined : side === OFFENSE ? "word/offense" : "word/defense";
  },
  "philanthropist/card": ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
  "philanthropist/to": ({ options, who }, { table: t }) => best(options, (ref) => -threat(t, who, playerOf(ref))),
  "power/change": ({ options }) => options[0],
  "quark-battery/card": ({ options }) => best(options, (ref) => CARDS[cardOf(ref)].value),
  "reserve/card": ({ options, who }, view) =>
    best(options, (ref) => (cardsToWin(view, who, [cardOf(ref)]).length > 0 ? 100 : 0) - CARDS[cardOf(ref)].value),
  "reveal/reinforce-side": ({ who }, { table: t }) => (sideOf(t, who) === OFFENSE ? "word/offense" : "word/defense"),
  /** A last ship abroad is a colony less for somebody ahead. */
  "shadow/execute": ({ options, who }, { table: t }) => best(options, (ref) => wound(t, who, ref)),
  "shadow/descend": ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  /** It stays where most ships are. */
  "ships/flagship-where": ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  "setup/tech": keepTech,
  "setup/second-hand": () => "word/keep",
  "tech/keep": keepTech,
  "tech/work": workOnTech,
  "tech-scrambler/target": ({ options, who }, { table: t }) =>
    options.find((ref) => !t.techs[who].some(({ id }) => ref === `tech/${id}`)),
  "the-qax/whom": draftee,
  "tick-tock/planet": ({ options, who }, view) => best(options, (ref) => landing(view.table, who, planetOf(ref))),
  "trader/give": ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
  "trader/with": ({ options, who }, { handSizes, table: t }) =>
    best(options, (ref) => handSizes[playerOf(ref)] + threat(t, who, playerOf(ref)) / 10),
  "turn/next": ({ options }, { hand }) =>
    options.find((ref) => ref === "word/encounter" && bestAttack(hand) >= POOR) ??
    options.find((ref) => ref === "word/techs"),
  "void/pay": ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)),
  "vulch/keep": ({ params }) => (isKeeper(cardOf(String(params?.card))) ? "word/keep" : "word/drop"),
  "will/defense": ({ options, who }, view) => best(options, (ref) => worthAttacking(view, who, playerOf(ref))),
  "xenon-lasers/how": (_question, view) => laserWord(view),
};

export function opinionOn(question: OneQuestion, view: View): Ref | undefined {
  return OPINIONS[question.key]?.(question, view);
}

function lowIsGood({ encounter }: Table): boolean {
  return encounter.lowestWins !== encounter.upset;
}

/** How few others will be able to match a card, against what it is worth. */
function rarity(card: number): number {
  const { type, value } = CARDS[card];
  const rare = { morph: 12, reinforcement: 14, flare: 12, artifact: 12, negotiate: 5, attack: value / 2 }[type];
  return rare - worthOfCard(card) / 2;
}
