/**
 * Stored games shown again: every step forward and every step back has to give the same screen, whoever looks. What is
 * written in the page is compared at every step, what is painted at some of them.
 */
import type { Browser } from "playwright-core";
import { draftTable, raceTable } from "./games.ts";
import { checkPage } from "./page-player.ts";
import { decode } from "./palette-png.ts";
import { squaresThatDiffer } from "./pictures.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { storeGame } from "./stored-game.ts";
import { keepPicture, Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, sizeName, type Visitor, visit, type Wish } from "./visitor.ts";

const GAMES_OF_EACH = 10;
/** Steps between two pictures. */
const PICTURES = 12;
const PICTURE_TRIES = 20;
const STEPS_TOLD = 40;

const KINDS = ["cosmic", "race"] as const;

/** From where a game is looked at. */
const POINTS = ["own", "spectator", "open"] as const;

declare global {
  interface Window {
    film: PageFilm;
  }
}

/** Runs inside the page. */
interface PageFilm {
  /** Keeps what the page is like at this step, if it was not here before. */
  readonly keep: () => void;
  /** How the page differs from what was kept for this step; nothing if it does not. */
  readonly difference: () => string;
}

function installFilm(): void {
  const kept = new Map<number, string>();
  const step = () => Number(document.querySelector<HTMLInputElement>(".player-track input")?.value);

  /** The page in writing. An element that stays may carry its attributes in another order than a new one, and an empty style. */
  function written(node: Node): string {
    if (!(node instanceof Element)) return node.textContent ?? "";
    const set = [...node.attributes].filter(({ name, value }) => name !== "style" || value !== "");
    const attributes = set.map(({ name, value }) => `${name}=${value}`).sort();
    return `<${node.tagName} ${attributes.join(" ")}>${[...node.childNodes].map(written).join("")}</>`;
  }

  /** Names that are made up anew with every element that is. */
  const MADE_UP = /_r_\w+?_/g;
  const now = () => written(document.querySelector(".replay") ?? document.body).replaceAll(MADE_UP, "");
  window.film = {
    keep: () => {
      if (!kept.has(step())) kept.set(step(), now());
    },
    difference: () => {
      const before = kept.get(step());
      const after = now();
      if (before === undefined) return `step ${step()} was not seen on the way`;
      if (before === after) return "";
      const at = [...before].findIndex((letter, i) => after[i] !== letter);
      return `step ${step()} differs: …${before.slice(at - 200, at + 80)}… became …${after.slice(at - 20, at + 80)}…`;
    },
  };
}

export async function proveReplays(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const { sizes, languages, games = GAMES_OF_EACH, from } = options;
  const lines: string[] = [];
  const problems: string[] = [];
  for (const kind of options.game === undefined ? KINDS : [options.game])
    for (let n = from; n < from + games; n++) {
      const look: Look = { size: sizes[n % sizes.length], language: languages[Math.floor(n / 3) % languages.length] };
      const told = await showAgain(browser, base, look, kind, n);
      (told.isFine ? lines : problems).push(told.words);
      console.log(told.words);
    }
  return { lines: [`${lines.length} stored games stepped through, forward and back`], problems };
}

async function showAgain(browser: Browser, base: string, look: Look, kind: string, n: number) {
  const visitor = await visit(browser, base, look, { reducedMotion: true });
  const point = POINTS[n % POINTS.length];
  const name = `replay ${n} of ${kind} at ${sizeName(look.size)} in ${look.language}, seen as ${point}`;
  try {
    await comeIn(visitor);
    const id = await storeGame(visitor, wishFor(kind, n));
    const told = kind === "cosmic" ? await toldInBeats(visitor, id) : "";
    await visitor.page.addInitScript(() => localStorage.setItem("hypergate.speed", "instant"));
    await goTo(visitor, `/replay/${id}${point === "own" ? "" : `?as=${point}`}`);
    await visitor.page.locator(".player-bar").waitFor();
    const { steps, pictures } = await thereAndBack(visitor);
    await jumpAbout(visitor);
    const decisions = point === "spectator" ? 0 : await fromDecisionToDecision(visitor);
    const file = n < POINTS.length ? await throughFile(visitor) : "";
    await checkPage(visitor);
    return {
      isFine: true,
      words: `${name}: ${steps} steps both ways, ${pictures} pictures the same, ${decisions} decisions both ways${file}${told}`,
    };
  } catch (problem) {
    return { isFine: false, words: await writeDown(visitor, name, problem) };
  } finally {
    await visitor.context.close();
  }
}

/** At calm speed a step forward is told in beats, and a jump is not. */
async function toldInBeats(visitor: Visitor, id: string): Promise<string> {
  const { page } = visitor;
  await goTo(visitor, `/replay/${id}`);
  await page.locator(".player-bar").waitFor();
  await page.evaluate(() => localStorage.setItem("hypergate.speed", "calm"));
  const isTold = async () => (await page.locator("[data-beat]").count()) > 0;
  let beats = 0;
  for (let steps = 0; steps < STEPS_TOLD; steps++) {
    await page.locator("[data-tool=forward]").click();
    await page.waitForTimeout(20);
    if (await isTold()) beats++;
  }
  if (beats === 0) throw new Trouble(`none of ${STEPS_TOLD} steps is told in beats`);
  for (const tool of ["back", "toNext"]) {
    await page.locator(`[data-tool=${tool}]`).click();
    await page.waitForTimeout(20);
    if (await isTold()) throw new Trouble(`${tool} tells beats`);
  }
  return `, ${beats} of ${STEPS_TOLD} steps told in beats`;
}

