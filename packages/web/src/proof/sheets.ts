/**
 * What opens over a table, at a live table, in a guide and in a replay: it has to lie on the screen as a whole, and all of its
 * words have to be seen. Styles of the place it was opened from must not change it.
 */
import { cosmic } from "@hypergate/cosmic";
import type { BaseState, Rules } from "@hypergate/kernel";
import { race } from "@hypergate/race";
import type { Browser, Locator } from "playwright-core";
import { playOut } from "../testing/played.ts";
import type { Proof } from "./proof.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, openTable, type Visitor, visit } from "./visitor.ts";

const LOOK = { size: { width: 1280, height: 720 }, language: "en" } as const;
const SHOWN_MS = 15_000;

/** A step of the replays at which there is something on the table and in the log. */
const STEP = 60;

interface Opened {
  readonly what: string;
  /** What it is opened from: the first of these that can be seen. */
  readonly from: string;
  readonly by: (from: Locator) => Promise<void>;
  /** What comes. */
  readonly shows: string;
  /** It is gone again when the mouse goes away, and has no cross. */
  readonly passes?: true;
}

interface Tested {
  readonly game: string;
  readonly rules: Rules<BaseState>;
  readonly config: unknown;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly opened: readonly Opened[];
}

const click = (from: Locator) => from.click();
const rest = (from: Locator) => from.hover();
/** What can be chosen is chosen by a click, and read by a key. */
const read = (from: Locator) => from.press("i");

const COSMIC: Tested = {
  game: "cosmic",
  rules: cosmic as unknown as Rules<BaseState>,
  config: { players: 3, settings: { alienSelection: "random" } },
  settings: { edition: "2020" },
  players: 3,
  opened: [
    { what: "the sheet of the own alien", from: ".own-sheet button.plate-seal", by: click, shows: "dialog" },
    { what: "the sheet of another player", from: ".plate button.plate-seal", by: click, shows: "dialog" },
    {
      what: "a card under the mouse",
      from: ".hand-card",
      by: rest,
      shows: ".hand-card:hover .hand-large",
      passes: true,
    },
    { what: "a name in the log", from: ".log .thing-link", by: click, shows: "dialog" },
  ],
};

const RACE: Tested = {
  game: "race",
  rules: race as unknown as Rules<BaseState>,
  config: { settings: { players: 2 } },
  settings: { sets: "base" },
  players: 2,
  opened: [
    {
      what: "an own card under the mouse",
      from: ".race-grid .race-thing",
      by: rest,
      shows: ".race-zoom",
      passes: true,
    },
    {
      what: "a card of another player under the mouse",
      from: ".race-opponents .race-thing",
      by: rest,
      shows: ".race-zoom",
      passes: true,
    },
    {
      what: "a card of the hand under the mouse",
      from: ".race-hand .race-thing",
      by: rest,
      shows: ".race-zoom",
      passes: true,
    },
    { what: "an own card", from: ".race-grid .race-thing", by: read, shows: "dialog" },
    { what: "a card of another player", from: ".race-opponents .race-thing", by: read, shows: "dialog" },
    { what: "a card of the hand", from: ".race-hand .race-thing", by: read, shows: "dialog" },
    { what: "goals, log and talk", from: ".top-buttons .talk-button", by: click, shows: "dialog" },
    { what: "another player's tableau", from: ".race-plate", by: click, shows: "dialog" },
  ],
};

const PLACES: Readonly<Record<string, (visitor: Visitor, tested: Tested) => Promise<void>>> = {
  "a live table": async (visitor, { game, players, settings }) => {
    await comeIn(visitor);
    await goTo(visitor, `/t/${await openTable(visitor, { game, players, settings, courtesy: false })}`);
    await visitor.page.locator("[data-question]").waitFor({ timeout: SHOWN_MS });
  },
  "a guide": async (visitor, { game }) => {
    await goTo(visitor, `/guide/${game}`);
    await readOn(visitor);
  },
  "a replay": async (visitor, { rules, config }) => {
    await goTo(visitor, `/replay?at=${STEP}&as=0`);
    const buffer = Buffer.from(JSON.stringify(playOut(rules, config, "sheets")));
    await visitor.page
      .locator("input[type=file]")
      .setInputFiles({ name: "g.json", mimeType: "application/json", buffer });
  },
};

