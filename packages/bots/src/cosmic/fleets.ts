/** Ways to take ships from several places, or to put them there. */
import { planetOf, playerOf, shipsOn, type Table, type View } from "@hypergate/cosmic";
import { type Counts, countOf, noCounts, type Ref, type Seat, type SpreadQuestion } from "@hypergate/kernel";
import { threat } from "./judge.ts";
import { wound } from "./targets.ts";

/** A colony is not given up while another can pay. */
const LAST_SHIP = 10;
/** Ships abroad are worth more. */
const ABROAD = 1.5;

/** Takes all from those who have to be feared most. */
export function mostFeared({ slots, max, who }: SpreadQuestion, { table: t }: View): Counts {
  const fear = (ref: Ref) => (ref.startsWith("player/") ? threat(t, who, playerOf(ref)) : wound(t, who, ref));
  return inOrder(
    [...slots].sort((a, b) => fear(b.ref) - fear(a.ref)),
    max,
  );
}

/** Somebody else's ships: colonies abroad first, the smallest of them before others. */
export function weakestFirst({ slots, min, params }: SpreadQuestion, { table: t }: View): Counts {
  const owner = playerOf(String(params?.player));
  const worth = (ref: Ref, n: number) => n + (t.homeOf[planetOf(ref)] === owner ? 10 : 0);
  return inOrder(
    [...slots].sort((a, b) => worth(a.ref, a.max) - worth(b.ref, b.max)),
    min,
  );
}

function inOrder(slots: SpreadQuestion["slots"], n: number): Counts {
  const counts: Record<Ref, number> = {};
  let left = n;
  for (const { ref, max } of slots) {
    if (left === 0) break;
    counts[ref] = Math.min(left, max);
    left -= counts[ref];
  }
  return counts;
}

/** Takes `n` pieces, each from the place that has most left, so that no colony is given up while another can pay. */
export function largestFirst({ slots, min, max, who }: SpreadQuestion, t: Table, n: number): Counts {
  for (let i = 0; i < slots.length; i++) {
    TAKEN[i] = 0;
    WEIGHT[i] = isHomePlanet(t, slots[i].ref, who) ? 0 : ABROAD;
  }
  let places = 0;
  for (let count = Math.min(max, Math.max(min, n)); count > 0; count--) {
    let pick = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < slots.length; i++) {
      const left = slots[i].max - TAKEN[i];
      const worth = left - WEIGHT[i] - (left === 1 ? LAST_SHIP : 0);
      if (left > 0 && worth > most) {
        most = worth;
        pick = i;
      }
    }
    if (pick < 0) break;
    if (TAKEN[pick] === 0) PLACES[places++] = pick;
    TAKEN[pick]++;
  }
  return countsAt(slots, places);
}

/** Puts `n` pieces, as far as that is allowed, one by one where there are fewest, home before abroad. */
export function homeFirst({ slots, min, max, who }: SpreadQuestion, t: Table, n = min): Counts {
  for (let i = 0; i < slots.length; i++) {
    const planet = planetOf(slots[i].ref);
    const isHome = planet >= 0 && t.homeOf[planet] === who;
    TAKEN[i] = 0;
    WEIGHT[i] = (planet < 0 ? 0 : shipsOn(t, planet, who)) + (isHome ? 0 : 1);
  }
  let places = 0;
  for (let count = Math.min(max, Math.max(min, n)); count > 0; count--) {
    let pick = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < slots.length; i++)
      if (WEIGHT[i] < fewest && TAKEN[i] < slots[i].max) {
        fewest = WEIGHT[i];
        pick = i;
      }
    if (pick < 0) break;
    if (TAKEN[pick] === 0) PLACES[places++] = pick;
    WEIGHT[pick]++;
    TAKEN[pick]++;
  }
  return countsAt(slots, places);
}

/** What is worked out for each slot while one question is answered, and the slots chosen, in their order. */
const TAKEN: number[] = [];
const WEIGHT: number[] = [];
const PLACES: number[] = [];

/** So many as were taken of each of the first so many places. */
function countsAt(slots: SpreadQuestion["slots"], places: number): Counts {
  if (places === 1) return countOf(slots[PLACES[0]].ref, TAKEN[PLACES[0]]);
  const counts = noCounts();
  for (let i = 0; i < places; i++) counts[slots[PLACES[i]].ref] = TAKEN[PLACES[i]];
  return counts;
}

function isHomePlanet(t: Table, ref: Ref, seat: Seat): boolean {
  const planet = planetOf(ref);
  return planet >= 0 && t.homeOf[planet] === seat;
}
