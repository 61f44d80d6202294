/** What the total of a side is made of, part by part, as `totalBy` adds it up. */
import {
  alliesOf,
  beyondShips,
  DEFENSE,
  OFFENSE,
  type Reckoning,
  type Side,
  shipsCounted,
  type Table,
  totalBy,
  worthOf,
} from "@hypergate/cosmic/client";
import type { Ref, Seat } from "@hypergate/kernel";

export const SIDES: readonly Side[] = [OFFENSE, DEFENSE];

export type Part =
  /** The encounter card alone. */
  | { readonly kind: "card"; readonly n: number }
  /** What a kicker makes of it beyond its own value. */
  | { readonly kind: "kicker"; readonly n: number; readonly times: number }
  /** Cards added to it. */
  | { readonly kind: "added"; readonly n: number; readonly cards: readonly number[] }
  /** Ships that count `each`, below zero if they are subtracted. */
  | { readonly kind: "ships"; readonly n: number; readonly seat: Seat; readonly ships: number; readonly each: number }
  /** Ships times the card, or times the ships of the allies. */
  | {
      readonly kind: "product";
      readonly n: number;
      readonly seat: Seat;
      readonly ships: number;
      readonly by: number;
      readonly of: "card" | "allies";
    }
  /** What ships that multiply count beyond one each. */
  | { readonly kind: "extra"; readonly n: number; readonly seat: Seat; readonly ships: number }
  | { readonly kind: "reinforcement"; readonly n: number; readonly seat: Seat; readonly card: number }
  /** What one thing adds, however often it did. */
  | { readonly kind: "bonus"; readonly n: number; readonly thing: Ref; readonly times: number };

export function mainOf({ encounter: e }: Table, side: Side): Seat {
  return side === OFFENSE ? e.offense : e.defense;
}

/** The total of a side, made the way it is made now. */
export function totalOf(t: Table, { combinations }: Reckoning, side: Side): number {
  return totalBy(combinations[side], t, side).sum;
}

/** Every part of a side's total; together they are `totalOf(t, reckoning, side)`. */
export function partsOf(t: Table, reckoning: Reckoning, side: Side): readonly Part[] {
  const e = t.encounter;
  return [
    ...cardsAndShips(t, reckoning, side),
    ...e.reinforcements.flatMap((one): Part[] =>
      one.side === side ? [{ kind: "reinforcement", n: one.value, seat: one.seat, card: one.card }] : [],
    ),
    ...bonusParts(t, side),
  ];
}

/** The parts of both sides that have been told when so many rows have: by turns, the side on the left first. */
export function toldParts(parts: readonly (readonly Part[])[], rows: number): readonly (readonly Part[])[] {
  return parts.map((own, i) => own.slice(0, Math.max(0, Math.ceil((rows - i) / parts.length))));
}

/** Parts with names that stay the same while others come: the order is fixed, and new ones come last of their kind. */
export function keyed(parts: readonly Part[]): readonly { readonly key: string; readonly part: Part }[] {
  const met = new Map<string, number>();
  return parts.map((part) => {
    const n = met.get(part.kind) ?? 0;
    met.set(part.kind, n + 1);
    return { key: `${part.kind} ${n}`, part };
  });
}

/** Whether a side's total is there to be read: its card is known, and is an attack. */
export function hasTotal(t: Table, side: Side): boolean {
  return t.encounter.shown[side].type === "attack";
}

function cardsAndShips(t: Table, reckoning: Reckoning, side: Side): readonly Part[] {
  const seats = [mainOf(t, side), ...alliesOf(t, side)];
  return [...combined(t, reckoning, side), ...beyondParts(t, seats, side)];
}

/** Special ships that count more than others. */
function beyondParts(t: Table, seats: readonly Seat[], side: Side): readonly Part[] {
  return seats.flatMap((seat): Part[] => {
    const n = beyondShips(t, seat, side);
    return n === 0 ? [] : [{ kind: "extra", n, seat, ships: shipsCounted(t, seat, side) }];
  });
}

function combined(t: Table, { combinations }: Reckoning, side: Side): readonly Part[] {
  const main = mainOf(t, side);
  const allies = alliesOf(t, side);
  const worth = worthOf(t.encounter.shown[side]);
  const own = shipsCounted(t, main, side);
  const allied = allies.reduce((sum, seat) => sum + shipsCounted(t, seat, side), 0);
  const product = { kind: "product", seat: main } as const;
  switch (combinations[side]) {
    case "sum":
      return [...cardParts(t, side), shipsPart(t, main, side), ...allies.map((seat) => shipsPart(t, seat, side))];
    case "ownTimesCard":
      return [
        { ...product, n: own * worth, ships: own, by: worth, of: "card" },
        ...extraParts(t, [main], side),
        ...allies.map((seat) => shipsPart(t, seat, side)),
      ];
    case "allTimesCard":
      return [
        { ...product, n: (own + allied) * worth, ships: own + allied, by: worth, of: "card" },
        ...extraParts(t, [main, ...allies], side),
      ];
    case "ownTimesAllies": {
      const sign = Math.sign(t.encounter.weight[main]);
      return [
        ...cardParts(t, side),
        { ...product, n: sign * own * allied, ships: own, by: allied, of: "allies" },
        ...extraParts(t, [main, ...allies], side),
      ];
    }
  }
}

