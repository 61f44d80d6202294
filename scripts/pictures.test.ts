import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "docs", "pictures");
const MOST_BYTES = 2_000_000;

test("the repository holds the pictures that README shows, no others, and at most 2 MB of them", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const shown = [...readme.matchAll(/\]\(docs\/pictures\/([^)]+)\)/g)].map(([, file]) => file);
  const files = readdirSync(FOLDER);
  expect(files.toSorted()).toEqual([...new Set(shown)].toSorted());
  expect(files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(MOST_BYTES);
});
