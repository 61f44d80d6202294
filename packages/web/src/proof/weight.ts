/** How much a page loads, and that a table loads the code of its own game only. */
import { gzipSync } from "node:zlib";
import { ALIEN_TEXTS } from "@hypergate/cosmic";
import { DESIGN } from "@hypergate/race/client";
import type { Browser } from "playwright-core";
import { messages } from "../words/messages.ts";
import type { Proof } from "./proof.ts";
import { comeIn, goTo, type Language, type Look, openTable, type Visitor, visit, type Wish } from "./visitor.ts";

/** Bytes of script that a first visit may load, compressed with gzip, as browsers are sent it over plain http. Over https and on this machine they take brotli, which is less. */
const MOST_HOME = 100_000;
const MOST_TABLE = 200_000;
const SIZE = { width: 1280, height: 720 };
const LANGUAGES: readonly Language[] = ["en", "ru"];

/** The client's own sentences, which every page has; guides and posters name a few cards in them. */
const OWN_WORDS = JSON.stringify(messages);

const RACE_NAMES = DESIGN.map(({ name }) => name).filter((name) => name.includes(" ") && !OWN_WORDS.includes(name));

/** Words that are in the code of one game and nowhere else, by language. Cards of Race have one name in both. */
const MARKS: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  cosmic: {
    en: Object.values(ALIEN_TEXTS).map(({ about }) => about.en),
    ru: Object.values(ALIEN_TEXTS).map(({ about }) => about.ru),
  },
  race: { en: RACE_NAMES, ru: RACE_NAMES },
};
const NAMES: ReadonlySet<string> = new Set(["race"]);

const TABLES: readonly Wish[] = [
  { game: "cosmic", players: 3, settings: { edition: "2020" } },
  { game: "race", players: 2, settings: { sets: "base" } },
];

export async function proveWeight(browser: Browser, base: string): Promise<Proof> {
  const proofs: Proof[] = [];
  for (const language of LANGUAGES) {
    const look = { size: SIZE, language };
    const home = await scriptsAt(browser, base, look, async (visitor) => {
      await goTo(visitor, "/");
      await visitor.page.locator(".game-card").first().waitFor();
      proofs.push({ lines: [], problems: await unnamed(visitor) });
    });
    proofs.push(bounded(`the home page in ${language}`, home, MOST_HOME));
    for (const wish of TABLES) {
      const scripts = await scriptsAt(browser, base, look, async (visitor) => {
        await comeIn(visitor);
        await goTo(visitor, `/t/${await openTable(visitor, wish)}`);
        await visitor.page.locator(".prompt").waitFor();
      });
      proofs.push(bounded(`a table of ${wish.game} in ${language}`, scripts, MOST_TABLE));
      proofs.push({ lines: [], problems: strangersAt(wish.game, language, scripts) });
    }
  }
  return { lines: proofs.flatMap(({ lines }) => lines), problems: proofs.flatMap(({ problems }) => problems) };
}

/** What makes the page an app that can be installed is where the page says, in the reader's language. */
async function unnamed({ page, language }: Visitor): Promise<readonly string[]> {
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await page.request.get(new URL(address ?? "", page.url()).href);
  const found = response.ok() ? await response.text() : String(response.status());
  return found.includes(`"lang":"${language}"`) ? [] : [`the manifest in ${language} (${address}) says ${found}`];
}

function bounded(what: string, scripts: readonly string[], most: number): Proof {
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  const loads = `${what} loads ${(bytes / 1000).toFixed(0)} kB of script, compressed`;
  return { lines: [loads], problems: bytes > most ? [`${loads}, which is more than ${most / 1000} kB`] : [] };
}

/** A table loads the words of its own game, in the reader's language. */
function strangersAt(own: string, language: Language, scripts: readonly string[]): string[] {
  return Object.entries(MARKS).flatMap(([game, marks]) =>
    LANGUAGES.flatMap((spoken) => {
      const found = marks[spoken].filter((mark) => scripts.some((script) => script.includes(mark)));
      const isWanted = game === own && spoken === language;
      if (isWanted && found.length === 0) return [`the table of ${game} shows no words of its own in ${language}`];
      if (isWanted || found.length === 0 || (game === own && NAMES.has(game))) return [];
      return [`the table of ${own} in ${language} loads words of ${game} in ${spoken}, such as "${found[0]}"`];
    }),
  );
}

async function scriptsAt(
  browser: Browser,
  base: string,
  look: Look,
  go: (visitor: Visitor) => Promise<void>,
): Promise<string[]> {
  const visitor = await visit(browser, base, look);
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
