/** Which powers work, which cards that makes playable, and which powers and sheets stay with their player whatever happens. */
import type { Seat } from "@hypergate/kernel";
import type { CardNumber } from "./cards.ts";
import { powerOf, powersWith } from "./installed.ts";
import { isIn } from "./lists.ts";
import { NO_SHEETS, type State, type Table } from "./state.ts";

/** Is this power of this player working right now? The one place that knows (PWR-06, ZAP-11). */
export function active(t: Table, seat: Seat, power: string): boolean {
  return t.players[seat].powers.includes(power) && !isSilent(t, seat, power) && !t.encounter.zapped.includes(power);
}

/** Too few home colonies silence every power of a player but one that is kept whatever happens (PWR-01, PWR-07). */
export function isSilent(t: Table, seat: Seat, power: string): boolean {
  return t.players[seat].powerless && !isKept(power, seat);
}

/** Cards a player could play: the hand, and those on sheets while the power works. */
export function usableCards(s: State, seat: Seat): readonly CardNumber[] {
  const { hands, stash } = s.secret;
  return stash === NO_SHEETS ? hands[seat] : withSheets(s, seat);
}

function withSheets({ secret: { hands, stash }, table: t }: State, seat: Seat): readonly CardNumber[] {
  let cards = hands[seat];
  if (!t.players[seat].powers.some((power) => stash[power]?.length > 0)) return cards;
  for (const power in stash) if (stash[power].length > 0 && active(t, seat, power)) cards = [...cards, ...stash[power]];
  return cards;
}

/** Whether a player cannot lose a power for lack of home colonies, because every one is kept whatever happens. */
export function keepsPower(t: Table, seat: Seat): boolean {
  const { powers } = t.players[seat];
  for (let i = 0; i < powers.length; i++) if (!isKept(powers[i], seat)) return false;
  return powers.length > 0;
}

function isKept(power: string, seat: Seat): boolean {
  return isIn(powersWith().keepsPower, power) && powerOf(power).folds?.keepsPower?.(seat) === true;
}

/** None of the open sheets of a player has to stay with that player. */
export function hasMovableSheets(t: Table, seat: Seat): boolean {
  return t.players[seat].powers.every((power) => powerOf(power).effect.stays !== true);
}
