/** Plots as HTML and SVG. Words are HTML, so that they stay readable on a phone; only marks are SVG. */

import type { Row } from "@hypergate/games/study";
import type { Language } from "@hypergate/kernel";
import { EVERYBODY, percent, type Say, type Section } from "./summary.ts";

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** A strip with its own horizontal scale, 0 to 100, at any screen width. */
function strip(marks: string): string {
  return `<svg class="strip" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${marks}</svg>`;
}

function upright(kind: string, x: number): string {
  return `<path class="${kind}" d="M${x.toFixed(2)} 0V10"/>`;
}

/** Rates with their confidence intervals, one row each. */
export function dots({ rows, named, per }: Section, language: Language, say: Say): string {
  const marks = rows.flatMap(({ low = 0, high = 1, expected = 0 }) => [low, high, expected]);
  const from = Math.floor(10 * Math.min(...marks)) / 10;
  const to = Math.max(from + 0.1, Math.ceil(10 * Math.max(...marks)) / 10);
  const at = (share: number) => (100 * (share - from)) / (to - from);
  const hasPoints = rows.some(({ points }) => points !== undefined);
  const ticks = Array.from({ length: Math.round(10 * (to - from)) - 1 }, (_, i) => from + (i + 1) / 10);
  const grid = ticks.map((tick) => upright("grid", at(tick))).join("");
  const line = (row: Row) => {
    const { item, games, wins = 0, rate = 0, low = 0, high = 1, expected = 0, points } = row;
    const [kind, mark] = markOf(row);
    const mean = upright("mean", at(expected));
    const whisker = `<path class="whisker" d="M${at(low).toFixed(2)} 5H${at(high).toFixed(2)}"/>`;
    const dot = `<path class="dot" d="M${at(rate).toFixed(2)} 5h.01"/>`;
    const won = `<b>${mark}${percent(rate, language)}</b> <small>${inDigits(wins, language)} / ${inDigits(games, language)}</small>`;
    const last = hasPoints ? `<td class="n">${(points ?? 0).toLocaleString(language)}</td>` : "";
    return `<tr class="${kind}"><th scope="row">${escaped(named(item))}</th><td>${strip(grid + mean + whisker + dot)}</td><td class="n">${won}</td>${last}</tr>`;
  };
  const axis = `<span class="axis"><span>${percent(from, language, 0)}</span><span>${percent(to, language, 0)}</span></span>`;
  const head = `<tr><td></td><td>${axis}</td><td class="n"><small>${say("column.wins")} / ${say(`column.${per ?? "games"}`)}</small></td>${hasPoints ? `<td class="n"><small>${say("column.points")}</small></td>` : ""}</tr>`;
  return `<table class="dots"><thead>${head}</thead><tbody>${rows.map(line).join("\n")}</tbody></table>`;
}

/** One row per item, one column per player count; the first row is the total. */
export function byCount({ rows, named }: Section, language: Language, say: Say): string {
  const counts = [...new Set(rows.map(({ beside = "" }) => beside))];
  const items = [...new Set(rows.map(({ item }) => item))];
  const [all, ...kinds] = items.map((item) => counts.map((count) => rowOf(rows, item, count)));
  const cell = (row: Row | undefined) => {
    if (row === undefined) return `<td class="n">–</td>`;
    const [kind, mark] = markOf(row);
    return `<td class="n ${kind}"><b>${mark}${percent(row.rate ?? 0, language)}</b>${spreadOf(row, language)}</td>`;
  };
  const line = (item: string, cells: readonly (Row | undefined)[]) =>
    `<tr><th scope="row">${escaped(named(item))}</th>${cells.map(cell).join("")}</tr>`;
  const head = counts.map((count) => `<th scope="col" class="n">${say("players.count", { n: Number(count) })}</th>`);
  const best = (cells: readonly (Row | undefined)[]) => cells[0]?.rate ?? 0;
  const sorted = kinds.toSorted((a, b) => best(b) - best(a));
  const body = sorted.map((cells) => line(cells.find((one) => one !== undefined)?.item ?? "", cells));
  return `<table class="dots counts"><thead><tr><td></td>${head.join("")}</tr></thead><tbody>${[line(EVERYBODY, all), ...body].join("\n")}</tbody></table>`;
}

function rowOf(rows: readonly Row[], item: string, count: string): Row | undefined {
  return rows.find((row) => row.item === item && row.beside === count);
}

/** Half the width of the confidence interval; nothing for a rate without one. */
function spreadOf({ low, high }: Row, language: Language): string {
  if (low === undefined || high === undefined) return "";
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return ` <small>±${(50 * (high - low)).toLocaleString(language, digits)}</small>`;
}

/** Whether a rate is clearly above or below the expected one, as a class and a sign. */
function markOf({ low = 0, high = 1, expected = 0 }: Row): readonly [kind: string, mark: string] {
  return low > expected ? ["up", "▲ "] : high < expected ? ["down", "▼ "] : ["even", ""];
}

function inDigits(n: number, language: Language): string {
  return n.toLocaleString(language);
}

/** A few bars are horizontal, each with its name; many are vertical, with a scale below. */
export function bars(section: Section, language: Language): string {
  return section.rows.length <= 8 ? lyingBars(section, language) : standingBars(section, language);
}

function lyingBars({ rows, named }: Section, language: Language): string {
  const all = rows.reduce((sum, { games }) => sum + games, 0);
  const most = Math.max(...rows.map(({ games }) => games));
  const line = ({ item, games }: Row) => {
    const bar = `<rect class="bar" y="1" height="8" width="${((100 * games) / most).toFixed(2)}"/>`;
    return `<tr><th scope="row">${escaped(named(item))}</th><td>${strip(bar)}</td><td class="n"><b>${percent(games / all, language)}</b> <small>${inDigits(games, language)}</small></td></tr>`;
  };
  return `<table class="dots"><tbody>${rows.map(line).join("\n")}</tbody></table>`;
}

function standingBars({ rows, named, title }: Section, language: Language): string {
  const most = Math.max(...rows.map(({ games }) => games));
  const every = Math.ceil(rows.length / 8);
  const rect = ({ item, games }: Row, i: number) => {
    const height = (100 * games) / most;
    return `<rect class="bar" x="${i * 10 + 1}" y="${(100 - height).toFixed(2)}" width="8" height="${height.toFixed(2)}"><title>${escaped(named(item))}: ${inDigits(games, language)}</title></rect>`;
  };
  const last = rows.length - 1;
  const isLabelled = (item: string, i: number) =>
    item.endsWith("+") ? true : i % every === 0 && (last - i >= every / 2 || !rows[last].item.endsWith("+"));
  const label = ({ item }: Row, i: number) =>
    `<span>${isLabelled(item, i) ? escaped(named(item).split("–")[0]) : ""}</span>`;
  const svg = `<svg class="tower" viewBox="0 0 ${rows.length * 10} 100" preserveAspectRatio="none" role="img" aria-label="${escaped(title)}">${rows.map(rect).join("")}</svg>`;
  return `<div class="histogram"><small>${inDigits(most, language)}</small>${svg}<div class="scale">${rows.map(label).join("")}</div></div>`;
}
