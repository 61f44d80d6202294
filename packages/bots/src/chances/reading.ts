/** What a verdict says: mistakes, turning points, and how much chance was given away. */
import type { Seat } from "@hypergate/kernel";
import type { JudgedDecision, Verdict } from "./verdict.ts";

/** `?` and `??` of the margin. */
export type Grade = "mistake" | "blunder";

const MISTAKE = 0.03;
const BLUNDER = 0.06;
/** The best of several looks better than it is; with every doubling the lead has to be surer by this part of its error. */
const SURER = 0.13;

/** How much better the best option was, if that is sure; otherwise 0. */
export function lossOf({ options, chosen }: Pick<JudgedDecision, "options" | "chosen">): number {
  if (options.length === 0 || chosen <= 0) return 0;
  const [{ lead, leadError }] = options;
  const needed = leadError * (1 + SURER * Math.log2(options.length - 1));
  return lead > needed ? lead : 0;
}

export function gradeOf(decision: Pick<JudgedDecision, "options" | "chosen">): Grade | undefined {
  const loss = lossOf(decision);
  return loss >= BLUNDER ? "blunder" : loss >= MISTAKE ? "mistake" : undefined;
}

/** The mistakes of these seats, in the order of time. */
export function mistakesIn({ decisions }: Verdict, seats?: readonly Seat[]): readonly JudgedDecision[] {
  return decisions.filter((one) => (seats?.includes(one.who) ?? true) && gradeOf(one) !== undefined);
}

/** What a seat gave away by its choices alone, all decisions together. */
export function givenAway({ decisions }: Verdict, seat: Seat): number {
  return decisions.reduce((sum, one) => (one.who === seat ? sum + lossOf(one) : sum), 0);
}

/** A part of the game in which somebody's chance changed much. */
export interface TurningPoint {
  readonly part: number;
  /** Where the part begins. */
  readonly step: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

const MOST_TURNS = 4;
const LEAST_TURN = 0.1;

/** The greatest changes within one part, in the order of time. */
export function turnsIn({ points }: Pick<Verdict, "points">): readonly TurningPoint[] {
  const turns: TurningPoint[] = [];
  for (let i = 1; i < points.length; i++) {
    const { part, step, chances: from } = points[i - 1];
    // The set-up is nobody's doing.
    if (part === 0 || (i > 1 && points[i - 2].part === part)) continue;
    const end = points.findLastIndex((point) => point.part === part);
    const to = points[Math.min(end + 1, points.length - 1)].chances;
    const changes = to.map((chance, seat) => Math.abs(chance - from[seat]));
    const seat = changes.indexOf(Math.max(...changes));
    if (changes[seat] >= LEAST_TURN) turns.push({ part, step, seat, from: from[seat], to: to[seat] });
  }
  const least = turns.map(size).sort((a, b) => b - a)[MOST_TURNS - 1] ?? 0;
  return turns.filter((turn) => size(turn) >= least).slice(0, MOST_TURNS);
}

function size({ from, to }: TurningPoint): number {
  return Math.abs(to - from);
}
