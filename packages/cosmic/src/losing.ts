/** Ships that a player has to give up, as that player chooses. */
import type { Seat, Slot, Source } from "@hypergate/kernel";
import { askSpread, colonySlots } from "./asking.ts";
import type { Play } from "./effects.ts";
import { shelterOf, shelters } from "./query.ts";
import { DOCK, GATE } from "./refs.ts";
import { lose, takeLoss } from "./ships.ts";
import { DEFENSE, OFFENSE } from "./state.ts";

/** Where ships may be taken from: everywhere, colonies, colonies outside the encounter, colonies and the gate. */
type Places = "any" | "colonies" | "outside" | "gateToo";

/** Ships a player has on colonies and in the encounter, as far as these places count; not those of a side that has retreated (DR-4). */
export function slotsOf(g: Play, seat: Seat, places: Places = "any"): Slot[] {
  const t = g.s.table;
  const e = t.encounter;
  const safe = shelterOf(t, seat);
  const slots = colonySlots(g, seat, places === "outside" && seat === e.defense ? e.planet : safe);
  if (places === "any" || places === "gateToo") {
    if (e.gate[seat] > 0 && !shelters(t, OFFENSE)) slots.push({ ref: GATE, max: e.gate[seat] });
    if (places === "any" && e.dock[seat] > 0 && !shelters(t, DEFENSE)) slots.push({ ref: DOCK, max: e.dock[seat] });
  }
  return slots;
}

/** A player chooses ships to lose; all of them if there are too few (SHP-10). */
export function chooseAndLose(g: Play, seat: Seat, n: number, source: Source, places: Places = "any"): void {
  const slots = slotsOf(g, seat, places);
  let room = 0;
  for (const slot of slots) room += slot.max;
  const count = Math.min(n, room);
  if (count <= 0) return;
  const from = askSpread(g, seat, "ships/lose", source, slots, count, count, { n: count });
  lose(g, [takeLoss(g, seat, from)], "effect");
}
