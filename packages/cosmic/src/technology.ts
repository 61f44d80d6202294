/** Technologies on the table: drawn, worked on, used and discarded (TEC-01 to TEC-16). */
import { type Counts, enter, leave, mix, type Seat, type Slot, tell } from "@hypergate/kernel";
import type { Play, Technology, Use } from "./effects.ts";
import type { TechUsed } from "./events.ts";
import { warpSlots } from "./fleet.ts";
import { techOf } from "./installed.ts";
import { layOutTechs } from "./piles.ts";
import { techPool } from "./pool.ts";
import { shipsInWarp } from "./query.ts";
import { labRef, type Planet, playerRef } from "./refs.ts";
import { bringHome, landShips, liftShips } from "./ships.ts";
import { specialsCome } from "./special-ships.ts";
import type { Tech } from "./state.ts";
import { usedAs } from "./subjects.ts";
import { researchers, researchersInWarp } from "./tech-chances.ts";
import { WINDOW } from "./vocabulary.ts";
import { openWindow, saidOf } from "./windows.ts";

/** Nobody's use is answered. */
const NOT_AN_ANSWER = -1;

/**
 * Builds a technology from its description. Each use can be answered before it takes effect, so that it may be
 * cancelled (TCH-12). Afterwards the technology is discarded if it says so.
 */
export function technology(spec: Technology): Technology {
  const uses = spec.uses.map((use) => (use.passive === true ? use : withAnswers(spec, use)));
  return { ...spec, uses };
}

function withAnswers(spec: Technology, use: Use): Use {
  return {
    ...use,
    run: (g: Play, me: Seat, event: unknown, choice: unknown) => {
      useTech(g, me, spec, use, event, choice);
    },
  };
}

/** Turns a technology up if needed and uses it. All choices have been made before (CLR-06). */
export function useTech(g: Play, seat: Seat, spec: Technology, use: Use, event: unknown, choice: unknown): void {
  const params = { player: playerRef(seat), tech: `tech/${spec.id}` };
  enter(g, `use ${spec.id}`);
  turnUp(g, seat, spec.id);
  const on = saidOf(use, seat, choice);
  tell(g, "tech.used", usedAs(params, on));
  const against = (event as { seat?: Seat } | undefined)?.seat ?? NOT_AN_ANSWER;
  const used: TechUsed = { seat, tech: spec.id, technology: spec, against, cancelled: false, on };
  openWindow(g, WINDOW["tech.used"], used, (now) => now.cancelled);
  if (used.cancelled) tell(g, "tech.cancelled", params);
  else use.run(g, seat, event as never, choice as never);
  if (used.cancelled || spec.after === "discard") discardTech(g, seat, spec.id);
  leave(g);
}

/** A player's technology of this name, known to its owner even while it is face down. */
export function ownTech(g: Play, seat: Seat, id: string): Tech | undefined {
  return g.s.table.techs[seat][g.s.secret.techs[seat].indexOf(id)];
}

/** Ships that count for a player's technology: on it, and in the warp where an effect says so. */
export function researchShips(g: Play, seat: Seat, id: string): number {
  const tech = ownTech(g, seat, id);
  return tech === undefined ? 0 : researchers(g.s.table, seat, tech, techOf(id).effect.number);
}

/** Where the ships are that count for a player's technology: on it, then in the common warp, then on planets there. */
export function researchSlots(g: Play, seat: Seat, id: string): Slot[] {
  const t = g.s.table;
  const tech = ownTech(g, seat, id);
  if (tech === undefined) return [];
  let left = researchersInWarp(t, seat, tech, techOf(id).effect.number);
  const slots: Slot[] = [{ ref: labRef(seat, tech.n), max: tech.ships }];
  for (const { ref, max } of warpSlots(t, seat)) {
    slots.push({ ref, max: Math.min(max, left) });
    left -= Math.min(max, left);
  }
  return slots.filter(({ max }) => max > 0);
}

/** Some of the ships that count for a technology found a colony. Those that leave the warp for it have been retrieved. */
export function settleResearchers(g: Play, seat: Seat, from: Counts, planet: Planet): void {
  const t = g.s.table;
  const before = shipsInWarp(t, seat);
  const n = liftShips(g, seat, from);
  const freed = before - shipsInWarp(t, seat);
  if (freed > 0) {
    tell(g, "ships.retrieved", { player: playerRef(seat), n: freed });
    openWindow(g, WINDOW["ships.freed"], { seat, n: freed });
  }
  landShips(g, planet, seat, n);
  if (freed > 0) openWindow(g, WINDOW["ships.retrieved"], { seat, n: freed });
}

/** The research number as it counts: that of an X is the ships on it (TCH-12). */
export function numberOf(g: Play, seat: Seat, id: string): number {
  const { number } = techOf(id).effect;
  return number === 0 ? researchShips(g, seat, id) : number;
}

