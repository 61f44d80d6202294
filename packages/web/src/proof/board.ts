/** Nothing that lies on the board lies on anything else, however crowded it is, and the places kept free are free. */
import type { Browser } from "playwright-core";
import { boardFor } from "../cosmic/board/geometry.ts";
import { reservedPlaces } from "../cosmic/board/reserved.ts";
import { installBodies } from "./bodies.ts";
import { type Measured, measureTables } from "./measured-tables.ts";
import { type Position, positionFor } from "./positions.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { keepShot } from "./shots.ts";
import type { Look, Visitor } from "./visitor.ts";

const POSITIONS = 200;
const PLAYERS = [5, 4, 3] as const;

export function proveBoard(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const { games = POSITIONS, from, sizes, languages } = options;
  const looks = sizes.map((size, i): Look => ({ size, language: languages[i % languages.length] }));
  const numbers = Array.from({ length: games }, (_, i) => from + i);
  return measureTables(browser, base, options, looks, {
    game: "cosmic",
    settings: { edition: "2020", alienSelection: "random" },
    players: PLAYERS,
    drawn: "[data-plate]",
    install: installBodies,
    positions: (players) =>
      numbers.filter((n) => PLAYERS[n % PLAYERS.length] === players).map((n) => positionFor(n, players, "board")),
    measure,
  });
}

/** The board, the cards that are compared, the question, and on a phone also the whole table. */
async function measure(visitor: Visitor, position: Position): Promise<readonly Measured[]> {
  const board = await measureView(visitor, position);
  await keepShot(visitor, `board-${position.name}`);
  const duel = await visitor.page.evaluate(() => window.bodies.measureDuel());
  const prompt = await visitor.page.evaluate(() => window.bodies.measurePrompt());
  if (!visitor.isTouch) return [board, duel, prompt];
  await switchView(visitor);
  const whole = await measureView(visitor, position);
  await keepShot(visitor, `table-${position.name}`);
  await switchView(visitor);
  return [board, duel, prompt, whole];
}

async function switchView({ page }: Visitor): Promise<void> {
  const button = page.locator(".phone-switch");
  if ((await button.count()) > 0) await button.click();
  await page.waitForTimeout(50);
}

async function measureView(visitor: Visitor, { players }: Position): Promise<Measured> {
  const ground = await visitor.page.evaluate(() => window.bodies.board());
  if (ground === undefined) return { things: 0, faults: [] };
  const reserved = visitor.isTouch
    ? []
    : reservedPlaces(boardFor(players, 0, ground.width, ground.height)).map((place) => ({
        ...place,
        x: place.x + ground.x,
        y: place.y + ground.y,
      }));
  return visitor.page.evaluate((places) => window.bodies.measure(places), reserved);
}
