import { type Card, DESIGN, type State } from "@hypergate/race";

export const STRATEGIES = ["military", "produce-consume", "novelty", "genes", "alien", "mixed"] as const;
export type Strategy = (typeof STRATEGIES)[number];

const KINDS = ["novelty", "genes", "alien"] as const;

/** A tableau has a theme if so many of its worlds follow it, and at least this share of them. */
const THEME_WORLDS = 3;
const THEME_SHARE = 0.4;
/** Chips of this share of all points mean that the points were made by consuming. */
const CHIP_SHARE = 0.4;

/**
 * How a tableau made its points, judged by what lies there at the end: chips before worlds, because they are points
 * and worlds only a way to them; then the theme that most of its worlds follow, military before any kind of good.
 */
export function strategyOf(tableau: readonly Card[], chips: number, points: number): Strategy {
  if (points > 0 && chips / points >= CHIP_SHARE) return "produce-consume";
  const worlds = tableau.map((card) => DESIGN[card]).filter(({ type }) => type === "world");
  const counts: [Strategy, number][] = [
    ["military", worlds.filter(({ military }) => military === true).length],
    ...KINDS.map((kind): [Strategy, number] => [kind, worlds.filter(({ good }) => good === kind).length]),
  ];
  const [strategy, n] = counts.reduce((best, one) => (one[1] > best[1] ? one : best));
  return n >= THEME_WORLDS && n >= THEME_SHARE * worlds.length ? strategy : "mixed";
}

/** By seat: the strategy, the 6-cost developments in the tableau and the goals held at the end. */
export function raceFacts({ table }: State): Record<string, string[]>[] {
  return table.players.map(({ tableau, chips }, seat) => ({
    strategy: [strategyOf(tableau, chips, table.result?.totals[seat] ?? 0)],
    sixes: tableau
      .map((card) => DESIGN[card])
      .filter(({ type, cost }) => type === "development" && cost === 6)
      .map(({ id }) => id),
    goals: [
      ...table.firstGoals.filter(({ scored }) => scored.includes(seat)),
      ...table.mostGoals.filter(({ holder }) => holder === seat),
    ].map(({ id }) => id),
  }));
}
