/** How much room the table has. */
import { PHONE, useMedia } from "../ui/use-media.ts";

/**
 * `rail`: a desk wide enough for goals and log beside the table; `desk`; `squat`: wide but very low, such as a desk at 200 %;
 * `phone`: one column.
 */
export type Layout = "rail" | "desk" | "squat" | "phone";

const SQUAT = "(max-height: 480px) and (min-width: 560px)";
const RAIL = "(min-width: 1600px)";

export function useLayout(): Layout {
  const isSquat = useMedia(SQUAT);
  const isPhone = useMedia(PHONE);
  const hasRail = useMedia(RAIL);
  return isSquat ? "squat" : isPhone ? "phone" : hasRail ? "rail" : "desk";
}
