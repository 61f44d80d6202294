/** The games the client can show: a new one is a line here. A page loads the code of its own game only. */
import { cosmic } from "./cosmic/client.ts";
import type { GameClient } from "./game/client.ts";
import { race } from "./race/client.ts";
import type { Engine } from "./table/meter.ts";

export const GAMES: Readonly<Record<string, GameClient>> = { cosmic, race };

/** The rules of a game; nothing for a game that there is none of. */
export async function engineOf(game: string): Promise<Engine | undefined> {
  const face = await GAMES[game]?.loadFace();
  return face?.loadEngine();
}
