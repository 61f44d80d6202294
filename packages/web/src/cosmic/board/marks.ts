/** Special ships: where they are, and whether they can still act. */
import type { Table } from "@hypergate/cosmic/client";
import type { Ref, Seat } from "@hypergate/kernel";
import type { Mark } from "../art/pennant.tsx";

export type Special = Table["specials"][number];

export function specialsOf({ specials }: Table, seat: Seat): readonly Special[] {
  return specials.filter((ship) => ship.seat === seat);
}

export function markOf({ spent }: Special): Mark {
  return spent === true ? "spent" : "ready";
}

/** Special ships of a player that are alike. */
export interface Alike {
  readonly kind: Special["kind"];
  readonly mark: Mark;
  readonly n: number;
}

/** The special ships of a player by kind and mark: some kinds are a whole fleet (lizard 1). */
export function alikeOf(t: Table, seat: Seat): readonly Alike[] {
  const groups = Map.groupBy(specialsOf(t, seat), (ship) => `${ship.kind} ${markOf(ship)}`);
  return [...groups.values()].map((ships) => ({ kind: ships[0].kind, mark: markOf(ships[0]), n: ships.length }));
}

/** How a stack is marked: one that can still act counts before one that cannot. */
export function markAt(t: Table, seat: Seat, place: Ref): Mark | undefined {
  const marks = specialsOf(t, seat)
    .filter(({ at }) => at === place)
    .map(markOf);
  return marks.includes("ready") ? "ready" : marks[0];
}
