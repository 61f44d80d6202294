import type { Seat } from "@hypergate/kernel";
import type { SealState } from "../art/seal.tsx";
import type { Cosmic } from "../use-cosmic.tsx";

/** How an alien's seal looks now: face down, zapped for this encounter, lost, or ready. */
export function sealStateOf({ t, view, me }: Pick<Cosmic, "t" | "view" | "me">, seat: Seat, alien: string): SealState {
  if (alien === "" || (view.hidden[seat] && seat !== me)) return "hidden";
  if (t.players[seat].powerless) return "lost";
  return t.encounter.zapped.includes(alien) ? "zapped" : "ready";
}
