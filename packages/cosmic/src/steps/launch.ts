import { isHeard, type Seat, type Slot, tell } from "@hypergate/kernel";
import { askNumber, askPlanet, askSpread, colonySlots, rule } from "../asking.ts";
import type { Play } from "../effects.ts";
import { liftForEncounter } from "../marked-ships/sending.ts";
import { coloniesOf, homePlanets, spareShips } from "../query.ts";
import { type Planet, planetRef, playerRef, WARP } from "../refs.ts";
import { commit } from "../ships.ts";
import { NOBODY, OFFENSE, type Side, type Table } from "../state.ts";
import { WINDOW } from "../vocabulary.ts";
import { openWindow } from "../windows.ts";
import { breakOff, isBrokenOff } from "./agenda.ts";
import { maybeOutOfCards } from "./regroup.ts";

const AIM = rule("LCH-01");
const SEND = rule("LCH-04");

/** Launch: the gate is aimed and one to four ships are put on it (LCH-01 to LCH-09). */
export function launch(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  if (e.planet === NOBODY) {
    const planets = targets(t);
    if (planets.length === 0) {
      breakOff(g, "encounter.noTarget");
      return;
    }
    e.planet = askPlanet(g, e.offense, "launch/aim", AIM, planets);
  }
  if (isHeard(g))
    tell(g, "launch.aimed", {
      player: playerRef(e.offense),
      planet: planetRef(e.planet),
      defense: playerRef(e.defense),
    });
  openWindow(g, WINDOW["launch.aimed"], undefined);
  openWindow(g, WINDOW["launch.before"], undefined);
  sendShips(g, e.offense, OFFENSE, "launch/ships", e.gate[e.offense]);
  if (e.gate[e.offense] === 0) {
    breakOff(g, "encounter.noShips");
    return;
  }
  if (isHeard(g)) tell(g, "launch.sent", { player: playerRef(e.offense), n: e.gate[e.offense] });
  openWindow(g, WINDOW["launch.done"], undefined, isOverNow);
  if (!isOverNow(undefined, g)) maybeOutOfCards(g);
}

function isOverNow(_event: undefined, g: Play): boolean {
  return g.s.table.encounter.result !== "none" || isBrokenOff(g);
}

/** Planets the gate may be aimed at. */
function targets(t: Table): Planet[] {
  const { defense, reach } = t.encounter;
  const home = homePlanets(t, defense);
  if (reach === "home") return home;
  const abroad = coloniesOf(t, defense).filter((planet) => t.homeOf[planet] !== defense && t.homeOf[planet] >= 0);
  return reach === "colonies" ? abroad : [...home, ...abroad];
}

/**
 * A player takes ships from colonies and puts them into the encounter; `there` are ships already in it (LCH-08). Returns
 * how many came. With `pressed` it has to be as many as that, as far as no colony is given up. `left` ships stay behind.
 */
export function sendShips(
  g: Play,
  seat: Seat,
  side: Side,
  key: string,
  there: number,
  pressed?: number,
  left = 0,
): number {
  const t = g.s.table;
  const sending = { seat, side, max: t.encounter.limit[seat], fromWarp: 0, amongFromWarp: 0 };
  openWindow(g, WINDOW["ships.sending"], sending);
  const slots: Slot[] = colonySlots(g, seat);
  const among = Math.min(sending.amongFromWarp, t.warp[seat]);
  if (among > 0) slots.push({ ref: WARP, max: among });
  let room = 0;
  for (const slot of slots) room += slot.max;
  const most = pressed === undefined ? room : Math.min(pressed, spareShips(t, seat));
  const max = Math.min(room - left, sending.max - there, most);
  if (room === 0 || max <= 0) return 0;
  const min = pressed !== undefined ? max : there > 0 ? 0 : 1;
  const from = askSpread(g, seat, key, SEND, slots, min, max);
  const taken = among > 0 ? (from[WARP] ?? 0) : 0;
  const free = Math.min(sending.fromWarp, t.warp[seat] - taken);
  const raised = free > 0 ? askNumber(g, seat, "launch/from-warp", SEND, 0, free) : 0;
  const n = liftForEncounter(g, seat, raised > 0 ? { ...from, [WARP]: taken + raised } : from);
  commit(g, seat, side, n);
  return n;
}
