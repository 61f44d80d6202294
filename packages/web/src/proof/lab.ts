/**
 * The lab: a study is planned with the page alone, paused, loaded again and finished; its numbers are those of the command
 * line, and one of its games is shown as a replay. And an alien of the host: at a table, in the lab, and without a network.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figures, Study } from "@hypergate/games/study";
import type { Browser } from "playwright-core";
import { messages } from "../words/messages.ts";
import { axeProblems } from "./axe.ts";
import { layCable } from "./cable.ts";
import { play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { ROOT } from "./server.ts";
import { keepShot } from "./shots.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, sizeName, type Visitor, visit } from "./visitor.ts";

const READY_MS = 120_000;
const SOON_MS = 30_000;
const ANSWERS = 25;
const SECONDS = 60;

const ALIENS = { en: ["Zombie", "Macron"], ru: ["Зомби", "Макрон"] } as const;
const BEACON = { en: "Beacon", ru: "Маяк" } as const;

export async function proveLab(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const lines: string[] = [];
  const problems: string[] = [];
  for (const size of options.sizes)
    for (const language of options.languages) {
      const look = { size, language };
      for (const prove of [labNumbers, withHomebrew]) {
        const told = await prove(browser, base, look);
        lines.push(...told.lines);
        problems.push(...told.problems);
      }
    }
  return { lines, problems };
}

/** A study of the page and of the command line. */
export async function labNumbers(browser: Browser, base: string, look: Look): Promise<Proof> {
  const visitor = await visit(browser, base, look, { reducedMotion: true });
  const where = `${sizeName(look.size)} in ${look.language}`;
  try {
    await goTo(visitor, "/lab");
    await visitor.page.locator(".lab-chairs").waitFor({ timeout: READY_MS });
    await keepShot(visitor, "lab-plan");
    await choose(visitor, 0, ALIENS[look.language][0]);
    await choose(visitor, 1, ALIENS[look.language][1]);
    await visitor.page.locator(".lab-chairs .iconbtn").first().click();
    await visitor.page.locator(".lab-games input").fill("2");
    const axe = await axeProblems(visitor, "the lab");
    await finish(visitor);
    axe.push(...(await axeProblems(visitor, "a study")));
    const exported = await saved(visitor);
    const told = onCommandLine(exported.study);
    if (JSON.stringify(told) !== JSON.stringify(exported.figures))
      throw new Trouble(`the page counts ${exported.figures.hash}, the command line ${told.hash}`);
    await keepShot(visitor, "lab-done");
    await watchOne(visitor);
    return { lines: [`the numbers of ${told.played} games at ${where} are those of the command line`], problems: axe };
  } catch (problem) {
    return { lines: [], problems: [await writeDown(visitor, "the lab", problem)] };
  } finally {
    await visitor.context.close();
  }
}

async function choose({ page }: Visitor, chair: number, name: string): Promise<void> {
  await page.locator(".lab-change").nth(chair).click();
  await page.locator(".popover input[type=search]").fill(name);
  await page.locator(".pick-list button").first().click();
  await page.locator(".lab-chairs li").nth(chair).getByText(name, { exact: true }).waitFor({ timeout: SOON_MS });
}

/** Begins, pauses, loads the page again, goes on to the end. */
async function finish(visitor: Visitor): Promise<void> {
  const { page, language } = visitor;
  await page.locator(".lab-setup .btn.primary").click();
  await page.locator(".lab-bar").first().waitFor({ timeout: READY_MS });
  const pause = page.getByRole("button", { name: messages["lab.pause"][language], exact: true });
  if ((await pause.count()) > 0) await pause.click().catch(() => undefined);
  await page.waitForTimeout(1500);
  const before = Number(await page.locator("progress").getAttribute("value"));
  await page.reload();
  await page.locator(".lab-bar").first().waitFor({ timeout: READY_MS });
  const after = Number(await page.locator("progress").getAttribute("value"));
  if (after < before) throw new Trouble(`${before} games were played, ${after} were kept`);
  const resume = page.getByRole("button", { name: messages["lab.resume"][language], exact: true });
  if ((await resume.count()) > 0) await resume.click();
  await page.getByText(messages["lab.done"][language]).waitFor({ timeout: 4 * READY_MS });
}

