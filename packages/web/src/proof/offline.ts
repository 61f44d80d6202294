/**
 * The installed client without a network, from the second visit on: practice against bots of every level to its end and
 * over a reload, guides, rules, replays, files; and back with the network, the way of those games to the server. Then a
 * newer version, which must not come in the middle of a game.
 */
import { readFileSync } from "node:fs";
import { cosmic } from "@hypergate/cosmic";
import { type BaseState, type Recording, type Rules, replay, stateHash } from "@hypergate/kernel";
import { race } from "@hypergate/race";
import type { Browser } from "playwright-core";
import { messages } from "../words/messages.ts";
import { type Cable, layCable } from "./cable.ts";
import { play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { startServer } from "./server.ts";
import { keepShot } from "./shots.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, sizeName, type Visitor, visit } from "./visitor.ts";

const GAME_NAMES = ["cosmic", "race"] as const;
type GameName = (typeof GAME_NAMES)[number];

const RULES: Readonly<Record<GameName, Rules<BaseState>>> = {
  cosmic: cosmic as unknown as Rules<BaseState>,
  race: race as unknown as Rules<BaseState>,
};

/** Whom to play against; every level has its turn. */
const LEVELS: Readonly<Record<GameName, readonly string[]>> = {
  cosmic: ["sensible", "expert", "gentle"],
  race: ["expert", "gentle", "sensible"],
};
const READY_MS = 60_000;
const SOON_MS = 20_000;
/** Before the page is loaded again in the middle of a game. */
const FIRST_ANSWERS = 4;
const UNDER_PATH_ANSWERS = 6;

export async function proveOffline(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const lines: string[] = [];
  const problems: string[] = [];
  const games = GAME_NAMES.filter((game) => options.game === undefined || options.game === game);
  let turn = options.from;
  for (const size of options.sizes)
    for (const language of options.languages) {
      const told = await withoutNetwork(browser, base, { size, language }, games, turn++, options.games);
      lines.push(...told.lines);
      problems.push(...told.problems);
      for (const line of [...told.lines, ...told.problems]) console.log(line);
    }
  const below = await underPath(browser, options);
  const all = [...lines, ...below.lines];
  return { lines: [`${all.length} things done without a network`], problems: [...problems, ...below.problems] };
}

/** A server that is found under a path of its host: the service worker must keep to that path. A few answers are enough. */
async function underPath(browser: Browser, { sizes, languages }: ProofOptions): Promise<Proof> {
  const server = await startServer({ HYPERGATE_PATH: "/games/here" });
  try {
    const look = { size: sizes[sizes.length - 1], language: languages[languages.length - 1] };
    const told = await withoutNetwork(browser, server.base, look, GAME_NAMES, 0, UNDER_PATH_ANSWERS);
    for (const line of [...told.lines, ...told.problems]) console.log(`under a path: ${line}`);
    return told;
  } finally {
    await server.close();
  }
}

/** One person, one browser. `most`: so many answers of a game are enough; left out, it is played to its end. */
async function withoutNetwork(
  browser: Browser,
  base: string,
  look: Look,
  games: readonly GameName[],
  turn: number,
  most: number | undefined,
): Promise<Proof> {
  const lines: string[] = [];
  const cable = await layCable(base);
  const visitor = await visit(browser, cable.base, look, { isKept: true, reducedMotion: true });
  forgive(visitor);
  const where = `${sizeName(look.size)} in ${look.language}`;
  try {
    await firstVisit(visitor);
    await cable.cut();
    await goTo(visitor, "/");
    await says(visitor, ".no-network", messages["offline.works"][look.language]);
    await keepShot(visitor, "home");
    for (const [n, game] of games.entries()) {
      const bot = LEVELS[game][turn % LEVELS[game].length];
      const answers = await practise(visitor, game, bot, most, n + 1);
      lines.push(`${game} against ${bot} bots at ${where}: ${answers} answers, over a reload`);
      await guideAndRules(visitor, game);
      lines.push(`guide and rules of ${game} at ${where}`);
      if (most === undefined) await replayAndFile(visitor, game);
    }
    await cable.mend();
    for (const game of games) lines.push(await bringToServer(visitor, game, where));
    await newVersion(visitor, cable, games[0]);
    lines.push(`a newer version at ${where} waited until the table was left`);
    return { lines, problems: [] };
  } catch (problem) {
    return { lines, problems: [await writeDown(visitor, "without a network", problem)] };
  } finally {
    await visitor.context.close();
    await cable.close();
  }
}

/** Without a network, calls to the server fail; everything else must not. */
export function forgive({ troubles }: Visitor): void {
  const push = troubles.push.bind(troubles);
  troubles.push = (...more) =>
    push(...more.filter((one) => !/\/api\/|ERR_CONNECTION|Failed to load resource|WebSocket|sw\.js/.test(one)));
}

export async function firstVisit(visitor: Visitor): Promise<void> {
  await comeIn(visitor);
  await goTo(visitor, "/");
  await visitor.page.evaluate(() => localStorage.setItem("hypergate.speed", "instant"));
  await visitor.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: READY_MS });
}

