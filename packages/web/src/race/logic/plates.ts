/** How the tableaux of the others are laid out: columns and rows of plates, and what stands for cards that do not fit. */
import type { Card } from "@hypergate/race/client";
import type { Layout } from "../layout.ts";

export interface PlateGrid {
  readonly size: "small" | "medium" | "large";
  readonly columns: number;
  /** Never more rows than these. */
  readonly rows: number;
}

const DESK: readonly PlateGrid[] = [
  { size: "large", columns: 6, rows: 2 },
  { size: "medium", columns: 4, rows: 3 },
  { size: "small", columns: 3, rows: 4 },
  { size: "small", columns: 2, rows: 4 },
  { size: "small", columns: 2, rows: 4 },
];
const RAIL: readonly PlateGrid[] = [
  { size: "large", columns: 6, rows: 3 },
  { size: "large", columns: 4, rows: 4 },
  { size: "medium", columns: 3, rows: 5 },
  { size: "medium", columns: 3, rows: 5 },
  { size: "medium", columns: 2, rows: 6 },
];

export function plateGrid(layout: Layout, opponents: number): PlateGrid {
  const grids = layout === "rail" ? RAIL : DESK;
  return grids[Math.min(opponents, grids.length) - 1] ?? grids[0];
}

export interface PlateCards {
  readonly cards: readonly Card[];
  /** How many earlier ones are not among them. */
  readonly earlier: number;
}

/** The newest cards that fit; the first place then tells how many came earlier. */
export function shownCards(
  tableau: readonly Card[],
  { columns, rows }: Pick<PlateGrid, "columns" | "rows">,
): PlateCards {
  const most = columns * rows;
  if (tableau.length <= most) return { cards: tableau, earlier: 0 };
  return { cards: tableau.slice(-(most - 1)), earlier: tableau.length - (most - 1) };
}
