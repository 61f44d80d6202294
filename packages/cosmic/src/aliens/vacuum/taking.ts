/** Which ships of others go along with those the Vacuum lost. */
import { askAll, type Counts, type Ref, type Seat, type Slot, type SpreadQuestion } from "@hypergate/kernel";
import { byPower, colonySlots } from "../../asking.ts";
import type { Play } from "../../effects.ts";
import type { Loss } from "../../events.ts";
import { others } from "../../query.ts";
import { colonyRef, planetOf, playerOf, playerRef } from "../../refs.ts";
import { takeLoss } from "../../ships.ts";
import { NOBODY } from "../../state.ts";

const FROM = byPower("vacuum", "vacuum 2");

/** Ships that have really come to the warp (vacuum EC3). */
export function lostBy(me: Seat, losses: readonly Loss[]): number {
  let n = 0;
  for (const loss of losses) if (loss.seat === me && loss.to === "warp") n += loss.n;
  return n;
}

/** Colonies of a player without the one that is in the encounter (vacuum EC2). */
function outside(g: Play, seat: Seat): Slot[] {
  const { defense, planet } = g.s.table.encounter;
  return colonySlots(g, seat, seat === defense ? planet : NOBODY);
}

export function room(slots: readonly Slot[]): number {
  let n = 0;
  for (const slot of slots) n += slot.max;
  return n;
}

/** The other players with the number of ships each could lose. */
export function victims(g: Play, me: Seat): Slot[] {
  return others(g.s.table, me)
    .map((seat) => ({ ref: playerRef(seat), max: room(outside(g, seat)) }))
    .filter((slot) => slot.max > 0);
}

/** The same by colony. */
export function colonies(g: Play, me: Seat): Slot[] {
  return others(g.s.table, me).flatMap((seat) =>
    outside(g, seat).map(({ ref, max }) => ({ ref: colonyRef(planetOf(ref), seat), max })),
  );
}

/** All victims choose at once. */
export function chosenByVictims(g: Play, counts: Counts): Loss[] {
  const questions: SpreadQuestion[] = [];
  for (const ref in counts) {
    const [who, n] = [playerOf(ref), counts[ref]];
    const slots = outside(g, who);
    if (n > 0)
      questions.push({ kind: "spread", key: "ships/lose", who, source: FROM, slots, min: n, max: n, params: { n } });
  }
  const answers = askAll(g, questions) as Counts[];
  return questions.map(({ who }, i) => takeLoss(g, who, answers[i]));
}

export function chosenByVacuum(g: Play, me: Seat, counts: Counts): Loss[] {
  const from: Record<Ref, number>[] = Array.from({ length: g.s.table.seats }, () => ({}));
  for (const ref in counts) {
    const [planet, seat] = ref.slice("colony/".length).split("@");
    if (counts[ref] > 0) from[Number(seat)][`planet/${planet}`] = counts[ref];
  }
  const losses: Loss[] = [];
  from.forEach((own, seat) => {
    if (Object.keys(own).length > 0) losses.push(takeLoss(g, seat, own, me));
  });
  return losses;
}
