/** A verdict as text for a terminal. */
import {
  givenAway,
  gradeOf,
  type JudgedDecision,
  MISTAKE,
  mistakesIn,
  percent,
  reasonInWords,
  type ScannedDecision,
  turnsIn,
  type Verdict,
} from "@hypergate/bots/chances";
import type { PlayableGame } from "@hypergate/games";
import {
  type AnswerVoice,
  answerInWords,
  type Language,
  type Params,
  phrase,
  type Said,
  type Seat,
} from "@hypergate/kernel";

export interface Told {
  readonly game: PlayableGame;
  readonly names: readonly (string | undefined)[];
  readonly language: Language;
  /** The decisions of the game with their questions; none if it was not played again. */
  readonly decisions: readonly ScannedDecision[];
  readonly isVerbose: boolean;
}

const PARTS: Readonly<Record<PlayableGame["unit"], Said>> = {
  encounters: { en: "Encounter {n}", ru: "Контакт {n}" },
  rounds: { en: "Round {n}", ru: "Раунд {n}" },
};
const WON: Said = {
  en: "{title}: {n, plural, one {victory for} other {victory shared by}} {who}",
  ru: "{title}: {n, plural, one {победа} other {общая победа}}, {who}",
};
const CHANCES: Said = { en: "Chance to win", ru: "Шансы на победу" };
const ABOUT: Said = {
  en: "The curve knows all hands; a decision is judged by what its player could know. A victory shared by two counts half.",
  ru: "Кривая знает все руки; решение оценивается по тому, что мог знать игрок. Общая победа двоих считается за половину.",
};
const TURNS: Said = { en: "Turning points", ru: "Переломы" };
const NONE: Said = { en: "none", ru: "нет" };
const DECISIONS: Said = {
  en: "{who}: {n, plural, one {# decision} other {# decisions}} judged, {mistakes, plural, =0 {no mistakes} one {# mistake} other {# mistakes}}, {lost} given away",
  ru: "{who}: {n, plural, one {оценено # решение} few {оценено # решения} other {оценено # решений}}, {mistakes, plural, =0 {ошибок нет} one {# ошибка} few {# ошибки} other {# ошибок}}, упущено {lost}",
};
const TRACED: Said = {
  en: "The rules have changed since this game, so its decisions cannot be judged.",
  ru: "С тех пор правила изменились, поэтому решения этой партии оценить нельзя.",
};

export function verdictInLines(verdict: Verdict, told: Told): string[] {
  const { game, language, names } = told;
  const t = (said: Said, params: Params = {}) => phrase(language, said[language], params, String);
  const called = (seat: Seat) => game.called(language, `player/${seat}`, names);
  const seats = Array.from({ length: verdict.seats }, (_, seat) => seat);
  const winners = verdict.winners.map(called).join(", ");
  const lines = [
    t(WON, { title: game.title[language], n: verdict.winners.length, who: winners }),
    "",
    t(CHANCES),
    ...chanceRows(verdict, seats.map(called), (n) => t(PARTS[game.unit], { n })),
    t(ABOUT),
    "",
    t(TURNS),
  ];
  const turns = turnsIn(verdict);
  if (turns.length === 0) lines.push(`  ${t(NONE)}`);
  for (const { part, seat, from, to } of turns)
    lines.push(`  ${t(PARTS[game.unit], { n: part })}: ${called(seat)} ${percent(from)} → ${percent(to)}`);
  if (verdict.isTraced) return [...lines, "", t(TRACED)];
  for (const seat of verdict.judged) {
    const own = verdict.decisions.filter(({ who, options }) => who === seat && options.length > 0);
    const mistakes = mistakesIn(verdict, [seat]);
    lines.push(
      "",
      t(DECISIONS, {
        who: called(seat),
        n: own.length,
        mistakes: mistakes.length,
        lost: percent(givenAway(verdict, seat)),
      }),
    );
    for (const one of told.isVerbose ? own : mistakes) lines.push(...decisionInLines(one, told, t));
  }
  return lines;
}

function chanceRows({ points }: Verdict, names: readonly string[], part: (n: number) => string): string[] {
  const width = Math.max(...points.map((point) => part(point.part).length));
  const cell = (text: string, i: number) => text.padStart(Math.max(5, names[i].length));
  const rows = [`  ${" ".repeat(width)}  ${names.map(cell).join("  ")}`];
  for (const [i, point] of points.entries()) {
    if (i > 0 && i < points.length - 1 && points[i - 1].part === point.part) continue;
    rows.push(`  ${part(point.part).padEnd(width)}  ${point.chances.map(percent).map(cell).join("  ")}`);
  }
  return rows;
}

const SIGNS = { mistake: "? ", blunder: "??" } as const;

function decisionInLines(
  decision: JudgedDecision,
  told: Told,
  t: (said: Said, params?: Params) => string,
): readonly string[] {
  const { game, language, names } = told;
  const asked = told.decisions.find(({ step }) => step === decision.step);
  if (asked === undefined) return [];
  const { question } = asked;
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : language);
  const voice: AnswerVoice = {
    t,
    called: (ref) => game.called(language, ref, names),
    listed: (words) => list.format(words),
  };
  const { options, chosen, reason, who } = decision;
  const words = options.map(({ value }) => answerInWords(voice, question, value));
  const grade = gradeOf(decision);
  const head = `${t(PARTS[game.unit], { n: decision.part })}. ${game.say(language, question.key, question.params ?? {}, names, who)}`;
  const lines = [`  ${grade === undefined ? "  " : SIGNS[grade]} ${head}`];
  if (grade !== undefined) {
    const [from, to] = [percent(options[0].chance), percent(options[chosen].chance)];
    const why = reason && reasonInWords(game.id, language, reason, (seat) => voice.called(`player/${seat}`), who);
    lines.push(`     ${t(MISTAKE, { chosen: words[chosen], best: words[0], from, to })} ${why ?? ""}`.trimEnd());
  }
  const width = Math.min(60, Math.max(...words.map(({ length }) => length)));
  for (const [i, { chance, error }] of options.entries())
    lines.push(
      `     ${i === chosen ? "•" : " "} ${words[i].padEnd(width)} ${percent(chance).padStart(5)} ± ${Math.round(100 * error)}`,
    );
  return lines;
}
