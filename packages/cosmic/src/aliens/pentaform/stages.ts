/** The life stages of the Pentaform: five aliens in a row, and the one it is now. */
import { type Seat, tell } from "@hypergate/kernel";
import { CARDS } from "../../cards.ts";
import type { Play } from "../../effects.ts";
import { without } from "../../lists.ts";
import { takeOut } from "../../piles.ts";
import { alienPool, aliensInGame, forbiddenPair, hasSetUp } from "../../pool.ts";
import { coloniesOf, isForeign, shipsOn } from "../../query.ts";
import { type Planet, playerRef } from "../../refs.ts";
import { recheckPowers } from "../../ships.ts";
import type { Table } from "../../state.ts";

interface Stages {
  /** From left to right. */
  readonly row: readonly string[];
  /** The place of the Pentaform in the row. */
  readonly at: number;
  /** The foreign colonies it had when they were last counted. */
  readonly colonies: readonly Planet[];
}

const NONE: Stages = { row: [], at: 0, colonies: [] };

export function stagesOf({ memo }: Table): Stages {
  return (memo.pentaform as unknown as Stages | undefined) ?? NONE;
}

export function setStages(t: Table, change: Partial<Stages>): void {
  const { row, at, colonies } = { ...stagesOf(t), ...change };
  t.memo.pentaform = { row: [...row], at, colonies: [...colonies] };
}

export function foreign(t: Table, seat: Seat): Planet[] {
  return coloniesOf(t, seat).filter((planet) => isForeign(t, planet, seat));
}

export function isForeignColony(t: Table, planet: Planet, seat: Seat): boolean {
  return shipsOn(t, planet, seat) > 0 && isForeign(t, planet, seat);
}

/**
 * Draws unused flares until so many are of aliens that may come into the game now, in place of those `given` up; they leave
 * the game.
 */
export function drawStages(g: Play, n: number, given: readonly string[] = []): string[] {
  const { secret: x } = g.s;
  const drawn: string[] = [];
  const inGame = aliensInGame(g.s);
  for (let i = x.flareDeck.length - 1; i >= 0 && drawn.length < n; i--) {
    const alien = CARDS[x.flareDeck[i]].flare as string;
    const beside = [...inGame.filter((one) => !given.includes(one)), ...drawn];
    if (!inGame.includes(alien) && mayBecome(g, beside, alien)) drawn.push(alien);
  }
  g.fence = g.used;
  return drawn;
}

/** The alien is allowed at this table and beside the others, and has no set-up text. */
function mayBecome(g: Play, beside: readonly string[], alien: string): boolean {
  return (
    !beside.includes(alien) &&
    !hasSetUp(alien) &&
    alienPool(g.s.table.settings).includes(alien) &&
    !g.s.table.retired.includes(alien) &&
    beside.every((other) => forbiddenPair([other, alien]) === undefined)
  );
}

/** The alien of the present stage comes to lie beside the Pentaform; the one before keeps what lies on it. */
export function become(g: Play, me: Seat, place: number): void {
  const t = g.s.table;
  const { row, at } = stagesOf(t);
  const [before, now] = [row[at], row[place]];
  setStages(t, { at: place });
  if (before === now) return;
  const others = without(t.players[me].powers, before);
  t.players[me].powers = now === undefined ? others : [...others, now];
  if (before !== undefined && !t.retired.includes(before)) t.retired.push(before);
  takeOut(t.retired, now);
  tell(g, "pentaform.became", { player: playerRef(me), power: `power/${now}` });
  recheckPowers(g);
}