async function says({ page }: Visitor, selector: string, words: string): Promise<void> {
  const place = page.locator(selector);
  await place.waitFor({ timeout: SOON_MS });
  const said = await place.innerText();
  if (!said.includes(words)) throw new Trouble(`${selector} says "${said}", not "${words}"`);
}

/** `kept`: so many games have to be kept afterwards. */
async function practise(
  visitor: Visitor,
  game: GameName,
  bot: string,
  most: number | undefined,
  kept: number,
): Promise<number> {
  const { page } = visitor;
  await goTo(visitor, "/");
  const card = page.locator(".game-card").nth(GAME_NAMES.indexOf(game));
  // Asked before the first game, then remembered and changed.
  await card.locator(kept > 1 ? ".level-now button" : "[data-practice]").click();
  await card.locator(`[data-level=${bot}]`).click();
  await page.waitForURL(/\/practice\//, { timeout: SOON_MS });
  await page.locator("[data-question]").waitFor({ timeout: READY_MS });
  const first = await play(visitor, { answers: FIRST_ANSWERS });
  await keepShot(visitor, `practice-${game}`);
  await page.reload();
  await page.locator("[data-question], .prompt.ended").first().waitFor({ timeout: READY_MS });
  const rest = await play(visitor, most === undefined ? {} : { answers: most });
  if (most === undefined && !rest.isOver) throw new Trouble("the game did not end");
  // The same game goes on: it is the only one of its kind that is kept.
  await goTo(visitor, "/");
  await page.locator(".game-here").first().waitFor({ timeout: SOON_MS });
  const found = await page.locator(".game-here").count();
  if (found !== kept) throw new Trouble(`${found} games are kept, not ${kept}`);
  await keepShot(visitor, `kept-${game}`);
  return first.answers + rest.answers;
}

async function guideAndRules(visitor: Visitor, game: GameName): Promise<void> {
  const { page } = visitor;
  await goTo(visitor, `/guide/${game}`);
  const next = page.locator(".coach-next, [data-guide=doIt]").first();
  await next.waitFor({ timeout: READY_MS });
  const before = await page.locator(".coach").getAttribute("data-done");
  await next.click();
  await page.waitForFunction((old) => document.querySelector(".coach")?.getAttribute("data-done") !== old, before);
  await goTo(visitor, `/rules/${game}`);
  await page.locator(".how-to").waitFor({ timeout: READY_MS });
  await goTo(visitor, `/rules/${game}#find`);
  await page.locator("input[type=search]").waitFor({ timeout: READY_MS });
  await page.locator("input[type=search]").fill(game === "cosmic" ? "oracle" : "comet");
  await page.locator("main a[href*='#']").first().waitFor({ timeout: SOON_MS });
}

/** The latest game of this kind that is over. */
function over({ page }: Visitor) {
  return page
    .locator(".game-here")
    .filter({ has: page.locator("a[href*='/replay/here-']") })
    .first();
}

async function replayAndFile(visitor: Visitor, game: GameName): Promise<void> {
  const { page } = visitor;
  await goTo(visitor, "/");
  const downloading = page.waitForEvent("download", { timeout: SOON_MS });
  await over(visitor).locator("button").first().click();
  const file = JSON.parse(readFileSync(await (await downloading).path(), "utf8")) as Recording & { trace?: string };
  if (file.game !== game || typeof file.trace !== "string") throw new Trouble(`the file is of ${file.game}`);
  const played = replay(RULES[game], file);
  if (stateHash(played.run.s) !== file.hash) throw new Trouble("the file does not lead to the end it names");
  await over(visitor).locator("a[href*='/replay/here-']").click();
  await page.locator(".player-bar").waitFor({ timeout: READY_MS });
  await page.locator("[data-tool=forward]").click();
  await page.locator(".player-track input").press("End");
  await page.locator(".prompt.ended").waitFor({ timeout: SOON_MS });
  await keepShot(visitor, `replay-${game}`);
}

/** A game that is over is shown as a replay, another one goes on at its table. */
async function bringToServer(visitor: Visitor, game: GameName, where: string): Promise<string> {
  const { page, context, base } = visitor;
  await goTo(visitor, "/");
  await page.locator(".no-network").waitFor({ state: "detached", timeout: READY_MS });
  const brings = page.locator(".game-here button", { hasText: messages["here.bring"][visitor.language] });
  await brings.last().click();
  await page.waitForURL(/\/(replay|t)\/(?!here)/, { timeout: SOON_MS });
  const isOver = page.url().includes("/replay/");
  await page.locator(isOver ? ".player-bar" : "[data-question]").waitFor({ timeout: READY_MS });
  const mine = (await (await context.request.get(`${base}/api/tables/mine`)).json()) as {
    tables: readonly { game: string; status: string }[];
  };
  const status = isOver ? "over" : "playing";
  if (!mine.tables.some((table) => table.game === game && table.status === status))
    throw new Trouble(`the server has no such table of ${game}`);
  return `${game} brought to the server at ${where}`;
}

/** A newer version is announced at a table and taken when it is left; then there is one cache, and the page is the new one. */
async function newVersion(visitor: Visitor, cable: Cable, game: GameName): Promise<void> {
  const { page, language } = visitor;
  const cachesNow = () =>
    page.evaluate(async () => (await globalThis.caches.keys()).filter((name) => name.startsWith("hypergate")).join());
  const old = await cachesNow();
  await cable.cut();
  await goTo(visitor, "/");
  await page.locator(".game-card").nth(GAME_NAMES.indexOf(game)).locator("button.btn").click();
  await page.waitForURL(/\/practice\//, { timeout: SOON_MS });
  await page.locator("[data-question]").waitFor({ timeout: READY_MS });
  await cable.mend();
  cable.renew();
  await page.evaluate(async () => {
    Object.assign(window, { isOld: true });
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await says(visitor, ".update-bar", messages["update.atTable"][language]);
  await keepShot(visitor, "update");
  await page.locator(".update-bar button", { hasText: messages["update.later"][language] }).click();
  await page.locator(".update-bar").waitFor({ state: "detached", timeout: SOON_MS });
  if (!(await page.evaluate(() => "isOld" in window))) throw new Trouble("the page was loaded anew at the table");
  await page.locator(".table-brand").click();
  await page.waitForFunction(() => !("isOld" in window), null, { timeout: READY_MS });
  await page.locator(".game-card").first().waitFor({ timeout: SOON_MS });
  if ((await page.locator(".update-bar").count()) > 0) throw new Trouble("the newer version still waits");
  const now = await cachesNow();
  if (now === old || now.includes(",")) throw new Trouble(`before there was ${old}, now ${now}`);
}
