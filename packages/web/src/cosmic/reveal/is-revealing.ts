import { DEFENSE, OFFENSE, type Side, shipsInEncounter } from "@hypergate/cosmic/client";
import type { Cosmic } from "../use-cosmic.tsx";

type Seen = Pick<Cosmic, "t" | "view">;

/** Whether the cards of the encounter are what everybody looks at: from their selection until ships move because of them. */
export function isRevealing({ t, view }: Seen): boolean {
  const { phase, shown, result } = t.encounter;
  const isThere = (side: Side) => view.faceDown[side] || shown[side].type !== "none";
  switch (phase) {
    case "planning":
      return (isThere(OFFENSE) && isThere(DEFENSE)) || shown.some(({ type }) => type !== "none");
    case "reveal":
      return isThere(OFFENSE) || isThere(DEFENSE);
    case "resolution":
      if (!isThere(OFFENSE) || !isThere(DEFENSE)) return false;
      return result === "none" || (result === "won" && isBeforeLosses(t));
    default:
      return false;
  }
}

/** All ships are still where they were when the winner was determined. */
function isBeforeLosses(t: Cosmic["t"]): boolean {
  return t.encounter.committed.every((n, seat) => n === shipsInEncounter(t, seat));
}
