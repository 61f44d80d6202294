import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../any-time.ts";
import { askOne, rule } from "../asking.ts";
import { type Artifact, at, type Play, sideWord } from "../effects.ts";
import { labAt, sideOfShip } from "../fleet.ts";
import { openKey } from "../installed.ts";
import { bothAttack, coloniesOf, isAllyOf, otherSide, shipsOn } from "../query.ts";
import { DOCK, GATE, labRef, MAX_PLANETS, planetOf, planetRef, playerRef } from "../refs.ts";
import { commit, landShips, liftSpecial, recheckPowers } from "../ships.ts";
import { shipRef, specialOf, spend } from "../special-ships.ts";
import { BOTH, DEFENSE, NOBODY, OFFENSE, type Side, type SpecialShip, type Table } from "../state.ts";
import { isUnderResearch } from "../tech-chances.ts";
import { putOnTech } from "../technology.ts";
import { BEFORE_SHIPS_MOVE, PHASES } from "../vocabulary.ts";
import { fighting, fightsFor, hasKind, ready, readyShip } from "./kinds.ts";
import { markerUses } from "./marker.ts";

const KIND = "jumper";
const SHIP = shipRef(KIND);
const JUMP = rule("SS-9");
const BONUS = 3;
const ADD: Ref = "word/flagship-bonus";
const ONCE = "bonus";
const under = hasKind(KIND);

/**
 * The flagship. In an encounter it may add 3 to its side's total after the cards are revealed (SS-8). Special action: it
 * jumps to an own colony, an own technology under research, or the encounter its owner is in (SS-9, SS-10).
 */
export const jumper: Artifact = {
  id: SHIP,
  uses: [],
  open: [
    ...markerUses(KIND),
    // The second moment is for a flagship that has come since the first.
    ...(["reveal.add", "reveal.reinforce"] as const).map((window) => ({
      ref: ADD,
      under,
      whom: fighting(KIND),
      use: at(window, {
        as: "mainOrAlly",
        rule: "SS-8",
        once: ONCE,
        when: ({ s: { table: t } }, me) => bothAttack(t) && fightsFor(t, KIND, me) !== NOBODY,
        run: (g, me) => {
          const side = fightsFor(g.s.table, KIND, me);
          if (side === NOBODY) return;
          g.s.table.encounter.bonus.push({ side, n: BONUS, source: SHIP });
          tell(g, "ship.added", { player: playerRef(me), ship: SHIP, n: BONUS });
        },
      }),
    })),
    ...anyTime<Ref>(
      {
        as: "any",
        rule: "SS-9",
        when: ({ s: { table: t } }, me) => {
          const ship = readyShip(t, KIND, me);
          return ship !== undefined && hasGoal(t, ship);
        },
        declare: (g, me) => {
          const ship = readyShip(g.s.table, KIND, me);
          return ship === undefined ? undefined : askOne(g, me, "flagship/jump", JUMP, goals(g.s.table, ship));
        },
        run: (g, me, _event, to) => jump(g, me, to),
      },
      BEFORE_SHIPS_MOVE,
    ).map((use) => ({ ref: "word/jump", under, whom: ready(KIND), use })),
  ],
};

/** There is somewhere to go: most often a colony, which is found without listing all places. */
function hasGoal(t: Table, ship: SpecialShip): boolean {
  return hasOtherColony(t, ship) || goals(t, ship).length > 0;
}

/** The flagship's owner has a colony where the flagship is not. */
function hasOtherColony(t: Table, { seat, at }: SpecialShip): boolean {
  const here = planetOf(at);
  for (let planet = 0; planet < MAX_PLANETS; planet++) if (planet !== here && shipsOn(t, planet, seat) > 0) return true;
  return false;
}

/** Where the flagship could go. */
function goals(t: Table, { seat, at: from }: SpecialShip): Ref[] {
  const places: Ref[] = [];
  const add = (place: Ref) => {
    if (place !== from && !places.includes(place)) places.push(place);
  };
  for (const planet of coloniesOf(t, seat)) add(planetRef(planet));
  for (const tech of t.techs[seat] ?? []) if (isUnderResearch(t, seat, tech)) add(labRef(seat, tech.n));
  if (hasBegun(t)) encounterPlaces(t, seat).forEach(add);
  return places;
}

/** Ships have been launched; before that there is nothing to join. */
function hasBegun({ encounter: e }: Table): boolean {
  return PHASES.indexOf(e.phase) > PHASES.indexOf("launch") || e.gate[e.offense] > 0;
}

/** Where a player in the encounter joins it. A defense has to be at home on the planet, or have a colony on it. */
function encounterPlaces(t: Table, seat: Seat): Ref[] {
  const { offense, defense, planet } = t.encounter;
  if (seat === offense) return [GATE];
  if (seat === defense) return t.homeOf[planet] === seat ? [planetRef(planet)] : [];
  const places = isAllyOf(t, seat, OFFENSE) ? [GATE] : [];
  return isAllyOf(t, seat, DEFENSE) ? [...places, DOCK] : places;
}

function jump(g: Play, me: Seat, to: Ref): void {
  const t = g.s.table;
  const ship = readyShip(t, KIND, me);
  if (ship === undefined) return;
  const side = sideOfShip(t, ship);
  if (side !== NOBODY) takeBonusAlong(t, me, side);
  spend(t, ship);
  tell(g, "ship.jumped", { player: playerRef(me), ship: SHIP, place: to });
  liftSpecial(g, specialOf(t, KIND, me) as SpecialShip);
  arrive(g, me, to);
  recheckPowers(g);
  if (side !== NOBODY) maybeLeaveAlliance(g, me, side);
}

/** An ally who has no ship left on a side is no longer its ally (SS-10). */
function maybeLeaveAlliance(g: Play, me: Seat, side: Side): void {
  const e = g.s.table.encounter;
  const ships = side === OFFENSE ? e.gate : e.dock;
  if (!isAllyOf(g.s.table, me, side) || ships[me] > 0) return;
  e.ally[me] = e.ally[me] === BOTH ? otherSide(side) : NOBODY;
  tell(g, "alliance.ended", { player: playerRef(me), side: sideWord(side) });
}

function arrive(g: Play, me: Seat, to: Ref): void {
  const lab = labAt(g.s.table, me, to);
  if (to === GATE || to === DOCK) commit(g, me, to === GATE ? OFFENSE : DEFENSE, 1);
  else if (lab === undefined) landShips(g, planetOf(to), me, 1);
  else putOnTech(g, me, lab);
}

/** A flagship that leaves before totals are compared adds nothing. */
function takeBonusAlong(t: Table, me: Seat, side: Side): void {
  const { used, bonus, result } = t.encounter;
  if (result !== "none" || !used.includes(openKey(ADD, ONCE, me))) return;
  const i = bonus.findIndex((one) => one.source === SHIP && one.side === side);
  if (i >= 0) bonus.splice(i, 1);
}
