import { type Counts, type Ref, type Seat, type Slot, tell } from "@hypergate/kernel";
import { askSpread, byCard } from "../../asking.ts";
import { SHIPS_PER_PLANET } from "../../catalogue.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { extraShips, labsOf, ordinaryShips } from "../../fleet.ts";
import { coloniesOf, sideOf } from "../../query.ts";
import { GATE, planetRef, playerRef, REMOVED, WARP } from "../../refs.ts";
import { OFFENSE, type State, type Table } from "../../state.ts";
import { checkVictory } from "../../victory.ts";
import { boosted } from "../../windows.ts";
import { exchange } from "./exchange.ts";
import { facts } from "./facts.ts";

const SUPER = byCard("flare-lizard", "lizard super");
const NOTHING: Counts = {};

/**
 * Transmogrify. As a winning main player, morph your normal ships in the encounter: they leave the game, and ships of
 * another colour take their places. Without a normal ship you win.
 */
export const power: Power = {
  id: "lizard",
  stays: true,
  setUp: (s) => {
    s.table.memo.lizard = { left: fleetOf(s.table) };
  },
  uses: [
    at<"resolution.before", Counts>("resolution.before", {
      as: "main",
      rule: "lizard 1",
      mandatory: true,
      when: (g, me) => sideOf(g.s.table, me) === g.s.table.encounter.winner && inEncounter(g.s, me) > 0,
      declare: (g, me) => (hasOutside(g, me) && boosted(g, me, "lizard") ? askOutside(g, me) : NOTHING),
      run: (g, me, _event, outside) => {
        morph(g, me, placeOf(g.s.table), inEncounter(g.s, me));
        for (const place in outside) morph(g, me, place, Math.min(outside[place], left(g.s), normal(g, me, place)));
        checkVictory(g);
      },
    }),
    at("ships.gone", {
      as: "any",
      rule: "lizard 3",
      passive: true,
      mandatory: true,
      often: "window",
      when: (g, me, { losses }) =>
        losses.some(({ seat, to }) => seat === me && to !== "warp") && hasNoNormalShip(g.s.table, me),
      run: checkVictory,
    }),
  ],
  folds: {
    wins: (g, me) => hasNoNormalShip(g.s.table, me),
  },
};

/** Ships in every colour of this game. */
function fleetOf({ settings }: Table): number {
  return settings.planetsPerPlayer * SHIPS_PER_PLANET;
}

/** Ships of the other colour still on the sheet. */
function left({ table }: State): number {
  return Number(table.memo.lizard?.left ?? 0);
}

/** Normal ships that are still in the game, captured ones and those in the warp included. */
function normalFleet(t: Table, me: Seat): number {
  return fleetOf(t) - (t.removed[me] - extraShips(t, me, REMOVED).length);
}

function hasNoNormalShip(t: Table, me: Seat): boolean {
  return normalFleet(t, me) === 0;
}

/** Where the winning ships of a main player are. */
function placeOf({ encounter: e }: Table): Ref {
  return e.winner === OFFENSE ? GATE : planetRef(e.planet);
}

function normal(g: Play, me: Seat, place: Ref): number {
  return ordinaryShips(g.s.table, me, place);
}

/** Normal ships in the encounter that can be morphed. */
function inEncounter(s: State, me: Seat): number {
  return Math.min(ordinaryShips(s.table, me, placeOf(s.table)), left(s));
}

/** Places outside the encounter with normal ships. */
function outsideSlots(g: Play, me: Seat): Slot[] {
  const t = g.s.table;
  return [...coloniesOf(t, me).map(planetRef), ...labsOf(t, me), WARP]
    .filter((place) => place !== placeOf(t))
    .map((ref) => ({ ref, max: normal(g, me, ref) }))
    .filter(({ max }) => max > 0);
}

function hasOutside(g: Play, me: Seat): boolean {
  return outsideSlots(g, me).length > 0 && left(g.s) > inEncounter(g.s, me);
}

function askOutside(g: Play, me: Seat): Counts {
  const slots = outsideSlots(g, me);
  const room = slots.reduce((sum, { max }) => sum + max, 0);
  const n = Math.min(facts.numbers.outside, room, left(g.s) - inEncounter(g.s, me));
  return askSpread(g, me, "lizard/outside", SUPER, slots, n, n, { n });
}

function morph(g: Play, me: Seat, place: Ref, n: number): void {
  if (n <= 0) return;
  const { memo } = g.s.table;
  exchange(g, me, place, n, "morphed");
  memo.lizard = { ...memo.lizard, left: left(g.s) - n };
  tell(g, "lizard.morphed", { player: playerRef(me), n, left: normalFleet(g.s.table, me) });
}
