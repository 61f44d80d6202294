/** Questions about the table that many rules ask. Nothing here changes anything. */
import type { Seat } from "@hypergate/kernel";
import type { CardNumber } from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { without } from "./lists.ts";
import { MAX_PLANETS, PLANETS_PER_SEAT, type Planet } from "./refs.ts";
import { ADRIFT, BOTH, DEFENSE, NO_SHEETS, NOBODY, OFFENSE, type Side, type State, type Table } from "./state.ts";
import { ROLES } from "./vocabulary.ts";

export function shipsOn(t: Table, planet: Planet, seat: Seat): number {
  return t.ships[planet * MAX_SEATS + seat];
}

/** Room to gather planets in. They are copied out at once: a list that grows takes several times the memory. */
export const PLANET_ROOM: Planet[] = Array.from({ length: MAX_PLANETS }, (_, planet) => planet);

/** Planets on which a seat has a colony (VOC-04), in order. */
export function coloniesOf(t: Table, seat: Seat): Planet[] {
  let count = 0;
  for (let planet = 0; planet < MAX_PLANETS; planet++)
    if (t.ships[planet * MAX_SEATS + seat] > 0) PLANET_ROOM[count++] = planet;
  return PLANET_ROOM.slice(0, count);
}

/** Planets of the systems on which nobody has ships. */
export function emptyPlanets(t: Table): Planet[] {
  const planets: Planet[] = [];
  for (let planet = 0; planet < MAX_PLANETS; planet++) {
    const from = planet * MAX_SEATS;
    if (t.homeOf[planet] >= 0 && t.ships.slice(from, from + MAX_SEATS).every((n) => n === 0)) planets.push(planet);
  }
  return planets;
}

export function hasColony(t: Table, seat: Seat): boolean {
  for (let planet = 0; planet < MAX_PLANETS; planet++) if (t.ships[planet * MAX_SEATS + seat] > 0) return true;
  return false;
}

/** Ships a seat has on all its colonies. */
export function shipsOnColonies(t: Table, seat: Seat): number {
  let n = 0;
  for (let i = seat; i < t.ships.length; i += MAX_SEATS) n += t.ships[i];
  return n;
}

/** Planets of a seat's home system that are in the game. */
export function homePlanets(t: Table, seat: Seat): Planet[] {
  let count = 0;
  for (let planet = 0; planet < MAX_PLANETS; planet++) if (t.homeOf[planet] === seat) PLANET_ROOM[count++] = planet;
  return PLANET_ROOM.slice(0, count);
}

/** The seat to whose system a planet belonged when the game began. */
export function firstHomeOf(planet: Planet): Seat {
  return Math.floor(planet / PLANETS_PER_SEAT);
}

/** Planets of a seat that lie in the warp. */
export function planetsAdrift({ homeOf }: Table, seat: Seat): Planet[] {
  return homeOf.flatMap((owner, planet) => (owner === ADRIFT && firstHomeOf(planet) === seat ? [planet] : []));
}

/** Ships of a player in the warp; those on a planet there are in the warp as well as on a colony (voyager 2). */
export function shipsInWarp(t: Table, seat: Seat): number {
  return t.warp[seat] + (t.homeOf.includes(ADRIFT) ? shipsAdrift(t, seat) : 0);
}

/** Ships that could leave the warp for a colony; none goes from a planet there without a colony elsewhere (DR-13). */
export function retrievable(t: Table, seat: Seat): number {
  if (!hasColony(t, seat)) return 0;
  const all = shipsInWarp(t, seat);
  return all > t.warp[seat] && shipsOnColonies(t, seat) === shipsAdrift(t, seat) ? t.warp[seat] : all;
}

function shipsAdrift(t: Table, seat: Seat): number {
  let n = 0;
  for (const planet of coloniesOf(t, seat)) if (t.homeOf[planet] === ADRIFT) n += shipsOn(t, planet, seat);
  return n;
}

/** Planets leave their system for the warp only; those that come into the game later are numbered after all seats. */
export function homeColonies(t: Table, seat: Seat): number {
  let n = 0;
  const first = seat * PLANETS_PER_SEAT;
  for (let planet = first; planet < first + PLANETS_PER_SEAT; planet++) if (isHomeColony(t, planet, seat)) n++;
  for (let planet = t.seats * PLANETS_PER_SEAT; planet < MAX_PLANETS; planet++) if (isHomeColony(t, planet, seat)) n++;
  return n;
}

