/** Where a sensible player takes ships from and puts them. */
import { planetOf, shipsOn, type Table } from "@hypergate/cosmic";
import type { Counts, Ref, SpreadQuestion } from "@hypergate/kernel";

/** Takes `n` pieces, each from the place that has most left, so that no colony is given up while another can pay. */
export function largestFirst(question: SpreadQuestion, t: Table, n: number): Counts {
  const count = Math.min(question.max, Math.max(question.min, n));
  const counts: Record<Ref, number> = {};
  for (let i = 0; i < count; i++) {
    let pick: Ref | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const { ref, max } of question.slots) {
      const left = max - (counts[ref] ?? 0);
      if (left <= 0) continue;
      const worth = left + (isHomePlanet(t, ref, question.who) ? 0 : -1.5);
      if (worth > most) {
        most = worth;
        pick = ref;
      }
    }
    if (pick === undefined) break;
    counts[pick] = (counts[pick] ?? 0) + 1;
  }
  return counts;
}

/** Puts every piece where there are fewest, home before abroad. */
export function homeFirst(question: SpreadQuestion, t: Table): Counts {
  const counts: Record<Ref, number> = {};
  for (let i = 0; i < question.min; i++) {
    let pick: Ref | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const { ref, max } of question.slots) {
      if ((counts[ref] ?? 0) >= max) continue;
      const planet = planetOf(ref);
      const there = planet < 0 ? 0 : shipsOn(t, planet, question.who) + (counts[ref] ?? 0);
      const worth = there + (isHomePlanet(t, ref, question.who) ? 0 : 1);
      if (worth < fewest) {
        fewest = worth;
        pick = ref;
      }
    }
    if (pick === undefined) break;
    counts[pick] = (counts[pick] ?? 0) + 1;
  }
  return counts;
}

function isHomePlanet(t: Table, ref: Ref, seat: number): boolean {
  const planet = planetOf(ref);
  return planet >= 0 && t.homeOf[planet] === seat;
}
