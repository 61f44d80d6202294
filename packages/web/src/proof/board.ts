/** Nothing that lies on the board lies on anything else, however crowded it is, and the places kept free are free. */
import type { Browser, WebSocketRoute } from "playwright-core";
import { boardFor } from "../cosmic/board/geometry.ts";
import { reservedPlaces } from "../cosmic/board/reserved.ts";
import { installBodies, type Measured } from "./bodies.ts";
import { type Position, positionFor } from "./positions.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, sizeName, type Visitor, visit } from "./visitor.ts";

const POSITIONS = 200;
const PLAYERS = [5, 4, 3] as const;
const SHOWN_MS = 15_000;
/** So many faults are enough to know. */
const MOST_TOLD = 12;

interface Tally {
  positions: number;
  bodies: number;
  most: number;
}

export async function proveBoard(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const tally: Tally = { positions: 0, bodies: 0, most: 0 };
  const problems: string[] = [];
  const looks = options.sizes.map(
    (size, i): Look => ({ size, language: options.languages[i % options.languages.length] }),
  );
  const work = async (look: Look) => {
    for (const players of PLAYERS) problems.push(...(await proveTable(browser, base, options, look, players, tally)));
  };
  const next = looks.values();
  await Promise.all(
    Array.from({ length: options.workers }, async () => {
      for (const look of next) await work(look);
    }),
  );
  const { positions, bodies, most } = tally;
  const lines = [
    `${positions} positions looked at, ${bodies} things on boards of ${options.sizes.map(sizeName).join(", ")}; at most ${most} at once`,
  ];
  return { lines, problems };
}

/** A real table whose page is told made-up positions. */
async function proveTable(
  browser: Browser,
  base: string,
  { games = POSITIONS, from }: ProofOptions,
  look: Look,
  players: number,
  tally: Tally,
): Promise<readonly string[]> {
  const visitor = await visit(browser, base, look, { reducedMotion: true });
  const problems: string[] = [];
  try {
    await visitor.page.addInitScript(installBodies);
    await visitor.page.addInitScript(() => localStorage.setItem("hypergate.speed", "instant"));
    await comeIn(visitor);
    const settings = { edition: "2020", alienSelection: "random" };
    const id = await openTable(visitor, { game: "cosmic", players, settings, courtesy: false });
    const tell = await overhear(visitor, id);
    const own = Array.from({ length: games }, (_, i) => from + i).filter(
      (n) => PLAYERS[n % PLAYERS.length] === players,
    );
    for (const n of own) {
      const position = positionFor(n, players, "board");
      await tell(position);
      problems.push(...(await lookAt(visitor, position, tally)));
      if (problems.length >= MOST_TOLD) break;
    }
  } catch (problem) {
    problems.push(await writeDown(visitor, `the board of ${players}`, problem));
  } finally {
    await visitor.context.close();
  }
  return problems;
}

/** Opens the table and takes over what its page is told. */
async function overhear(visitor: Visitor, id: string): Promise<(position: Position) => Promise<void>> {
  let socket: WebSocketRoute | undefined;
  let isTakenOver = false;
  await visitor.page.routeWebSocket(/\/api\/socket/, (page) => {
    socket = page;
    const server = page.connectToServer();
    page.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (!isTakenOver) page.send(message);
    });
  });
  await goTo(visitor, `/t/${id}`);
  await visitor.page.locator("[data-plate]").first().waitFor({ timeout: SHOWN_MS });
  isTakenOver = true;
  let n = 1_000_000;
  return async ({ frame }) => {
    socket?.send(JSON.stringify({ t: "state", table: id, n: n++, viewer: 0, events: [], ...frame }));
    await visitor.page.evaluate(
      () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then, 60)))),
    );
  };
}

/** The board, and on a phone also the whole table. */
async function lookAt(visitor: Visitor, position: Position, tally: Tally): Promise<readonly string[]> {
  const problems: string[] = [];
  for (let view = 0; view < (visitor.isTouch ? 2 : 1); view++) {
    if (view === 1) await switchView(visitor);
    const found = await measured(visitor, position);
    tally.bodies += found.bodies;
    tally.most = Math.max(tally.most, found.bodies);
    if (found.faults.length > 0)
      problems.push(await writeDown(visitor, position.name, new Trouble(found.faults.slice(0, 4).join("\n  "))));
    if (view === 1) await switchView(visitor);
  }
  tally.positions++;
  return problems;
}

async function switchView({ page }: Visitor): Promise<void> {
  const button = page.locator(".phone-switch");
  if ((await button.count()) > 0) await button.click();
  await page.waitForTimeout(50);
}

async function measured(visitor: Visitor, { players }: Position): Promise<Measured> {
  const ground = await visitor.page.evaluate(() => window.bodies.board());
  if (ground === undefined) return { bodies: 0, faults: [] };
  const reserved = visitor.isTouch
    ? []
    : reservedPlaces(boardFor(players, 0, ground.width, ground.height)).map((place) => ({
        ...place,
        x: place.x + ground.x,
        y: place.y + ground.y,
      }));
  return visitor.page.evaluate((places) => window.bodies.measure(places), reserved);
}
