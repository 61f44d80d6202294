/** Rewards: each is a card of the cosmic deck, a card of the reward deck, or an own ship out of the warp (RD-5). */
import {
  askAll,
  type Counts,
  isHeard,
  type Ref,
  type Seat,
  type Source,
  type SpreadQuestion,
  tell,
} from "@hypergate/kernel";
import { askNumber, askSpread, rule } from "./asking.ts";
import { type CardNumber, NONE } from "./cards.ts";
import { BACKS, type Back } from "./catalogue.ts";
import type { Play } from "./effects.ts";
import type { RewardDue } from "./events.ts";
import { foldRewards } from "./folds.ts";
import { drawOfEach } from "./hand.ts";
import { deckOf, discardOf } from "./piles.ts";
import { retrievable } from "./query.ts";
import { playerRef, WARP } from "./refs.ts";
import { retrieve } from "./ships.ts";
import { WINDOW } from "./vocabulary.ts";
import { openWindow } from "./windows.ts";

const REWARDS = rule("RES-07");
const SPLIT = rule("RD-5");

/** So many rewards for a player. */
export interface Reward {
  readonly seat: Seat;
  readonly n: number;
}

/** `back/reward` is a card with that back. */
function backRef(back: Back): Ref {
  return `back/${back}`;
}

/**
 * Pays rewards that are due at the same moment. All who get some say first how they split them; nothing is drawn before
 * that (RD-5).
 */
export function payRewards(g: Play, rewards: readonly Reward[], source: Source = REWARDS): void {
  const dues = rewards
    .map(({ seat, n }) => dueOf(seat, foldRewards(g.s.table, seat, n), false))
    .filter(({ n }) => n > 0);
  for (const { seat, n } of dues) openWindow(g, WINDOW["resolution.reward"], { seat, count: n });
  if (dues.length === 0) return;
  declare(g, dues, source);
  openWindow(g, WINDOW["rewards.declared"], { dues }, (now) => now.dues.every(({ paid }) => paid));
  for (const one of dues) if (!one.paid) pay(g, one, source);
}

/** A player draws cards of either deck, split beforehand. These are no rewards. */
export function drawFromEither(g: Play, seat: Seat, n: number, source: Source): void {
  const due = dueOf(seat, n, true);
  declare(g, [due], source);
  drawDue(g, due);
}

function dueOf(seat: Seat, n: number, cardsOnly: boolean): RewardDue {
  return { seat, n, cardsOnly, cosmic: n, reward: 0, ships: 0, given: [], paid: false };
}

function declare(g: Play, dues: readonly RewardDue[], source: Source): void {
  const { rewardDeck } = g.s.table.settings;
  if (!rewardDeck) {
    for (const one of dues) {
      one.ships = askNumber(g, one.seat, "rewards/ships", source, 0, freeable(g, one, one.n), { n: one.n });
      one.cosmic = one.n - one.ships;
    }
  } else {
    const answers = askAll(
      g,
      dues.map((one) => splitQuestion(g, one)),
    ) as Counts[];
    for (const [i, one] of dues.entries()) {
      one.cosmic = answers[i][backRef("cosmic")] ?? 0;
      one.reward = answers[i][backRef("reward")] ?? 0;
      one.ships = answers[i][WARP] ?? 0;
    }
  }
  for (const { seat, ships, cosmic, reward, cardsOnly } of dues) {
    // What is only drawn is no reward, and is told of when it is drawn.
    if (!isHeard(g) || cardsOnly) continue;
    const params = { player: playerRef(seat), ships, cards: cosmic };
    if (rewardDeck) tell(g, "rewards.split", { ...params, rewards: reward });
    else tell(g, "rewards.taken", params);
  }
}

/** Ships that may be taken out of the warp for so many rewards (RES-10). */
function freeable(g: Play, { seat, cardsOnly }: RewardDue, n: number): number {
  const t = g.s.table;
  return cardsOnly ? 0 : Math.min(n, retrievable(t, seat));
}

/** Which cards and ships a player wants. */
function splitQuestion(g: Play, due: RewardDue): SpreadQuestion {
  const { seat: who, n, cardsOnly } = due;
  const slots = BACKS.filter((back) => back === "cosmic" || canDraw(g, back)).map((back) => ({
    ref: backRef(back),
    max: n,
  }));
  const ships = freeable(g, due, n);
  if (ships > 0) slots.push({ ref: WARP, max: ships });
  const params = { n, of: cardsOnly ? "cards" : "rewards" };
  return { kind: "spread", key: "rewards/split", who, source: SPLIT, slots, min: n, max: n, params };
}

/** RD-10: there is a card to draw. */
function canDraw(g: Play, back: Back): boolean {
  return inDeck(g, back) > 0;
}

/** Cards of a deck that can be drawn, those that are shuffled in again included. */
export function inDeck(g: Play, back: Back): number {
  return deckOf(g.s, back).length + discardOf(g.s.table, back).length;
}

/** Ships first, then cards (RES-09). A reward card that is not there any more becomes something else (RD-10). */
function pay(g: Play, one: RewardDue, source: Source): void {
  const { seat } = one;
  payShips(g, one, source);
  const drawn = drawDue(g, one);
  const cards = one.given.length === 0 ? drawn : [...one.given, ...drawn];
  one.paid = true;
  if (cards.length > 0) openWindow(g, WINDOW["cards.received"], { seat, cards, from: NONE, picker: NONE });
}

/**
 * The ships leave the warp; `by` is who places them. For one that has left meanwhile, by another effect, a card is taken
 * (RES-10).
 */
export function payShips(g: Play, due: RewardDue, source: Source, by: Seat = due.seat): void {
  const { seat } = due;
  const missing = due.ships - retrieve(g, seat, due.ships, source, "latest", by);
  if (missing === 0) return;
  due.ships -= missing;
  const backs = BACKS.filter((back) => back === "cosmic" || inDeck(g, back) > due.reward);
  const slots = backs.map((back) => ({ ref: backRef(back), max: missing }));
  const split = askSpread(g, seat, "rewards/split", rule("RES-10"), slots, missing, missing, {
    n: missing,
    of: "rewards",
  });
  for (const back of backs) due[back] += split[backRef(back)] ?? 0;
}

function drawDue(g: Play, one: RewardDue): CardNumber[] {
  makeUpShortage(g, [one]);
  return drawOfEach(g, one.seat, one);
}

/** Where the reward deck has too few cards for what was declared, players say what they take instead (RD-10). */
export function makeUpShortage(g: Play, dues: readonly RewardDue[], by?: Seat): void {
  let left = inDeck(g, "reward");
  for (const due of dues) {
    const missing = Math.max(0, due.reward - left);
    left -= due.reward - missing;
    if (missing === 0) continue;
    due.reward -= missing;
    due.cosmic += redeclare(g, due, missing, by ?? due.seat);
  }
}

/** How many of the missing ones are cosmic cards now; the rest have been ships. */
function redeclare(g: Play, due: RewardDue, n: number, by: Seat): number {
  const { seat } = due;
  const ships = freeable(g, due, n);
  if (ships === 0) return n;
  const slots = [
    { ref: backRef("cosmic"), max: n },
    { ref: WARP, max: ships },
  ];
  const split = askSpread(g, seat, "rewards/split", rule("RD-10"), slots, n, n, { n, of: "rewards" });
  retrieve(g, seat, split[WARP] ?? 0, SPLIT, "latest", by);
  return split[backRef("cosmic")] ?? 0;
}
