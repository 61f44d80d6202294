import { ALIEN_IDS } from "@hypergate/cosmic";
import type { GameEditor } from "../../game/editor.ts";
import { loadAliens, loadTechnologies } from "../aliens.ts";
import { editor } from "./editor.ts";

/** With the names of all aliens, as any of them may be chosen. */
export async function loadEditor(): Promise<GameEditor> {
  await Promise.all([loadAliens(ALIEN_IDS), loadTechnologies()]);
  return editor;
}
