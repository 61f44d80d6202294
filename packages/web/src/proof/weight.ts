/** How much a page loads, and that a table loads the code of its own game only. */
import { gzipSync } from "node:zlib";
import { ALIEN_TEXTS } from "@hypergate/cosmic";
import { DESIGN } from "@hypergate/race/client";
import type { Browser } from "playwright-core";
import { messages } from "../words/messages.ts";
import type { Proof } from "./proof.ts";
import { comeIn, goTo, openTable, type Visitor, visit, type Wish } from "./visitor.ts";

const MOST_HOME_BYTES = 200_000;
const LOOK = { size: { width: 1280, height: 720 }, language: "en" } as const;

/** The client's own sentences, which every page has; guides and posters name a few cards in them. */
const OWN_WORDS = JSON.stringify(messages);

/** Words that are in the code of one game and nowhere else. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  cosmic: Object.values(ALIEN_TEXTS).map(({ about }) => about.en),
  race: DESIGN.map(({ name }) => name).filter((name) => name.includes(" ") && !OWN_WORDS.includes(name)),
};

const TABLES: readonly Wish[] = [
  { game: "cosmic", players: 3, settings: { edition: "2020" } },
  { game: "race", players: 2, settings: { sets: "base" } },
];

export async function proveWeight(browser: Browser, base: string): Promise<Proof> {
  const home = await scriptsAt(browser, base, async (visitor) => goTo(visitor, "/"));
  const bytes = home.reduce((sum, script) => sum + gzipSync(script).length, 0);
  const lines = [`the home page loads ${(bytes / 1000).toFixed(0)} kB of script, compressed`];
  const problems =
    bytes > MOST_HOME_BYTES ? [`the home page loads more than ${MOST_HOME_BYTES / 1000} kB of script`] : [];
  for (const wish of TABLES) {
    const scripts = await scriptsAt(browser, base, async (visitor) => {
      await comeIn(visitor);
      await goTo(visitor, `/t/${await openTable(visitor, wish)}`);
      await visitor.page.locator(".prompt").waitFor();
    });
    for (const [game, marks] of Object.entries(MARKS)) {
      const found = marks.filter((mark) => scripts.some((script) => script.includes(mark)));
      const isOwn = game === wish.game;
      if (isOwn && found.length === 0) problems.push(`the table of ${game} shows no code of its own by these marks`);
      if (!isOwn && found.length > 0)
        problems.push(`the table of ${wish.game} loads code of ${game}: ${found.length} marks, such as "${found[0]}"`);
    }
    const weight = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    lines.push(`a table of ${wish.game} loads ${(weight / 1000).toFixed(0)} kB of script, compressed`);
  }
  return { lines, problems };
}

async function scriptsAt(browser: Browser, base: string, go: (visitor: Visitor) => Promise<void>): Promise<string[]> {
  const visitor = await visit(browser, base, LOOK);
  const loading: Promise<string>[] = [];
  visitor.page.on("response", (response) => {
    if (response.url().endsWith(".js")) loading.push(response.text());
  });
  await go(visitor);
  await visitor.page.waitForLoadState("networkidle");
  const scripts = await Promise.all(loading);
  await visitor.context.close();
  return scripts;
}
