/** Ships about to be sent: shown dashed where they will be, while their number is being chosen. */
import { DEFENSE, OFFENSE, sideOf } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import { useAsking } from "../../table/asking.tsx";
import { pickedIn } from "../../table/choosing.ts";
import { useCosmic } from "../use-cosmic.tsx";

const LAUNCHING = "launch/ships";
const JOINING = "alliance/ships";

export function useGhosts(place: "gate" | "dock"): { readonly seat: Seat; readonly n: number } | undefined {
  const { question, draft } = useAsking();
  const { t, me } = useCosmic();
  if (question === undefined || (question.key !== LAUNCHING && question.key !== JOINING)) return undefined;
  const side = question.key === LAUNCHING ? OFFENSE : sideOf(t, me);
  const n = pickedIn(draft);
  const isHere = place === "gate" ? side === OFFENSE : side === DEFENSE;
  return isHere && n > 0 ? { seat: me, n } : undefined;
}
