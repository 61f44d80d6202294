import { ask, type Ref, type Seat, tell } from "@hypergate/kernel";
import { byPower } from "../../asking.ts";
import { flareOf } from "../../cards.ts";
import { at, type Play, type Power, type Use } from "../../effects.ts";
import type { Window } from "../../events.ts";
import { powerOf } from "../../installed.ts";
import { takeOut } from "../../piles.ts";
import { ownerOf } from "../../query.ts";
import { MAX_PLANETS, playerRef } from "../../refs.ts";
import { retirePower } from "../../sheets.ts";
import { facts } from "./facts.ts";
import { become, drawStages, foreign, isForeignColony, setStages, stagesOf } from "./stages.ts";

const ORDER = byPower("pentaform", "pentaform 0");

/** The moments at which a colony may be gained, or have become a foreign one without a landing. */
const AFTER_GAINS = ["colony.gained", "regroup.start"] as const satisfies readonly Window[];

/** The moments at which a colony may have been lost since the last one. */
const AFTER_LOSSES = [
  "launch.done",
  "alliance.formed",
  "ships.gone",
  "resolution.landed",
  "resolution.after",
  "encounter.end",
  "regroup.start",
] as const satisfies readonly Window[];

/**
 * Evolve. Besides this power you have that of a life stage, one of five aliens in a row. A foreign colony gained takes you
 * one stage to the right, one lost to the left.
 */
export const power: Power = {
  id: "pentaform",
  prepare: (g, me) => {
    const { table: t, secret: x } = g.s;
    const drawn = drawStages(g, facts.numbers.stages);
    for (const alien of drawn) {
      takeOut(x.flareDeck, flareOf(alien));
      t.gone.push(flareOf(alien));
      t.retired.push(alien);
    }
    const options = drawn.map((alien) => `power/${alien}`);
    const row =
      options.length < 2
        ? options
        : (ask(g, { kind: "order", key: "pentaform/order", who: me, source: ORDER, options }) as Ref[]);
    setStages(t, { row: row.map((ref) => ref.slice("power/".length)), at: -1, colonies: foreign(t, me) });
    tell(g, "pentaform.row", { player: playerRef(me), powers: row.join(" ") });
    become(g, me, 0);
  },
  uses: [
    ...AFTER_GAINS.flatMap((window) => evolving(window, "pentaform 2", gained, 1)),
    ...AFTER_LOSSES.flatMap((window) => evolving(window, "pentaform 3", lost, -1)),
    // What comes and goes while it is zapped does nothing.
    at("encounter.over", {
      as: "any",
      rule: "pentaform zap",
      mandatory: true,
      passive: true,
      when: (g) => g.s.table.encounter.zapped.includes("pentaform"),
      run: (g, me) => settle(g, me),
    }),
  ],
  /** Nor does what came and went while it was suspended, or somebody else's. */
  gained: (g, me) => settle(g, me),
  /** The stages at rest are lost with it; the one at work is a sheet of its player like any other. */
  lost: (g, me) => {
    const { row, at: place } = stagesOf(g.s.table);
    for (const alien of row) if (alien !== row[place]) powerOf(alien).effect.lost?.(g, me);
  },
  /** All its stages go out of the game with it, those too that are not at work. */
  retire: (g) => {
    const me = ownerOf(g.s.table, "pentaform");
    for (const alien of stagesOf(g.s.table).row) retirePower(g, me, alien);
  },
};

/** A move along the row. At its end there is none to make, and nothing to be zapped: the colonies are only counted. */
function evolving(window: Window, id: string, changed: (g: Play, me: Seat) => number, direction: 1 | -1): Use[] {
  const use = { as: "any", rule: id, mandatory: true, often: "always" } as const;
  const run = (g: Play, me: Seat) => move(g, me, direction);
  return [
    at(window, {
      ...use,
      when: (g, me) => changed(g, me) > 0 && canMove(g, direction),
      run,
      zapped: (g, me) => settle(g, me),
    }),
    at(window, {
      ...use,
      passive: true,
      when: (g, me) => changed(g, me) > 0 && !canMove(g, direction),
      run,
    }),
  ];
}

function canMove(g: Play, direction: 1 | -1): boolean {
  const { row, at: place } = stagesOf(g.s.table);
  return row[place + direction] !== undefined;
}

function gained(g: Play, me: Seat): number {
  const { colonies } = stagesOf(g.s.table);
  let n = 0;
  for (let planet = 0; planet < MAX_PLANETS; planet++)
    if (isForeignColony(g.s.table, planet, me) && !colonies.includes(planet)) n++;
  return n;
}

function lost(g: Play, me: Seat): number {
  let n = 0;
  for (const planet of stagesOf(g.s.table).colonies) if (!isForeignColony(g.s.table, planet, me)) n++;
  return n;
}

/** The colonies are counted; what has come or gone before does nothing any more. */
function settle(g: Play, me: Seat): void {
  setStages(g.s.table, { colonies: foreign(g.s.table, me) });
}

/** One stage for each colony, if possible. */
function move(g: Play, me: Seat, direction: 1 | -1): void {
  const t = g.s.table;
  const now = foreign(t, me);
  const { row, at: place, colonies } = stagesOf(t);
  const steps = direction === 1 ? gained(g, me) : lost(g, me);
  const kept =
    direction === 1
      ? [...colonies.filter((one) => !now.includes(one)), ...now]
      : colonies.filter((one) => now.includes(one));
  setStages(t, { colonies: kept });
  become(g, me, Math.min(row.length - 1, Math.max(0, place + direction * steps)));
}
