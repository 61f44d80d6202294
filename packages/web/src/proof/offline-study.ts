/** Studies, the editor, puzzles and the lab after one visit, without a network. */
import type { Browser } from "playwright-core";
import { messages } from "../words/messages.ts";
import { layCable } from "./cable.ts";
import { firstVisit, forgive } from "./offline.ts";
import { play } from "./page-player.ts";
import type { Proof } from "./proof.ts";
import { keepShot } from "./shots.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { goTo, type Look, sizeName, type Visitor, visit } from "./visitor.ts";

const READY_MS = 90_000;
const SOON_MS = 30_000;
/** Answers given at each position of the editor. */
const ANSWERS = 5;
/** Right answers that the longest of these puzzles needs. */
const MOST_ANSWERS = 30;
const PUZZLES = ["cosmic/three-times", "race/four-goods"] as const;

export async function proveStudyOffline(browser: Browser, base: string, look: Look): Promise<Proof> {
  const cable = await layCable(base);
  const visitor = await visit(browser, cable.base, look, { isKept: true, reducedMotion: true });
  forgive(visitor);
  const where = `${sizeName(look.size)} in ${look.language}`;
  const lines: string[] = [];
  try {
    await firstVisit(visitor);
    await cable.cut();
    for (const game of ["cosmic", "race"]) {
      const answers = await playPosition(visitor, game);
      lines.push(`a position of ${game} played on for ${answers} answers without a network at ${where}`);
    }
    for (const puzzle of PUZZLES) {
      await solve(visitor, puzzle);
      lines.push(`the puzzle ${puzzle} solved without a network at ${where}`);
    }
    await makePuzzle(visitor);
    lines.push(`a puzzle made and solved without a network at ${where}`);
    await runLab(visitor);
    lines.push(`a study of the lab played without a network at ${where}`);
    await kept(visitor);
    return { lines, problems: [] };
  } catch (problem) {
    return { lines, problems: [await writeDown(visitor, "study without a network", problem)] };
  } finally {
    await visitor.context.close();
    await cable.close();
  }
}

/** Sets something, plays from there, takes back. */
async function playPosition(visitor: Visitor, game: string): Promise<number> {
  const { page } = visitor;
  await goTo(visitor, `/editor/${game}`);
  const begin = page.locator("[data-editor=play]");
  await begin.waitFor({ timeout: READY_MS });
  const hand = page.locator("[data-control=hand] select");
  await hand.selectOption({ index: 1 });
  await page.locator("[data-control=hand] li").first().waitFor({ timeout: SOON_MS });
  await keepShot(visitor, `editor-${game}`);
  await begin.click();
  await page.waitForURL(/\/study\/study-/, { timeout: SOON_MS });
  await page.locator("[data-question], .prompt.ended").first().waitFor({ timeout: READY_MS });
  const { answers } = await play(visitor, { answers: ANSWERS });
  await page.locator("[data-study=back]").click();
  await page.locator("[data-study=part]").waitFor({ timeout: SOON_MS });
  return answers;
}

/** All hints are read, and then the answer is shown, step by step. */
async function solve(visitor: Visitor, puzzle: string): Promise<void> {
  const { page } = visitor;
  await goTo(visitor, `/puzzles/${puzzle}`);
  await page.locator("[data-question]").waitFor({ timeout: READY_MS });
  await showToEnd(visitor);
  await keepShot(visitor, `puzzle-${puzzle.split("/")[0]}`);
}

async function showToEnd({ page, language }: Visitor): Promise<void> {
  const hint = page.locator("[data-puzzle=hint]");
  while ((await hint.count()) > 0) await hint.click();
  const verdict = page.locator("[data-puzzle-state]");
  const done = messages["puzzles.done"][language];
  for (let n = 0; n < MOST_ANSWERS; n++) {
    if ((await verdict.innerText()).startsWith(done)) return;
    const before = await verdict.getAttribute("data-right");
    await page.locator("[data-puzzle=show]").click();
    await page.waitForFunction(
      (old) => document.querySelector("[data-puzzle-state]")?.getAttribute("data-right") !== old,
      before,
      { timeout: SOON_MS },
    );
  }
  throw new Trouble(`the puzzle is not solved: ${await verdict.innerText()}`);
}

/** A position of a puzzle is opened in the editor, becomes a puzzle of one's own, and is solved. */
async function makePuzzle(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await goTo(visitor, "/puzzles/cosmic/three-times");
  await page.locator("[data-puzzle=edit]").click({ timeout: READY_MS });
  await page.locator("[data-editor=puzzle]").click({ timeout: READY_MS });
  await page.locator("[data-proof=counted]").waitFor({ timeout: READY_MS });
  await keepShot(visitor, "make-puzzle");
  await page.locator("[data-puzzle=try]").click();
  await page.locator("[data-question]").waitFor({ timeout: READY_MS });
  await showToEnd(visitor);
}

async function runLab(visitor: Visitor): Promise<void> {
  const { page, language } = visitor;
  await goTo(visitor, "/lab");
  await page.locator(".lab-chairs").waitFor({ timeout: READY_MS });
  await page.locator(".lab-games input").fill("0");
  await page.locator(".lab-setup .btn.primary").click();
  await page.getByText(messages["lab.done"][language]).waitFor({ timeout: 4 * READY_MS });
  await keepShot(visitor, "lab-offline");
}

/** What was studied is there again. */
async function kept(visitor: Visitor): Promise<void> {
  await goTo(visitor, "/study");
  const rows = visitor.page.locator(".study-row");
  await rows.first().waitFor({ timeout: SOON_MS });
  const count = await rows.count();
  if (count !== 2) throw new Trouble(`${count} studies are kept, not 2`);
}
