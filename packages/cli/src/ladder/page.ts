/** The result of a ladder as text and as one HTML file. */
import { type Language, phrase, type Said } from "@hypergate/kernel";
import { escaped } from "../report/draw.ts";
import { STYLE } from "../report/style.ts";
import type { LadderPlan } from "./play.ts";
import { type LadderGame, type Rating, shareOf } from "./ratings.ts";

export interface LadderResult {
  readonly plan: LadderPlan;
  readonly title: Said;
  readonly games: readonly LadderGame[];
  readonly ratings: readonly Rating[];
  /** The command that gives the same ladder. */
  readonly command: string;
}

const TITLE: Said = { en: "Ladder: {game}", ru: "Лестница: {game}" };
const LEAD: Said = {
  en: "{n, plural, one {# game} other {# games}} with {players} players: every bot has met every other one, with changing seats and the same deals for both sides. 400 points more mean ten times the chance to win; the mean is 1500. A shared victory counts in parts. Whiskers: 95 %.",
  ru: "{n, plural, one {# партия} few {# партии} many {# партий} other {# партии}}, игроков за столом: {players}. Каждый бот встретился с каждым, места менялись, расклады у обеих сторон одни и те же. Перевес в 400 очков — вдесятеро больше шансов на победу; среднее — 1500. Общая победа делится на части. Отрезки: 95 %.",
};
const WORDS = {
  ratings: { en: "Ratings", ru: "Рейтинг" },
  bot: { en: "Bot", ru: "Бот" },
  rating: { en: "Rating", ru: "Рейтинг" },
  games: { en: "Games", ru: "Партии" },
  won: { en: "Won", ru: "Побед" },
  even: { en: "if all were equal", ru: "при равной силе" },
  cross: { en: "Against each other", ru: "Друг против друга" },
  crossNote: {
    en: "Which share of all victories the bot of the row had in its games against that of the column.",
    ru: "Какая доля побед досталась боту в строке в партиях с ботом в столбце.",
  },
  again: { en: "The same again", ru: "То же ещё раз" },
} as const satisfies Readonly<Record<string, Said>>;

function order({ ratings }: LadderResult): readonly number[] {
  return ratings.map((_, bot) => bot).sort((a, b) => ratings[b].rating - ratings[a].rating);
}

/** A table for the terminal. */
export function ladderInLines(result: LadderResult, language: Language): readonly string[] {
  const { plan, ratings } = result;
  const width = Math.max(...plan.bots.map(({ length }) => length), WORDS.bot[language].length);
  return order(result).map((bot, place) => {
    const { rating, low, high, games, won, even } = ratings[bot];
    const interval = `${Math.round(low)}–${Math.round(high)}`;
    const share = `${won.toFixed(1)}/${games} (${WORDS.even[language]}: ${even.toFixed(1)})`;
    return `${place + 1}. ${plan.bots[bot].padEnd(width)}  ${Math.round(rating)}  ${interval.padEnd(11)}  ${share}`;
  });
}

export function ladderPage(result: LadderResult, language: Language): string {
  const { plan, title, games, ratings, command } = result;
  const t = (said: Said, params = {}) => escaped(phrase(language, said[language], params, String));
  const places = order(result);
  const least = Math.min(...ratings.map(({ low }) => low));
  const most = Math.max(...ratings.map(({ high }) => high), least + 1);
  const at = (points: number) => (100 * (points - least)) / (most - least);
  const name = t(TITLE, { game: title[language] });
  const row = (bot: number) => {
    const { rating, low, high, games: played, won, even } = ratings[bot];
    const strip = `<svg class="strip" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true"><path class="whisker" vector-effect="non-scaling-stroke" d="M${at(low)} 10H${at(high)}"/><path class="dot" vector-effect="non-scaling-stroke" d="M${at(rating)} 10h0"/></svg>`;
    return `<tr><th scope="row">${escaped(plan.bots[bot])}</th><td>${strip}</td><td class="n"><b>${Math.round(rating)}</b> <small>${Math.round(low)}–${Math.round(high)}</small></td><td class="n">${won.toFixed(1)}/${played} <small>${t(WORDS.even)}: ${even.toFixed(1)}</small></td></tr>`;
  };
  const cell = (a: number, b: number) => {
    if (a === b) return "<td></td>";
    const met = games.filter(({ seats }) => seats.includes(a) && seats.includes(b));
    const share = met.reduce((sum, game) => sum + shareOf(game, a), 0) / Math.max(1, met.length);
    return `<td class="n">${Math.round(100 * share)} %</td>`;
  };
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${name}</title>
<style>${STYLE}</style>
<body>
<header><h1>${name}</h1><p>${t(LEAD, { n: games.length, players: plan.players })}</p></header>
<main>
<section><h2>${t(WORDS.ratings)}</h2><div class="wide"><table class="dots"><thead><tr><th>${t(WORDS.bot)}</th><td></td><th class="n">${t(WORDS.rating)}</th><th class="n">${t(WORDS.won)}</th></tr></thead><tbody>${places.map(row).join("")}</tbody></table></div></section>
<section><h2>${t(WORDS.cross)}</h2><p class="note">${t(WORDS.crossNote)}</p><div class="wide"><table class="dots counts"><thead><tr><th></th>${places.map((bot) => `<th class="n" scope="col">${escaped(plan.bots[bot])}</th>`).join("")}</tr></thead><tbody>${places.map((a) => `<tr><th scope="row">${escaped(plan.bots[a])}</th>${places.map((b) => cell(a, b)).join("")}</tr>`).join("")}</tbody></table></div></section>
</main>
<footer><p>${t(WORDS.again)}: <code>${escaped(command)}</code></p></footer>
</body>
</html>
`;
}
