/** What may be concluded from a study, and what not yet. Never that one is better while the intervals of two overlap. */
import type { Figures, Results, Share } from "./figures.ts";
import type { Played } from "./play.ts";
import type { Study } from "./study.ts";

export interface Verdict {
  /** Items that win clearly more than their fair share, and those that win clearly less. */
  readonly more: readonly string[];
  readonly less: readonly string[];
  /** Two neighbours in the order of shares whose intervals overlap, and how many games more would tell them apart. */
  readonly open?: { readonly one: string; readonly other: string; readonly games: number };
}

/** With fewer games nothing is said. */
export const LEAST_GAMES = 50;
/** With more games to come than this, two items are as good as equal. */
const TOO_MANY = 200_000;
const Z = 1.959964;

export function verdictOn(shares: readonly Share[]): Verdict {
  const known = shares.filter(({ games }) => games >= LEAST_GAMES);
  return {
    more: known.filter(({ low, fair }) => low > fair).map(({ item }) => item),
    less: known.filter(({ high, fair }) => high < fair).map(({ item }) => item),
    ...openBetween(known),
  };
}

function openBetween(shares: readonly Share[]): Pick<Verdict, "open"> {
  const sorted = shares.toSorted((a, b) => b.share - a.share || (a.item < b.item ? -1 : 1));
  for (let i = 0; i + 1 < sorted.length; i++) {
    const [one, other] = [sorted[i], sorted[i + 1]];
    if (one.low > other.high) continue;
    return { open: { one: one.item, other: other.item, games: gamesMore(one, other) } };
  }
  return {};
}

/** So many games more until the intervals would part, if the shares stayed as they are; 0 if that is out of reach. */
function gamesMore(one: Share, other: Share): number {
  const gap = one.share - other.share;
  if (gap <= 0) return 0;
  const spread = ({ share }: Share) => Math.sqrt(share * (1 - share));
  const needed = ((Z * (spread(one) + spread(other))) / gap) ** 2;
  const more = needed - Math.min(one.games, other.games);
  return more > TOO_MANY ? 0 : Math.max(100, Math.ceil(more / 100) * 100);
}

/** Single games worth looking at, by job. */
export interface Notable {
  readonly closest?: number;
  readonly shortest?: number;
  readonly longest?: number;
  /** The one with most winners, where there are several. */
  readonly crowded?: number;
}

export function notableIn(results: Results): Notable {
  const jobs = [...results.keys()].filter((job) => (results[job]?.winners.length ?? 0) > 0);
  const best = (of: (played: Played) => number): number | undefined =>
    jobs.reduce<number | undefined>((found, job) => {
      const value = of(results[job] as Played);
      return found === undefined || value > of(results[found] as Played) ? job : found;
    }, undefined);
  const crowded = best(({ winners }) => winners.length);
  return defined({
    closest: best((played) => -marginOf(played)),
    shortest: best(({ units }) => -units),
    longest: best(({ units }) => units),
    crowded: crowded === undefined || (results[crowded]?.winners.length ?? 0) < 2 ? undefined : crowded,
  });
}

/** How far the best of those who did not win was behind; of equal margins that of a longer game counts less. */
function marginOf({ winners, standing, units }: Played): number {
  const lowest = Math.min(...winners.map((seat) => standing[seat] ?? 0));
  const others = standing.filter((_, seat) => !winners.includes(seat));
  return others.length === 0 ? Number.MAX_SAFE_INTEGER : lowest - Math.max(...others) - units / 10_000;
}

function defined(notable: { readonly [name in keyof Notable]: number | undefined }): Notable {
  return Object.fromEntries(Object.entries(notable).filter(([, job]) => job !== undefined)) as Notable;
}

/** The shares a study is read by: of chairs where they differ, otherwise of what was dealt. */
export function mainShares(study: Study, figures: Figures, lineUp: number): readonly Share[] {
  const { chairs, kinds } = figures.lineUps[lineUp];
  return study.lineUps[lineUp].chairs.length > 1 ? chairs : kinds;
}
