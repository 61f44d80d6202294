/** Whole games, played by somebody who only sees the page: every alien, all sizes, both languages. */
import type { Browser } from "playwright-core";
import { addUp, inWords } from "./figures.ts";
import { allAliens, cosmicTable, draftTable, groupsOf, groupTable, openOneOf, raceTable, turnsOf } from "./games.ts";
import { timeInWords } from "./pace.ts";
import { checkPage, type Played, play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { keepShot } from "./shots.ts";
import { type ShownTime, watchShownTime } from "./shown-time.ts";
import { writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, sizeName, type Visitor, visit, type Wish } from "./visitor.ts";

interface Game {
  readonly n: number;
  readonly name: string;
  readonly look: Look;
  readonly wish: () => Wish;
}

const DRAFTS = 3;
const RACE_GAMES = 14;
/** With so many questions between them pictures are kept, where they are wanted. */
const SHOT_EVERY = 10;

export async function provePlay(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const pool = await poolAt(browser, base, options);
  const aliens = new Set<string>();
  const done: Played[] = [];
  const shown: ShownTime[] = [];
  const problems: string[] = [];
  const games = plan(options, pool);
  const next = games.values();
  const work = async () => {
    for (const game of next) {
      const began = performance.now();
      const told = await playGame(browser, base, game, options);
      if (typeof told === "string") problems.push(told);
      else {
        done.push(told.played);
        if (told.shown !== undefined) shown.push(told.shown);
        for (const alien of game.name.split(", ")) aliens.add(alien);
      }
      const how = typeof told === "string" ? told : `${told.played.answers} answers`;
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${game.n} ${game.name} ${sizeName(game.look.size)} ${game.look.language}: ${how}, ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  const lines = [
    `${done.length} of ${games.length} games of ${options.game ?? "cosmic"} played to their end`,
    ...(options.game !== "race" ? [`${pool.filter((one) => aliens.has(one)).length} of ${pool.length} aliens`] : []),
    ...inWords(addUp(done)),
  ];
  const time = timeInWords(shown);
  return { lines: [...lines, ...time.lines], problems: [...problems, ...time.problems] };
}

async function poolAt(browser: Browser, base: string, { sizes, languages }: ProofOptions): Promise<readonly string[]> {
  const visitor = await visit(browser, base, { size: sizes[0], language: languages[0] });
  const pool = await allAliens(visitor);
  await visitor.context.close();
  return pool;
}

function plan(options: ProofOptions, pool: readonly string[]): Game[] {
  return options.box === undefined ? planOf(options, pool) : boxPlan(options, options.box);
}

/**
 * Every alien of the box is the player's own at every size and in every language. Aliens, sizes and languages take turns, so that a
 * shorter run meets all of them too.
 */
function boxPlan({ sizes, languages, games, from, settings }: ProofOptions, box: string): Game[] {
  const looks = sizes.flatMap((size) => languages.map((language) => ({ size, language })));
  const rounds = groupsOf(box).map((group, i) =>
    turnsOf(group.length, looks.length, i).map((turn) => ({ group, turn })),
  );
  const all = Array.from({ length: Math.max(...rounds.map((round) => round.length)) }, (_, n) =>
    rounds.flatMap((round, i) => (n < round.length ? [{ ...round[n], table: n + i }] : [])),
  );
  const toGame = ({ group, turn: { own, look }, table }: (typeof all)[number][number], n: number): Game => {
    const wish = groupTable(table, group, own, settings);
    const name = (wish.settings.aliens as readonly string[]).join(", ");
    return { n, look: looks[look], name, wish: () => wish };
  };
  return all
    .flat()
    .map(toGame)
    .slice(from, games === undefined ? undefined : from + games);
}

function planOf({ game, games, sizes, languages, from, settings }: ProofOptions, pool: readonly string[]): Game[] {
  const usual = game === "race" ? RACE_GAMES : pool.length + DRAFTS;
  return Array.from({ length: games ?? usual }, (_, i) => {
    const n = from + i;
    const language = languages[Math.floor(n / sizes.length) % languages.length];
    const look = { size: sizes[n % sizes.length], language };
    if (game === "race") return { n, look, name: tableName(raceTable(n)), wish: () => raceTable(n) };
    if (n >= pool.length) return { n, look, name: "a draft", wish: () => draftTable(n, settings) };
    return { n, look, name: pool[n], wish: () => cosmicTable(n, pool[n], pool, settings) };
  });
}

function tableName({ players, settings }: Wish): string {
  return `${players} players, ${Object.values(settings).join(", ")}`;
}

/** What was played, or what went wrong. */
async function playGame(
  browser: Browser,
  base: string,
  game: Game,
  { speed }: ProofOptions,
): Promise<{ readonly played: Played; readonly shown: ShownTime | undefined } | string> {
  const visitor = await visit(browser, base, game.look, { speed });
  try {
    await comeIn(visitor);
    const id = await openOneOf((wish) => openTable(visitor, wish), game.wish);
    const shownSoFar = await watchShownTime(visitor);
    await goTo(visitor, `/t/${id}`);
    const played = await playToEnd(visitor, `play-${game.n}`);
    // Whoever asks for more speed than the page has by itself wants less to be shown.
    return { played, shown: speed === "calm" ? await shownSoFar() : undefined };
  } catch (problem) {
    return await writeDown(visitor, game.name, problem);
  } finally {
    await visitor.context.close();
  }
}

async function playToEnd(visitor: Visitor, name: string): Promise<Played> {
  let asked = 0;
  const until = async () => {
    if (++asked % SHOT_EVERY === 0) await keepShot(visitor, `${name}-${asked}`);
    return false;
  };
  const played = await play(visitor, { until });
  // The story of the game is told when it is over; it has to be free of trouble as well.
  await visitor.page.waitForTimeout(500);
  await checkPage(visitor);
  await keepShot(visitor, `${name}-end`);
  return played;
}
