/** Technologies on the table: drawn, worked on, used and discarded (TEC-01 to TEC-16). */
import { enter, leave, mix, type Seat, tell } from "@hypergate/kernel";
import type { Play, Technology, Use } from "./effects.ts";
import type { TechUsed } from "./events.ts";
import { techOf } from "./installed.ts";
import { labRef, playerRef } from "./refs.ts";
import { bringHome, liftShips } from "./ships.ts";
import { specialsCome } from "./special-ships.ts";
import type { Tech } from "./state.ts";
import { usedAs } from "./subjects.ts";
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
  openWindow(g, "tech.used", used, (now) => now.cancelled);
  if (used.cancelled) tell(g, "tech.cancelled", params);
  else use.run(g, seat, event as never, choice as never);
  if (used.cancelled || spec.after === "discard") discardTech(g, seat, spec.id);
  leave(g);
}

/** A player's technology of this name, known to its owner even while it is face down. */
export function ownTech(g: Play, seat: Seat, id: string): Tech | undefined {
  return g.s.table.techs[seat][g.s.secret.techs[seat].indexOf(id)];
}

/** Ships on a player's technology. */
export function researchShips(g: Play, seat: Seat, id: string): number {
  return ownTech(g, seat, id)?.ships ?? 0;
}

/** The research number as it counts: that of an X is the ships on it (TCH-12). */
export function numberOf(g: Play, seat: Seat, id: string): number {
  const { number } = techOf(id).effect;
  return number === 0 ? researchShips(g, seat, id) : number;
}

/** A player gets a technology, face down unless it comes completed. */
export function addTech(g: Play, seat: Seat, id: string, face: "up" | "down"): void {
  const own = g.s.table.techs[seat];
  const n = own.reduce((most, tech) => Math.max(most, tech.n), 0) + 1;
  own.push({ n, id: face === "up" ? id : "", ships: 0 });
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

/** Research ships return to colonies, or to the warp if there is none (TEC-16). */
export function returnResearchers(g: Play, seat: Seat, id: string): void {
  bringHome(g, seat, liftFromTech(g, seat, id, researchShips(g, seat, id)));
}

/** A technology goes to the discards for all to see, and its ships go home (TCH-05). */
export function discardTech(g: Play, seat: Seat, id: string): void {
  if (ownTech(g, seat, id) === undefined) return;
  const n = liftFromTech(g, seat, id, researchShips(g, seat, id));
  removeTech(g, seat, id);
  g.s.table.techDiscard.push(id);
  g.fence = g.used;
  tell(g, "tech.discarded", { player: playerRef(seat), techs: `tech/${id}` });
  techOf(id).effect.discarded?.(g, seat);
  bringHome(g, seat, n);
}

/** Takes technologies off their deck; when it is empty the discards are shuffled (DCK-06). Fewer if there are no more. */
export function takeTechs(g: Play, n: number): string[] {
  const { table: t, secret: x } = g.s;
  const taken: string[] = [];
  while (taken.length < n) {
    if (x.techDeck.length === 0) {
      if (t.techDiscard.length === 0) break;
      x.techDeck = mix(g, t.techDiscard.slice());
      t.techDiscard = [];
      tell(g, "tech.shuffled", {});
    }
    taken.push(x.techDeck.pop() as string);
  }
  g.fence = g.used;
  return taken;
}