function cardParts(t: Table, side: Side): readonly Part[] {
  const { type, value, added, extra } = t.encounter.shown[side];
  const card: readonly Part[] = type === "none" ? [] : kickedParts(t, side, value);
  return added === 0 && extra.length === 0 ? card : [...card, { kind: "added", n: added, cards: extra }];
}

/** The value of a card before its kicker, which is told apart as long as nothing else has changed it since. */
export function unkicked(t: Table, side: Side): number {
  const { value, times } = t.encounter.shown[side];
  return Number.isInteger(value / times) ? value / times : value;
}

function kickedParts(t: Table, side: Side, value: number): readonly Part[] {
  const own = unkicked(t, side);
  const card: Part = { kind: "card", n: own };
  if (own === value) return [card];
  return [card, { kind: "kicker", n: value - own, times: t.encounter.shown[side].times }];
}

function shipsPart(t: Table, seat: Seat, side: Side): Part {
  const ships = shipsCounted(t, seat, side);
  const each = t.encounter.weight[seat];
  return { kind: "ships", n: ships * each, seat, ships, each };
}

function extraParts(t: Table, seats: readonly Seat[], side: Side): readonly Part[] {
  return seats.flatMap((seat): Part[] => {
    const ships = shipsCounted(t, seat, side);
    const each = t.encounter.weight[seat];
    const n = ships * (each - Math.sign(each));
    return n === 0 ? [] : [{ kind: "extra", n, seat, ships }];
  });
}

function bonusParts({ encounter: { bonus } }: Table, side: Side): readonly Part[] {
  const own = bonus.filter((one) => one.side === side && one.n !== 0);
  return [...Map.groupBy(own, ({ source }) => thingBehind(source))].map(([thing, all]) => ({
    kind: "bonus",
    thing,
    n: all.reduce((sum, { n }) => sum + n, 0),
    times: all.length,
  }));
}

/** A bonus names the statement it comes from, `human 1` or `macron wild`, or a technology. */
function thingBehind(source: string): Ref {
  if (source.includes("/")) return source;
  const at = source.lastIndexOf(" ");
  const [alien, what] = [source.slice(0, at), source.slice(at + 1)];
  return `${what === "wild" || what === "super" ? what : "power"}/${alien}`;
}

/** A part of a bar, and how much of it can be seen. */
export interface Piece {
  readonly part: Part;
  readonly n: number;
}

/** The parts that are added, one after the other, up to the total: what is subtracted takes away from the last ones. */
export function piecesOf(parts: readonly Part[]): readonly Piece[] {
  const total = parts.reduce((sum, { n }) => sum + n, 0);
  let left = total;
  return parts
    .filter(({ n }) => n > 0)
    .map((part) => {
      const n = Math.max(0, Math.min(part.n, left));
      left -= n;
      return { part, n };
    })
    .filter(({ n }) => n > 0);
}

/** How an encounter stands if nothing more happens. */
export interface Verdict {
  /** Closed cards, two totals, an attack against a negotiate, two negotiates, two morphs. */
  readonly kind: "closed" | "totals" | "attack" | "deal" | "morphs";
  /** The side that wins, or -1. */
  readonly winner: Side | -1;
  /** By how much, where totals are compared. */
  readonly by: number;
}

export function verdictOf(t: Table, reckoning: Reckoning): Verdict {
  const e = t.encounter;
  const [one, two] = e.shown.map(({ type }) => type);
  const by = Math.abs(totalOf(t, reckoning, OFFENSE) - totalOf(t, reckoning, DEFENSE));
  if (e.result === "won") return { kind: kindOf(one, two), winner: sideOf(e.winner), by };
  if (one === "none" || two === "none") return { kind: "closed", winner: sideOf(e.instant), by };
  const kind = kindOf(one, two);
  if (kind === "deal" && e.instant === -1) return { kind, winner: -1, by };
  const ahead = e.instant === -1 ? byCards(t, reckoning) : sideOf(e.instant);
  return { kind, winner: ahead === -1 ? -1 : reckoning.goesTo[ahead], by };
}

type ShownType = Table["encounter"]["shown"][number]["type"];

function kindOf(one: ShownType, two: ShownType): Verdict["kind"] {
  if (one === "none" || two === "none") return "closed";
  if (one === "attack" && two === "attack") return "totals";
  if (one === "attack" || two === "attack") return "attack";
  return one === "negotiate" && two === "negotiate" ? "deal" : "morphs";
}

/** The side whose card wins; ties go to the defense (REV-04). */
function byCards(t: Table, reckoning: Reckoning): Side | -1 {
  const [one, two] = t.encounter.shown;
  if (one.type === "attack" && two.type === "attack") {
    const [mine, theirs] = SIDES.map((side) => totalOf(t, reckoning, side));
    return (reckoning.lowestWins ? mine < theirs : mine > theirs) ? OFFENSE : DEFENSE;
  }
  if (one.type === "attack") return OFFENSE;
  return two.type === "attack" ? DEFENSE : -1;
}

export function otherOf(side: Side): Side {
  return side === OFFENSE ? DEFENSE : OFFENSE;
}

function sideOf(n: number): Side | -1 {
  return n === OFFENSE || n === DEFENSE ? n : -1;
}
