/** How far a guide has been followed, kept on this device. */
import type { Value } from "@hypergate/kernel";
import { keep, kept } from "../kept.ts";

export interface Progress {
  /** Steps done. */
  readonly step: number;
  /** The reader's answers. */
  readonly given: readonly Value[];
}

export const BEGINNING: Progress = { step: 0, given: [] };

function keyOf(game: string): string {
  return `guide.${game}`;
}

export function keepProgress(game: string, progress: Progress): void {
  keep(keyOf(game), JSON.stringify(progress));
}

export function keptProgress(game: string): Progress {
  return readProgress(kept(keyOf(game)));
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
