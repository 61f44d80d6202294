// Loaded with `--import` into every thread that a test starts. Vitest sees only what tests import; the threads of the store
// and of bots load their files through Node, where this puts the mutant in.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { mutate, planted } from "./mutant.ts";

const mutant = planted();
if (mutant !== undefined) {
  const target = new URL(`../../${mutant.file}`, import.meta.url);
  registerHooks({
    load: (url, context, next) =>
      url === pathToFileURL(fileURLToPath(target)).href
        ? { format: "module-typescript", source: mutate(readFileSync(target, "utf8"), mutant), shortCircuit: true }
        : next(url, context),
  });
}
