import { chance, isHeard, tell } from "@hypergate/kernel";
import { askOne, rule } from "../asking.ts";
import type { Play } from "../effects.ts";
import { needsNewHand } from "../folds.ts";
import { redraw } from "../hand.ts";
import { unusedAliens } from "../pool.ts";
import { isOver } from "../query.ts";
import { playerRef } from "../refs.ts";
import { changePower } from "../sheets.ts";
import { newEncounter } from "../state.ts";
import { WINDOW } from "../vocabulary.ts";
import { openWindow } from "../windows.ts";
import { hasMovableSheets } from "../working.ts";
import { ENCOUNTER, goOnWith } from "./agenda.ts";

/** Start turn (STT-01 to STT-06). Its effects belong to the first encounter. */
export function turn(g: Play): void {
  const t = g.s.table;
  t.turn.n++;
  t.turn.encounters = 1;
  t.turn.success = false;
  t.turn.over = false;
  t.turn.more = false;
  t.turn.ahead = [];
  t.encounter = newEncounter(t.encounter.n + 1, t.turn.seat, t.seats);
  if (isHeard(g)) tell(g, "turn.began", { player: playerRef(t.turn.seat) });
  goOnWith(g, ENCOUNTER);
  openWindow(g, WINDOW["turn.first"], undefined);
  if (isOver(g.s)) return;
  maybeChangePower(g);
  if (needsNewHand(g.s, t.turn.seat)) redraw(g, t.turn.seat);
  openWindow(g, WINDOW["turn.start"], undefined);
}

/** VCP-01: one unused alien is drawn; the player keeps it or the one at hand, and the other is discarded. */
function maybeChangePower(g: Play): void {
  const t = g.s.table;
  const seat = t.turn.seat;
  if (!t.settings.changingPowers || !hasMovableSheets(t, seat)) return;
  const candidates = unusedAliens(g.s, seat);
  if (candidates.length === 0) return;
  const drawn = candidates[chance(g, candidates.length)];
  const options = ["word/keep", `power/${drawn}`];
  if (askOne(g, seat, "power/change", rule("VCP-01"), options) !== "word/keep") changePower(g, seat, drawn);
  else if (!t.retired.includes(drawn)) t.retired.push(drawn);
}

/** Starts one more encounter of the same turn. */
export function another(g: Play): void {
  const t = g.s.table;
  t.turn.encounters++;
  t.turn.more = false;
  t.encounter = newEncounter(t.encounter.n + 1, t.turn.seat, t.seats);
  t.encounter.lasting.push(...t.turn.ahead);
  t.turn.ahead = [];
  goOnWith(g, ENCOUNTER);
}
