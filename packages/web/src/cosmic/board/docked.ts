/** Allies of the defense beside the planet they help to hold, and ships that are about to join them. */
import type { Seat } from "@hypergate/kernel";
import { useCosmic } from "../use-cosmic.tsx";
import { useGhosts } from "./ghosts.ts";

export interface DockedShips {
  readonly seat: Seat;
  readonly n: number;
  readonly ghost: boolean;
}

export function useDocked(): readonly DockedShips[] {
  const { t } = useCosmic();
  const ghosts = useGhosts("dock");
  return [
    ...t.encounter.dock.flatMap((n, seat) => (n > 0 ? [{ seat, n, ghost: false }] : [])),
    ...(ghosts === undefined ? [] : [{ ...ghosts, ghost: true }]),
  ];
}
