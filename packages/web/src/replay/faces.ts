/** What the pages about games need of each game's client: loaded with the game, not before. */
import type { GameFace } from "../table/game-face.ts";

const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  cosmic: async () => (await import("../cosmic/face.tsx")).cosmicFace,
  race: async () => (await import("../race/face.tsx")).raceFace,
};

export async function loadFace(game: string): Promise<GameFace | undefined> {
  return FACES[game]?.();
}
