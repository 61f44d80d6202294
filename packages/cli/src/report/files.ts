import { accessSync, constants, existsSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Row } from "@hypergate/games/study";
import { Failure } from "../failure.ts";
import type { Section } from "./summary.ts";

export interface ReportFiles {
  readonly html: string;
  readonly csv: string;
  readonly json: string;
}

/** The three files of a report. Fails now, and not after hours of play, if they cannot be written. */
export function reportFiles(html: string): ReportFiles {
  if (!/[^/\\]\.html$/.test(html)) throw new Failure(`--report cannot be ${html}; allowed: a file that ends in .html`);
  const stem = html.slice(0, -".html".length);
  const files = { html, csv: `${stem}.csv`, json: `${stem}.json` };
  for (const file of Object.values(files)) checkWritable(file);
  return files;
}

/** Where the games of a report are kept until it is written. */
export function journalBeside({ html }: ReportFiles): string {
  return html.replace(/\.html$/, ".journal");
}

/** Throws a Failure unless the file can be written or created. */
export function checkWritable(file: string): void {
  const isThere = existsSync(file);
  try {
    accessSync(isThere ? file : dirname(resolve(file)), constants.W_OK);
  } catch {
    throw new Failure(`cannot write ${file}`);
  }
  if (isThere && !statSync(file).isFile()) throw new Failure(`cannot write ${file}`);
}

export function writeReport(files: ReportFiles, html: string, about: object, sections: readonly Section[]): void {
  const figures = Object.fromEntries(sections.map(({ id, rows }) => [id, rows]));
  const counted = Object.fromEntries(sections.map(({ id, per = "games" }) => [id, per]));
  writeFileSync(files.html, html);
  writeFileSync(files.csv, csv(sections));
  writeFileSync(files.json, `${JSON.stringify({ ...about, counted, figures }, undefined, 1)}\n`);
}

const COLUMNS = [
  "item",
  "beside",
  "games",
  "wins",
  "rate",
  "low",
  "high",
  "expected",
  "together",
  "points",
] as const satisfies readonly (keyof Row)[];

/** All sections in one table; cells without a figure are empty. */
function csv(sections: readonly Section[]): string {
  const lines = sections.flatMap(({ id, rows, per = "games" }) =>
    rows.map((row) => [id, ...COLUMNS.map((column) => cell(row[column] ?? "")), per].join(",")),
  );
  return `${[["section", ...COLUMNS, "counted"].join(","), ...lines].join("\r\n")}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
