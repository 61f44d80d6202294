/** Which technologies could act, as far as their owners or all others know. */
import type { Seat } from "@hypergate/kernel";
import type { Play, Technology, Use } from "./effects.ts";
import { isResearchedInWarp } from "./folds.ts";
import { techsActing } from "./installed.ts";
import { roleOf, shipsInWarp } from "./query.ts";
import type { Table, Tech } from "./state.ts";
import { WINDOW } from "./vocabulary.ts";
import { isSilent } from "./working.ts";

/** Face down, and if it lies on a sheet, with a player whose power works. */
export function isUnderResearch(t: Table, seat: Seat, { id, sheet }: Tech): boolean {
  if (id !== "") return false;
  return sheet === undefined || (t.players[seat].powers.includes(sheet) && !isSilent(t, seat, sheet));
}

/**
 * Ships in the warp that count for a technology with this number where an effect says so: as many as are still needed,
 * and all of them for an X.
 */
export function researchersInWarp(t: Table, seat: Seat, tech: Tech, number: number): number {
  if (!isResearchedInWarp(t, seat, tech)) return 0;
  const inWarp = shipsInWarp(t, seat);
  return number === 0 ? inWarp : Math.max(0, Math.min(inWarp, number - tech.ships));
}

/** Ships that count for a technology with this number, on it and elsewhere. */
export function researchers(t: Table, seat: Seat, tech: Tech, number: number): number {
  return tech.ships + researchersInWarp(t, seat, tech, number);
}

/** A secret technology with enough ships on it (TEC-08, TCH-04). */
function mayBeTurnedUp({ secret, number }: Technology, ships: number): boolean {
  return secret !== undefined && ships >= Math.max(1, number);
}

/** The same for this one, whose owner knows what it is. */
export function mayBeUsedUnseen(t: Table, seat: Seat, tech: Tech, technology: Technology): boolean {
  return (
    technology.secret !== undefined &&
    isUnderResearch(t, seat, tech) &&
    mayBeTurnedUp(technology, researchers(t, seat, tech, technology.number))
  );
}

/** The key that marks a use as made for the rest of the encounter. */
export function techKey(id: string, use: Use, seat: Seat): string {
  return `tech/${id}/${use.once ?? use.at}@${seat}`;
}

/**
 * Whether, as far as others know, a player may have a technology that could act: a secret one face down, or one that
 * depends on the hand.
 */
export function mayHaveTechFor(g: Play, window: number, seat: Seat): boolean {
  const t = g.s.table;
  if (t.techs.length === 0) return false;
  const role = roleOf(t, seat);
  const seen = [...t.techDiscard, ...t.techs.flatMap((own) => own.map((tech) => tech.id))];
  return techsActing(window).some((one) => {
    const uses = one.uses.filter((use) => WINDOW[use.at] === window && (use.roles & role) !== 0);
    if (uses.length === 0) return false;
    const left = uses.some((use) => use.byHand === true && !t.encounter.used.includes(techKey(one.id, use, seat)));
    if (left && t.techs[seat].some((tech) => tech.id === one.id)) return true;
    if (one.secret === undefined || seen.includes(one.id)) return false;
    return t.techs[seat].some((tech) => {
      const ships = researchers(t, seat, tech, one.number);
      return isUnderResearch(t, seat, tech) && mayBeTurnedUp(one, ships) && one.secret?.(g, seat, ships) === true;
    });
  });
}
