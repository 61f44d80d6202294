/** Sheets come when they are opened. */
import { later } from "../../ui/later.tsx";

export const PlayerSheet = later(async () => (await import("./player-sheet.tsx")).PlayerSheet);
export const Explanation = later(async () => (await import("./explanation.tsx")).Explanation);
