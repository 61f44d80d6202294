/** Pictures of what a proof sees, where somebody wants them: `PROOF_SHOTS` names the folder. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sizeName, type Visitor } from "./visitor.ts";

const FOLDER = process.env.PROOF_SHOTS;

export async function keepShot({ page, size, language }: Visitor, name: string): Promise<void> {
  if (FOLDER === undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}-${sizeName(size)}-${language}.png`) });
}