/** What the page exports. */
async function saved({ page, language }: Visitor): Promise<{ readonly study: Study; readonly figures: Figures }> {
  const downloading = page.waitForEvent("download", { timeout: SOON_MS });
  await page.getByRole("button", { name: messages["lab.saveJson"][language] }).click();
  return JSON.parse(readFileSync(await (await downloading).path(), "utf8"));
}

function onCommandLine(study: Study): Figures {
  const file = join(tmpdir(), `hypergate-study-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(study));
  const command = [join(ROOT, "packages/cli/src/main.ts"), "study", file, "--json"];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: "utf8" })).figures;
}

/** The closest game, to its end. */
async function watchOne({ page, language }: Visitor): Promise<void> {
  await page.getByRole("link", { name: messages["lab.closest"][language] }).click();
  await page.locator(".player-bar").waitFor({ timeout: READY_MS });
  await page.locator(".player-track input").press("End");
  await page.locator(".prompt.ended").waitFor({ timeout: SOON_MS });
}

/** A player of the page meets the alien of docs/homebrew; then the network is cut, and it is in the lab all the same. */
async function withHomebrew(browser: Browser, base: string, look: Look): Promise<Proof> {
  const cable = await layCable(base);
  const visitor = await visit(browser, cable.base, look, { reducedMotion: true, isKept: true });
  const where = `${sizeName(look.size)} in ${look.language}`;
  try {
    await comeIn(visitor);
    const settings = { edition: "2020", alienSelection: "chosen", useFlares: true, boxes: ["base", "beacon"] };
    const aliens = ["beacon", "human", "clone"];
    await goTo(
      visitor,
      `/t/${await openTable(visitor, { game: "cosmic", players: 3, settings: { ...settings, aliens } })}`,
    );
    const { answers } = await play(visitor, { answers: ANSWERS, seconds: SECONDS });
    const name = BEACON[look.language];
    if ((await visitor.page.getByText(name).count()) === 0) throw new Trouble(`nothing on the page is called ${name}`);
    await keepShot(visitor, "homebrew-table");
    await visitor.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: READY_MS });
    await goTo(visitor, "/lab");
    await visitor.page.locator(".lab-chairs").waitFor({ timeout: READY_MS });
    await cable.cut();
    const { length } = visitor.troubles;
    await labWithout(visitor, name);
    await keepShot(visitor, "homebrew-lab");
    visitor.troubles.length = length;
    return {
      lines: [`the ${name} at ${where}: ${answers} answers at a table, and the lab without a network`],
      problems: [],
    };
  } catch (problem) {
    return { lines: [], problems: [await writeDown(visitor, "the host's own alien", problem)] };
  } finally {
    await visitor.context.close();
    await cable.close();
  }
}

/** Without a network: the box is chosen, the alien is at the table, and games are played. */
async function labWithout(visitor: Visitor, name: string): Promise<void> {
  const { page, language } = visitor;
  await goTo(visitor, "/lab");
  await page.locator(".lab-chairs").waitFor({ timeout: READY_MS });
  await page.getByRole("button", { name: messages["lab.settings"][language] }).click();
  await page.locator(".popover .ticks label", { hasText: name }).click();
  await page.locator(".popover-head .iconbtn").click();
  await choose(visitor, 0, name);
  await page.locator(".lab-games input").fill("0");
  await page.locator(".lab-setup .btn.primary").click();
  await page.getByText(messages["lab.done"][language]).waitFor({ timeout: 4 * READY_MS });
  await watchOne(visitor);
}
