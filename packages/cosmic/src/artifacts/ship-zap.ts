import { byCard } from "../asking.ts";
import type { Artifact } from "../effects.ts";
import { zapsShip } from "../zapping.ts";

/** As any player, at any time: one ship of anybody goes to the warp, even one that was removed from the game. */
export const shipZap: Artifact = { id: "ship-zap", uses: zapsShip(byCard("ship-zap", "ship-zap 1")) };
