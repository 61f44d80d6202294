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

/** How a stack is marked: one that can still act counts before one that cannot. */
export function markAt(t: Table, seat: Seat, place: Ref): Mark | undefined {
  const marks = specialsOf(t, seat)
    .filter(({ at }) => at === place)
    .map(markOf);
  return marks.includes("ready") ? "ready" : marks[0];
}
