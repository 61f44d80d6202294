import type { Seat } from "@hypergate/kernel";
import { type ReactNode, Suspense } from "react";
import { GAMES } from "../games.ts";

/** A small picture of a game for lists. */
export function GameSign({
  game,
  seat,
  size,
}: {
  readonly game: string;
  readonly seat: Seat | undefined;
  readonly size: number;
}): ReactNode {
  const client = GAMES[game];
  return (
    <svg className="game-sign" viewBox="0 0 42 42" width={size} height={size} aria-hidden="true">
      <Suspense>{client === undefined ? null : <client.Sign seat={seat} />}</Suspense>
    </svg>
  );
}
