/** How an answer starts: what has only one outcome is filled in, and questions about all one's things begin full. */
import {
  GATE,
  isAllyOf,
  NOBODY,
  planetOf,
  playerOf,
  shipsOn,
  sideOf,
  type Table,
  type View,
} from "@hypergate/cosmic/client";
import type { Counts, Question, Ref, Seat } from "@hypergate/kernel";
import { type Draft, emptyDraft } from "../table/choosing.ts";
import type { TableState } from "../table/feed.ts";
import { fromFullest } from "./prompt/ships-to-send.ts";

const MOST_SHIPS = 4;

/** Own ships that have to go: as few as may be, from where most are. */
const TAKEN: ReadonlySet<string> = new Set([
  "ships/lose",
  "deal/penalty",
  "deal/settle",
  "destiny/settle",
  "tech/ship",
]);

/** Where ships lie: so many of them as are asked for come from where most are, unless the player takes others. */
const ON_COLONY = /^(?:planet|colony|place)\//;

export function prepare(question: Question, state: TableState): Draft {
  if (question.kind === "one" && question.key === "launch/aim")
    return { kind: "one", picked: weakest(question.options, (state.view as View).table, question.who) };
  if (question.kind === "one" && question.options.length === 1) return { kind: "one", picked: question.options[0] };
  if (question.kind === "some" && question.min === question.options.length)
    return { kind: "some", picked: question.options };
  if (question.key === "launch/ships" || question.key === "alliance/ships")
    return { kind: "spread", counts: fromFullest(question, MOST_SHIPS) ?? {} };
  if (question.key === "deal/settle" && question.kind === "spread" && question.slots.some(({ ref }) => ref === GATE))
    return { kind: "spread", counts: fromGate(question) };
  if (question.key === "force-field/allies" && question.kind === "some")
    return { kind: "some", picked: ofOtherSide(question.options, (state.view as View).table, question.who) };
  if (TAKEN.has(question.key) && question.kind === "spread")
    return { kind: "spread", counts: fromFullest(question, question.min) ?? {} };
  if (question.key === "ships/return" && question.kind === "spread")
    return { kind: "spread", counts: evenly(question) };
  if (question.kind === "spread") {
    const all = question.slots.reduce((sum, { max }) => sum + max, 0);
    if (all === question.min)
      return { kind: "spread", counts: Object.fromEntries(question.slots.map(({ ref, max }) => [ref, max])) };
    const isFixed = question.min === question.max && question.slots.every(({ ref }) => ON_COLONY.test(ref));
    if (isFixed) return { kind: "spread", counts: fromFullest(question, question.min) ?? {} };
  }
  return emptyDraft(question);
}

/** The planet with the fewest ships of the defense, where a colony can still be won if there is one; of several, the first. */
function weakest(planets: readonly Ref[], t: Table, me: Seat): Ref {
  const open = planets.filter((ref) => shipsOn(t, planetOf(ref), me) === 0);
  const ships = (ref: Ref) => shipsOn(t, planetOf(ref), t.encounter.defense);
  return (open.length > 0 ? open : planets).reduce((best, ref) => (ships(ref) < ships(best) ? ref : best));
}

/** Ships on the gate have to go somewhere: they land, as many as may. */
function fromGate({ slots, max }: Question & { readonly kind: "spread" }): Counts {
  const there = slots.find(({ ref }) => ref === GATE)?.max ?? 0;
  return { [GATE]: Math.min(there, max) };
}

/** The allies of the opponent; nobody is one of somebody who takes no part. */
function ofOtherSide(players: readonly Ref[], t: Table, me: Seat): readonly Ref[] {
  const side = sideOf(t, me);
  return players.filter((ref) => side !== NOBODY && !isAllyOf(t, playerOf(ref), side));
}

/** Ships that come home go to one colony after the other. */
function evenly({ slots, min }: Question & { readonly kind: "spread" }): Counts {
  const counts: Record<string, number> = {};
  let left = min;
  while (left > 0) {
    const open = slots.filter(({ ref, max }) => (counts[ref] ?? 0) < max);
    if (open.length === 0) break;
    for (const { ref } of open.slice(0, left)) counts[ref] = (counts[ref] ?? 0) + 1;
    left -= Math.min(left, open.length);
  }
  return counts;
}
