/** Effects that go on until the end of the encounter, or into the next one of the turn. */
import type { Seat } from "@hypergate/kernel";
import type { Play } from "./effects.ts";

/** Lets an effect go on until the end of the encounter, with one number it may need. */
export function lastOn(g: Play, effect: string, seat: Seat, n = -1): void {
  g.s.table.encounter.lasting.push({ effect, seat, n });
}

/** Lets an effect go on in the next encounter of this turn. */
export function lastOnAhead(g: Play, effect: string, seat: Seat): void {
  const { turn } = g.s.table;
  turn.ahead = [...turn.ahead, { effect, seat, n: -1 }];
}

/** The number an effect goes on with for a player, such as whom it is aimed at; -1 if it does not. */
export function lastsWith(g: Play, effect: string, seat: Seat): number {
  return g.s.table.encounter.lasting.find((one) => one.effect === effect && one.seat === seat)?.n ?? -1;
}
