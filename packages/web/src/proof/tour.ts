/**
 * A walk through every screen of the client. Where a screen needs a certain moment of a game, games are played until the
 * page shows it.
 */
import type { Browser } from "playwright-core";
import { play, preferred } from "./page-player.ts";
import type { Asked, Seen, Target } from "./sight.ts";
import { writeDown } from "./trouble.ts";
import {
  comeIn,
  goTo,
  type Look,
  openTable,
  post,
  type VisitOptions,
  type Visitor,
  visit,
  type Wish,
} from "./visitor.ts";

/** Called at every screen. */
export type At = (visitor: Visitor, name: string) => Promise<void>;

/** A moment of a game: a question, or something that is on the page while anything is asked. */
interface Moment {
  readonly name: string;
  readonly key?: RegExp;
  readonly shows?: string;
}

const COSMIC_MOMENTS: readonly Moment[] = [
  { name: "cosmic-draft", key: /^setup\/draft/ },
  { name: "cosmic-destiny", key: /^destiny\// },
  { name: "cosmic-aim", key: /^launch\/aim/ },
  { name: "cosmic-launch", key: /^launch\/ships/ },
  { name: "cosmic-invite", key: /^alliance\/invite/ },
  { name: "cosmic-alliance", key: /^alliance\/answer/ },
  { name: "cosmic-planning", key: /^planning\/select/ },
  { name: "cosmic-reveal", shows: ".reveal:not(.folded) .duel" },
  { name: "cosmic-deal", key: /^deal$/ },
  { name: "cosmic-technology", key: /^tech\// },
  { name: "cosmic-return", key: /^ships\/return/ },
];

const RACE_MOMENTS: readonly Moment[] = [
  { name: "race-start", key: /^start\./ },
  { name: "race-actions", key: /^choose\.action/ },
  { name: "race-explore", key: /^explore\./ },
  { name: "race-develop", key: /^develop\.pick/ },
  { name: "race-settle", key: /^settle\.pick/ },
  { name: "race-pay", key: /\.pay$/ },
  { name: "race-trade", key: /^trade\./ },
  { name: "race-consume", key: /^consume\./ },
  { name: "race-produce", key: /^produce\./ },
  { name: "race-takeover", key: /^(takeover|defense)\./ },
];

const COSMIC_TABLES: readonly Wish[] = [
  { game: "cosmic", players: 5, settings: { edition: "2008", tech: true } },
  {
    game: "cosmic",
    players: 3,
    settings: { edition: "2020", alienSelection: "random", useFlares: true, tech: true },
    bot: "random",
  },
];

const RACE_TABLES: readonly Wish[] = [
  { game: "race", players: 4, settings: { sets: "base+storm+rebel", takeovers: "on" } },
  { game: "race", players: 2, settings: { sets: "base+storm+rebel", takeovers: "on" } },
];

/** How many games are played for moments that do not come, and how long each but the first. */
const GAMES = 5;
const SECONDS = 90;

/** What makes rare moments less rare. */
function prefer({ key }: Asked, open: readonly Target[]): Target | undefined {
  if (key === "planning/select") return preferred(open, "card/negotiate");
  return key === "choose.action" && Math.random() < 0.3 ? preferred(open, "action/trade") : undefined;
}

export interface Toured {
  /** Moments that no game came to. */
  readonly missed: readonly string[];
  /** What ended the tour. */
  readonly problems: readonly string[];
}

export async function tour(
  browser: Browser,
  base: string,
  look: Look,
  at: At,
  options: VisitOptions = {},
): Promise<Toured> {
  const visitor = await visit(browser, base, look, options);
  try {
    await walkOutside(visitor, at);
    const cosmic = await walkGames(visitor, at, COSMIC_TABLES, COSMIC_MOMENTS, "cosmic");
    const race = await walkGames(visitor, at, RACE_TABLES, RACE_MOMENTS, "race");
    return { missed: [...cosmic, ...race], problems: [] };
  } catch (problem) {
    return { missed: [], problems: [await writeDown(visitor, "the tour", problem)] };
  } finally {
    await visitor.context.close();
  }
}

/** Everything that needs no game. */
async function walkOutside(visitor: Visitor, at: At): Promise<void> {
  const see = async (path: string, name: string) => {
    await goTo(visitor, path);
    await at(visitor, name);
  };
  await see("/", "home-first");
  await see("/new/cosmic", "welcome");
  for (const game of ["cosmic", "race"]) {
    await see(`/rules/${game}`, `rules-${game}`);
    await see(`/guide/${game}`, `guide-${game}`);
  }
  await see("/nowhere", "nowhere");
  await see("/replay", "replay-open");
  await comeIn(visitor);
  await see("/new/cosmic", "new-cosmic");
  await see("/new/race", "new-race");
  const wish: Wish = { game: "cosmic", players: 4, settings: { edition: "2020" }, bots: 2, isPublic: true };
  await see(`/t/${await openTable(visitor, wish)}`, "lobby");
  await see("/", "home");
}

async function walkGames(
  visitor: Visitor,
  at: At,
  tables: readonly Wish[],
  moments: readonly Moment[],
  game: string,
): Promise<string[]> {
  const left = new Set(moments);
  for (let n = 0; n < GAMES && (n === 0 || left.size > 0); n++) {
    const id = await openTable(visitor, tables[n % tables.length]);
    await goTo(visitor, `/t/${id}`);
    let isFirst = n === 0;
    const until = async (seen: Seen) => {
      if (isFirst) await walkSheets(visitor, at, game);
      isFirst = false;
      for (const moment of await reached(visitor, seen, left)) {
        left.delete(moment);
        await at(visitor, moment.name);
      }
      return n > 0 && left.size === 0;
    };
    // The first game is played to its end; the others only for what is left.
    const { isOver } = await play(visitor, { until, prefer, ...(n === 0 ? {} : { seconds: SECONDS }) });
    if (isOver && n === 0) await walkEnd(visitor, at, game, id);
    if (!isOver) await post(visitor, `/api/tables/${id}/leave`);
  }
  return [...left].map(({ name }) => name);
}

async function reached({ page }: Visitor, { asked }: Seen, moments: ReadonlySet<Moment>): Promise<Moment[]> {
  const found: Moment[] = [];
  for (const moment of moments) {
    const { key, shows } = moment;
    const isThere = shows === undefined || (await page.locator(shows).count()) > 0;
    if (isThere && (key === undefined || key.test(asked?.key ?? ""))) found.push(moment);
  }
  return found;
}

/** What opens over a table: each button of the bar, why one is asked, and a player's sheet. */
async function walkSheets(visitor: Visitor, at: At, game: string): Promise<void> {
  const { page } = visitor;
  const sheets = [
    { name: "settings", button: ".top-buttons button:last-of-type" },
    { name: "table-rules", button: ".top-buttons button:nth-last-of-type(2)" },
    { name: "why", button: ".prompt .why-open" },
    ...(visitor.isTouch ? [{ name: "talk", button: ".top-buttons button:nth-last-of-type(3)" }] : []),
    ...(game === "cosmic"
      ? [{ name: "alien", button: ".own-sheet .plate-seal:visible, .phone-seat:not([data-thing])" }]
      : []),
  ];
  for (const { name, button } of sheets) {
    // On a phone some of them are behind others.
    if (!(await page.locator(button).first().isVisible())) continue;
    await page.locator(button).first().click();
    await page.locator("dialog[open]").first().waitFor();
    await at(visitor, `${game}-${name}`);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").first().waitFor({ state: "detached" });
  }
}

/** A game that is over, as its table tells it and as a replay. */
async function walkEnd(visitor: Visitor, at: At, game: string, id: string): Promise<void> {
  // Cosmic shows who has won; the rest of the end is behind a button.
  const story = visitor.page.locator("[data-end=story]");
  if (game === "cosmic") {
    await at(visitor, `${game}-victory`);
    await story.click();
  }
  await visitor.page.locator(".end-curve").waitFor();
  await at(visitor, `${game}-end`);
  await goTo(visitor, `/replay/${id}`);
  await visitor.page.locator(".player-bar").waitFor();
  for (let part = 0; part < 4; part++) await visitor.page.locator("[data-tool=toNext]").click();
  await at(visitor, `${game}-replay`);
}
