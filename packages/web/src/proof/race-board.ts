/** Nothing of a Race table lies on anything else, whoever plays and however full the tableaux are. */
import type { Browser } from "playwright-core";
import { measureTables } from "./measured-tables.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { installParts } from "./race-parts.ts";
import { racePosition } from "./race-positions.ts";
import type { Look, Size } from "./visitor.ts";

const POSITIONS = 60;
const PLAYERS = [2, 3, 4, 5, 6] as const;
/** A desk of 1280 by 720 at 200 %. */
const ZOOMED: Size = { width: 640, height: 360 };

export function proveRaceBoard(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const { games = POSITIONS, from, sizes, languages } = options;
  const looks = [...sizes, ZOOMED].flatMap((size) => languages.map((language): Look => ({ size, language })));
  const numbers = Array.from({ length: Math.ceil(games / PLAYERS.length) }, (_, i) => from + i);
  return measureTables(browser, base, options, looks, {
    game: "race",
    settings: { sets: "base+storm+rebel", takeovers: "on" },
    players: PLAYERS,
    drawn: ".race",
    install: installParts,
    positions: (players) => numbers.map((n) => racePosition(n, players, "board")),
    measure: async ({ page }) => [await page.evaluate(() => window.parts.measure())],
  });
}
