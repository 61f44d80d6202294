/** The choice of actions: every pair of cards is tried against what the others will probably call. */
import { ACTION_REFS, bitOf, EXPLORE_DRAW, EXPLORE_KEEP } from "@hypergate/race";
import type { Ref } from "@hypergate/kernel";
import { BOTH, CALLED, DOUBLED, type Flow, flow, NO, PLAIN, SELLING } from "./flow.ts";
import { bestTakeover } from "./fighting.ts";
import { after, bestPlacement, type Held, sorted, weigh } from "./hand.ts";
import { fullAt, type Outlook } from "./outlook.ts";
import { othersWillCall } from "./predict.ts";

const [EXPLORE_5, EXPLORE_1_1, DEVELOP, DEVELOP_2, SETTLE, SETTLE_2, TRADE, CONSUME_X2, PRODUCE] =
  ACTION_REFS.map(bitOf);

/** The pairs that two players can choose: a second card only with its first. */
const PAIRS: readonly (readonly Ref[])[] = ACTION_REFS.flatMap((one, i) =>
  ACTION_REFS.slice(i + 1).map((two) => [one, two]),
).filter((pair) =>
  pair.every((ref) => !ref.endsWith("-2") || pair.includes(ref.slice(0, -2))),
);

export function chooseTwo(o: Outlook): readonly Ref[] {
  return PAIRS[bestOf(o, PAIRS.map((pair) => bitOf(pair[0]) | bitOf(pair[1])))];
}

export function chooseOne(o: Outlook, options: readonly Ref[]): Ref {
  return options[bestOf(o, options.map(bitOf))];
}

function bestOf(o: Outlook, choices: readonly number[]): number {
  const plans = new Plans(o);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const value = plans.expect(choices[i]);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return best;
}

interface Placed {
  readonly value: number;
  readonly cards: number;
  readonly hand: number;
}

/** What a round comes to for the phases there may be; parts that several choices share are thought through once. */
class Plans {
  readonly #o: Outlook;
  readonly #hand: readonly Held[];
  readonly #called: readonly number[];
  readonly #takeover: number;
  readonly #placed = new Map<number, Placed>();
  readonly #flows = new Map<number, Flow>();

  constructor(o: Outlook) {
    this.#o = o;
    this.#hand = sorted(weigh(o, o.view.hand));
    this.#called = othersWillCall(o.view).map((chance) => chance * o.w.trust);
    this.#takeover = o.table.takeovers ? (bestTakeover(o)?.gain ?? 0) : 0;
  }

  /** The value of choosing these cards, over all that the others may call. */
  expect(mine: number): number {
    const [explore, develop, settle, consume, produce] = this.#called;
    const open = [
      (mine & (EXPLORE_5 | EXPLORE_1_1)) === 0 ? explore : 0,
      (mine & DEVELOP) === 0 ? develop : 0,
      (mine & SETTLE) === 0 ? settle : 0,
      (mine & (TRADE | CONSUME_X2)) === 0 ? consume : 0,
      (mine & PRODUCE) === 0 ? produce : 0,
    ];
    let value = 0;
    for (let theirs = 0; theirs < 32; theirs++) {
      let chance = 1;
      for (let i = 0; i < 5 && chance > 0; i++) chance *= (theirs & (1 << i)) === 0 ? 1 - open[i] : open[i];
      if (chance > 0.01) value += chance * this.#round(mine, theirs);
    }
    return value;
  }

  #round(mine: number, theirs: number): number {
    const { me, view, card } = this.#o;
    const placed = this.#place(mine, theirs);
    const goods = this.#flow(mine, theirs);
    const surplus = Math.max(0, placed.hand + goods.cards - 10);
    let value = placed.value + goods.value - surplus * card * 0.9;
    if (me.tableau.length + placed.cards >= fullAt(me) || view.table.pool - goods.chips <= 0)
      value += this.#ending(goods.chips);
    return value;
  }

  /** Ending the game is good for who leads. */
  #ending(chips: number): number {
    const { points, seat, w } = this.#o;
    let best = 0;
    for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other]);
    const lead = points[seat] + chips - best;
    return w.finish * Math.max(-10, Math.min(10, lead));
  }

  #flow(mine: number, theirs: number): Flow {
    const isTrade = (mine & TRADE) !== 0;
    const isDouble = (mine & CONSUME_X2) !== 0;
    let consume = isTrade ? (isDouble ? BOTH : SELLING) : isDouble ? DOUBLED : NO;
    if (consume === NO && (theirs & 8) !== 0) consume = PLAIN;
    const produce = (mine & PRODUCE) !== 0 ? CALLED : (theirs & 16) !== 0 ? PLAIN : NO;
    const key = consume * 8 + produce;
    let known = this.#flows.get(key);
    if (known === undefined) {
      known = flow(this.#o, consume, produce);
      this.#flows.set(key, known);
    }
    return known;
  }

  #place(mine: number, theirs: number): Placed {
    const key = (mine & 63) * 8 + (theirs & 7);
    let known = this.#placed.get(key);
    if (known === undefined) {
      known = this.#placing(mine, theirs);
      this.#placed.set(key, known);
    }
    return known;
  }

  /** Explore, Develop and Settle, one after the other with what is left of the hand. */
  #placing(mine: number, theirs: number): Placed {
    const o = this.#o;
    let hand = this.#hand;
    let spare = 0;
    let value = 0;
    let cards = 0;
    const isExplorer = (mine & (EXPLORE_5 | EXPLORE_1_1)) !== 0;
    if (isExplorer || (theirs & 1) !== 0) {
      const f = o.me.figures;
      const bonus = (mine & EXPLORE_1_1) !== 0 ? 1 : 0;
      const drawn = 2 + f[EXPLORE_DRAW] + bonus + ((mine & EXPLORE_5) !== 0 ? 5 : 0);
      const kept = Math.min(drawn, 1 + f[EXPLORE_KEEP] + bonus);
      value += kept * o.card + o.w.choice * Math.sqrt(kept) * (drawn - kept);
      spare = kept;
    }
    const place = (worlds: boolean, called: boolean): void => {
      const less = called && !worlds ? 1 : 0;
      const placement = bestPlacement(o, hand, worlds, less, spare);
      const takeover = worlds ? this.#takeover : 0;
      const bonus = called && worlds ? o.card : 0;
      if (placement === undefined || placement.net <= takeover) {
        if (takeover > 0) value += takeover + bonus;
        return;
      }
      value += placement.net + bonus;
      cards++;
      const price = Math.max(0, placement.held.price - less);
      hand = after(hand, placement, price - spare);
      spare = Math.max(0, spare - price);
    };
    if ((mine & DEVELOP) !== 0 || (theirs & 2) !== 0) place(false, (mine & DEVELOP) !== 0);
    if ((mine & DEVELOP_2) !== 0) place(false, true);
    if ((mine & SETTLE) !== 0 || (theirs & 4) !== 0) place(true, (mine & SETTLE) !== 0);
    if ((mine & SETTLE_2) !== 0) place(true, true);
    return { value, cards, hand: hand.length + spare };
  }
}
