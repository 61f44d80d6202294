/** At which table hints are shown, kept on this device. */
import { keep, kept } from "../kept.ts";

const KEY = "hints";

export function showHintsAt(table: string): void {
  keep(KEY, table);
}

export function hasHints(table: string): boolean {
  return kept(KEY) === table;
}

export function sendHintsAway(): void {
  keep(KEY, "");
}
