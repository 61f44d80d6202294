import type { Statement } from "@hypergate/kernel";
import { ALIEN_TEXTS } from "../aliens/all.ts";
import { chapters } from "./chapters.ts";

/** Every numbered statement, chapter by chapter, then those of the aliens. */
export const rulebook: readonly Statement[] = [
  ...chapters.flatMap((chapter) => chapter.statements),
  ...Object.values(ALIEN_TEXTS).flatMap((text) => text.rules),
];
