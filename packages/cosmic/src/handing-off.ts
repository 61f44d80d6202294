/** Where a flare goes that is handed on after use: to the player of its alien, or to the discards if nobody has it (FL-3). */
import type { Destination, Play } from "./effects.ts";
import { ownerOf } from "./query.ts";
import { NOBODY } from "./state.ts";

export function toOwnerOf(alien: string): (g: Play) => Destination {
  return (g) => {
    const owner = ownerOf(g.s.table, alien);
    return owner === NOBODY ? "discard" : owner;
  };
}
