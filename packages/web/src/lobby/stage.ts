/** What a table before its game waits for, and what I can do about it. */
import type { TableInfo } from "@hypergate/wire";

export type Stage =
  /** I have no seat: there is one, or there is none. */
  | { readonly is: "stranger"; readonly canSit: boolean }
  | { readonly is: "seatsFree"; readonly free: number; readonly isHost: boolean }
  /** I have not said that I am ready. */
  | { readonly is: "notReady" }
  /** Others have not; the host can only wait. */
  | { readonly is: "othersNotReady"; readonly names: readonly string[] }
  | { readonly is: "canStart" }
  | { readonly is: "hostStarts" };

export function stageOf({ seats, you, owner }: TableInfo): Stage {
  const free = seats.filter(({ kind }) => kind === "open").length;
  const mine = you === undefined ? undefined : seats[you];
  if (mine?.kind !== "person" && !owner) return { is: "stranger", canSit: free > 0 };
  if (mine?.kind === "person" && !owner && !mine.ready) return { is: "notReady" };
  if (free > 0) return { is: "seatsFree", free, isHost: owner };
  if (!owner) return { is: "hostStarts" };
  const names = seats.flatMap((seat, i) => (seat.kind === "person" && !seat.ready && i !== you ? [seat.name] : []));
  return names.length > 0 ? { is: "othersNotReady", names } : { is: "canStart" };
}
