/** Which phases the other players will call and what phases give them, from what lies on the table. */
import {
  CONSUME_VP,
  DEVELOP_DISCOUNT,
  EXPLORE_DRAW,
  EXPLORE_KEEP,
  generalMilitary,
  type Player,
  SETTLE_SECOND,
  type Table,
} from "@hypergate/race";
import { bestSale, consumingBy, goodsOn, takersIn, totalGoods } from "./goods.ts";
import { noteOwn, type Outlook } from "./outlook.ts";
import { counted, growInto } from "./produce.ts";

/**
 * For Explore, Develop, Settle, Consume and Produce: the chance that somebody else calls it, and what it would give to an
 * average opponent who did not call it. Room for one choice at a time.
 */
export const CALLS = new Float64Array(5);
export const GIFTS = new Float64Array(5);

/** What can be seen of a player that tells what he will do; room for one player. */
const SIGNS = new Float64Array(13);

/** How the signs speak for Explore, Develop, Settle, Consume and Produce: fitted to games of sensible players. */
type Lean = readonly (readonly number[])[];

const WITH_TWO_ACTIONS: Lean = [
  [0.55, -0.17, 0.37, 0.05, -0.26, -0.24, -0.24, -0.08, 0.14, 0.16, -0.39, -0.46, -0.06],
  [-4.73, 0.2, 0.91, 0.28, -0.34, 0, -0.05, -0.04, -0.03, 0.5, -1.45, 0.46, 0.01],
  [-2.24, 0.2, 0.62, -0.29, -0.17, -0.19, -0.41, 0.21, 0.01, -0.3, 0.4, -0.05, 0.11],
  [-0.72, -0.32, -0.29, 0.45, 0.39, 0.5, -0.06, -0.08, -0.08, -0.44, 3.44, 1, -0.11],
  [1.29, -0.21, -0.45, -0.08, 0.39, 0.1, 0.98, -0.19, 0, -0.11, -0.06, -0.86, -0.11],
];
const WITH_ONE_ACTION: Lean = [
  [-0.56, -0.25, 0.15, -0.05, -0.27, -0.02, -0.08, 0.05, 0.2, 0.03, 0.1, 0.76, -0.02],
  [-3.65, 0.22, 0.67, 0.25, -0.25, 0.09, 0.15, -0.03, -0.03, 0.84, 0.01, 0.27, -0.26],
  [-3.41, 0.09, 0.91, -0.17, -0.12, -0.05, -0.26, 0.14, -0.03, -0.22, 0.77, -0.64, 0.04],
  [-1.68, -0.26, -0.43, 0.18, 0.43, 0.33, 0.02, -0.19, -0.12, -0.29, -1.25, 0.07, 0.11],
  [-1.2, 0, -0.31, -0.29, 0.07, -0.14, 0.15, 0, -0.07, -0.2, 0.51, -0.86, 0.12],
];

/** What was found out about one player: how likely he is to call each phase, and what it would give him. */
interface Look {
  /** What it was found out from: the tableau with its goods, and the rest. */
  readonly own: number[];
  hand: number;
  pool: number;
  card: number;
  lean: Lean | undefined;
  readonly calls: Float64Array;
  readonly gifts: Float64Array;
}

/** The last looks, by seat: several players look at the same one in turn. */
const LOOKS: Look[] = [];

function newLook(): Look {
  return {
    own: [],
    hand: -1,
    pool: 0,
    card: 0,
    lean: undefined,
    calls: new Float64Array(5),
    gifts: new Float64Array(5),
  };
}

/** Fills in what the others will call, and what phases would give them. */
export function lookAtOthers({ table, view, seat, card }: Outlook): void {
  const { players, actionsForTwo } = table.settings;
  const lean = players === 2 && actionsForTwo === 2 ? WITH_TWO_ACTIONS : WITH_ONE_ACTION;
  CALLS.fill(1);
  GIFTS.fill(0);
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const { calls, gifts } = lookAgain(table, other, view.handCounts[other], card, lean);
    for (let phase = 0; phase < 5; phase++) {
      CALLS[phase] *= 1 - calls[phase];
      GIFTS[phase] += gifts[phase];
    }
  }
  for (let phase = 0; phase < 5; phase++) {
    CALLS[phase] = 1 - CALLS[phase];
    GIFTS[phase] /= players - 1;
  }
}

/** Looks at a player, unless nothing that counts has changed since the last look. */
function lookAgain(table: Table, seat: number, hand: number, card: number, lean: Lean): Look {
  while (LOOKS.length <= seat) LOOKS.push(newLook());
  const look = LOOKS[seat];
  const p = table.players[seat];
  const isSame = noteOwn(look.own, p, table.good) === "nothing";
  if (isSame && look.hand === hand && look.pool === table.pool && look.card === card && look.lean === lean) return look;
  look.hand = hand;
  look.pool = table.pool;
  look.card = card;
  look.lean = lean;
  lookAt(table, p, hand, card, look.gifts);
  for (let phase = 0; phase < 5; phase++) look.calls[phase] = chance(lean[phase]);
  return look;
}

/** Notes the signs of one player, and what phases would give him. */
function lookAt(table: Table, p: Player, hand: number, card: number, gifts: Float64Array): void {
  const f = p.figures;
  const goods = goodsOn(table, p.tableau);
  const full = totalGoods(goods);
  let doubled = 0;
  let plain = 0;
  if (full > 0) {
    const takers = takersIn(p.tableau);
    doubled = consumingBy(takers, goods.slice(), 2, 0.5);
    plain = consumingBy(takers, goods, 1, card);
  }
  const growing = counted(p, table.good);
  growInto(goods, growing, true);
  const grown = totalGoods(goods);
  growInto(goods, growing, false);
  const points = doubled + 2 * f[CONSUME_VP];
  SIGNS[0] = 1;
  SIGNS[1] = Math.min(hand, 10);
  SIGNS[2] = Math.min(hand, 3);
  SIGNS[3] = full;
  SIGNS[4] = points;
  SIGNS[5] = full > 0 ? bestSale(table, p) : 0;
  SIGNS[6] = grown;
  SIGNS[7] = generalMilitary(f);
  SIGNS[8] = f[EXPLORE_DRAW] + 2 * f[EXPLORE_KEEP];
  SIGNS[9] = f[DEVELOP_DISCOUNT];
  SIGNS[10] = f[SETTLE_SECOND];
  SIGNS[11] = table.pool <= points ? 1 : 0;
  SIGNS[12] = p.tableau.length;
  const placing = hand >= 3 ? 1.5 : 0.4;
  gifts[0] = card * (1 + f[EXPLORE_KEEP]);
  gifts[1] = placing;
  gifts[2] = placing;
  gifts[3] = 0.6 * plain;
  gifts[4] = 0.7 * totalGoods(goods);
}

/** How likely a player with the signs noted is to call a phase. */
function chance(lean: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < lean.length; i++) sum += lean[i] * SIGNS[i];
  return 1 / (1 + Math.exp(-sum));
}
