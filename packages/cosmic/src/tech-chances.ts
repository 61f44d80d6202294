/** Which technologies could act, as far as their owners or all others know. */
import type { Seat } from "@hypergate/kernel";
import type { Play, Technology, Use } from "./effects.ts";
import { techsActing, windowNumber } from "./installed.ts";
import { roleOf } from "./query.ts";
import { ROLES } from "./vocabulary.ts";

/** A secret technology with enough ships on it (TEC-08, TCH-04). */
export function mayBeTurnedUp({ secret, number }: Technology, ships: number): boolean {
  return secret !== undefined && ships >= Math.max(1, number);
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
  if (!t.settings.tech) return false;
  const role = roleOf(t, seat);
  const seen = [...t.techDiscard, ...t.techs.flatMap((own) => own.map((tech) => tech.id))];
  return techsActing(window).some((one) => {
    const uses = one.uses.filter((use) => windowNumber(use.at) === window && (ROLES[use.as] & role) !== 0);
    if (uses.length === 0) return false;
    const left = uses.some((use) => use.byHand === true && !t.encounter.used.includes(techKey(one.id, use, seat)));
    if (left && t.techs[seat].some((tech) => tech.id === one.id)) return true;
    if (one.secret === undefined || seen.includes(one.id)) return false;
    return t.techs[seat].some(
      ({ id, ships }) => id === "" && mayBeTurnedUp(one, ships) && one.secret?.(g, seat, ships) === true,
    );
  });
}
