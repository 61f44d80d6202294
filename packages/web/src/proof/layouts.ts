/**
 * What must fit at 1280 by 720, with the longest words there are: the chat beside the table, the aliens of a draft above the
 * prompt, and the line of the power on the own tile.
 */
import { ALIEN_TEXTS } from "@hypergate/cosmic";
import type { Browser } from "playwright-core";
import type { Proof } from "./proof.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Language, openTable, type Visitor, visit, type Wish } from "./visitor.ts";

const SIZE = { width: 1280, height: 720 };
const SHOWN_MS = 15_000;

const COSMIC: Wish = { game: "cosmic", players: 3, settings: { edition: "2020", alienSelection: "random" } };
const DRAFT: Wish = { game: "cosmic", players: 3, settings: { edition: "2020", alienSelection: "flareDraft" } };
const RACE: Wish = { game: "race", players: 2, settings: { sets: "base" } };

export async function proveLayouts(browser: Browser, base: string): Promise<Proof> {
  const problems: string[] = [];
  for (const language of ["en", "ru"] as const) {
    const visitor = await visit(browser, base, { size: SIZE, language });
    try {
      await comeIn(visitor);
      for (const wish of [COSMIC, RACE]) {
        await sit(visitor, wish);
        await checkChat(visitor, wish.game);
        if (wish === COSMIC) await checkTile(visitor, language);
      }
      await sit(visitor, DRAFT);
      await checkDraft(visitor, language);
    } catch (problem) {
      problems.push(await writeDown(visitor, `what has to fit in ${language}`, problem));
    } finally {
      await visitor.context.close();
    }
  }
  return { lines: ["chat, draft and tile fit 1280x720 in both languages"], problems };
}

async function sit(visitor: Visitor, wish: Wish): Promise<void> {
  await goTo(visitor, `/t/${await openTable(visitor, { ...wish, courtesy: false })}`);
  await visitor.page.locator("[data-question]").waitFor({ timeout: SHOWN_MS });
}

/** Nothing of the chat is cut off, and the page does not go sideways. */
async function checkChat({ page }: Visitor, game: string): Promise<void> {
  // Where there is no place for it beside the table it has a sheet of its own.
  if ((await page.locator("[role=tab]").count()) === 0) await page.locator(".talk-button").click();
  await page.locator("[role=tab]").nth(1).click();
  await page.locator(".say input").fill("W".repeat(120));
  await page.locator(".say button").click();
  await page.locator(".chat-lines p b").waitFor({ timeout: SHOWN_MS });
  const { right, bottom, wide } = await page.evaluate(() => {
    const button = document.querySelector(".say button")?.getBoundingClientRect();
    return { right: button?.right ?? 0, bottom: button?.bottom ?? 0, wide: document.documentElement.scrollWidth };
  });
  if (right > SIZE.width || bottom > SIZE.height || right === 0)
    throw new Trouble(`the chat of ${game} is cut off: its button ends at ${right},${bottom}`);
  if (wide > SIZE.width) throw new Trouble(`the page of ${game} is ${wide} wide`);
}

/** Every alien could be on the cards of the draft. */
async function checkDraft({ page }: Visitor, language: Language): Promise<void> {
  await page.locator(".choice-alien").first().waitFor({ timeout: SHOWN_MS });
  const texts = Object.values(ALIEN_TEXTS).map(({ about }) => about[language]);
  const cut = await page.evaluate(
    (all) =>
      all.filter((text) => {
        for (const words of document.querySelectorAll(".choice-alien .muted")) words.textContent = text;
        const end = document.querySelector(".prompt")?.getBoundingClientRect().top ?? 0;
        const cards = [...document.querySelectorAll(".choice-alien")].map((card) => card.getBoundingClientRect());
        return cards.some(({ top, bottom }) => bottom > end || top < 0);
      }),
    texts,
  );
  if (cut.length > 0) throw new Trouble(`${cut.length} aliens of the draft are cut off, as "${cut[0].slice(0, 60)}"`);
}

/** Every alien could be on the tile. */
async function checkTile({ page }: Visitor, language: Language): Promise<void> {
  await page.locator(".own-power").waitFor({ timeout: SHOWN_MS });
  const texts = Object.values(ALIEN_TEXTS).map(({ oneLine }) => oneLine[language]);
  const cut = await page.evaluate(
    (all) =>
      all.filter((text) => {
        const words = document.querySelector(".own-power");
        if (words !== null) words.textContent = text;
        const tile = document.querySelector(".own-sheet")?.getBoundingClientRect();
        const inside = document.querySelector(".own-sheet-text")?.getBoundingClientRect();
        if (tile === undefined || inside === undefined) return true;
        return inside.bottom > tile.bottom || inside.top < tile.top || inside.right > tile.right;
      }),
    texts,
  );
  if (cut.length > 0) throw new Trouble(`${cut.length} lines do not fit the tile, as "${cut[0]}"`);
}
