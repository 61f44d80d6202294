/**
 * What a run has found out about colonies. Ships move all the time, but seldom does a colony come or go, and only then can
 * anybody have won by colonies or have to turn a sheet (`coloniesChanged`).
 */
import type { Seat } from "@hypergate/kernel";
import type { Play } from "./effects.ts";
import { isAtHome, isForeign } from "./query.ts";
import type { Planet } from "./refs.ts";
import type { Table } from "./state.ts";
import { type KnownColonies, knownIn } from "./who-acts.ts";

/** A colony was founded or given up: at home it may turn a sheet, and abroad a new one may win the game. */
export function coloniesChanged(g: Play, planet: Planet, seat: Seat, isNew: boolean): void {
  const { colonies } = knownIn(g);
  if (isAtHome(g.s.table, planet, seat)) colonies.areSheetsRight = false;
  if (isNew && isForeign(g.s.table, planet, seat)) colonies.isUndecided = false;
}

/** What is known of the planets and ships as they are now. */
export function knownColonies(g: Play): KnownColonies {
  const { colonies } = knownIn(g);
  const { ships, homeOf } = g.s.table;
  if (colonies.ships !== ships || colonies.homeOf !== homeOf) {
    colonies.ships = ships;
    colonies.homeOf = homeOf;
    colonies.isUndecided = false;
    colonies.areSheetsRight = false;
  }
  return colonies;
}

/** Every sheet lies as its player's home colonies want it. */
export function areSheetsRight({ areSheetsRight: wereRight, powers }: KnownColonies, { players }: Table): boolean {
  if (!wereRight) return false;
  for (let seat = 0; seat < players.length; seat++) if (powers[seat] !== players[seat].powers) return false;
  return true;
}

export function noteSheetsRight(colonies: KnownColonies, { players }: Table): void {
  colonies.areSheetsRight = true;
  for (let seat = 0; seat < players.length; seat++) colonies.powers[seat] = players[seat].powers;
}
