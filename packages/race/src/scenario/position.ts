/** The position of a scenario as the rules take it: seats in order, and "rest" as the cards it means. */
import { seeded, shuffle } from "@hypergate/kernel";
import { bySeat, fieldPlace, isRecord, itemPlace, type Report, type SeatNames } from "@hypergate/kernel/scenario";
import { cardsOf, DESIGN } from "../cards.ts";
import { boxesOf, type Sets } from "../settings.ts";
import type { Position, SeatPosition } from "../setup.ts";
import { designNamed } from "./names.ts";

type Json = Readonly<Record<string, unknown>>;
type Names = readonly string[];

interface Pile {
  readonly place: string;
  readonly names: Names;
}

export interface PositionReader {
  readonly position: Json;
  readonly seats: SeatNames;
  readonly sets: Sets;
  readonly seed: string;
  readonly report: Report;
}

/** The shape of the position was checked before. */
export function readPosition({ position, seats, sets, seed, report }: PositionReader): Position {
  const supply = new Map<string, number>();
  for (const card of cardsOf(boxesOf(sets))) supply.set(DESIGN[card].id, (supply.get(DESIGN[card].id) ?? 0) + 1);
  const places = seatPlaces(position, seats, report);
  const own = bySeat<Json>(position.seats, seats, "position.seats", report).map((seat) => seat ?? {});
  if (position.stage === "round")
    own.forEach((seat, i) => {
      if (seat.start === undefined && seat.began === undefined)
        report(places[i], "scenario.missing", { name: "start" });
    });
  const piles = own.flatMap((seat, i) => [
    pileOf(typeof seat.start === "string" ? [seat.start] : seat.start, `${places[i]}.start`),
    pileOf(seat.hand, `${places[i]}.hand`),
    pileOf(seat.tableau, `${places[i]}.tableau`),
  ]);
  const all = [...piles, pileOf(position.discard, "position.discard"), pileOf(position.deck, "position.deck")];
  for (const pile of all) takeAll(supply, pile, report);
  checkRest(all, report);
  const left = [...supply].flatMap(([id, n]) => (n > 0 ? new Array<string>(n).fill(id) : []));
  const rest = shuffle(seeded(`${seed} rest`), left);
  const full = (raw: unknown): Names => pileOf(raw, "").names.flatMap((name) => (name === "rest" ? rest : [name]));
  const { note: _, ...others } = position;
  return {
    ...(others as Position),
    ...(position.seats === undefined ? {} : { seats: own.map((seat) => readSeatPosition(seat, full)) }),
    ...(position.deck === undefined ? {} : { deck: full(position.deck) }),
    ...(position.discard === undefined ? {} : { discard: full(position.discard) }),
  };
}

function readSeatPosition({ note: _, ...seat }: Json, full: (raw: unknown) => Names): SeatPosition {
  return { ...(seat as SeatPosition), ...(seat.hand === undefined ? {} : { hand: full(seat.hand) }) };
}

/** Where each seat stands in the file. A list must be as long as the table. */
function seatPlaces({ seats: raw }: Json, seats: SeatNames, report: Report): string[] {
  if (Array.isArray(raw) && raw.length < seats.length)
    report("position.seats", "scenario.seats", { n: raw.length, most: seats.length });
  return seats.map((name, seat) => {
    if (!isRecord(raw)) return itemPlace("position.seats", seat);
    return fieldPlace("position.seats", raw[name] === undefined ? String(seat) : name);
  });
}

function pileOf(raw: unknown, place: string): Pile {
  return { place, names: raw === "rest" ? ["rest"] : ((raw ?? []) as Names) };
}

function takeAll(supply: Map<string, number>, { names, place }: Pile, report: Report): void {
  names.forEach((name, i) => {
    if (name === "rest") return;
    const here = itemPlace(place, i);
    const id = designNamed(name);
    if (id === undefined) {
      report(here, "scenario.name", { kind: "kind/card", name });
      return;
    }
    const left = supply.get(id) ?? 0;
    if (left <= 0) report(here, "scenario.copies", { name, n: supply.has(id) ? copiesOf(id) : 0 });
    supply.set(id, left - 1);
  });
}

function copiesOf(id: string): number {
  return DESIGN.filter((design) => design.id === id).length;
}

function checkRest(piles: readonly Pile[], report: Report): void {
  const places = piles.flatMap(({ place, names }) => names.filter((name) => name === "rest").map(() => place));
  if (places.length > 1) report(places[1], "scenario.restTwice", { other: places[0] });
}