/** A player gets a technology, face down unless it comes completed, possibly on a sheet. */
export function addTech(g: Play, seat: Seat, id: string, face: "up" | "down", sheet?: string): void {
  const own = g.s.table.techs[seat];
  const n = own.reduce((most, tech) => Math.max(most, tech.n), 0) + 1;
  const tech = { n, id: face === "up" ? id : "", ships: 0 };
  own.push(sheet === undefined ? tech : { ...tech, sheet });
  g.s.secret.techs[seat].push(id);
}

/** Takes a technology without ships from a player. */
export function removeTech(g: Play, seat: Seat, id: string): void {
  const at = g.s.secret.techs[seat].indexOf(id);
  if (at < 0) return;
  g.s.secret.techs[seat].splice(at, 1);
  g.s.table.techs[seat].splice(at, 1);
}

/** From now on all see which it is. */
export function turnUp(g: Play, seat: Seat, id: string): void {
  const tech = ownTech(g, seat, id);
  if (tech === undefined || tech.id !== "") return;
  tech.id = id;
  g.fence = g.used;
}

/** Puts a ship in transit onto a technology. */
export function putOnTech(g: Play, seat: Seat, tech: Tech): void {
  specialsCome(g, seat, labRef(seat, tech.n), 1);
  g.s.table.transit[seat]--;
  tech.ships++;
}

/** Research ships go into transit. */
export function liftFromTech(g: Play, seat: Seat, id: string, n: number): number {
  const tech = ownTech(g, seat, id);
  return tech === undefined ? 0 : liftShips(g, seat, { [labRef(seat, tech.n)]: n });
}

/** Ships on a technology return to colonies, or to the warp if there is none (TEC-16). */
export function returnResearchers(g: Play, seat: Seat, id: string): void {
  bringHome(g, seat, liftAllFromTech(g, seat, id));
}

function liftAllFromTech(g: Play, seat: Seat, id: string): number {
  return liftFromTech(g, seat, id, ownTech(g, seat, id)?.ships ?? 0);
}

/** What lies on sheets that a player hands over goes along to the new owner, without ships. What lies on covered sheets stays. */
export function passTechs(g: Play, from: Seat, to: Seat, techs: readonly OnSheet[]): void {
  for (const { id, sheet } of techs) {
    returnResearchers(g, from, id);
    removeTech(g, from, id);
    addTech(g, to, id, "down", sheet);
  }
}

/** A technology on a sheet. */
interface OnSheet {
  readonly id: string;
  readonly sheet: string;
}

/** Technologies on the sheets of a player, but for those that lie under a borrowed one. */
export function techsOnSheets({ s: { table: t, secret: x } }: Play, seat: Seat): OnSheet[] {
  const covered = t.encounter.loans.filter(({ to }) => to === seat).flatMap((loan) => loan.covered);
  return (t.techs[seat] ?? []).flatMap(({ sheet }, i) =>
    sheet === undefined || covered.includes(sheet) ? [] : [{ id: x.techs[seat][i], sheet }],
  );
}

/** A technology goes to the discards for all to see, and its ships go home (TCH-05). */
export function discardTech(g: Play, seat: Seat, id: string): void {
  if (ownTech(g, seat, id) === undefined) return;
  const n = liftAllFromTech(g, seat, id);
  removeTech(g, seat, id);
  g.s.table.techDiscard.push(id);
  g.fence = g.used;
  tell(g, "tech.discarded", { player: playerRef(seat), techs: `tech/${id}` });
  techOf(id).effect.discarded?.(g, seat);
  bringHome(g, seat, n);
}

/** Takes technologies off their deck; when it is empty the discards are shuffled (DCK-06). Fewer if there are no more. */
export function takeTechs(g: Play, n: number): string[] {
  const taken: string[] = [];
  while (taken.length < n && hasTechDeck(g)) taken.push(g.s.secret.techDeck.pop() as string);
  g.fence = g.used;
  return taken;
}

/** True if there is a technology to draw, after the discards have been shuffled if need be. */
export function hasTechDeck(g: Play): boolean {
  const { table: t, secret: x } = g.s;
  if (x.techDeck.length === 0 && t.techDiscard.length > 0) {
    x.techDeck = mix(g, t.techDiscard.slice());
    t.techDiscard = [];
    tell(g, "tech.shuffled", {});
  }
  return x.techDeck.length > 0;
}

/** Where the table plays without technologies, they come into the game when an effect first needs them. */
export function needTechs(g: Play): void {
  if (g.s.table.techs.length > 0) return;
  layOutTechs(g.s);
  g.s.secret.techDeck = mix(g, techPool(g.s.table.settings));
}

/** There are technologies left to draw, or none was needed up to now. */
export function areTechsLeft({ s: { table: t, secret: x } }: Play): boolean {
  return t.techs.length === 0 || x.techDeck.length + t.techDiscard.length > 0;
}
