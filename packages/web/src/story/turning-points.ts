/** What decided a game, read from how everybody stood after each part of it. */
import type { Seat } from "@hypergate/kernel";
import type { Sample } from "../table/meter.ts";

export const TURNS = ["ledAlways", "tookLead", "comeback", "jump", "fall", "short"] as const;
export type TurnKind = (typeof TURNS)[number];

/** One sentence's worth: who, when, and how much. */
export interface Turn {
  readonly kind: TurnKind;
  readonly seat: Seat;
  readonly part: number;
  /** Answers given when it had happened. */
  readonly step: number;
  readonly n: number;
}

/** A gain smaller than this is nothing to speak of, and nothing below this share of what won in the end. */
const NOTABLE = 2;
const SHARE = 0.1;

/** In the order they happened. */
export function turningPoints(samples: readonly Sample[], winners: readonly Seat[]): readonly Turn[] {
  if (samples.length < 2 || winners.length === 0) return [];
  const [winner] = winners;
  const little = samples[samples.length - 1].values[winner] * SHARE;
  const found = [
    lead(samples, winner),
    comeback(samples, winner, Math.max(NOTABLE, little)),
    greatest(changes(samples, "jump", 1), Math.max(NOTABLE, little)),
    greatest(changes(samples, "fall", -1), Math.max(1, little)),
    short(samples, winners, Math.max(1, little)),
  ];
  return found.filter((turn) => turn !== undefined).sort((a, b) => a.step - b.step);
}

/** From when on the winner was never behind. */
function lead(samples: readonly Sample[], seat: Seat): Turn | undefined {
  const behind = samples.findLastIndex(({ values }) => values[seat] < best(values));
  const at = samples[behind + 1];
  if (at === undefined) return undefined;
  const n = at.values[seat];
  if (behind >= 0) return { kind: "tookLead", seat, part: at.part, step: at.step, n };
  const first = samples.find(({ values }) => values[seat] > 0);
  return first && { kind: "ledAlways", seat, part: first.part, step: first.step, n: first.values[seat] };
}

/** The most a winner was ever behind. */
function comeback(samples: readonly Sample[], seat: Seat, least: number): Turn | undefined {
  const turns = samples.map(({ part, step, values }): Turn => {
    return { kind: "comeback", seat, part, step, n: best(values) - values[seat] };
  });
  return greatest(turns, least);
}

/** Who nearly won as well. */
function short(samples: readonly Sample[], winners: readonly Seat[], most: number): Turn | undefined {
  const last = samples[samples.length - 1];
  const won = last.values[winners[0]];
  const others = last.values.flatMap((value, seat) => (winners.includes(seat) ? [] : [{ seat, n: won - value }]));
  const nearest = others.toSorted((a, b) => a.n - b.n).at(0);
  if (nearest === undefined || nearest.n < 1 || nearest.n > most) return undefined;
  return { kind: "short", ...nearest, part: last.part, step: last.step };
}

/** What each seat gained (or lost) in each part. */
function changes(samples: readonly Sample[], kind: TurnKind, sign: 1 | -1): Turn[] {
  return samples
    .slice(1)
    .flatMap(({ part, step, values }, i) =>
      values.map((value, seat): Turn => ({ kind, seat, part, step, n: sign * (value - samples[i].values[seat]) })),
    );
}

function greatest(turns: readonly Turn[], least: number): Turn | undefined {
  const found = turns.reduce((a, b) => (b.n > a.n ? b : a));
  return found.n < least ? undefined : found;
}

function best(values: readonly number[]): number {
  return Math.max(...values);
}
