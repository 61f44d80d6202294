/** The report as one HTML file that needs nothing else. */
import { LEAST_GAMES } from "./cosmic.ts";
import { bars, byCount, dots, escaped } from "./draw.ts";
import { heatMap, neighbourLists } from "./heat-map.ts";
import { STYLE } from "./style.ts";
import { percent, type Section, type Source, type Tile } from "./summary.ts";

export interface PageParts {
  readonly title: string;
  /** How the games were played. */
  readonly lead: string;
  readonly tiles: readonly Tile[];
  readonly sections: readonly Section[];
  /** How the table was set. */
  readonly settings: string;
  /** The command that gives the same page. */
  readonly command: string;
  /** Where the same numbers are. */
  readonly files: string;
}

export function page(source: Source, parts: PageParts): string {
  const { title, lead, tiles, sections, settings, command, files } = parts;
  const { language, say } = source;
  const tile = ({ value, label }: Tile) => `<div><b>${escaped(value)}</b><span>${escaped(label)}</span></div>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<body>
<header><h1>${escaped(title)}</h1>
<p>${escaped(lead)}</p>
<div class="tiles">${tiles.map(tile).join("")}</div></header>
<main>
${sections.map((section) => drawnSection(source, section)).join("\n")}
</main>
<footer><p>${escaped(settings)}</p><p>${say("again")}: <code>${escaped(command)}</code></p><p>${escaped(files)}</p></footer>
</body>
</html>
`;
}

function drawnSection(source: Source, section: Section): string {
  const { language, say } = source;
  const { id, plot, title, note, per = "games", mean = 0 } = section;
  const counts = source.options.players.length > 1 ? "several" : "one";
  const hint = plot === "dots" ? ` ${say("read.dots", { mean: percent(mean, language), per, counts })}` : "";
  return `<section id="${id}"><h2>${escaped(title)}</h2><p class="note">${escaped(note + hint)}</p>
${drawnRows(source, section)}
</section>`;
}

function drawnRows({ language, say }: Source, section: Section): string {
  if (section.rows.length === 0) return `<p class="note">${say("nothing")}</p>`;
  switch (section.plot) {
    case "dots":
      return dots(section, language, say);
    case "bars":
      return bars(section, language);
    case "pairs":
      return heatMap(section, LEAST_GAMES) + neighbourLists(section, LEAST_GAMES, language, say);
    case "counts":
      return byCount(section, language, say);
    case "words":
      return "";
  }
}
