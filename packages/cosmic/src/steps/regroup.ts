import { tell } from "@hypergate/kernel";
import { rule } from "../asking.ts";
import type { Play } from "../effects.ts";
import type { Events } from "../events.ts";
import { isOutOfCards } from "../folds.ts";
import { hasColony, isOver } from "../query.ts";
import { playerRef } from "../refs.ts";
import { commit, leaveWarp, retrieve } from "../ships.ts";
import { OFFENSE } from "../state.ts";
import { WINDOW } from "../vocabulary.ts";
import { openWindow } from "../windows.ts";
import { breakOff } from "./agenda.ts";
import { workOnTechs } from "./technology.ts";

const RETRIEVE = rule("RGP-02");

/** Regroup: effects of the start of an encounter, work on technologies, one ship comes back from the warp (RGP-01 to RGP-05). */
export function regroup(g: Play): void {
  openWindow(g, WINDOW["regroup.start"], undefined);
  if (isOver(g.s) || maybeOutOfCards(g)) return;
  if (g.s.table.techs.length > 0) workOnTechs(g);
  if (isOver(g.s)) return;
  const event = { count: 1, done: false };
  openWindow(g, WINDOW["regroup.retrieve"], event, isDone);
  if (!event.done) retrieveFromWarp(g, event.count);
  maybeOutOfCards(g);
}

function isDone({ done }: Events["regroup.retrieve"]): boolean {
  return done;
}

/** RGP-02 to RGP-04 */
function retrieveFromWarp(g: Play, count: number): void {
  const t = g.s.table;
  const { offense } = t.encounter;
  if (hasColony(t, offense)) {
    retrieve(g, offense, count, RETRIEVE);
    return;
  }
  const n = Math.min(count, t.warp[offense]);
  if (n === 0) return;
  leaveWarp(g, offense, n);
  t.transit[offense] += n;
  openWindow(g, WINDOW["ships.freed"], { seat: offense, n });
  commit(g, offense, OFFENSE, n);
  tell(g, "ships.retrieved", { player: playerRef(offense), n });
  openWindow(g, WINDOW["ships.retrieved"], { seat: offense, n });
}

/** PLN-03: where the table plays it so, an offense without encounter cards is stopped at once. True if it was. */
export function maybeOutOfCards(g: Play): boolean {
  const { encounter: e, settings } = g.s.table;
  if (settings.offenseOutOfCards !== "immediately" || !isOutOfCards(g.s, e.offense)) return false;
  openWindow(g, WINDOW["hand.lacking"], { seat: e.offense }, hasCards);
  if (!isOutOfCards(g.s, e.offense)) return false;
  breakOff(g, "encounter.noCards");
  return true;
}

function hasCards({ seat }: Events["hand.lacking"], g: Play): boolean {
  return !isOutOfCards(g.s, seat);
}
