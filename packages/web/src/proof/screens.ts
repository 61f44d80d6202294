/** Pictures of every screen, with an index, in `screens`, which is not part of the repository. Those that README shows are renewed. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { notReached, settle } from "./axe.ts";
import { withPalette } from "./palette-png.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { ROOT } from "./server.ts";
import { tour } from "./tour.ts";
import type { Visitor } from "./visitor.ts";

const FOLDER = join(ROOT, "screens");
/** The pictures that README shows. */
const SHOWN = join(ROOT, "docs", "pictures");

export async function takeScreens(browser: Browser, base: string, { sizes, languages }: ProofOptions): Promise<Proof> {
  mkdirSync(FOLDER, { recursive: true });
  const missed: string[] = [];
  const problems: string[] = [];
  const taken = new Set<string>();
  for (const size of sizes)
    for (const language of languages) {
      const at = async (visitor: Visitor, name: string) => {
        await settle(visitor);
        const file = `${name}-${size.width}-${language}.png`;
        writeFileSync(join(FOLDER, file), withPalette(await visitor.page.screenshot()));
        taken.add(file);
        console.log(file);
      };
      const toured = await tour(browser, base, { size, language }, at);
      missed.push(...toured.missed.map((name) => `${name} (${size.width}, ${language})`));
      problems.push(...toured.problems);
    }
  // What this tour no longer shows goes; one that was cut short takes nothing away.
  const looks = sizes.flatMap(({ width }) => languages.map((language) => `-${width}-${language}.png`));
  const isOld = (file: string) => looks.some((look) => file.endsWith(look)) && !taken.has(file);
  if (problems.length === 0) for (const file of pictures().filter(isOld)) unlinkSync(join(FOLDER, file));
  writeFileSync(join(FOLDER, "README.md"), index(pictures()));
  const bytes = pictures().reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  const lines = [`${taken.size} pictures, ${(bytes / 1e6).toFixed(1)} MB, in screens`, ...notReached(missed)];
  for (const file of taken) if (existsSync(join(SHOWN, file))) copyFileSync(join(FOLDER, file), join(SHOWN, file));
  return { lines, problems };
}

function pictures(): string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith(".png"));
}

/** One row for each screen, one column for each size and language. */
function index(files: readonly string[]): string {
  const parts = files.map((file) => {
    const [, name, look] = /^(.*)-(\d+-\w+)\.png$/.exec(file) ?? [];
    return { file, name, look };
  });
  const looks = [...new Set(parts.map(({ look }) => look))].sort();
  const names = [...new Set(parts.map(({ name }) => name))].sort();
  const cell = (name: string, look: string) => {
    const found = parts.find((part) => part.name === name && part.look === look);
    return found === undefined ? "" : `[${look}](${found.file})`;
  };
  const rows = names.map((name) => `| ${name} | ${looks.map((look) => cell(name, look)).join(" | ")} |`);
  return [
    "# Every screen",
    "",
    "Made by `npm run screens`: real games, played in a browser. The numbers are the width of the window.",
    "",
    `| screen |${" |".repeat(looks.length)}`,
    `| --- |${" --- |".repeat(looks.length)}`,
    ...rows,
    "",
  ].join("\n");
}
