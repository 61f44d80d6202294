/** The conclusions of a study in words. */
import { LEAST_GAMES, type Share, verdictOn } from "@hypergate/games/study";
import type { Language } from "@hypergate/kernel";
import { translate } from "../words/words.ts";

/** More names than this are counted, not listed. */
const MOST_NAMES = 3;

export function percent(language: Language, share: number, places = 0): string {
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(share);
}

export function number(language: Language, n: number, places = 0): string {
  return n.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** With a sign, in points of a hundred. */
export function signed(language: Language, share: number): string {
  return (100 * share).toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
}

export function verdictWords(language: Language, shares: readonly Share[], named: (item: string) => string): string {
  if (!shares.some(({ games }) => games >= LEAST_GAMES)) return translate(language, "lab.few");
  const { more, less, open } = verdictOn(shares);
  const shareOf = (item: string) => shares.find((one) => one.item === item)?.share ?? 0;
  const list = (items: readonly string[], sign: 1 | -1) =>
    listed(language, items.toSorted((a, b) => sign * (shareOf(b) - shareOf(a))).map(named));
  const said: string[] = [];
  if (more.length > 0) said.push(translate(language, "lab.more", { names: list(more, 1), n: more.length }));
  if (less.length > 0) said.push(translate(language, "lab.less", { names: list(less, -1), n: less.length }));
  // With many items there is always a pair whose intervals overlap; it would say nothing.
  if (open !== undefined && shares.length <= 6)
    said.push(translate(language, "lab.open", { one: named(open.one), other: named(open.other), games: open.games }));
  return said.length === 0 ? translate(language, "lab.even") : said.join(" ");
}

function listed(language: Language, names: readonly string[]): string {
  const shown = names.length > MOST_NAMES + 1 ? names.slice(0, MOST_NAMES) : names;
  const rest = names.length - shown.length;
  const all = rest === 0 ? shown : [...shown, translate(language, "lab.others", { n: rest })];
  return new Intl.ListFormat(language, { type: "conjunction" }).format(all);
}
