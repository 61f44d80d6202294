/**
 * "At any time", as the engine offers it: one window for every stretch of an encounter in which something has become
 * known or has changed since the window before. Asking more often would stop the table without giving anybody a choice
 * that was not there before.
 *
 *     turn.first          before a new hand is drawn
 *     regroup.start       before a ship comes back and technologies are worked on
 *     destiny.final       the defense is known
 *     launch.done         the target and the ships on the gate are known; invitations come next
 *     alliance.formed     who is in the encounter is known; the last moment before an offense without cards is stopped
 *     planning.before     both main players have cards, possibly new ones
 *     planning.selected   both cards lie face down, and kickers and swaps are over
 *     reveal.change       the cards are known
 *     reveal.reinforce    everything but the reinforcements is known, and it opens again after each of them
 *     resolution.before   the winner is known, and no ship has moved
 *     resolution.after    ships, compensation and rewards are settled
 *     encounter.end       the cards of the encounter are discarded
 *
 * These uses are quiet: being offered them alone is no reason to stop a player who did not ask for it.
 */
import { at, type Use, type UseAt } from "./effects.ts";
import { ANY_TIME } from "./vocabulary.ts";

type AnyTime = (typeof ANY_TIME)[number];

/**
 * Declares a use for any time, or for a part of these moments. How often it may be made is up to `often` and `once`: with
 * neither, once at each of them in an encounter.
 */
export function anyTime<C = unknown>(
  use: Omit<UseAt<AnyTime, C>, "at" | "quiet">,
  windows: readonly AnyTime[] = ANY_TIME,
): Use[] {
  return windows.map((window) => at<AnyTime, C>(window, { ...use, quiet: true }));
}
