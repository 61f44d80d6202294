/** Who might act at a window as far as everybody knows: with courtesy they are asked, so that being asked tells nothing. */
import type { Seat } from "@hypergate/kernel";
import { IS_REWARD } from "./cards.ts";
import { mayHaveSheetFor, usedKey } from "./chances.ts";
import type { Play, Use } from "./effects.ts";
import { powerOf, rolesOfCards, rolesOfRewards } from "./installed.ts";
import { roleOf } from "./query.ts";
import { mayHaveTechFor } from "./tech-chances.ts";
import { active, usableCards } from "./working.ts";

/** As far as others know, the player could have a fitting card or sheet; with courtesy such a player is asked. */
export function mayAct(g: Play, n: number, seat: Seat, isLate: boolean): boolean {
  if (isLate) return mayHoldCardFor(g, n, seat, true);
  const { settings } = g.s.table;
  const role = roleOf(g.s.table, seat);
  return (
    (rolesOfCards(n, settings) & role) !== 0 ||
    ((rolesOfRewards(n, settings) & role) !== 0 && holdsReward(g, seat)) ||
    mayHoldCardFor(g, n, seat, false) ||
    mayHaveTechFor(g, n, seat) ||
    mayHaveSheetFor(g, n, seat)
  );
}

/** Could anybody play a card here, as far as all know? */
export function mayBeCardFor(g: Play, n: number): boolean {
  const { settings } = g.s.table;
  if (rolesOfCards(n, settings) !== 0) return true;
  return rolesOfRewards(n, settings) !== 0 && g.s.table.players.some((_, seat) => holdsReward(g, seat));
}

/** All see whether a hand has cards with the second back (RD-13), and what of it has come to lie on a sheet. */
function holdsReward(g: Play, seat: Seat): boolean {
  return usableCards(g.s, seat).some((card) => IS_REWARD[card]);
}

/** A use that depends on the hand: only its owner knows whether it is possible. */
function mayHoldCardFor({ s: { table: t } }: Play, window: number, seat: Seat, isLate: boolean): boolean {
  const left = (power: string) => (use: Use) =>
    use.byHand === true &&
    (use.last === true) === isLate &&
    (use.roles & roleOf(t, seat)) !== 0 &&
    !t.encounter.used.includes(usedKey(power, use, seat));
  return t.players[seat].powers.some(
    (power) => active(t, seat, power) && powerOf(power).byWindow[window]?.some(left(power)) === true,
  );
}
