/** Whom and what to hit. */
import {
  DESTINY,
  flareOf,
  homeColonies,
  type Planet,
  planetOf,
  shipsOn,
  type Table,
  type View,
} from "@hypergate/cosmic";
import type { OneQuestion, Ref, Seat } from "@hypergate/kernel";
import { best } from "./best.ts";
import { isClose, isNewColony, missing, targetWorth, threat, wallsOf } from "./judge.ts";
import { hasPower } from "./outlook.ts";

/** Without so many home colonies the power is at stake. */
const HOMES_NEEDED = 3;

/** The best planet as the target of the present encounter. */
export function aim(view: View, me: Seat, planets: readonly Ref[]): Ref {
  const doesTurn = turnsWalls(view, me);
  return best(planets, (ref) => aimedWorth(view.table, me, planetOf(ref), doesTurn));
}

/** How good a planet is as that target. */
export function aimWorth(view: View, me: Seat, planet: Planet): number {
  return aimedWorth(view.table, me, planet, turnsWalls(view, me));
}

/** The same for one who can turn walls round, and so looks for them, or cannot. */
function aimedWorth(t: Table, me: Seat, planet: Planet, doesTurn: boolean): number {
  const worth = targetWorth(t, me, planet, t.encounter.defense);
  return doesTurn ? worth + 2 * wallsOf(t, planet) : worth;
}

function turnsWalls({ table: t, hand }: View, me: Seat): boolean {
  return hasPower(t, me, "citadel") && hand.includes(flareOf("citadel"));
}

/** Where to build a wall: at home, where most ships stand, or where it will be turned round at once. */
export function siteWorth(view: View, me: Seat, planet: Planet): number {
  const t = view.table;
  const { offense, defense } = t.encounter;
  if (me === offense && turnsWalls(view, me) && t.homeOf[planet] === defense)
    return 100 + targetWorth(t, me, planet, defense);
  return t.homeOf[planet] === me ? 1 + shipsOn(t, planet, me) : 0;
}

/** Where to found a colony: on a planet that brings a new one, among the weakest; the last option if none does. */
export function homeSites(options: readonly Ref[], { table: t }: View, me: Seat): Ref {
  const planets = options.filter((ref) => ref.startsWith("planet/"));
  return best(planets.length > 0 ? planets : options, (ref) => {
    const planet = planetOf(ref);
    return (isNewColony(t, me, planet) ? 100 : 0) + targetWorth(t, me, planet, t.homeOf[planet]);
  });
}

/** Whom a player would rather attack: somebody with a weak planet, many colonies, few cards. */
export function worthAttacking(view: View, me: Seat, seat: Seat): number {
  const t = view.table;
  let weakest = 99;
  for (let planet = 0; planet < t.homeOf.length; planet++)
    if (t.homeOf[planet] === seat && isNewColony(t, me, planet))
      weakest = Math.min(weakest, -targetWorth(t, me, planet, seat));
  return -weakest - view.handSizes[seat] * 0.2 + threat(t, me, seat) * 0.3;
}

/** On the own colour: drives off somebody about to win, comes home if the power is at stake, otherwise tries again. */
export function ownColour({ options, who }: OneQuestion, { table: t }: View): Ref {
  const invaders = options.filter((ref) => ref.startsWith("colony/"));
  const worst = best(invaders, (ref) => threat(t, who, ownerOf(ref)));
  if (worst !== undefined && isClose(t, ownerOf(worst))) return worst;
  if (homeColonies(t, who) < HOMES_NEEDED)
    return options.find((ref) => ref.startsWith("planet/")) ?? worst ?? options[0];
  return options[0];
}

/** The owner of a colony, `colony/2.3@1`. */
function ownerOf(ref: Ref): Seat {
  return Number(ref.slice(ref.indexOf("@") + 1));
}

/** A destiny card chosen for the offense: for oneself the best target, for others anybody but oneself. */
export function destinyWorth(view: View, who: Seat, card: number): number {
  const t = view.table;
  const { offense } = t.encounter;
  const { seat } = DESTINY[card];
  if (offense === who) return seat === undefined ? 0 : seat === who ? -50 : worthAttacking(view, who, seat);
  if (seat === undefined) return -20;
  if (seat === who) return -50;
  return seat === offense ? 10 : threat(t, who, seat);
}

/** A planet to found a colony on without a fight: where it lasts. */
export function landing(t: Table, who: Seat, planet: Planet): number {
  return threat(t, who, t.homeOf[planet]) - shipsOn(t, planet, t.homeOf[planet]) / 10;
}

/** What others lose with a planet, and oneself. */
export function harm(t: Table, who: Seat, planet: Planet): number {
  let worth = t.homeOf[planet] === who ? -10 : 0;
  for (let seat = 0; seat < t.seats; seat++) {
    const n = shipsOn(t, planet, seat);
    if (n === 0) continue;
    if (seat === who) worth -= 10 + n;
    else worth += n / 4 + (t.homeOf[planet] === seat ? 0 : 10 - 2 * missing(t, seat));
  }
  return worth;
}

/** A ship less on a colony of somebody, `colony/2.3@1`; research ships are no colony. */
export function wound(t: Table, who: Seat, ref: Ref): number {
  if (!ref.startsWith("colony/")) return 0;
  const seat = ownerOf(ref);
  const planet = planetOf(`planet/${ref.slice("colony/".length, ref.indexOf("@"))}`);
  const isAbroad = t.homeOf[planet] !== seat;
  return 2 * threat(t, who, seat) + (shipsOn(t, planet, seat) === 1 ? 5 : 0) + (isAbroad ? 3 : 0);
}
