/** Which tables a net is trained on. */
import { mostPlayers, type Sets } from "@hypergate/race";

export const NET_NAMES = ["two", "more"] as const;
export type NetName = (typeof NET_NAMES)[number];

/** All boxes and the base box come up most. */
const BOXES: readonly Sets[] = ["base", "base+storm+rebel", "base", "base+storm+rebel", "base+storm", "base+rebel"];
const SIZES = [3, 4, 3, 5, 4, 3, 6, 4] as const;

/** The settings of training game number `n`. */
export function settingsOf(net: NetName, n: number): Readonly<Record<string, unknown>> {
  const sets = BOXES[n % BOXES.length];
  const turn = Math.floor(n / BOXES.length);
  const takeovers = sets.includes("rebel") && turn % 4 !== 3 ? "on" : "off";
  if (net === "two") return { players: 2, sets, takeovers };
  const size = SIZES[turn % SIZES.length];
  if (turn % 16 === 15) return { players: 2, actionsForTwo: 1, sets, takeovers };
  return { players: Math.min(size, mostPlayers(sets)), sets, takeovers };
}
