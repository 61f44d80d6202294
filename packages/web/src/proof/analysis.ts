/**
 * The analysis of stored games: it is begun, stopped and kept over a reload, goes on to its end, marks decisions, and jumps to mistakes
 * and turning points. Before it an expert is asked at a practice table. `PROOF_SHOTS=folder` keeps pictures.
 */
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { draftTable, raceTable } from "./games.ts";
import { checkPage } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { storeGame } from "./stored-game.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, sizeName, type Visitor, visit } from "./visitor.ts";

const KINDS = ["race", "cosmic"] as const;
const JUDGING_MS = 300_000;

export async function proveAnalysis(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const { sizes, languages, games = 2, from } = options;
  const lines: string[] = [];
  const problems: string[] = [];
  for (const kind of options.game === undefined ? KINDS : [options.game])
    for (let n = from; n < from + games; n++) {
      const look: Look = { size: sizes[n % sizes.length], language: languages[n % languages.length] };
      const told = await judgeOne(browser, base, look, kind, n);
      (told.isFine ? lines : problems).push(told.words);
      console.log(told.words);
    }
  return { lines, problems };
}

async function judgeOne(browser: Browser, base: string, look: Look, kind: string, n: number) {
  const visitor = await visit(browser, base, look, { reducedMotion: true });
  const name = `analysis ${n} of ${kind} at ${sizeName(look.size)} in ${look.language}`;
  try {
    await comeIn(visitor);
    await askExpert(visitor, kind, n, `${kind}-${sizeName(look.size)}-${look.language}`);
    const id = await storeGame(visitor, kind === "race" ? raceTable(n) : { ...draftTable(n), courtesy: false });
    await goTo(visitor, `/replay/${id}`);
    await visitor.page.locator("[data-tool=analysis]").click();
    await stopAndReload(visitor);
    await goOn(visitor);
    const found = await jumpAbout(visitor);
    await keepShot(visitor, `${kind}-${sizeName(look.size)}-${look.language}`);
    await visitor.page.locator("[data-tool=replay]").click();
    await visitor.page.locator(".player-bar").waitFor();
    await keepShot(visitor, `${kind}-replay-${sizeName(look.size)}-${look.language}`);
    await checkPage(visitor);
    return { isFine: true, words: `${name}: stopped, kept, finished; ${found}` };
  } catch (problem) {
    return { isFine: false, words: await writeDown(visitor, name, problem) };
  } finally {
    await visitor.context.close();
  }
}

/** At a practice table the expert is asked, and its answer is given. */
async function askExpert(visitor: Visitor, kind: string, n: number, name: string): Promise<void> {
  const { page } = visitor;
  const wish = kind === "race" ? raceTable(n) : { ...draftTable(n), courtesy: false };
  const id = await openTable(visitor, { ...wish, pace: "brisk" });
  await goTo(visitor, `/t/${id}`);
  await page.locator("[data-tool=expert]").click({ timeout: 60_000 });
  await page.locator(".expert-best").waitFor({ timeout: JUDGING_MS });
  await keepShot(visitor, `${name}-expert`);
  await page.locator("[data-tool=expertDo]").click();
  await page.locator(".expert-note").waitFor({ state: "detached", timeout: 30_000 });
}

/** Stops in the middle; a reload shows what was found. */
async function stopAndReload(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator("[data-tool=analyse]").click();
  await page.locator(".chance-line").first().waitFor({ timeout: JUDGING_MS });
  await page.waitForTimeout(1500);
  if ((await page.locator("[data-tool=stop]").count()) > 0)
    await page
      .locator("[data-tool=stop]")
      .click({ timeout: 3000 })
      .catch(() => undefined);
  const before = await lengthOfCurve(visitor);
  // What is stopped is kept a moment later; the address says by then that this is the analysis.
  await page.waitForTimeout(1500);
  await page.reload();
  await page.locator(".chance-line").first().waitFor({ timeout: 30_000 });
  const after = await lengthOfCurve(visitor);
  if (after < before) throw new Trouble(`a reload has lost part of the curve: ${before} points became ${after}`);
}

function lengthOfCurve({ page }: Visitor): Promise<number> {
  return page
    .locator(".chance-line")
    .first()
    .evaluate((line) => (line.getAttribute("d") ?? "").split("L").length);
}

async function goOn({ page }: Visitor): Promise<void> {
  const button = page.locator("[data-tool=goOn]");
  if ((await button.count()) > 0) await button.click();
  await page.locator(".verdict-chip.good").waitFor({ timeout: JUDGING_MS });
}

/** Every mistake and turning point leads to its moment. */
async function jumpAbout({ page }: Visitor): Promise<string> {
  const mistakes = await page.locator(".verdict-list .verdict-row").count();
  const turns = await page.locator("[data-turn]").count();
  for (let i = 0; i < mistakes; i++) {
    await page.locator(".verdict-list .verdict-row").nth(i).click();
    await page.locator(".verdict-list .verdict-row.on").waitFor();
    const options = await page.locator(".verdict-options li").count();
    if (options < 2) throw new Trouble(`mistake ${i + 1} has ${options} options`);
    if ((await page.locator(".verdict-options li.chosen").count()) !== 1)
      throw new Trouble("no option is the chosen one");
  }
  for (let i = 0; i < turns; i++) await page.locator("[data-turn]").nth(i).click();
  if (mistakes > 0) await page.locator(".verdict-list .verdict-row").first().click();
  else await page.locator("[data-tool=nextDecision]").first().click();
  return `${mistakes} mistakes, ${turns} turning points`;
}

async function keepShot({ page }: Visitor, name: string): Promise<void> {
  const folder = process.env.PROOF_SHOTS;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `analysis-${name}.png`) });
}
