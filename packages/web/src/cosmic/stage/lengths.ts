/** How long the beats of an encounter take, in milliseconds. */
import type { Lengths } from "../../table/stage/beat.ts";

export const BEATS = {
  turn: { calm: 600, quick: 250, short: 0 },
  regroup: { calm: 600, quick: 300, short: 150 },
  destiny: { calm: 1500, quick: 700, short: 350 },
  launch: { calm: 1800, quick: 800, short: 400 },
  invitations: { calm: 900, quick: 350, short: 0 },
  joins: { calm: 500, quick: 250, short: 200 },
  cards: { calm: 1100, quick: 450, short: 250 },
  flip: { calm: 800, quick: 450, short: 400 },
  totals: { calm: 2800, quick: 1200, short: 700 },
  row: { calm: 700, quick: 400, short: 300 },
  verdict: { calm: 2500, quick: 1400, short: 900 },
  aftermath: { calm: 2000, quick: 900, short: 400 },
  away: { calm: 300, quick: 150, short: 0 },
  power: { calm: 1100, quick: 600, short: 350 },
  zap: { calm: 1100, quick: 600, short: 350 },
  card: { calm: 1200, quick: 650, short: 350 },
  stopped: { calm: 900, quick: 500, short: 300 },
  deal: { calm: 1600, quick: 800, short: 500 },
  quake: { calm: 2000, quick: 1000, short: 600 },
  technology: { calm: 1300, quick: 650, short: 350 },
  sheet: { calm: 1000, quick: 500, short: 300 },
  danger: { calm: 1500, quick: 800, short: 500 },
  victory: { calm: 4200, quick: 2500, short: 1500 },
} satisfies Readonly<Record<string, Lengths>>;

export type BeatKind = keyof typeof BEATS;

/** Joins of several allies overlap. */
export function joinsLength(n: number): Lengths {
  const { calm, quick, short } = BEATS.joins;
  return { calm: calm + (n - 1) * 250, quick: quick + (n - 1) * 125, short };
}

const ROW = { calm: 320, quick: 150 };

/** One row of the sums after the other, and never longer than they may take together. */
export function totalsLength(rows: number): Lengths {
  const { calm, quick, short } = BEATS.totals;
  return { calm: Math.min(calm, rows * ROW.calm), quick: Math.min(quick, rows * ROW.quick), short };
}
