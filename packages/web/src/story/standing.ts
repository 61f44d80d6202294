/** How a seat came out of a game: its place, by how much, and against whom it is measured. */
import type { Seat } from "@hypergate/kernel";
import type { Source, Told } from "../table/meter.ts";
import type { Film } from "./film.ts";

export interface Standing {
  readonly place: number;
  readonly isWinner: boolean;
  /** Ahead of the second or behind the winner; 0 where something else decided. */
  readonly margin: number;
  /** The winner, or for a winner the best of the others; nobody where all have won. */
  readonly other: Seat | undefined;
}

export function standingOf(values: readonly number[], winners: readonly Seat[], seat: Seat): Standing {
  const isWinner = winners.includes(seat);
  const others = values.map((_, one) => one).filter((one) => winners.includes(one) !== isWinner);
  const other = others.toSorted((a, b) => values[b] - values[a]).at(0);
  const ahead = values.filter((value, one) => !winners.includes(one) && value > values[seat]).length;
  const place = isWinner ? 1 : winners.length + ahead + 1;
  return { place, isWinner, margin: other === undefined ? 0 : Math.abs(values[seat] - values[other]), other };
}

/** Where the difference came from: what the loser lacked most, or the winner had most more of. */
export function causeOf(sources: readonly Source[], { isWinner, other }: Standing, seat: Seat): Source | undefined {
  if (other === undefined) return undefined;
  const sign = isWinner ? 1 : -1;
  const lead = ({ values }: Source) => sign * (values[seat] - values[other]);
  const [first] = sources.toSorted((a, b) => lead(b) - lead(a));
  return first !== undefined && lead(first) > 0 ? first : undefined;
}

/** All events of a game with the parts they belong to. */
export function toldIn({ events, decisions, marks }: Film): Told {
  const parts = new Array<number>(events.length).fill(marks[0]?.part ?? 1);
  for (const { told, part } of decisions) for (let n = told[0]; n < told[1]; n++) parts[n] = part;
  return { events: events.map(({ id, params }, n) => ({ id, params, part: parts[n] })) };
}
