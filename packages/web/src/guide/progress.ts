/** How far each lesson has been followed, kept on this device. */
import type { Value } from "@hypergate/kernel";
import type { Lesson, Lessons } from "../game/lesson.ts";
import { keep, kept } from "../kept.ts";

export interface Progress {
  /** Steps done. */
  readonly step: number;
  /** The reader's answers. */
  readonly given: readonly Value[];
  /** It has been followed to its end before. */
  readonly isDone?: true;
}

export const BEGINNING: Progress = { step: 0, given: [] };

function keyOf(game: string, lesson: string): string {
  return `guide.${game}.${lesson}`;
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  keep(keyOf(game, lesson), JSON.stringify(progress));
}

export function keptProgress(game: string, lesson: string): Progress {
  return readProgress(kept(keyOf(game, lesson)));
}

/** What was kept; the beginning if it is nothing that can be read. */
export function readProgress(text: string | undefined): Progress {
  try {
    const kept = JSON.parse(text ?? "") as Partial<Progress>;
    const isSound = Number.isInteger(kept.step) && Array.isArray(kept.given);
    return isSound ? (kept as Progress) : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

export interface Standing {
  readonly lesson: Lesson;
  /** Steps done the last time. */
  readonly step: number;
  readonly isDone: boolean;
  /** The one to take next. */
  readonly isNext: boolean;
}

/** How far the reader is with the lessons of a game; once all are done, none is next. */
export function standings({ game, all }: Lessons): readonly Standing[] {
  const known = all.map((lesson) => {
    const { step, isDone } = keptProgress(game, lesson.id);
    return {
      lesson,
      step: Math.min(step, lesson.steps.length),
      isDone: isDone === true || step >= lesson.steps.length,
    };
  });
  const next = known.findIndex(({ isDone }) => !isDone);
  return known.map((one, n) => ({ ...one, isNext: n === next }));
}
