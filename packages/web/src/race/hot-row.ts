import type { Phase, Row } from "@hypergate/race/client";
import { useAsking } from "../table/asking.tsx";
import { useRace } from "./context.tsx";

const ROW_OF_PHASE: Partial<Readonly<Record<Phase, Row>>> = {
  explore: "explore",
  develop: "develop",
  settle: "settle",
  consume: "consume",
  produce: "produce",
};

/** The row whose powers are in use: selling first, then consuming. */
export function useHotRow(): Row | undefined {
  const { table } = useRace();
  const { question } = useAsking();
  return question?.key === "trade.sell" ? "trade" : ROW_OF_PHASE[table.phase];
}
