import { WARP } from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import { useAsking } from "../../table/asking.tsx";

/** As what the drawing of the warp can be chosen: ships counted out of it beside other things are chosen where those are. */
export function useWarpRef(): Ref {
  const { question } = useAsking();
  const isOneOfSeveral = question?.kind === "spread" && question.slots.some(({ ref }) => ref !== WARP);
  return isOneOfSeveral ? "" : WARP;
}
