import { ALIEN_IDS } from "@hypergate/cosmic/client";
import type { GameReference } from "../../game/entry.ts";
import { loadAliens } from "../aliens.ts";

/** The reference needs every alien. */
export async function loadReference(): Promise<GameReference> {
  await loadAliens(ALIEN_IDS);
  return (await import("./reference.ts")).reference;
}
