/** One ship that need not go to the warp: what the Spiff's power and its flare have in common. */
import type { Seat } from "@hypergate/kernel";
import type { Loss } from "../../events.ts";

/** The player's loss of ships to the warp; ships that leave the game are out of reach (spiff EC3). */
export function spared(losses: readonly Loss[], me: Seat): Loss | undefined {
  return losses.find((loss) => loss.seat === me && loss.n > 0 && loss.to === "warp");
}

/** Keeps one ship out of the loss. False if there is none. */
export function spare(losses: readonly Loss[], me: Seat): boolean {
  const loss = spared(losses, me);
  if (loss === undefined) return false;
  loss.n--;
  loss.involved = Math.min(loss.involved, loss.n);
  return true;
}
