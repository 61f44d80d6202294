/**
 * What comes out of a study. Everything is made of sums of whole numbers, so it does not depend on the order in which the
 * games came.
 */
import { digest } from "@hypergate/kernel";
import { pairRows, surprise } from "./pairs.ts";
import type { Played } from "./play.ts";
import { histogram, type Row, rounded, wilson } from "./statistics.ts";
import { jobsOf, type LineUp, placeOf, type Study } from "./study.ts";

/** How often an item won. A victory that is shared counts in equal parts. */
export interface Share {
  /** The number of a chair, a kind, a seat or a number of players. */
  readonly item: string;
  /** Seats that were played. */
  readonly games: number;
  /** Games that were won, alone or with others. */
  readonly wins: number;
  readonly share: number;
  /** The ends of the 95 % confidence interval of the share (Wilson). */
  readonly low: number;
  readonly high: number;
  /** The share that would be fair, given how many played. */
  readonly fair: number;
  /** How far it came on average, in what the game is won by. */
  readonly standing: number;
}

export interface LineUpFigures {
  readonly games: number;
  readonly stopped: number;
  readonly chairs: readonly Share[];
  readonly kinds: readonly Share[];
  readonly seats: readonly Share[];
  readonly bots: readonly Share[];
  /** By number of players: games, their mean length, and how many had more than one winner. */
  readonly counts: readonly CountFigures[];
  /** Kinds by number of players, where there are several numbers. */
  readonly kindsByCount: readonly (Share & { readonly players: number })[];
  /** How many games had so many winners. */
  readonly winners: readonly Row[];
  readonly length: LengthFigures;
  readonly pairs: readonly Row[];
}

interface CountFigures {
  readonly players: number;
  readonly games: number;
  readonly length: number;
  readonly shared: number;
}

interface LengthFigures {
  readonly mean: number;
  readonly from: number;
  readonly middle: number;
  readonly to: number;
  readonly bars: readonly Row[];
}

/** A chair of another line-up against the same chair of the first. */
export interface Difference {
  readonly lineUp: number;
  readonly chair: number;
  readonly games: number;
  /** Share there less share in the first line-up. */
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Whether game by game: with the same shuffles. */
  readonly paired: boolean;
}

export interface Figures {
  /** How many games are counted, and how many there are to be. */
  readonly played: number;
  readonly of: number;
  readonly lineUps: readonly LineUpFigures[];
  readonly differences: readonly Difference[];
  /** A digest of all final states: equal only where the same games were played. */
  readonly hash: string;
}

/** Results by job, with gaps for games still to be played. */
export type Results = readonly (Played | undefined)[];

/** A victory is divided among at most six; sixty parts can be divided by any number up to that. */
const PARTS = 60;
/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964;

export function figuresOf(study: Study, results: Results): Figures {
  const byLineUp = study.lineUps.map((): (Played | undefined)[] => []);
  results.forEach((result, job) => {
    const { lineUp, n } = placeOf(study, job);
    byLineUp[lineUp][n] = result;
  });
  const known = results.filter((result) => result !== undefined);
  return {
    played: known.length,
    of: jobsOf(study),
    lineUps: study.lineUps.map((lineUp, i) =>
      lineUpFigures(
        lineUp,
        byLineUp[i].filter((one) => one !== undefined),
      ),
    ),
    differences: byLineUp.slice(1).flatMap((other, i) => differencesOf(study, byLineUp[0], other, i + 1)),
    hash: digest(known.map(({ hash }) => hash).join(" ")),
  };
}

/** Only those pairs that differ most from what their parts would do: for files that are to be small. */
export function briefly(figures: Figures, pairs = 40): Figures {
  const told = (rows: readonly Row[]) =>
    rows.toSorted((a, b) => Math.abs(surprise(b)) - Math.abs(surprise(a))).slice(0, pairs);
  return { ...figures, lineUps: figures.lineUps.map((one) => ({ ...one, pairs: told(one.pairs) })) };
}

/** Sixtieths of a victory. */
function partsOf({ winners }: Played, seat: number): number {
  return winners.includes(seat) ? PARTS / winners.length : 0;
}

