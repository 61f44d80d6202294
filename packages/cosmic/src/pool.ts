/** Which aliens and technologies can be in a game. */
import type { Seat } from "@hypergate/kernel";
import { FORBIDDEN_PAIRS, MAX_SEATS } from "./catalogue.ts";
import { sheetsBesides } from "./folds.ts";
import { allTechs, type CompiledPower, compiledPowers, powerOf } from "./installed.ts";
import type { Settings } from "./settings.ts";
import type { State } from "./state.ts";

/** Research numbers that are not played with four planets. */
const TOO_MANY_SHIPS = 8;

/** Is the alien, and with it its flare, in the boxes this table plays with? */
export function inBox(settings: Settings, alien: string): boolean {
  return isInBox(settings, powerOf(alien));
}

function isInBox({ boxes, alienPool: pool }: Settings, { box, only }: CompiledPower): boolean {
  return boxes.includes(box) && (only === undefined || only === pool);
}

/** The alien has Game Setup text (SET-12). */
export function hasSetUp(alien: string): boolean {
  return powerOf(alien).hasSetUp;
}

/** Aliens the settings allow at all (SET-37), and of these the ones for so many players. */
export function alienPool(settings: Settings, seats = 0): string[] {
  const pool: string[] = [];
  for (const power of compiledPowers()) {
    if (!settings.allowedAlertLevels.includes(power.alert) || !isInBox(settings, power)) continue;
    if (seats < MAX_SEATS || !power.needsColour) pool.push(power.id);
  }
  return pool;
}

/** The technologies of a game; with four planets those that take many ships are left out (TCH-01, TCH-03, V4P-03). */
export function techPool({ planetsPerPlayer }: Settings): string[] {
  return allTechs()
    .filter((tech) => planetsPerPlayer === 5 || tech.number < TOO_MANY_SHIPS)
    .map((tech) => tech.id);
}

/** The first pair in a list of aliens that may not be in one game (SET-38). */
export function forbiddenPair(aliens: readonly string[]): readonly [string, string] | undefined {
  return FORBIDDEN_PAIRS.find((pair) => pair.every((alien) => aliens.includes(alien)));
}

/** May an alien not be in one game with one of these (SET-38)? */
export function isForbidden(alien: string, beside: readonly string[]): boolean {
  return FORBIDDEN_PAIRS.some(
    ([one, other]) => (alien === one && beside.includes(other)) || (alien === other && beside.includes(one)),
  );
}

export function aliensInGame(s: State): string[] {
  const { players, encounter } = s.table;
  const covered = encounter.loans.flatMap((loan) => loan.covered);
  return [...players.flatMap((player) => player.powers), ...covered, ...s.secret.hidden.flat()];
}

/**
 * Aliens a player could draw in the middle of a game: not owned by anybody, without set-up text, and allowed beside all
 * others (VCP-03), also beside those the player keeps (TCH-14). Those given up earlier come back when no other is left.
 */
export function unusedAliens(s: State, seat: Seat): string[] {
  const inGame = aliensInGame(s);
  const { players } = s.table;
  const besides = sheetsBesides(s.table);
  const own = [...players[seat].powers, ...s.secret.hidden[seat]].filter((alien) => !besides.includes(alien));
  const beside = inGame.filter((alien) => !own.includes(alien));
  const fits = (alien: string) => !inGame.includes(alien) && !hasSetUp(alien) && !isForbidden(alien, beside);
  const all = alienPool(s.table.settings).filter(fits);
  const fresh = all.filter((alien) => !s.table.retired.includes(alien));
  return fresh.length > 0 ? fresh : all;
}
