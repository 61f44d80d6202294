/** The page player is shown pages that are wrong in one way each: it has to notice. */
import type { Browser } from "playwright-core";
import { play } from "./page-player.ts";
import { Trouble } from "./trouble.ts";
import { type Look, visit } from "./visitor.ts";

const LOOK: Look = { size: { width: 800, height: 600 }, language: "en" };

const CARD = `<button data-thing="card/a" style="position: absolute; left: 10px; top: 200px; width: 80px; height: 80px"
  onclick="document.querySelector('section').outerHTML = '<p class=\\'prompt ended\\'></p>'">A card</button>`;

function question(kind: string, inside = ""): string {
  return `<section data-question="${kind}" data-key="test" data-ask="1"><p class="ask">What do you do?</p>${inside}</section>`;
}

interface Page {
  readonly name: string;
  readonly html: string;
  /** What the player says; nothing if all is well. */
  readonly says?: RegExp;
}

const PAGES: readonly Page[] = [
  { name: "a sound page", html: question("one") + CARD },
  {
    name: "a lit thing under something else",
    html: `${question("one")}${CARD}<div style="position: absolute; inset: 150px 0 0 0; background: red"></div>`,
    says: /cannot be hit/,
  },
  { name: "a bare reference", html: `${question("one")}${CARD}<p>You see word/pass.</p>`, says: /word\/pass/ },
  { name: "the id of a message", html: `${question("one")}${CARD}<p>prompt.goOn</p>`, says: /prompt\.goOn/ },
  {
    name: "words that are cut off beside the question",
    html: `<div class="prompt"><div class="src" style="width: 20px; overflow: hidden; white-space: nowrap">Ion gas and more</div></div>${question("one")}${CARD}`,
    says: /cut off .*Ion gas/,
  },
  { name: "an error", html: `${question("one")}${CARD}<script>console.error("oh")</script>`, says: /console: oh/ },
  { name: "a question without a way to answer", html: question("some"), says: /nothing can be tapped/ },
  {
    name: "a question that takes no answer",
    html: question("confirm", '<button data-answer="true">Yes</button>'),
    says: /still asked/,
  },
];

export async function checkPagePlayer(browser: Browser): Promise<string[]> {
  const found = await Promise.all(PAGES.map((page) => lookAt(browser, page)));
  return found.flat();
}

async function lookAt(browser: Browser, { name, html, says }: Page): Promise<string[]> {
  const visitor = await visit(browser, "", LOOK);
  await visitor.page.goto("about:blank");
  await visitor.page.setContent(html);
  const said = await play(visitor, { answers: 1 }).then(
    () => "",
    (problem: unknown) => (problem instanceof Trouble ? problem.message : String(problem)),
  );
  await visitor.context.close();
  const isRight = says === undefined ? said === "" : says.test(said);
  return isRight ? [] : [`the page player says of ${name}: ${said === "" ? "nothing" : said}`];
}