/** Whether a seat has at least so many of them. */
export function hasHomeColonies(t: Table, seat: Seat, needed: number): boolean {
  let n = 0;
  const first = seat * PLANETS_PER_SEAT;
  for (let planet = first; planet < first + PLANETS_PER_SEAT; planet++)
    if (isHomeColony(t, planet, seat) && ++n >= needed) return true;
  for (let planet = t.seats * PLANETS_PER_SEAT; planet < MAX_PLANETS; planet++)
    if (isHomeColony(t, planet, seat) && ++n >= needed) return true;
  return false;
}

function isHomeColony(t: Table, planet: Planet, seat: Seat): boolean {
  return isAtHome(t, planet, seat) && t.ships[planet * MAX_SEATS + seat] > 0;
}

/** A colony of this player on the planet would be one of the home colonies. */
export function isAtHome({ homeOf }: Table, planet: Planet, seat: Seat): boolean {
  return homeOf[planet] === seat || (homeOf[planet] === ADRIFT && firstHomeOf(planet) === seat);
}

/** Ships a seat could take from its colonies without giving one up. */
export function spareShips({ ships }: Table, seat: Seat): number {
  let n = 0;
  for (let at = seat; at < ships.length; at += MAX_SEATS) if (ships[at] > 0) n += ships[at] - 1;
  return n;
}

/** VOC-05. A planet in the warp is foreign to its own player and counts for nobody else (voyager 4). */
export function foreignColonies(t: Table, seat: Seat): number {
  const { ships } = t;
  let n = 0;
  // Reading before the list once, as for nobody (-1), would make V8 slow here for ever. What is said of nobody means nothing.
  const first = seat < 0 ? 1 : 0;
  for (let planet = first, at = seat + first * MAX_SEATS; planet < MAX_PLANETS; planet++, at += MAX_SEATS)
    if (ships[at] > 0 && isForeign(t, planet, seat)) n++;
  return n;
}

/** Whether anybody has at least so many foreign colonies. */
export function hasAnyForeignColonies(t: Table, needed: number): boolean {
  const { ships, homeOf } = t;
  // Five bits count the colonies of each seat: there are fewer than 32 planets.
  let counts = 0;
  for (let planet = 0, i = 0; planet < MAX_PLANETS; planet++) {
    const home = homeOf[planet];
    for (let seat = 0; seat < MAX_SEATS; seat++, i++)
      if (ships[i] > 0 && seat !== home && isForeign(t, planet, seat)) counts += 1 << (5 * seat);
  }
  for (; counts !== 0; counts >>>= 5) if ((counts & 31) >= needed) return true;
  return false;
}

/** A colony of this player on the planet would be a foreign one. */
export function isForeign({ homeOf }: Table, planet: Planet, seat: Seat): boolean {
  return homeOf[planet] !== seat && (homeOf[planet] !== ADRIFT || firstHomeOf(planet) === seat);
}

/** Foreign colonies needed to win (WIN-01, WIN-07). */
export function coloniesToWin(t: Table): number {
  return t.settings.planetsPerPlayer;
}

/** Home colonies needed to keep the power (PWR-01, PWR-04). */
export function coloniesForPower(t: Table): number {
  return t.settings.planetsPerPlayer === 5 ? 3 : 2;
}

/** Seats other than one, clockwise from its left, by number of seats and seat. */
const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, seat) => Array.from({ length: seats - 1 }, (___, i) => (seat + i + 1) % seats)),
);

/** Timing orders by number of seats, offense and defense (nobody first). */
const ORDERS: readonly (readonly (readonly (readonly Seat[])[])[])[] = OTHERS.map((bySeat, seats) =>
  bySeat.map((rest, offense) =>
    Array.from({ length: seats + 1 }, (_, i) =>
      i === 0 ? [offense, ...rest] : [offense, i - 1, ...rest.filter((seat) => seat !== i - 1)],
    ),
  ),
);

