import { tell } from "@hypergate/kernel";
import type { Play } from "./effects.ts";
import { FOLD_BIT } from "./fold-bits.ts";
import { foldAny, mayFoldAny } from "./folds.ts";
import { knownColonies } from "./known-colonies.ts";
import { coloniesToWin, foreignColonies, hasAnyForeignColonies } from "./query.ts";
import { playerRef } from "./refs.ts";

/** Ends the game if anybody meets a condition to win; all who do win together (WIN-01 to WIN-06, CLR-01). */
export function checkVictory(g: Play): boolean {
  const t = g.s.table;
  if (t.winners.length > 0) return true;
  const needed = coloniesToWin(t);
  const isByColonies = isAnyWinning(g, needed);
  const mayWin = mayFoldAny(g, FOLD_BIT.wins);
  if (!mayWin && !isByColonies) return false;
  for (let seat = 0; seat < t.seats; seat++)
    if ((isByColonies && foreignColonies(t, seat) >= needed) || (mayWin && foldAny(g, seat, "wins")))
      t.winners.push(seat);
  if (t.winners.length === 0) return false;
  g.s.agenda = [];
  tell(g, "game.won", { players: t.winners.map(playerRef).join(" ") });
  return true;
}

/** Somebody has foreign colonies enough. Looked for only where colonies have come or gone since nobody had. */
function isAnyWinning(g: Play, needed: number): boolean {
  const colonies = knownColonies(g);
  if (!colonies.isUndecided) colonies.isUndecided = !hasAnyForeignColonies(g.s.table, needed);
  return !colonies.isUndecided;
}
