/**
 * A sensible player with a character. It has its own answers where tempers show: whom to attack and how often, with how many
 * ships, whom to invite and to help, which card to play, what to ask in a deal, whom to zap. What decides the game, and
 * everything else, it answers as any sensible player does.
 */
import {
  CARDS,
  cardOf,
  DEFENSE,
  foreignColonies,
  OFFENSE,
  playerOf,
  type Side,
  shipsOn,
  sideOf,
  spareShips,
  type Table,
  type View,
} from "@hypergate/cosmic";
import {
  type Bot,
  below,
  type ConfirmQuestion,
  type OneQuestion,
  type Question,
  type Ref,
  type Rng,
  type Seat,
  type SomeQuestion,
  type SpreadQuestion,
  seeded,
  type Value,
} from "@hypergate/kernel";
import type { Character, Temper } from "../characters.ts";
import { chanceOfOffense, isDecisive, RESERVE } from "./alliances.ts";
import { best } from "./best.ts";
import { answerDeal } from "./dealing.ts";
import { largestFirst } from "./fleets.ts";
import { bestAttack, bestCard, isClose, POOR, threat, wouldWin } from "./judge.ts";
import { sensible } from "./sensible.ts";
import { worthAttacking } from "./targets.ts";

/** From so many foreign colonies on a character may have another temper. */
const LATER = 3;
/** The share of negotiates a sensible player plays. */
const USUAL_NEGOTIATES = 0.2;
/** Fewer ships are never sent on the offense. */
const SMALLEST_FLEET = 3;
const EVEN = 0.5;
/** From here on somebody proud does without allies. */
const AHEAD = 0.6;
/** What a grudge adds to the wish to attack somebody. */
const GRUDGE = 4;
const ZAP = "card/cosmic-zap";

/** Who is asked, how that one is, and what that one sees. */
interface Mood {
  readonly view: View;
  readonly t: Table;
  readonly who: Seat;
  readonly temper: Temper;
  readonly ways: Character["ways"];
  readonly rng: Rng;
}

export function tempered(seed: string, { temper, later, ways }: Character): Bot<View> {
  const plain = sensible(seed);
  const rng = seeded(`${seed} temper`);
  return (question, look) => {
    const view = look();
    const { who } = question;
    const now = later !== undefined && foreignColonies(view.table, who) >= LATER ? later : temper;
    return inCharacter(question, { view, t: view.table, who, temper: now, ways, rng }) ?? plain(question, look);
  };
}

/** The answer of a character, where it has one of its own. */
function inCharacter(question: Question, mood: Mood): Value | undefined {
  switch (question.kind) {
    case "one":
      return chooseOne(question, mood);
    case "some":
      return invite(question, mood);
    case "spread":
      return fleet(question, mood);
    case "confirm":
      return again(question, mood);
    case "deal":
      return answerDeal(question, mood.view, mood.temper.greed);
    default:
      return undefined;
  }
}

function chooseOne(question: OneQuestion, mood: Mood): Ref | undefined {
  const { options, key } = question;
  const { view, t, who, temper, ways } = mood;
  switch (key) {
    case "destiny/wild":
      return best(options, (ref) => {
        const seat = playerOf(ref);
        const grudge = isFoe(t, who, seat) ? temper.trust * GRUDGE : 0;
        return worthAttacking(view, who, seat) + temper.aggression * threat(t, who, seat) + grudge;
      });
    case "planning/select": {
      const side = sideOf(t, who) as Side;
      const thrift = (side === OFFENSE ? ways.thriftAbroad : undefined) ?? ways.thrift ?? 1;
      const leaning = { negotiate: temper.negotiate - USUAL_NEGOTIATES, thrift };
      return CARDS[bestCard(view, side, options.map(cardOf), leaning)].ref;
    }
    case "alliance/answer":
      return sideFor(question, mood);
    case "window/power.used":
      return zapOrNot(question, mood);
    default:
      return undefined;
  }
}

