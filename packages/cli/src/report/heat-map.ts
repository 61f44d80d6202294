/** The matrix of all pairs, and below it the same for each alien in words. */

import { mean, neighboursOf, type Row, surprise, wilson } from "@hypergate/games/study";
import type { Language } from "@hypergate/kernel";
import { escaped } from "./draw.ts";
import { percent, type Say, type Section } from "./summary.ts";

const CELL = 14;
const LABEL = 104;

const SHADES = ["warm3", "warm2", "warm1", "even", "cool1", "cool2", "cool3"];
const LEGEND = `<p class="legend"><small>−3</small><svg class="heat" width="98" height="13" aria-hidden="true">${SHADES.map((kind, i) => `<path class="${kind}" d="M${i * CELL} 0h13v13h-13z"/>`).join("")}</svg><small>+3</small></p>`;

/** One path per colour keeps the page small. */
export function heatMap(section: Section, least: number): string {
  const { rows, named, title } = section;
  const items = byName(section).map(({ item }) => item);
  const place = new Map(items.map((item, i) => [item, LABEL + i * CELL]));
  const squares = new Map<string, string>();
  for (const row of rows) {
    const [y, x] = [place.get(row.item), place.get(row.beside ?? "")];
    if (x === undefined || y === undefined || row.games < least) continue;
    const kind = shade(surprise(row));
    squares.set(kind, `${squares.get(kind) ?? ""}M${x} ${y}h13v13h-13z`);
  }
  const size = LABEL + items.length * CELL + 2;
  const paths = [...squares].sort().map(([kind, d]) => `<path class="${kind}" d="${d}"/>`);
  const labels = items.map((item) => {
    const at = (place.get(item) ?? 0) + 10;
    const name = escaped(named(item));
    return `<text x="${LABEL - 6}" y="${at}" text-anchor="end">${name}</text><text transform="translate(${at} ${LABEL - 6}) rotate(-90)">${name}</text>`;
  });
  return `${LEGEND}<div class="wide"><svg class="heat" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" role="img" aria-label="${escaped(title)}">${paths.join("")}${labels.join("")}</svg></div>`;
}

/** The single items, sorted by name. */
function byName({ own = [], named }: Section): Row[] {
  return own.toSorted((a, b) => (named(a.item) < named(b.item) ? -1 : 1));
}

/** `even`, or `cool` and `warm` in three steps. */
function shade(errors: number): string {
  const step = Math.min(3, Math.floor(Math.abs(errors)));
  return step === 0 ? "even" : `${errors > 0 ? "cool" : "warm"}${step}`;
}

/** How often a pair met on average, and the error of its rate in percentage points. */
function chanceOf(rows: readonly Row[]): { games: number; error: number } {
  const games = mean(rows.map((row) => row.games));
  const { low, high } = wilson(games / 2, games);
  return { games: Math.round(games), error: Math.round(50 * (high - low)) };
}

/** Five neighbours of each kind for every alien. */
export function neighbourLists(section: Section, least: number, language: Language, say: Say): string {
  const { rows, named } = section;
  const list = (heading: string, neighbours: readonly Row[], share: (row: Row) => number) =>
    neighbours.length === 0
      ? ""
      : `<p><small>${heading}</small> ${neighbours.map((row) => `${escaped(named(row.beside ?? ""))}&nbsp;<b>${percent(share(row), language, 0)}</b>`).join(", ")}</p>`;
  const won = ({ wins = 0, games }: Row) => wins / games;
  const card = ({ item, rate = 0 }: Row) => {
    const { best, worst, together } = neighboursOf(rows, item, least);
    const lists = [
      list(say("lists.best"), best, won),
      list(say("lists.worst"), worst, won),
      list(say("lists.together"), together, (row) => (row.together ?? 0) / row.games),
    ].join("");
    return lists === ""
      ? ""
      : `<article><h3>${escaped(named(item))} <small>${percent(rate, language)}</small></h3>${lists}</article>`;
  };
  const cards = byName(section).map(card).join("\n");
  return `<p class="note">${say("lists.note", chanceOf(rows))}</p><div class="cards">${cards}</div>`;
}
