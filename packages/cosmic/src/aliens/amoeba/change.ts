/** More or fewer ships of a player in the encounter: what the Amoeba's power and its flare have in common. */
import { type Counts, type Ref, type Seat, type Source, tell } from "@hypergate/kernel";
import { askSpread, askWord, colonySlots } from "../../asking.ts";
import type { Play } from "../../effects.ts";
import { shipsInEncounter, shipsOn, shipsOnColonies } from "../../query.ts";
import { DOCK, GATE, planetOf, planetRef, playerRef } from "../../refs.ts";
import { bringHome, commit, landShips, liftShips, putBack } from "../../ships.ts";
import { DEFENSE, NOBODY, OFFENSE, type Table } from "../../state.ts";

/** Ships by colony: those they are added from, or those they are withdrawn to. */
export interface Change {
  readonly how: "add" | "withdraw";
  readonly ships: Counts;
}

/** Ships come from colonies and go to colonies, so there must be one outside the encounter (amoeba EC4). */
export function mayChange(t: Table, me: Seat): boolean {
  return shipsOnColonies(t, me) > (me === t.encounter.defense ? shipsInEncounter(t, me) : 0);
}

export function askChange(g: Play, me: Seat, source: Source, most: number): Change {
  const { table: t } = g.s;
  const colonies = colonySlots(g, me, me === t.encounter.defense ? t.encounter.planet : NOBODY);
  const there = Math.min(most, shipsInEncounter(t, me));
  const how = there === 0 ? "add" : askWord(g, me, "amoeba/how", source, ["add", "withdraw"]);
  if (how === "withdraw") {
    const slots = colonies.map(({ ref }) => ({ ref, max: there }));
    return { how, ships: askSpread(g, me, "amoeba/withdraw", source, slots, 1, there) };
  }
  const room = colonies.reduce((n, slot) => n + slot.max, 0);
  return { how, ships: askSpread(g, me, "amoeba/add", source, colonies, 1, Math.min(most, room)) };
}

export function carryOut(g: Play, me: Seat, { how, ships }: Change): void {
  const t = g.s.table;
  if (how === "add") {
    const n = liftShips(g, me, ships);
    tell(g, "amoeba.added", { player: playerRef(me), n });
    put(g, me, n);
    return;
  }
  if (!mayChange(t, me)) return;
  let n = 0;
  for (const ref in ships) n += ships[ref];
  let left = liftShips(g, me, { [placeOf(t, me)]: n });
  tell(g, "amoeba.withdrew", { player: playerRef(me), n: left });
  for (const ref in ships) {
    if (shipsOn(t, planetOf(ref), me) === 0) continue;
    const there = Math.min(ships[ref], left);
    putBack(g, planetOf(ref), me, there);
    left -= there;
  }
  // A colony that has ended since the declaration takes none back (SHP-02).
  bringHome(g, me, left, undefined, me === t.encounter.defense ? t.encounter.planet : NOBODY);
}

/** Where the player's ships in the encounter are (VOC-08). */
function placeOf({ encounter: e }: Table, me: Seat): Ref {
  if (me === e.defense) return planetRef(e.planet);
  return e.ally[me] === DEFENSE ? DOCK : GATE;
}

/** Ships in transit join the encounter. */
function put(g: Play, me: Seat, n: number): void {
  const { encounter: e } = g.s.table;
  if (me === e.defense) {
    landShips(g, e.planet, me, n);
    return;
  }
  commit(g, me, e.ally[me] === DEFENSE ? DEFENSE : OFFENSE, n);
}
