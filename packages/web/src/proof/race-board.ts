/** Nothing of a Race table lies on anything else, whoever plays and however full the tableaux are. */
import type { Browser, WebSocketRoute } from "playwright-core";
import type { Proof, ProofOptions } from "./proof.ts";
import { installParts } from "./race-parts.ts";
import { type RacePosition, racePosition } from "./race-positions.ts";
import { Trouble, writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, type Size, sizeName, type Visitor, visit } from "./visitor.ts";

const POSITIONS = 60;
const PLAYERS = [2, 3, 4, 5, 6] as const;
const SHOWN_MS = 15_000;
/** So many faults are enough to know. */
const MOST_TOLD = 12;
/** A desk of 1280 by 720 at 200 %. */
const ZOOMED: Size = { width: 640, height: 360 };

interface Tally {
  positions: number;
  parts: number;
  most: number;
}

export async function proveRaceBoard(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const tally: Tally = { positions: 0, parts: 0, most: 0 };
  const problems: string[] = [];
  const sizes = [...options.sizes, ZOOMED];
  const looks = sizes.flatMap((size) => options.languages.map((language): Look => ({ size, language })));
  const next = looks.values();
  await Promise.all(
    Array.from({ length: options.workers }, async () => {
      for (const look of next) problems.push(...(await proveLook(browser, base, options, look, tally)));
    }),
  );
  const { positions, parts, most } = tally;
  const lines = [
    `${positions} positions of Race looked at, ${parts} parts on tables of ${sizes.map(sizeName).join(", ")}; at most ${most} at once`,
  ];
  return { lines, problems };
}

/** Real tables whose page is told made-up positions. */
async function proveLook(
  browser: Browser,
  base: string,
  { games = POSITIONS, from }: ProofOptions,
  look: Look,
  tally: Tally,
): Promise<readonly string[]> {
  const visitor = await visit(browser, base, look, { reducedMotion: true });
  const problems: string[] = [];
  try {
    await visitor.page.addInitScript(installParts);
    await visitor.page.addInitScript(() => {
      localStorage.setItem("hypergate.speed", "instant");
      localStorage.setItem("hypergate.volume", "off");
    });
    await comeIn(visitor);
    for (const players of PLAYERS) {
      const settings = { sets: "base+storm+rebel", takeovers: "on" };
      const id = await openTable(visitor, { game: "race", players, settings, courtesy: false });
      const tell = await overhear(visitor, id);
      for (let n = from; n < from + Math.ceil(games / PLAYERS.length); n++) {
        const position = racePosition(n, players, "board");
        await tell(position);
        problems.push(...(await lookAt(visitor, position, tally)));
        if (problems.length >= MOST_TOLD) return problems;
      }
    }
  } catch (problem) {
    problems.push(await writeDown(visitor, `tables of Race at ${sizeName(look.size)}`, problem));
  } finally {
    await visitor.context.close();
  }
  return problems;
}

/** Opens the table and takes over what its page is told. */
async function overhear(visitor: Visitor, id: string): Promise<(position: RacePosition) => Promise<void>> {
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
  await visitor.page.locator(".race").first().waitFor({ timeout: SHOWN_MS });
  isTakenOver = true;
  let n = 1_000_000;
  return async ({ frame }) => {
    socket?.send(JSON.stringify({ t: "state", table: id, n: n++, viewer: 0, events: [], ...frame }));
    await visitor.page.evaluate(
      () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then, 90)))),
    );
  };
}

async function lookAt(visitor: Visitor, { name }: RacePosition, tally: Tally): Promise<readonly string[]> {
  const found = await visitor.page.evaluate(() => window.parts.measure());
  tally.positions++;
  tally.parts += found.parts;
  tally.most = Math.max(tally.most, found.parts);
  if (found.faults.length === 0) return [];
  const all = `${sizeName(visitor.size)} ${visitor.language}: ${found.faults.slice(0, 4).join("\n  ")}`;
  return [await writeDown(visitor, `race ${name}`, new Trouble(all))];
}