/** All seats in timing order: offense, defense, then clockwise from the left of the offense (TIM-02). */
export function timingOrder(t: Table): readonly Seat[] {
  const { offense, defense } = t.encounter;
  return ORDERS[t.seats][offense][defense + 1];
}

/** Those who are no main players, by number of seats, offense and defense (nobody first). */
const BYSTANDERS = ORDERS.map((byOffense) =>
  byOffense.map((byDefense) => byDefense.map((order, i) => order.slice(i === 0 ? 1 : 2))),
);

/** All but the main players, clockwise from the left of the offense. */
export function bystanders(t: Table): readonly Seat[] {
  const { offense, defense } = t.encounter;
  return BYSTANDERS[t.seats][offense][defense + 1];
}

/** Seats other than `seat`, clockwise from its left. */
export function others(t: Table, seat: Seat): readonly Seat[] {
  return OTHERS[t.seats][seat];
}

/** The side a player is on. Who helps both sides counts as the offense's where an effect knows only one. */
export function sideOf(t: Table, seat: Seat): Side | -1 {
  const e = t.encounter;
  if (seat === e.offense) return OFFENSE;
  if (seat === e.defense) return DEFENSE;
  return e.ally[seat] === BOTH ? OFFENSE : (e.ally[seat] as Side | -1);
}

/** The player is an ally of this side, alone or of both. */
export function isAllyOf(t: Table, seat: Seat, side: number): boolean {
  const ally = t.encounter.ally[seat];
  return ally === side || (ally === BOTH && side !== NOBODY);
}

/** The player has joined this side in the encounter, whatever became of it. */
export function hasJoined(t: Table, seat: Seat, side: number): boolean {
  const joined = t.encounter.joined[seat];
  return joined === side || (joined === BOTH && side !== NOBODY);
}

export function mainPlayer(t: Table, side: Side): Seat {
  return side === OFFENSE ? t.encounter.offense : t.encounter.defense;
}

export function otherSide(side: Side): Side {
  return side === OFFENSE ? DEFENSE : OFFENSE;
}

/** The other main player (VOC-03). */
export function opponentOf(t: Table, seat: Seat): Seat {
  return seat === t.encounter.offense ? t.encounter.defense : t.encounter.offense;
}

export function isMain(t: Table, seat: Seat): boolean {
  return seat === t.encounter.offense || seat === t.encounter.defense;
}

export function roleOf(t: Table, seat: Seat): number {
  const e = t.encounter;
  if (seat === e.offense) return ROLES.offense;
  if (seat === e.defense) return ROLES.defense;
  switch (e.ally[seat]) {
    case OFFENSE:
      return ROLES.offensiveAlly;
    case DEFENSE:
      return ROLES.defensiveAlly;
    case BOTH:
      return ROLES.ally;
    default:
      return ROLES.uninvolved;
  }
}

/** The allies of the offense, then those of the defense; who helps both comes once. */
export function allAllies(t: Table): Seat[] {
  return [...new Set([...alliesOf(t, OFFENSE), ...alliesOf(t, DEFENSE)])];
}

/** Allies of a side, clockwise from the left of the offense. */
export function alliesOf(t: Table, side: Side): Seat[] {
  const allies: Seat[] = [];
  for (const seat of others(t, t.encounter.offense)) if (isAllyOf(t, seat, side)) allies.push(seat);
  return allies;
}

/** VOC-08 */
export function shipsInEncounter(t: Table, seat: Seat): number {
  const e = t.encounter;
  if (seat === e.defense) return e.planet === NOBODY ? 0 : shipsOn(t, e.planet, seat);
  return e.gate[seat] + e.dock[seat];
}

/** Ships with which a player helps this side, as its main player or an ally. */
export function shipsForSide(t: Table, seat: Seat, side: Side): number {
  const e = t.encounter;
  if (e.ally[seat] !== BOTH) return shipsInEncounter(t, seat);
  return side === OFFENSE ? e.gate[seat] : e.dock[seat];
}

/** The same as it counts in a total: real ships, or what an effect has put in their place. */
export function shipsCounted(t: Table, seat: Seat, side: Side): number {
  const counted = t.encounter.counted[seat];
  return counted === NOBODY ? shipsForSide(t, seat, side) : counted;
}

