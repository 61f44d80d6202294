/** The content of a report before it is drawn: figures by section, and the words around them. */

import { histogram, mean, type Row, rounded, Tally } from "@hypergate/games/study";
import { type Language, type Params, phrase } from "@hypergate/kernel";
import type { GameResult, SimOptions } from "../sim.ts";
import { type TextId, texts } from "./texts.ts";

/** How a section is drawn. */
export type Plot = "dots" | "bars" | "pairs" | "counts" | "words";

export interface Section {
  readonly id: string;
  readonly plot: Plot;
  readonly title: string;
  readonly note: string;
  readonly rows: readonly Row[];
  /** What is counted: seats, where several players of a game may have the same item; otherwise games. */
  readonly per?: "seats";
  /** The overall mean, for dot plots. */
  readonly mean?: number;
  /** The single items, for pairs. */
  readonly own?: readonly Row[];
  /** What an item is called. */
  readonly named: (item: string) => string;
}

export interface Tile {
  readonly value: string;
  readonly label: string;
}

export type Say = (id: TextId, params?: Params) => string;

/** The item that stands for all items together. */
export const EVERYBODY = "all";

/** What every section is made from. */
export interface Source {
  readonly options: SimOptions;
  readonly results: readonly GameResult[];
  readonly unit: "encounters" | "rounds";
  readonly language: Language;
  readonly say: Say;
}

export function sayIn(language: Language): Say {
  return (id, params = {}) =>
    phrase(language, texts[id][language], params, (value) =>
      typeof value === "number" ? value.toLocaleString(language) : String(value),
    );
}

export function percent(share: number, language: Language, places = 1): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return `${(100 * share).toLocaleString(language, digits)}\u00a0%`;
}

/** Wins per seat and game overall. */
export function meanRate({ results }: Pick<Source, "results">): number {
  const wins = results.reduce((sum, { winners }) => sum + winners.length, 0);
  const seats = results.reduce((sum, { bots }) => sum + bots.length, 0);
  return wins / seats;
}

/** The same by player count. */
function meansByCount({ results }: Pick<Source, "results">): ReadonlyMap<number, number> {
  const byCount = Map.groupBy(results, ({ bots }) => bots.length);
  return new Map([...byCount].map(([players, some]) => [players, meanRate({ results: some })]));
}

/** Counts every seat of every game under the items that `itemsOf` gives it. */
export function counted(
  source: Pick<Source, "results">,
  itemsOf: (result: GameResult, seat: number) => readonly string[],
): Row[] {
  const { results } = source;
  const means = meansByCount(source);
  const tally = new Tally();
  for (const result of results)
    for (let seat = 0; seat < result.bots.length; seat++)
      for (const item of itemsOf(result, seat))
        tally.add(item, result.winners.includes(seat), means.get(result.bots.length) ?? 0, result.scores[seat] ?? 0);
  return tally.rows(results.some(({ scores }) => scores.length > 0));
}

/**
 * Who wins at which player count: one row per item and count, after one for all items. With only one count there is
 * nothing to compare.
 */
export function playersSection(source: Source, named: (item: string) => string): Section {
  const { results, options, say } = source;
  const counts = options.players.toSorted((a, b) => a - b);
  const rows = counts.flatMap((players) => {
    const some = { results: results.filter(({ bots }) => bots.length === players) };
    const all = counted(some, () => [EVERYBODY]).map((row) => (isFixed(some.results) ? exactly(row) : row));
    const kinds = counts.length > 1 ? counted(some, ({ kinds }, seat) => [kinds[seat]]) : [];
    return [...all, ...kinds].map((row) => ({ ...row, beside: String(players) }));
  });
  return {
    id: "players",
    plot: counts.length > 1 ? "counts" : "words",
    title: say("players.title"),
    note: counts.length > 1 ? say("players.note") : say("players.one", { players: counts[0] }),
    rows,
    per: "seats",
    named: (item) => (item === EVERYBODY ? say("players.all") : named(item)),
  };
}

/** Whether all games have the same number of winners, so that the overall win rate has no random error. */
function isFixed(results: readonly GameResult[]): boolean {
  return new Set(results.map(({ winners }) => winners.length)).size === 1;
}

function exactly({ low, high, ...row }: Row): Row {
  return row;
}

/**
 * How many winners, how long, by seat, and by bot where there are several. `unequal` are the settings that make seats
 * unequal.
 */
export function commonSections(source: Source, unequal: readonly string[] = []): Section[] {
  const { results, options, say } = source;
  const average = meanRate(source);
  const seats = counted(source, (_, seat) => [String(seat + 1)]).sort((a, b) => Number(a.item) - Number(b.item));
  const sections: Section[] = [
    {
      id: "winners",
      plot: "bars",
      title: say("winners.title"),
      note: say("winners.note"),
      rows: histogram(results.map(({ winners }) => winners.length)),
      named: (item) => say("winners", { n: Number(item) }),
    },
    lengthSection(source),
    {
      id: "seats",
      plot: "dots",
      title: say("seats.title"),
      note: say("seats.note", { unequal: askedOf(source, unequal) }),
      rows: seats,
      mean: average,
      named: (item) => say("seat", { n: Number(item) }),
    },
  ];
  if (new Set(options.bots).size > 1)
    sections.push({
      id: "bots",
      plot: "dots",
      title: say("bots.title"),
      note: say("bots.note"),
      rows: counted(source, ({ bots }, seat) => [bots[seat]]),
      per: "seats",
      mean: average,
      named: (item) => item,
    });
  return sections;
}

/** The settings among these that were chosen and are not off. */
function askedOf({ options }: Source, names: readonly string[]): string {
  return Object.entries(options.settings)
    .filter(([name, value]) => names.includes(name) && value !== "none" && value !== false)
    .map(([name, value]) => `${name}=${value}`)
    .join(", ");
}

function lengthSection({ results, unit, say }: Source): Section {
  const lengths = results.map(({ units }) => units);
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {
    id: "length",
    plot: "bars",
    title: say("length.title"),
    note: say("length.note", { unit, mean: rounded(mean(lengths), 1), from: at(0.25), to: at(0.75) }),
    rows: histogram(lengths),
    named: (item) => item,
  };
}
