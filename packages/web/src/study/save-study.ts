import { saveAs } from "../here/files.ts";
import type { Study } from "./lines.ts";
import { toShare } from "./shared-study.ts";

/** Lets the browser save a study as a file. */
export function saveStudy(study: Study): void {
  saveAs(`hypergate-study-${study.game}-${new Date(study.changed).toISOString().slice(0, 10)}.json`, toShare(study));
}
