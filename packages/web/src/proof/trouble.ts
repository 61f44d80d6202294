/** What went wrong, with a picture of the page and the question it was about. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sizeName, type Visitor } from "./visitor.ts";

export class Trouble extends Error {}

const FOLDER = process.env.PROOF_TROUBLES ?? "coverage/proof";
let count = 0;

/** Keeps a picture of how a page should look; gives back where. */
export function keepPicture(picture: Buffer): string {
  count++;
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `trouble-${process.pid}-${count}-before.png`);
  writeFileSync(path, picture);
  return path;
}

/** Writes down what the page looks like now; gives back where, with what went wrong. */
export async function writeDown(visitor: Visitor, what: string, problem: unknown): Promise<string> {
  count++;
  const base = join(FOLDER, `trouble-${process.pid}-${count}`);
  mkdirSync(FOLDER, { recursive: true });
  const { page, size, language } = visitor;
  const words =
    problem instanceof Trouble
      ? problem.message
      : problem instanceof Error
        ? (problem.stack ?? problem.message)
        : String(problem);
  const html = await page.evaluate(() => document.querySelector(".prompt")?.outerHTML ?? "no prompt").catch(String);
  const lines = [`${what} at ${sizeName(size)} in ${language}, ${page.url()}`, words, ...visitor.troubles];
  writeFileSync(`${base}.txt`, [...lines, "", html, ""].join("\n"));
  const picture = await page.screenshot({ path: `${base}.png`, timeout: 10_000 }).then(
    () => `${base}.png`,
    () => "no picture",
  );
  return `${lines.join("\n  ")}\n  see ${base}.txt, ${picture}`;
}
