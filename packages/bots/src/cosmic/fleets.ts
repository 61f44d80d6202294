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
  const left = slots.map((slot) => slot.max);
  const abroad = slots.map(({ ref }) => (isHomePlanet(t, ref, who) ? 0 : ABROAD));
  const places: number[] = [];
  for (let count = Math.min(max, Math.max(min, n)); count > 0; count--) {
    let pick = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < left.length; i++) {
      const worth = left[i] - abroad[i] - (left[i] === 1 ? LAST_SHIP : 0);
      if (left[i] > 0 && worth > most) {
        most = worth;
        pick = i;
      }
    }
    if (pick < 0) break;
    if (left[pick] === slots[pick].max) places.push(pick);
    left[pick]--;
  }
  return countsAt(slots, places, (i) => slots[i].max - left[i]);
}

/** Puts `n` pieces, as far as that is allowed, one by one where there are fewest, home before abroad. */
export function homeFirst({ slots, min, max, who }: SpreadQuestion, t: Table, n = min): Counts {
  const there = slots.map(({ ref }) => {
    const planet = planetOf(ref);
    return (planet < 0 ? 0 : shipsOn(t, planet, who)) + (isHomePlanet(t, ref, who) ? 0 : 1);
  });
  const put = slots.map(() => 0);
  const places: number[] = [];
  for (let count = Math.min(max, Math.max(min, n)); count > 0; count--) {
    let pick = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < there.length; i++)
      if (there[i] < fewest && put[i] < slots[i].max) {
        fewest = there[i];
        pick = i;
      }
    if (pick < 0) break;
    if (put[pick] === 0) places.push(pick);
    there[pick]++;
    put[pick]++;
  }
  return countsAt(slots, places, (i) => put[i]);
}

/** So many of each of these places, in this order. */
function countsAt(slots: SpreadQuestion["slots"], places: readonly number[], count: (place: number) => number): Counts {
  if (places.length === 1) return countOf(slots[places[0]].ref, count(places[0]));
  const counts = noCounts();
  for (const place of places) counts[slots[place].ref] = count(place);
  return counts;
}

function isHomePlanet(t: Table, ref: Ref, seat: Seat): boolean {
  const planet = planetOf(ref);
  return planet >= 0 && t.homeOf[planet] === seat;
}
