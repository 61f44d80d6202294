/** A study as it is being planned. */
import type { SimulatedGame } from "@hypergate/games";
import { type Chair, type LineUp, STUDY_FORMAT, type Study, settingsOf } from "@hypergate/games/study";

/** Games of each line-up that can be asked for. */
export const GAMES_STEPS = [100, 200, 500, 1000, 2000, 5000, 10_000] as const;
const USUAL_GAMES = 2000;
const USUAL_BOT = "sensible";
const USUAL_PLAYERS = 4;

export function firstStudy(game: string, seed: string): Study {
  const chairs = new Array<Chair>(USUAL_PLAYERS).fill({ bot: USUAL_BOT });
  const lineUp: LineUp = { players: [USUAL_PLAYERS], chairs, rotates: true, settings: {} };
  return { format: STUDY_FORMAT, game, seed, games: USUAL_GAMES, sameShuffles: true, lineUps: [lineUp] };
}

export function withLineUp(study: Study, at: number, change: (lineUp: LineUp) => LineUp): Study {
  return { ...study, lineUps: study.lineUps.map((one, i) => (i === at ? change(one) : one)) };
}

/** Everybody alike, with what is dealt; several player counts take turns. */
export function allDealt(lineUp: LineUp): LineUp {
  return { ...lineUp, chairs: [{ bot: lineUp.chairs[0].bot }] };
}

/** A chair for each player again. */
export function oneByOne(lineUp: LineUp): LineUp {
  const [players] = lineUp.players;
  return { ...lineUp, players: [players], chairs: new Array<Chair>(players).fill({ bot: lineUp.chairs[0].bot }) };
}

/** Another number of players: those who leave are forgotten, those who come play like the last one. */
export function withPlayers(lineUp: LineUp, players: number): LineUp {
  if (lineUp.chairs.length === 1) return { ...lineUp, players: [players] };
  const { bot } = lineUp.chairs[lineUp.chairs.length - 1];
  const chairs = Array.from({ length: players }, (_, i): Chair => lineUp.chairs[i] ?? { bot });
  return { ...lineUp, players: [players], chairs };
}

/** Adds a player count to those that take turns, or takes it away; one is always left. */
export function withCount(lineUp: LineUp, players: number): LineUp {
  const has = lineUp.players.includes(players);
  const counts = has ? lineUp.players.filter((one) => one !== players) : [...lineUp.players, players];
  return counts.length === 0 ? lineUp : { ...lineUp, players: counts.toSorted((a, b) => a - b) };
}

/** A kind is with one player only: whoever had it gets what is dealt. */
export function withKind(lineUp: LineUp, at: number, kind: string | undefined): LineUp {
  const chairs = lineUp.chairs.map(({ bot, kind: old, powerless }, i): Chair => {
    if (i === at) return kind === undefined ? { bot } : { bot, kind, ...(powerless === true ? { powerless } : {}) };
    return old === undefined || old === kind
      ? { bot }
      : { bot, kind: old, ...(powerless === true ? { powerless } : {}) };
  });
  return { ...lineUp, chairs };
}

export function withBot(lineUp: LineUp, at: number, bot: string): LineUp {
  return { ...lineUp, chairs: lineUp.chairs.map((chair, i) => (i === at ? { ...chair, bot } : chair)) };
}

/** The same line-up twice; in the second one a player's power is taken away. */
export function withoutPower(study: Study, at: number): Study {
  const [first] = study.lineUps;
  const chairs = first.chairs.map((chair, i): Chair => (i === at ? { ...chair, powerless: true } : chair));
  return { ...study, sameShuffles: true, lineUps: [first, { ...first, chairs }] };
}

/** Other settings; kinds that are not in the game with them are forgotten. */
export function withSettings(game: SimulatedGame, lineUp: LineUp, settings: LineUp["settings"]): LineUp {
  const changed: LineUp = { ...lineUp, settings };
  const known = kindsIn(game, changed);
  const fits = ({ kind, bot }: Chair): Chair =>
    kind === undefined || known.includes(kind) ? { bot, ...(kind === undefined ? {} : { kind }) } : { bot };
  return { ...changed, chairs: lineUp.chairs.map(fits) };
}

/** The kinds there are with the settings of a line-up; none where these cannot be. */
export function kindsIn(game: SimulatedGame, lineUp: LineUp): readonly string[] {
  try {
    return game.allKinds(settingsOf(game, lineUp));
  } catch {
    return [];
  }
}
