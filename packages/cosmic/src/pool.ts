/** Which aliens can be in a game. */
import type { Seat } from "@hypergate/kernel";
import { FORBIDDEN_PAIRS } from "./catalogue.ts";
import { allPowers, powerOf } from "./effects.ts";
import type { Settings } from "./settings.ts";
import type { State } from "./state.ts";

/** Aliens the settings allow at all (SET-37). */
export function alienPool(settings: Settings): string[] {
  return allPowers()
    .filter((power) => settings.allowedAlertLevels.includes(power.alert))
    .map((power) => power.id);
}

/** The first pair in a list of aliens that may not be in one game (SET-38). */
export function forbiddenPair(aliens: readonly string[]): readonly [string, string] | undefined {
  return FORBIDDEN_PAIRS.find((pair) => pair.every((alien) => aliens.includes(alien)));
}

export function aliensInGame(s: State): string[] {
  return [...s.table.players.flatMap((player) => player.powers), ...s.secret.hidden.flat()];
}

/**
 * Aliens a player could draw in the middle of a game: not owned by anybody, without set-up text, and allowed beside all
 * others (VCP-03). Those given up earlier come back when no other is left.
 */
export function unusedAliens(s: State, seat: Seat): string[] {
  const inGame = aliensInGame(s);
  const own = [...s.table.players[seat].powers, ...s.secret.hidden[seat]];
  const beside = inGame.filter((alien) => !own.includes(alien));
  const fits = (alien: string) =>
    !inGame.includes(alien) &&
    powerOf(alien).effect.setUp === undefined &&
    beside.every((other) => forbiddenPair([other, alien]) === undefined);
  const all = alienPool(s.table.settings).filter(fits);
  const fresh = all.filter((alien) => !s.table.retired.includes(alien));
  return fresh.length > 0 ? fresh : all;
}
