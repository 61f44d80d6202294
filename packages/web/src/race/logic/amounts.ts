/** Where a number comes from: prices and strengths with every part named. */
import {
  type Card,
  COST,
  DESIGN,
  GOODS,
  generalMilitary,
  IS_MILITARY,
  IS_REBEL,
  isActive,
  KIND,
  MILITARY_WORLDS,
  type Player,
  type Power,
  REBEL_MILITARY_WORLDS,
} from "@hypergate/race/client";

/** What gives a part of a number: a card, or something that is said in words. */
export type From = Card | "printed" | "action" | "temporary" | "picked" | "defense" | "rebels";

export interface Part {
  readonly from: From;
  readonly amount: number;
}

export interface Amount {
  readonly parts: readonly Part[];
  readonly total: number;
}

function amountOf(parts: readonly Part[], least = Number.NEGATIVE_INFINITY): Amount {
  return {
    parts,
    total: Math.max(
      least,
      parts.reduce((sum, part) => sum + part.amount, 0),
    ),
  };
}

/** Cards whose powers count in this phase: those that lay there when it began, even if they have left since (P1, P5). */
function counting(p: Player): readonly Card[] {
  return [...p.tableau.filter((card) => isActive(p, card)), ...p.departed];
}

/** What each card adds, for cards that add something. */
function parts(p: Player, amountBy: (power: Power) => number): Part[] {
  return counting(p).flatMap((from): Part[] => {
    const amount = (DESIGN[from].powers ?? []).reduce((sum, power) => sum + amountBy(power), 0);
    return amount === 0 ? [] : [{ from, amount }];
  });
}

function isFor(power: { readonly good?: (typeof GOODS)[number] }, card: Card): boolean {
  return power.good === undefined || GOODS.indexOf(power.good) + 1 === KIND[card];
}

/** The price of a development before anything is discarded from the tableau (6.4). */
export function developPrice(p: Player, card: Card, chosen: boolean): Amount {
  const less = parts(p, (power) => (power.does === "developDiscount" ? -power.by : 0));
  return amountOf([{ from: "printed", amount: COST[card] }, ...less, ...(chosen ? [ACTION_BONUS] : [])], 0);
}

const ACTION_BONUS: Part = { from: "action", amount: -1 };

/** The price of a development as it is asked for: what nothing on the table explains is the chooser's bonus. */
export function paidDevelopment(p: Player, card: Card, price: number, lost: readonly Card[]): Amount {
  const known = developPrice(p, card, false).parts;
  const discarded = lost.map(
    (from): Part => ({
      from,
      amount: -(DESIGN[from].powers ?? []).reduce(
        (sum, power) => sum + (power.does === "developDiscardSelfDiscount" ? power.by : 0),
        0,
      ),
    }),
  );
  const explained = amountOf([...known, ...discarded]);
  return { parts: explained.total > price ? [...explained.parts, ACTION_BONUS] : explained.parts, total: price };
}

/** The price of a world that is paid for (7.2, 7.7, 7.8). */
export function settlePrice(p: Player, card: Card): Amount {
  const less = parts(p, (power) => (power.does === "settleDiscount" && isFor(power, card) ? -power.by : 0));
  const military = IS_MILITARY[card] ? militaryDiscounts(p, card) : [];
  return amountOf([{ from: "printed", amount: COST[card] }, ...less, ...military], 0);
}

/** Of the powers to pay for military worlds only the best counts; what makes paying cheaper counts always (7.8). */
function militaryDiscounts(p: Player, card: Card): Part[] {
  const own = parts(p, (power) =>
    power.does === "payForMilitary" && (power.only === undefined || IS_REBEL[card]) ? -power.by : 0,
  );
  const best = own.sort((a, b) => a.amount - b.amount).slice(0, 1);
  return [...best, ...parts(p, (power) => (power.does === "payForMilitaryDiscount" ? -power.by : 0))];
}

/** Military against a world: general, special, and what was bought in this phase (7.4). */
export function strengthAmount(p: Player, world: Card): Amount {
  const bought: Part[] = p.temporary === 0 ? [] : [{ from: "temporary", amount: p.temporary }];
  return amountOf([...parts(p, (power) => militaryOf(p, power, world)), ...bought]);
}

function militaryOf(p: Player, power: Power, world: Card): number {
  switch (power.does) {
    case "military":
      return power.plus;
    case "militaryPerMilitaryWorld":
      return power.plus * p.figures[MILITARY_WORLDS];
    case "militaryAgainstGood":
      return isFor(power, world) ? power.plus : 0;
    case "militaryAgainstRebel":
      return IS_REBEL[world] ? power.plus : 0;
    default:
      return 0;
  }
}

/** Strength of an attack on a world with a takeover power (14.12, 14.17). */
export function attackAmount(p: Player, world: Card, power: Card): Amount {
  const own = strengthAmount(p, world).parts;
  const takeover = (DESIGN[power].powers ?? []).find((one) => one.does === "takeover");
  const perRebel = takeover?.does === "takeover" ? (takeover.perRebel ?? 0) : 0;
  const rebels = perRebel * p.figures[REBEL_MILITARY_WORLDS];
  return amountOf([...own, ...(rebels === 0 ? [] : [{ from: "rebels", amount: rebels } as const])]);
}

/** Defense of a world in its owner's tableau (14.18). */
export function defenseAmount(p: Player, world: Card): Amount {
  const rebels = p.figures[REBEL_MILITARY_WORLDS];
  const others = p.figures[MILITARY_WORLDS] - rebels;
  const bonus = parts(p, (power) =>
    power.does === "takeoverDefense" ? power.perRebel * rebels + power.perOther * others : 0,
  );
  return amountOf([{ from: "defense", amount: COST[world] }, ...strengthAmount(p, world).parts, ...bonus]);
}

/** The military a player has at hand: in general, and where it is higher, against one kind of world. */
export interface MilitaryStanding {
  readonly general: number;
  /** Extra against worlds of each kind of good, in the order of goods, and against rebels. */
  readonly against: readonly { readonly whom: (typeof GOODS)[number] | "rebel"; readonly plus: number }[];
  readonly temporary: number;
}

/** Temporary military is gone when the Settle phase is over (7.19). */
export function militaryStanding(p: Player, isSettling: boolean): MilitaryStanding {
  const extra = (fits: (power: Power) => number) => parts(p, fits).reduce((sum, part) => sum + part.amount, 0);
  const kinds = GOODS.map((whom) => ({
    whom,
    plus: extra((power) => (power.does === "militaryAgainstGood" && power.good === whom ? power.plus : 0)),
  }));
  const rebel = extra((power) => (power.does === "militaryAgainstRebel" ? power.plus : 0));
  return {
    general: generalMilitary(p.figures),
    against: [...kinds, { whom: "rebel" as const, plus: rebel }].filter(({ plus }) => plus !== 0),
    temporary: isSettling ? p.temporary : 0,
  };
}
