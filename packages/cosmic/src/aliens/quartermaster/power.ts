import type { Seat } from "@hypergate/kernel";
import { askCards, askOne, byPower } from "../../asking.ts";
import type { CardNumber } from "../../cards.ts";
import { BACKS, type Back } from "../../catalogue.ts";
import { at, type Play, type Power } from "../../effects.ts";
import type { RewardDue } from "../../events.ts";
import { takeFromDeck, tellCards } from "../../hand.ts";
import { putInto, takeFrom } from "../../piles.ts";
import { retrievable } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { inDeck, makeUpShortage, payShips } from "../../rewards.ts";
import { retrieve } from "../../ships.ts";
import { WINDOW } from "../../vocabulary.ts";
import { boosted, openWindow } from "../../windows.ts";

const SHIPS = byPower("quartermaster", "quartermaster 2");
const DELIVER = byPower("quartermaster", "quartermaster 3");
const FEE = byPower("quartermaster", "quartermaster 5");
const NOBODYS = -1;

/** What the Quartermaster takes for the trouble: nothing, a ship, or one more card of this deck. */
type Fee = "none" | "ship" | Back;

/** How a delivery is made: the fee, and whether own cards are mixed in. */
interface Order {
  readonly fee: Fee;
  readonly mixes: boolean;
}

/**
 * Supply. Others' rewards go through your hands: you place their ships, draw all their cards, look, and hand them out as
 * you like. If you are due nothing yourself, you get a fee.
 */
export const power: Power = {
  id: "quartermaster",
  uses: [
    at<"rewards.declared", Order>("rewards.declared", {
      as: "any",
      rule: "quartermaster 1",
      mandatory: true,
      // What changes the kinds of rewards that are announced comes first.
      last: true,
      often: "window",
      when: (_g, me, { dues }) => open(dues, me).length > 0,
      declare: (g, me, { dues }) => {
        const theirs = open(dues, me);
        const isDue = ownDue(dues, me) !== undefined;
        const mixes = isDue && areCardsDue(theirs) && boosted(g, me, "quartermaster");
        return { mixes, fee: isDue ? "none" : askFee(g, me, theirs) };
      },
      run: (g, me, { dues }, order) => supply(g, me, dues, order),
    }),
  ],
};

/** Rewards of others that have not been paid. */
function open(dues: readonly RewardDue[], me: Seat): RewardDue[] {
  return dues.filter((due) => due.seat !== me && !due.paid);
}

function ownDue(dues: readonly RewardDue[], me: Seat): RewardDue | undefined {
  return dues.find((due) => due.seat === me && !due.paid);
}

function count(dues: readonly RewardDue[], back: Back): number {
  return dues.reduce((sum, due) => sum + due[back], 0);
}

function areCardsDue(dues: readonly RewardDue[]): boolean {
  return BACKS.some((back) => count(dues, back) > 0);
}

function askFee(g: Play, me: Seat, dues: readonly RewardDue[]): Fee {
  const fees: Fee[] = BACKS.filter((back) => count(dues, back) > 0 && inDeck(g, back) > count(dues, back));
  if (retrievable(g.s.table, me) > 0) fees.push("ship");
  if (fees.length === 0) return "none";
  return askOne(
    g,
    me,
    "quartermaster/fee",
    FEE,
    fees.map((fee) => (fee === "ship" ? "word/ship" : `back/${fee}`)),
  ).split("/")[1] as Fee;
}

function supply(g: Play, me: Seat, dues: readonly RewardDue[], { fee, mixes }: Order): void {
  const { hands, aside } = g.s.secret;
  const theirs = open(dues, me);
  for (const due of theirs) payShips(g, due, SHIPS, me);
  const mine = mixes ? ownDue(dues, me) : undefined;
  if (mine !== undefined) payShips(g, mine, SHIPS);
  const batch = mine === undefined ? theirs : [...theirs, mine];
  makeUpShortage(g, batch, me);
  const drawn = BACKS.flatMap((back) => takeFromDeck(g, count(batch, back) + Number(fee === back), back));
  putInto(aside, me, drawn);
  tellCards(g, "quartermaster.drew", { player: playerRef(me), n: drawn.length }, [me], drawn);
  if (drawn.length > 0) openWindow(g, WINDOW["cards.drawn"], { seat: me, count: drawn.length, cards: drawn });
  let pool: readonly CardNumber[] = drawn;
  if (mine !== undefined) {
    pool = [...drawn, ...hands[me]];
    putInto(aside, me, hands[me]);
    hands[me] = [];
    mine.paid = true;
  }
  for (const due of theirs) {
    const given = deliver(g, me, due, pool);
    pool = pool.filter((card) => !given.includes(card));
  }
  for (const card of pool) takeFrom(aside, me, card);
  putInto(hands, me, pool);
  if (fee === "ship") retrieve(g, me, 1, FEE);
  if (pool.length > 0 && mine === undefined)
    tellCards(g, "quartermaster.kept", { player: playerRef(me), n: pool.length }, [me], pool);
}

/** Hands a player as many cards of the pool as are due, and returns them. What else lies aside is not touched. */
function deliver(g: Play, me: Seat, due: RewardDue, pool: readonly CardNumber[]): readonly CardNumber[] {
  due.paid = true;
  const n = Math.min(due.cosmic + due.reward, pool.length);
  const cards = n === 0 ? [] : handOut(g, me, due.seat, pool, n);
  const all = [...due.given, ...cards];
  if (all.length > 0)
    openWindow(g, WINDOW["cards.received"], { seat: due.seat, cards: all, from: NOBODYS, picker: NOBODYS });
  return cards;
}

function handOut(g: Play, me: Seat, to: Seat, pool: readonly CardNumber[], n: number): readonly CardNumber[] {
  const { hands, aside } = g.s.secret;
  const params = { player: playerRef(to), n };
  // That there are no others is no secret.
  const cards = n === pool.length ? pool : askCards(g, me, "quartermaster/deliver", DELIVER, pool, n, n, params);
  for (const card of cards) takeFrom(aside, me, card);
  putInto(hands, to, cards);
  const told = { player: playerRef(me), to: playerRef(to), n };
  tellCards(g, "quartermaster.delivered", told, [me, to], cards);
  return cards;
}
