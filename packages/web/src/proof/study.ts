/**
 * The study board: somebody who only looks at the page leaves replays of both games at random steps, plays them to their
 * end, takes back, compares lines, and passes the study on by link and file. And the same person without a network.
 */
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { axeProblems, settle } from "./axe.ts";
import { draftTable, raceTable } from "./games.ts";
import { proveStudyOffline } from "./offline-study.ts";
import { checkPage, play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { keepShot } from "./shots.ts";
import { storeGame } from "./stored-game.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, sizeName, type Visitor, visit, type Wish } from "./visitor.ts";

const GAME_NAMES = ["cosmic", "race"] as const;
type GameName = (typeof GAME_NAMES)[number];

const LEVELS = ["sensible", "gentle", "expert"] as const;
const READY_MS = 60_000;
const SOON_MS = 20_000;
/** Answers before something is taken back. */
const FIRST_ANSWERS = 3;

interface Fork {
  readonly look: Look;
  readonly game: GameName;
  /** The number of the replay, which decides table, step and bots. */
  readonly n: number;
  /** So many answers are enough; left out, the game is played to its end. */
  readonly most: number | undefined;
}

export async function proveStudy(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const { sizes, languages, games: forks = 1, from } = options;
  const lines: string[] = [];
  const problems: string[] = [];
  let n = from;
  for (const size of sizes)
    for (const language of languages) {
      const offline = await proveStudyOffline(browser, base, { size, language });
      lines.push(...offline.lines);
      problems.push(...offline.problems);
      for (const line of [...offline.lines, ...offline.problems]) console.log(line);
      for (const game of GAME_NAMES) {
        if (options.game !== undefined && options.game !== game) continue;
        for (let i = 0; i < forks; i++) {
          const told = await leaveReplay(browser, base, { look: { size, language }, game, n: n++, most: undefined });
          lines.push(...told.lines);
          problems.push(...told.problems);
          for (const line of [...told.lines, ...told.problems]) console.log(line);
        }
      }
    }
  return { lines: [`${lines.length} things done`], problems };
}

/** One replay of a game, left for some answers only. */
export function proveStudyShort(browser: Browser, base: string, look: Look, game: GameName): Promise<Proof> {
  return leaveReplay(browser, base, { look, game, n: 0, most: 6 });
}

async function leaveReplay(browser: Browser, base: string, fork: Fork): Promise<Proof> {
  const { look, game, n, most } = fork;
  const visitor = await visit(browser, base, look, { reducedMotion: true });
  const name = `replay ${n} of ${game} at ${sizeName(look.size)} in ${look.language}`;
  try {
    await comeIn(visitor);
    const id = await storeGame(visitor, wishFor(game, n));
    await goTo(visitor, "/replay");
    await visitor.page.evaluate(() => localStorage.setItem("hypergate.speed", "instant"));
    const step = await stopAtStep(visitor, id, n);
    await playOnFromHere(visitor, n);
    const first = await play(visitor, { answers: FIRST_ANSWERS });
    await keepShot(visitor, `study-${game}`);
    const axe = await axeProblems(visitor, `a study of ${game}`);
    if (!first.isOver) await takeBack(visitor);
    const rest = await play(visitor, most === undefined ? {} : { answers: most });
    if (most === undefined && !rest.isOver) throw new Trouble("the game did not end");
    const lines = await compareLines(visitor, game);
    await passOn(visitor);
    await checkPage(visitor);
    const answers = first.answers + rest.answers;
    const how = rest.isOver ? "to its end" : "for a while";
    return { lines: [`${name}: left at step ${step}, ${answers} answers ${how}, ${lines} lines`], problems: axe };
  } catch (problem) {
    return { lines: [], problems: [await writeDown(visitor, name, problem)] };
  } finally {
    await visitor.context.close();
  }
}

function wishFor(game: GameName, n: number): Wish {
  return game === "race" ? raceTable(n) : { ...draftTable(n), courtesy: n % 2 === 0 };
}

/** Somewhere in the game, another place for every replay. */
async function stopAtStep(visitor: Visitor, id: string, n: number): Promise<number> {
  const { page } = visitor;
  await goTo(visitor, `/replay/${id}`);
  await page.locator(".player-bar").waitFor({ timeout: READY_MS });
  const last = Number(await page.locator(".player-track input").getAttribute("max"));
  const step = Math.floor(last * (0.05 + 0.85 * ((n * 0.618) % 1)));
  await goTo(visitor, `/replay/${id}?at=${step}`);
  await page.locator(".player-bar").waitFor({ timeout: READY_MS });
  await keepShot(visitor, "replay");
  return step;
}

async function playOnFromHere(visitor: Visitor, n: number): Promise<void> {
  const { page } = visitor;
  await page.locator("[data-tool=playOn]").click();
  const form = page.locator(".play-on-form");
  await form.waitFor({ timeout: SOON_MS });
  const selects = form.locator("select");
  const seats = await selects.nth(0).locator("option").count();
  await selects.nth(0).selectOption({ index: n % seats });
  await selects.nth(1).selectOption(LEVELS[n % LEVELS.length]);
  await keepShot(visitor, "play-on");
  await page.locator("[data-tool=playOnGo]").click();
  await page.waitForURL(/\/study\/study-/, { timeout: SOON_MS });
  await page.locator("[data-question], .prompt.ended").first().waitFor({ timeout: READY_MS });
}

/** Back, and from there another line. */
async function takeBack(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const back = page.locator("[data-study=back]");
  if (await back.isDisabled()) return;
  await back.click();
  await page.locator("[data-study=part]").waitFor({ timeout: SOON_MS });
  await page.locator("[data-study=part]").click();
  await page.locator("[data-study=part]").waitFor({ state: "detached", timeout: SOON_MS });
}

/** All lines are listed; two of them stand side by side. */
async function compareLines(visitor: Visitor, game: GameName): Promise<number> {
  const { page } = visitor;
  await page.locator("[data-study=lines]").click();
  const rows = page.locator(".lines-row");
  await rows.first().waitFor({ timeout: SOON_MS });
  const count = await rows.count();
  for (let i = 0; i < Math.min(2, count); i++) await rows.nth(i).locator("input[type=checkbox]").check();
  if (count > 1) {
    await page.locator(".lines-table").waitFor({ timeout: SOON_MS });
    const columns = await page.locator(".lines-table thead th").count();
    if (columns !== 2) throw new Trouble(`${columns} lines stand side by side, not 2`);
  }
  await settle(visitor);
  await keepShot(visitor, `lines-${game}`);
  await page.keyboard.press("Escape");
  await rows.first().waitFor({ state: "detached", timeout: SOON_MS });
  return count;
}

/** The link opens the same study in another browser's eyes; the file holds it too. */
async function passOn(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator("[data-study=share]").click();
  await page.locator(".study-sharing .copy-field input, .study-sharing [role=status]").first().waitFor();
  const downloading = page.waitForEvent("download", { timeout: SOON_MS });
  await page.locator("[data-study=file]").click();
  const file = JSON.parse(readFileSync(await (await downloading).path(), "utf8")) as { format: string };
  if (file.format !== "hypergate-study") throw new Trouble(`the file is ${file.format}`);
  const field = page.locator(".study-sharing .copy-field input");
  if ((await field.count()) === 0) return;
  const link = await field.inputValue();
  const before = page.url();
  await goTo(visitor, link.slice(link.indexOf("/study#")));
  await page.waitForURL((url) => /\/study\/study-/.test(url.href) && url.href !== before, { timeout: SOON_MS });
  await page.locator("[data-question], .prompt").first().waitFor({ timeout: READY_MS });
}