/** The player's side lost the encounter, or as a main player it failed to deal. */
export function hasLost(t: Table, seat: Seat): boolean {
  const { result, winner } = t.encounter;
  if (result === "failed") return isMain(t, seat);
  const side = sideOf(t, seat);
  return result === "won" && side !== NOBODY && side !== winner;
}

/** As a main player the seat won or made a deal. */
export function hasSucceeded(t: Table, seat: Seat): boolean {
  const { result, winner } = t.encounter;
  if (!isMain(t, seat)) return false;
  return result === "dealt" || (result === "won" && winner === sideOf(t, seat));
}

/** The losing side has withdrawn instead of fighting: it loses no ships (RT-2). */
export function hasRetreated(t: Table): boolean {
  const { winner, shown } = t.encounter;
  return winner !== NOBODY && shown[otherSide(winner as Side)].type === "retreat";
}

/** Ships that helped this side are safe, because it has retreated (DR-4). */
export function shelters(t: Table, side: Side): boolean {
  return t.encounter.winner === otherSide(side) && hasRetreated(t);
}

/** The planet on which a defense that has retreated stays and is safe, or -1 (RT-3, DR-4). */
export function shelterOf(t: Table, seat: Seat): Planet {
  const { defense, planet } = t.encounter;
  return seat === defense && shelters(t, DEFENSE) ? planet : NOBODY;
}

/** The place among the sheets where cards lie that a player keeps face down without a sheet and cannot play. */
export function holdOf(seat: Seat): string {
  return HOLDS[seat];
}

const HOLDS: readonly string[] = Array.from({ length: MAX_SEATS }, (_, seat) => `hold/${seat}`);

/** Cards on all sheets of a player, playable or not: open sheets, face-down ones, and those under a borrowed one. */
export function stashOf(s: Pick<State, "table" | "secret">, seat: Seat): readonly CardNumber[] {
  const { stash } = s.secret;
  let cards: readonly CardNumber[] = NO_CARDS;
  if (stash === NO_SHEETS) return cards;
  for (const power in stash) {
    const onSheet = stash[power];
    if (onSheet.length > 0 && isSheetOf(s, seat, power)) cards = cards.length === 0 ? onSheet : [...cards, ...onSheet];
  }
  return cards;
}

/** How many there are. */
export function stashSize(s: Pick<State, "table" | "secret">, seat: Seat): number {
  const { stash } = s.secret;
  let n = 0;
  for (const power in stash) if (stash[power].length > 0 && isSheetOf(s, seat, power)) n += stash[power].length;
  return n;
}

function isSheetOf({ table: t, secret: x }: Pick<State, "table" | "secret">, seat: Seat, power: string): boolean {
  if (t.players[seat].powers.includes(power) || x.hidden[seat].includes(power) || power === holdOf(seat)) return true;
  for (const { to, covered } of t.encounter.loans) if (to === seat && covered.includes(power)) return true;
  return false;
}

const NO_CARDS: readonly never[] = [];

export function handSize(s: State, seat: Seat): number {
  return s.secret.hands[seat].length;
}

/** The hand without a card that is being played: while the card acts, it is not in hand (FLR-09). */
export function handBeside({ secret }: State, seat: Seat, card: CardNumber): readonly CardNumber[] {
  return without(secret.hands[seat], card);
}

/** The encounter has its result, or one side wins regardless of the cards. */
export function isDecided(t: Table): boolean {
  return t.encounter.result !== "none" || t.encounter.instant !== NOBODY;
}

/** Both cards count as attacks right now. */
export function bothAttack(t: Table): boolean {
  const { shown } = t.encounter;
  return shown[OFFENSE].type === "attack" && shown[DEFENSE].type === "attack";
}

/** The player who has this alien openly, or nobody. */
export function ownerOf(t: Table, power: string): Seat {
  for (let seat = 0; seat < t.seats; seat++) if (t.players[seat].powers.includes(power)) return seat;
  return NOBODY;
}

/** Does an alien still lie face down (VHP-01)? */
export function isAnySheetHidden({ secret }: State): boolean {
  return secret.hidden.some((powers) => powers.length > 0);
}

export function isOver(s: State): boolean {
  return s.table.winners.length > 0;
}
