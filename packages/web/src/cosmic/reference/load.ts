import { ALIEN_IDS } from "@hypergate/cosmic/client";
import type { GameReference } from "../../game/entry.ts";
import { loadAliens, loadStatements, loadTechnologies } from "../aliens.ts";

/** The reference needs every alien and every technology. */
export async function loadReference(): Promise<GameReference> {
  await Promise.all([loadAliens(ALIEN_IDS), loadStatements(ALIEN_IDS), loadTechnologies()]);
  return (await import("./reference.ts")).reference;
}