/** Whom a character helps; where the game may be decided it thinks like anybody. */
function sideFor({ options }: OneQuestion, { t, who, ways }: Mood): Ref | undefined {
  if (ways.joins === undefined || wouldWin(t, who) || isDecisive(t, who) || spareShips(t, who) < RESERVE)
    return undefined;
  const { offense, defense } = t.encounter;
  const side = (one: Side): Ref => {
    const word = one === OFFENSE ? "word/offense" : "word/defense";
    return options.includes(word) ? word : "word/decline";
  };
  const chance = chanceOfOffense(t);
  switch (ways.joins) {
    case "always":
      return options.includes("word/offense") ? "word/offense" : side(DEFENSE);
    case "winner":
      return side(chance >= EVEN ? OFFENSE : DEFENSE);
    case "weaker":
      return side(foreignColonies(t, offense) <= foreignColonies(t, defense) ? OFFENSE : DEFENSE);
    case "againstFoes":
      if (isFoe(t, who, offense)) return side(DEFENSE);
      return isFoe(t, who, defense) ? side(OFFENSE) : undefined;
    case "sure":
      if (foreignColonies(t, who) >= LATER) return undefined;
      return chance >= EVEN ? side(OFFENSE) : "word/decline";
  }
}

function invite({ key, options }: SomeQuestion, { t, who, ways }: Mood): Ref[] | undefined {
  if (ways.invites === undefined || !key.startsWith("alliance/invite-") || wouldWin(t, who)) return undefined;
  if (ways.invites === "noFoes") {
    return options.filter((ref) => !isFoe(t, who, playerOf(ref)) && !wouldWin(t, playerOf(ref)));
  }
  const chance = key === "alliance/invite-offense" ? chanceOfOffense(t) : 1 - chanceOfOffense(t);
  return chance > AHEAD ? [] : undefined;
}

/** How many ships go, unless they may decide the game. */
function fleet(question: SpreadQuestion, { t, who, temper, rng }: Mood): Value | undefined {
  const [fewest, most] = temper.ships;
  const usual = fewest + below(rng, most - fewest + 1);
  if (question.key === "launch/ships" && !wouldWin(t, who))
    return largestFirst(question, t, Math.min(Math.max(SMALLEST_FLEET, usual), spareShips(t, who)));
  if (question.key === "alliance/ships" && !wouldWin(t, who) && !isDecisive(t, who))
    return largestFirst(question, t, Math.max(1, Math.min(usual, spareShips(t, who) - RESERVE)));
  return undefined;
}

/** A second encounter: the bold always want it, the timid not every time. */
function again({ key }: ConfirmQuestion, { t, who, view, temper, rng }: Mood): boolean | undefined {
  if (key !== "turn/again" || isClose(t, who)) return undefined;
  if (bestAttack(view.hand) < POOR) return temper.aggression > 0.9 ? true : undefined;
  return below(rng, 100) < 60 + 40 * temper.aggression;
}

/** Zaps, for those who choose by whom they hit. */
function zapOrNot({ options, params }: OneQuestion, { t, who, ways }: Mood): Ref | undefined {
  const zap = options.find((ref) => ref.startsWith(ZAP));
  const actor = playerOf(String(params?.player));
  if (zap === undefined || ways.zaps === undefined || actor === who) return undefined;
  return ways.zaps === "always" || isFoe(t, who, actor) ? zap : undefined;
}

/** Whoever holds most home planets of this player has hurt that one most; nobody, if several do. */
function isFoe(t: Table, me: Seat, seat: Seat): boolean {
  if (seat === me || seat < 0) return false;
  const taken = t.players.map((_, one) => (one === me ? 0 : planetsTaken(t, me, one)));
  return taken[seat] > 0 && taken.every((n, one) => one === seat || n < taken[seat]);
}

function planetsTaken(t: Table, me: Seat, seat: Seat): number {
  return t.homeOf.filter((owner, planet) => owner === me && shipsOn(t, planet, seat) > 0).length;
}