function wishFor(kind: string, n: number): Wish {
  return kind === "race" ? raceTable(n) : { ...draftTable(n), courtesy: n % 2 === 0 };
}

async function thereAndBack(visitor: Visitor): Promise<{ steps: number; pictures: number }> {
  const { page } = visitor;
  await page.evaluate(installFilm);
  const painted = new Map<number, Buffer>();
  let steps = 0;
  for (;;) {
    const { at, last } = await place(visitor);
    // What stands at the end comes when the end is reached.
    if (at === last) await page.locator(".prompt.ended").waitFor();
    await page.evaluate(() => window.film.keep());
    if (steps % PICTURES === 0 || at === last) painted.set(at, await picture(visitor));
    if (at === last) break;
    await press(visitor, "forward");
    steps++;
  }
  for (;;) {
    await compare(visitor);
    const { at } = await place(visitor);
    const before = painted.get(at);
    if (before !== undefined && squaresThatDiffer(decode(before), decode(await picture(visitor))) > 0)
      throw new Trouble(`step ${at} is painted otherwise on the way back; see ${keepPicture(before)}`);
    if (at === 0) return { steps, pictures: painted.size };
    await press(visitor, "back");
  }
}

/** A picture of the page at rest, with the mouse out of the way. */
async function picture({ page }: Visitor): Promise<Buffer> {
  await page.mouse.move(1, 1);
  let last = await page.screenshot();
  for (let tries = 0; tries < PICTURE_TRIES; tries++) {
    const next = await page.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Trouble("the page does not come to rest");
}

/** Encounters or rounds, and the end: wherever one jumps, the screen is the one that was seen there. */
async function jumpAbout(visitor: Visitor): Promise<void> {
  for (const tool of ["toNext", "toNext", "toNext", "toStart", "toStart"]) {
    await press(visitor, tool);
    // Where an encounter or a round begins is not always where one steps to.
    await visitor.page.evaluate(() => window.film.keep());
    await compare(visitor);
  }
  await visitor.page.locator(".player-track input").press("End");
  await still(visitor);
  await compare(visitor);
}

/** N stops before every decision of one's own, P goes back over the same ones; each shows its question, and what was chosen. */
async function fromDecisionToDecision(visitor: Visitor): Promise<number> {
  const { page } = visitor;
  await page.locator(".player-track input").press("Home");
  await still(visitor);
  const forward: string[] = [];
  for (const next = page.locator("[data-tool=nextDecision]"); await next.isEnabled(); ) {
    await page.locator(".player-track input").press("n");
    await still(visitor);
    forward.push(await decisionShown(visitor));
  }
  const back: string[] = [];
  for (const last = page.locator("[data-tool=lastDecision]"); await last.isEnabled(); ) {
    await page.locator(".player-track input").press("p");
    await still(visitor);
    back.push(await decisionShown(visitor));
  }
  if (forward.length < 3) throw new Trouble(`only ${forward.length} decisions were found`);
  // The last one forward is where one turns round; the first may be the very beginning.
  const expected = forward.slice(0, -1).reverse();
  const isSame = expected.every((one) => back.includes(one)) && back.length >= expected.length;
  if (!isSame) throw new Trouble("going back over the decisions shows others than going forward");
  return forward.length;
}

async function decisionShown({ page }: Visitor): Promise<string> {
  const shown = await page.evaluate(() => ({
    asked: document.querySelector(".decision h2")?.textContent ?? "",
    number: document.querySelector(".decision-head p")?.textContent ?? "",
    chosen: document.querySelector(".decision-chosen b")?.textContent ?? "",
  }));
  if (shown.asked === "" || shown.chosen === "") throw new Trouble(`a decision says nothing: ${JSON.stringify(shown)}`);
  return `${shown.number} ${shown.asked} ${shown.chosen}`;
}

/** The game is downloaded and opened again from the file, which is as long and leads to an end as well. */
async function throughFile(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  const before = await place(visitor);
  await page.locator("[data-tool=share]").click();
  const downloading = page.waitForEvent("download");
  await page.locator("a[download]").click();
  const path = await (await downloading).path();
  await goTo(visitor, "/replay");
  await page.locator("input[type=file]").setInputFiles(path);
  await page.locator(".player-track input").press("End");
  await still(visitor);
  const { at, last } = await place(visitor);
  if (at !== last || last !== before.last) throw new Trouble("the file of the game does not lead to its end");
  return ", and from its file";
}

async function press(visitor: Visitor, tool: string): Promise<void> {
  await visitor.page.locator(`[data-tool=${tool}]`).click();
  await still(visitor);
}

/** Waits until the page has all its parts, has drawn them, and nothing moves. */
async function still(visitor: Visitor): Promise<void> {
  await drawn(visitor);
  await visitor.page.locator("[data-coming]").first().waitFor({ state: "detached" });
  await drawn(visitor);
}

async function drawn({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
    await frame();
  });
}

async function place({ page }: Visitor): Promise<{ at: number; last: number }> {
  return page.locator(".player-track input").evaluate((slider) => ({
    at: Number((slider as HTMLInputElement).value),
    last: Number((slider as HTMLInputElement).max),
  }));
}

/** The page is word for word what it was when it was at this step before. */
async function compare({ page }: Visitor): Promise<void> {
  const difference = await page.evaluate(() => window.film.difference());
  if (difference !== "") throw new Trouble(difference);
}