/** Steps that are only read end with a tap anywhere; then the table can be used. */
async function readOn({ page }: Visitor): Promise<void> {
  await page.locator(".table-screen").waitFor({ timeout: SHOWN_MS });
  const veil = page.locator(".guide-tap");
  for (let step = 0; step < MOST_READ && (await veil.count()) > 0; step++) {
    await veil.click({ position: { x: 4, y: 4 } });
    await page.waitForTimeout(400);
  }
}

const MOST_READ = 6;

export async function proveSheets(browser: Browser, base: string): Promise<Proof> {
  const problems: string[] = [];
  let opened = 0;
  for (const tested of [COSMIC, RACE])
    for (const [place, goThere] of Object.entries(PLACES)) {
      const visitor = await visit(browser, base, LOOK);
      try {
        await goThere(visitor, tested);
        await visitor.page.locator(".table-screen").waitFor({ timeout: SHOWN_MS });
        for (const one of tested.opened) opened += await check(visitor, one);
      } catch (problem) {
        problems.push(await writeDown(visitor, `${place} of ${tested.game}`, problem));
      } finally {
        await visitor.context.close();
      }
    }
  const least = 2 * 3 * 3;
  if (opened < least) problems.push(`only ${opened} sheets and zooms could be opened, ${least} at least are there`);
  return { lines: [`${opened} sheets and zooms opened at tables, guides and replays`], problems };
}

/** Opens it, looks at it and closes it; 0 if there is nothing on this table to open it from. */
async function check({ page }: Visitor, { what, from, by, shows, passes }: Opened): Promise<number> {
  const starts = page.locator(from).filter({ visible: true });
  if ((await starts.count()) === 0) return 0;
  await by(starts.first());
  const sheet = page.locator(shows).first();
  await sheet.waitFor({ timeout: SHOWN_MS });
  const { left, top, right, bottom, words, hidden } = await sheet.evaluate(measure);
  const { width, height } = LOOK.size;
  if (left < 0 || top < 0 || right > width || bottom > height)
    throw new Trouble(`${what} does not fit the screen: ${left},${top} to ${right},${bottom} of ${width}x${height}`);
  if (words < LEAST_WORDS) throw new Trouble(`${what} shows ${words} letters`);
  if (hidden.length > 0) throw new Trouble(`${what} hides "${hidden[0]}"`);
  if (passes === true) await page.mouse.move(1, 1);
  else await page.locator(".popover-head button").click();
  await sheet.waitFor({ state: "hidden", timeout: SHOWN_MS });
  return 1;
}

/** A card has its figure and its kind on it. */
const LEAST_WORDS = 4;

interface Measured {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Letters that can be seen. */
  readonly words: number;
  /** Texts that are there and cannot be seen. */
  readonly hidden: readonly string[];
}

/** Runs inside the page. */
function measure(sheet: Element): Measured {
  const box = sheet.getBoundingClientRect();
  const texts = [...sheet.querySelectorAll("p, dd, dt, li, h2, h3, .text")].filter(
    (element) => element.closest("svg, .sr-only") === null && element.textContent?.trim() !== "",
  );
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width === 0 || height === 0 || getComputedStyle(element).visibility !== "visible";
  };
  return {
    left: Math.round(box.left),
    top: Math.round(box.top),
    right: Math.round(box.right),
    bottom: Math.round(box.bottom),
    words: (sheet as HTMLElement).innerText.trim().length,
    hidden: texts.filter(isHidden).map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
  };
}
