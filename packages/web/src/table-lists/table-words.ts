/** What a list of tables says of each: who sits there, how it stands, and which come first. */
import type { Seat } from "@hypergate/kernel";
import type { MyTable, TableInfo } from "@hypergate/wire";

/** A table at which I have a seat. */
/** Who else sits at a table. */
export interface Company {
  readonly names: readonly string[];
  readonly bots: number;
  readonly free: number;
  /** People who have been deleted since. */
  readonly former: number;
}

export function companyOf({ seats, you }: TableInfo): Company {
  const others = seats.filter((_, seat) => seat !== you);
  return {
    names: others.flatMap((seat) => (seat.kind === "person" ? [seat.name] : [])),
    bots: others.filter(({ kind }) => kind === "bot").length,
    free: others.filter(({ kind }) => kind === "open").length,
    former: others.filter(({ kind }) => kind === "former").length,
  };
}

/** A table that is over without a result was given up before its game. */
function isWorthListing({ status, result }: TableInfo): boolean {
  return status !== "over" || result !== undefined;
}

const RANK = { playing: 1, open: 1, over: 2 } as const;

/** Those that wait for me first, then those that go on, then what is over; the latest first. */
export function inOrder(tables: readonly MyTable[]): readonly MyTable[] {
  const rank = ({ yourAnswer, status }: MyTable) => (yourAnswer ? 0 : RANK[status]);
  return tables.filter(isWorthListing).toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

export type Standing = "yourAnswer" | "away" | "news" | "waiting" | "gathering" | "over";

export function standingOf(table: MyTable): Standing {
  if (table.yourAnswer) return "yourAnswer";
  if (table.status === "over") return "over";
  if (table.status === "open") return "gathering";
  const mine = table.you === undefined ? undefined : table.seats[table.you];
  if (mine?.kind === "person" && mine.away) return "away";
  return table.news > 0 ? "news" : "waiting";
}

/** Who won, by name; bots are counted. */
export interface Winners {
  readonly you: boolean;
  readonly names: readonly string[];
  readonly bots: number;
}

export function winnersOf({ result, seats, you }: TableInfo): Winners {
  const others = (result?.winners ?? []).filter((seat: Seat) => seat !== you).map((seat: Seat) => seats[seat]);
  return {
    you: you !== undefined && result?.winners.includes(you) === true,
    names: others.flatMap((seat) => (seat?.kind === "person" ? [seat.name] : [])),
    bots: others.filter((seat) => seat?.kind === "bot").length,
  };
}

export function canSit({ status, seats, you }: TableInfo): boolean {
  return status !== "over" && you === undefined && seats.some(({ kind }) => kind === "open");
}

export function canWatch({ status, options }: TableInfo): boolean {
  return status !== "open" && options.spectators;
}
