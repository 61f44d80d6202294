import type { Artifact } from "../effects.ts";
import { zapsPower } from "../zapping.ts";

/** As any player, cancel one use of any power, your own included; it is off for the rest of the encounter. */
export const cosmicZap: Artifact = { id: "cosmic-zap", uses: [zapsPower("CRD-22")] };