/** Counts every seat of every game under the item that it is. */
function counted(results: readonly Played[], itemOf: (result: Played, seat: number) => string): Share[] {
  const sums = new Map<string, { games: number; wins: number; parts: number; fair: number; standing: number }>();
  for (const result of results)
    for (let seat = 0; seat < result.chairs.length; seat++) {
      const item = itemOf(result, seat);
      const sum = sums.get(item) ?? { games: 0, wins: 0, parts: 0, fair: 0, standing: 0 };
      sums.set(item, sum);
      sum.games++;
      sum.parts += partsOf(result, seat);
      if (result.winners.includes(seat)) sum.wins++;
      sum.fair += PARTS / result.chairs.length;
      sum.standing += result.standing[seat] ?? 0;
    }
  return [...sums]
    .map(([item, { games, wins, parts, fair, standing }]) => {
      const { low, high } = wilson(parts / PARTS, games);
      return {
        item,
        games,
        wins,
        share: rounded(parts / PARTS / games),
        low: rounded(low),
        high: rounded(high),
        fair: rounded(fair / PARTS / games),
        standing: rounded(standing / games, 2),
      };
    })
    .sort((a, b) => a.item.localeCompare(b.item, "en", { numeric: true }));
}

function lineUpFigures(lineUp: LineUp, results: readonly Played[]): LineUpFigures {
  const counts = lineUp.players.toSorted((a, b) => a - b);
  const kinds = counted(results, (result, seat) => result.kinds[seat]);
  const withCount = (players: number) => results.filter(({ chairs }) => chairs.length === players);
  return {
    games: results.length,
    stopped: results.filter(({ stopped }) => stopped).length,
    chairs: counted(results, (result, seat) => String(result.chairs[seat])),
    kinds,
    seats: counted(results, (_, seat) => String(seat)),
    bots: counted(results, (result, seat) => lineUp.chairs[result.chairs[seat]].bot),
    counts: counts.map((players) => countFigures(players, withCount(players))),
    kindsByCount:
      counts.length === 1
        ? []
        : counts.flatMap((players) =>
            counted(withCount(players), (result, seat) => result.kinds[seat]).map((share) => ({ ...share, players })),
          ),
    winners: histogram(results.map(({ winners }) => winners.length)),
    length: lengthFigures(results),
    pairs: pairRows(results),
  };
}

function countFigures(players: number, results: readonly Played[]): CountFigures {
  const games = results.length;
  const units = results.reduce((sum, result) => sum + result.units, 0);
  const shared = results.filter(({ winners }) => winners.length > 1).length;
  return {
    players,
    games,
    length: games === 0 ? 0 : rounded(units / games, 2),
    shared: games === 0 ? 0 : rounded(shared / games),
  };
}

function lengthFigures(results: readonly Played[]): LengthFigures {
  const lengths = results.map(({ units }) => units).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
  const sum = lengths.reduce((a, b) => a + b, 0);
  return {
    mean: lengths.length === 0 ? 0 : rounded(sum / lengths.length, 2),
    from: at(0.25),
    middle: at(0.5),
    to: at(0.75),
    bars: histogram(lengths, 24),
  };
}

function differencesOf(study: Study, first: Results, other: Results, lineUp: number): Difference[] {
  const chairs = Math.min(study.lineUps[0].chairs.length, study.lineUps[lineUp].chairs.length);
  if (chairs === 1) return [];
  return Array.from({ length: chairs }, (_, chair) =>
    study.sameShuffles ? paired(first, other, lineUp, chair) : unpaired(first, other, lineUp, chair),
  ).filter(({ games }) => games > 1);
}

function paired(first: Results, other: Results, lineUp: number, chair: number): Difference {
  let games = 0;
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < Math.min(first.length, other.length); n++) {
    const [one, two] = [first[n], other[n]];
    if (one === undefined || two === undefined) continue;
    const d = partsOf(two, two.chairs.indexOf(chair)) - partsOf(one, one.chairs.indexOf(chair));
    games++;
    sum += d;
    squares += d * d;
  }
  const mean = games === 0 ? 0 : sum / games / PARTS;
  const variance = games === 0 ? 0 : squares / games / PARTS / PARTS - mean * mean;
  return withError(lineUp, chair, games, mean, Math.sqrt(Math.max(0, variance) / Math.max(1, games)), true);
}

function unpaired(first: Results, other: Results, lineUp: number, chair: number): Difference {
  const shares = [first, other].map((results) => {
    const known = results.filter((one) => one !== undefined);
    const parts = known.reduce((sum, one) => sum + partsOf(one, one.chairs.indexOf(chair)), 0);
    const share = known.length === 0 ? 0 : parts / PARTS / known.length;
    return { games: known.length, share, variance: (share * (1 - share)) / Math.max(1, known.length) };
  });
  const [one, two] = shares;
  const error = Math.sqrt(one.variance + two.variance);
  return withError(lineUp, chair, Math.min(one.games, two.games), two.share - one.share, error, false);
}

function withError(
  lineUp: number,
  chair: number,
  games: number,
  mean: number,
  error: number,
  isPaired: boolean,
): Difference {
  return {
    lineUp,
    chair,
    games,
    mean: rounded(mean),
    low: rounded(mean - Z * error),
    high: rounded(mean + Z * error),
    paired: isPaired,
  };
}
