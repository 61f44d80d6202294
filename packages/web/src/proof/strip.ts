/** One encounter as a strip of frames, as a replay at calm speed shows it: a picture for README. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { withPalette } from "./palette-png.ts";
import type { Proof } from "./proof.ts";
import { ROOT } from "./server.ts";
import { storeGame } from "./stored-game.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Visitor, visit, type Wish } from "./visitor.ts";

const PICTURE = join(ROOT, "docs", "pictures", "cosmic-encounter-1280-en.png");
/** The beats in the strip, in order, and how long after its beginning each is most itself. */
const BEATS: Readonly<Record<string, number>> = {
  destiny: 500,
  launch: 900,
  joins: 250,
  cards: 600,
  flip: 450,
  totals: 1200,
  verdict: 900,
  aftermath: 350,
};
const TABLE: Wish = {
  game: "cosmic",
  players: 4,
  settings: { edition: "2020", alienSelection: "random", useFlares: false },
  courtesy: false,
};
/** Of the time of the page. */
const SEARCH_MS = 900_000;
const LOOK_MS = 100;
const PAUSE_MS = 2000;
/** What moves by itself comes to its end in this time. */
const DRAWN_MS = 900;
const FRAME = 470;

interface Frame {
  readonly picture: Buffer;
  readonly words: string;
}

export async function takeStrip(browser: Browser, base: string): Promise<Proof> {
  const visitor = await visit(browser, base, { size: { width: 1280, height: 800 }, language: "en" });
  try {
    await comeIn(visitor);
    const id = await storeGame(visitor, TABLE);
    // Time goes on only as told, so that a slow machine takes the same frames.
    await visitor.page.clock.install();
    await goTo(visitor, `/replay/${id}`);
    await visitor.page.locator(".player-bar").waitFor();
    await visitor.page.clock.pauseAt(Date.now() + PAUSE_MS);
    await visitor.page.locator("[data-tool=play]").click();
    const frames = await framesOf(visitor);
    const picture = withPalette(await composed(visitor, frames));
    writeFileSync(PICTURE, picture);
    return { lines: [`${frames.length} frames, ${Math.round(picture.length / 1000)} kB`], problems: [] };
  } catch (problem) {
    return { lines: [], problems: [await writeDown(visitor, "the strip", problem)] };
  } finally {
    await visitor.context.close();
  }
}

/** Watches until one encounter has shown all the beats. */
async function framesOf({ page }: Visitor): Promise<readonly Frame[]> {
  const found = new Map<string, Frame>();
  let last = "";
  for (let passed = 0; passed < SEARCH_MS; passed += LOOK_MS) {
    const beat = await page.evaluate(() => document.querySelector<HTMLElement>("[data-beat]")?.dataset.beat ?? "");
    if (beat === last || BEATS[beat] === undefined) {
      last = beat;
      await page.clock.runFor(LOOK_MS);
      continue;
    }
    last = beat;
    if (beat === "destiny") found.clear();
    await page.clock.runFor(BEATS[beat]);
    await page.waitForTimeout(DRAWN_MS);
    const words =
      (await page
        .locator(".narration .ask")
        .textContent({ timeout: 500 })
        .catch(() => "")) ?? "";
    found.set(beat, { words, picture: await page.locator(".field").screenshot() });
    if (beat === "aftermath" && Object.keys(BEATS).every((kind) => found.has(kind)))
      return Object.keys(BEATS).flatMap((kind) => found.get(kind) ?? []);
  }
  throw new Trouble(`no encounter showed all of ${Object.keys(BEATS).join(", ")}`);
}

/** The frames side by side, each with the words it was told with. */
async function composed({ context }: Visitor, frames: readonly Frame[]): Promise<Buffer> {
  const page = await context.newPage();
  const figures = frames.map(
    ({ picture, words }, i) =>
      `<figure><img src="data:image/png;base64,${picture.toString("base64")}"><figcaption>${i + 1}. ${words}</figcaption></figure>`,
  );
  await page.setViewportSize({ width: 4 * FRAME + 50, height: 600 });
  await page.setContent(`<style>
    body { margin: 10px; display: grid; grid-template-columns: repeat(4, ${FRAME}px); gap: 10px; background: #0a0f1d; }
    figure { margin: 0; } img { width: 100%; border-radius: 8px; }
    figcaption { font: 17px/1.3 "DejaVu Sans", sans-serif; color: #d5dcf0; padding: 5px 3px; }
  </style>${figures.join("")}`);
  return page.screenshot({ fullPage: true });
}
