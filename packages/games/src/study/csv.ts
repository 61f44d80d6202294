/** The figures of a study as a table for spreadsheets. */
import type { Figures, Share } from "./figures.ts";
import type { Row } from "./statistics.ts";
import type { Study } from "./study.ts";

const HEAD = ["lineUp", "section", "item", "beside", "games", "wins", "share", "low", "high", "fair", "standing"];

type Cell = string | number | undefined;

export function csvOf(study: Study, { lineUps, differences }: Figures): string {
  const lines: Cell[][] = [HEAD];
  for (const [i, figures] of lineUps.entries()) {
    const { chairs } = study.lineUps[i];
    const chairName = (item: string) => {
      const { kind, bot, powerless } = chairs[Number(item)];
      return `${kind ?? "dealt"} (${bot}${powerless === true ? ", powerless" : ""})`;
    };
    const shares = (section: string, some: readonly Share[], named = (item: string) => item) => {
      for (const one of some) lines.push([i + 1, section, named(one.item), undefined, ...figuresIn(one)]);
    };
    const rows = (section: string, some: readonly Row[]) => {
      for (const { item, beside, games, wins, rate, low, high, expected } of some)
        lines.push([i + 1, section, item, beside, games, wins, rate, low, high, expected, undefined]);
    };
    shares("chairs", figures.chairs, chairName);
    shares("kinds", figures.kinds);
    shares("bots", figures.bots);
    shares("seats", figures.seats, (item) => String(Number(item) + 1));
    for (const one of figures.kindsByCount) lines.push([i + 1, "players", one.item, one.players, ...figuresIn(one)]);
    rows("winners", figures.winners);
    rows("length", figures.length.bars);
    rows("pairs", figures.pairs);
  }
  for (const { lineUp, chair, games, mean, low, high } of differences)
    lines.push([
      lineUp + 1,
      "difference",
      String(chair + 1),
      1,
      games,
      undefined,
      mean,
      low,
      high,
      undefined,
      undefined,
    ]);
  return `${lines.map((line) => line.map(quoted).join(",")).join("\n")}\n`;
}

function figuresIn({ games, wins, share, low, high, fair, standing }: Share): Cell[] {
  return [games, wins, share, low, high, fair, standing];
}

function quoted(cell: Cell): string {
  const text = cell === undefined ? "" : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
