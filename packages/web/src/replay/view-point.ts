/** From where a replay is looked at, and how that is written into its address. */
import type { Seat, Viewer } from "@hypergate/kernel";

/** A seat, a spectator, or one who sees all hands. */
export type ViewPoint = Seat | "spectator" | "open";

export function viewerFrom(point: ViewPoint): Viewer {
  return point === "open" ? "spectator" : point;
}

export interface Place {
  readonly step: number;
  readonly point: ViewPoint;
}

/** `?at=120&as=2`; what does not fit the game is left out. */
export function placeIn(search: string, steps: number, seats: number): Partial<Place> {
  const wanted = new URLSearchParams(search);
  const at = wholeNumber(wanted.get("at"), steps);
  const as = wanted.get("as");
  const seat = wholeNumber(as, seats - 1);
  const point = as === "open" || as === "spectator" ? as : seat;
  return { ...(at === undefined ? {} : { step: at }), ...(point === undefined ? {} : { point }) };
}

const ANALYSIS = /\/analysis\/?$/;

/** `/replay/abc/analysis` */
export function isAnalysisAt(path: string): boolean {
  return ANALYSIS.test(path);
}

/** The address of a replay with its analysis, or without it. */
export function pathFor(path: string, isAnalysis: boolean): string {
  const table = path.replace(ANALYSIS, "");
  return isAnalysis ? `${table}/analysis` : table;
}

/** The same address with another place in it. */
export function searchFor(search: string, { step, point }: Place): string {
  const wanted = new URLSearchParams(search);
  wanted.set("at", String(step));
  wanted.set("as", String(point));
  return `?${wanted}`;
}

function wholeNumber(text: string | null, most: number): number | undefined {
  return text !== null && /^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}
