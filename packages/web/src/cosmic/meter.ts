/** Cosmic Encounter over time: foreign colonies, encounter by encounter. */
import { cardRef, coloniesToWin, foreignColonies, playerRef, type View } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { Meter, Voice } from "../table/meter.ts";

export const cosmicMeter: Meter = {
  part: (view) => Math.max(1, tableOf(view).encounter.n),
  values: (view) => tableOf(view).players.map((_, seat) => foreignColonies(tableOf(view), seat)),
  target: (view) => coloniesToWin(tableOf(view)),
  winners: (view) => tableOf(view).winners,
  hand: (view) => (view as View).hand.map(cardRef),
  how: (voice, view, winners) => {
    const enough = winners.filter((seat) => foreignColonies(tableOf(view), seat) >= coloniesToWin(tableOf(view)));
    const odd = winners.filter((seat) => !enough.includes(seat));
    return [...byColonies(voice, view, enough), ...odd.map((seat) => byPower(voice, view, seat))];
  },
  words: {
    part: "end.encounter",
    inPart: "end.inEncounter",
    value: "end.colonies",
    title: "end.coloniesOverTime",
    across: "end.acrossEncounter",
  },
};

function tableOf(view: unknown): View["table"] {
  return (view as View).table;
}

function byColonies({ t, called, listed }: Voice, view: unknown, seats: readonly Seat[]): readonly string[] {
  if (seats.length === 0) return [];
  const who = listed(seats.map((seat) => called(playerRef(seat))));
  return [t("end.wonByColonies", { who, n: coloniesToWin(tableOf(view)), winners: seats.length })];
}

function byPower({ t, called, listed }: Voice, view: unknown, seat: Seat): string {
  const powers = listed(tableOf(view).players[seat].powers.map((id) => called(`power/${id}`)));
  return t("end.wonByPower", { who: called(playerRef(seat)), powers });
}
