/** `hypergate sim --report`: a page to read, and the same numbers for programs. */
import { basename } from "node:path";
import { mean, type Row } from "@hypergate/games/study";
import type { Language } from "@hypergate/kernel";
import { gameNamed, type SimOptions, type Simulated } from "../sim.ts";
import type { Report } from "../sim-summary.ts";
import { cosmicSections } from "./cosmic.ts";
import { type ReportFiles, writeReport } from "./files.ts";
import { page } from "./page.ts";
import { raceSections } from "./race.ts";
import { commonSections, percent, type Section, type Source, sayIn, type Tile } from "./summary.ts";

/** The default language of a report. */
export const USUAL_LANGUAGE: Language = "en";

const SECTIONS: Readonly<Record<string, (source: Source) => Section[]>> = {
  cosmic: cosmicSections,
  race: raceSections,
};

/** Writes the three files. The same games give the same files, however they were played. */
export function report(
  options: SimOptions,
  { results }: Simulated,
  { hash, endedByLimit, settled }: Report,
  language: Language,
  files: ReportFiles,
): void {
  const { title, unit } = gameNamed(options.game);
  const say = sayIn(language);
  const source: Source = { options, results, unit, language, say };
  const sections = (SECTIONS[options.game] ?? commonSections)(source);
  const html = page(source, {
    title: say("title", { n: results.length, game: title[language] }),
    lead: say("how", {
      players: options.players.join(", "),
      bots: [...new Set(options.bots)].join(", "),
      seed: options.seed,
      settings: listed(options.settings),
    }),
    tiles: tiles(source, sections, endedByLimit),
    sections,
    settings: say("settings", { settings: listed(settled) }),
    command: commandOf(options, language, basename(files.html)),
    files: say("files", { csv: basename(files.csv), json: basename(files.json) }),
  });
  writeReport(files, html, { ...options, settled, endedByLimit, hash }, sections);
}

function listed(settings: Readonly<Record<string, unknown>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(", ");
}

/** The most important figures. */
function tiles(
  { results, unit, language, say }: Source,
  [first, ...rest]: readonly Section[],
  stopped: number,
): Tile[] {
  const oneDigit = (n: number) => n.toLocaleString(language, { maximumFractionDigits: 1 });
  const lengths = results.map(({ units }) => units);
  const scores = results.flatMap((result) => result.scores);
  const shared = results.filter(({ winners }) => winners.length > 1).length;
  // Only clear cases: a single lost game makes nothing the worst.
  const above = ({ low = 0, expected = 0 }: Row) => low - expected;
  const below = ({ high = 1, expected = 0 }: Row) => expected - high;
  const best = first.rows.toSorted((a, b) => above(b) - above(a))[0];
  const worst = first.rows.toSorted((a, b) => below(b) - below(a))[0];
  const all: Tile[] = [{ value: oneDigit(mean(lengths)), label: say("tile.length", { unit }) }];
  if (rest.length > 0 && best !== undefined && worst !== undefined)
    all.push(
      { value: first.named(best.item), label: say("tile.best", { rate: percent(best.rate ?? 0, language) }) },
      { value: first.named(worst.item), label: say("tile.worst", { rate: percent(worst.rate ?? 0, language) }) },
    );
  all.push({ value: percent(shared / results.length, language), label: say("tile.shared") });
  if (scores.length > 0) all.push({ value: oneDigit(mean(scores)), label: say("tile.points") });
  if (stopped > 0) all.push({ value: oneDigit(stopped), label: say("tile.stopped") });
  return all;
}

function commandOf(
  { game, games, players, seed, bots, settings }: SimOptions,
  language: Language,
  file: string,
): string {
  const quoted = (text: string) => (/^[\w./=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  const sets = Object.entries(settings).map(([name, value]) => `--set ${quoted(`${name}=${value}`)}`);
  return [
    `npx hypergate sim ${game} --games ${games} --players ${players.join(",")} --seed ${quoted(seed)} --bots ${bots.join(",")}`,
    ...sets,
    ...(language === USUAL_LANGUAGE ? [] : [`--language ${language}`]),
    `--report ${quoted(file)}`,
  ].join(" ");
}
