/** What the track of a replay shows: how everybody stood, or, once the game is judged, everybody's chances with the mistakes. */
import { gradeOf, type Verdict } from "@hypergate/bots/verdict";
import type { Seat } from "@hypergate/kernel";
import type { Turn } from "../story/turning-points.ts";
import type { Sample } from "../table/meter.ts";

export interface CourseMark {
  readonly step: number;
  readonly sign: string;
  readonly isBad: boolean;
}

export interface Course {
  readonly samples: readonly Sample[];
  readonly least: number;
  readonly most: number;
  readonly marks: readonly CourseMark[];
}

export function pointsCourse(samples: readonly Sample[], turns: readonly Turn[]): Course {
  const all = samples.flatMap(({ values }) => values);
  return {
    samples,
    least: Math.min(0, ...all),
    most: Math.max(1, ...all),
    marks: turns.map(({ step }, n) => ({ step, sign: String(n + 1), isBad: false })),
  };
}

/** Nothing as long as too little is judged. The mistakes are those of the seat looked from, or of everybody. */
export function chancesCourse(verdict: Verdict | undefined, seat: Seat | undefined): Course | undefined {
  if (verdict === undefined || verdict.points.length < 2) return undefined;
  return {
    samples: verdict.points.map(({ step, part, chances }) => ({ step, part, values: chances })),
    least: 0,
    most: 1,
    marks: verdict.decisions.flatMap((one) => {
      const grade = seat === undefined || one.who === seat ? gradeOf(one) : undefined;
      return grade === undefined ? [] : [{ step: one.step, sign: grade === "blunder" ? "??" : "?", isBad: true }];
    }),
  };
}
