/** How much time a table gives for its answers, and how that is said. Without schemas, like `choices`. */
import { type Language, type Messages, phrase, type Said } from "@hypergate/kernel";
import type { ClockKind } from "./choices.ts";

interface Rule {
  readonly per: ClockKind;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** With more time than this for an answer, nobody is expected to sit at the table all the while. */
const LIVE = 10 * MINUTE;

/** The usual clocks. A table may have any other. */
export const TEMPOS = {
  none: { per: "none", seconds: 0 },
  live: { per: "move", seconds: 2 * MINUTE },
  hour: { per: "move", seconds: HOUR },
  day: { per: "day", seconds: DAY },
  threeDays: { per: "day", seconds: 3 * DAY },
} as const satisfies Readonly<Record<string, Rule>>;
export type Tempo = keyof typeof TEMPOS;

/** So many days in all a player may stop the own clock in one game, where the table is slow. */
export const VACATION_DAYS = 14;
export const DAY_MS = DAY * 1000;

export function tempoOf({ per, seconds }: Rule): Tempo | undefined {
  const names = Object.keys(TEMPOS) as Tempo[];
  return names.find((name) => TEMPOS[name].per === per && TEMPOS[name].seconds === seconds);
}

/** Everybody is at the table together. */
export function isLive({ per, seconds }: Rule): boolean {
  return per === "game" || (per === "move" && seconds <= LIVE);
}

/** A clock runs, and people come now and then. */
export function isSlow(rule: Rule): boolean {
  return rule.per !== "none" && !isLive(rule);
}

export type Unit = "seconds" | "minutes" | "hours" | "days";

/** A time in the largest unit that it is a whole number of. */
export function inUnits(seconds: number): { readonly n: number; readonly unit: Unit } {
  const units: readonly (readonly [Unit, number])[] = [
    ["days", DAY],
    ["hours", HOUR],
    ["minutes", MINUTE],
  ];
  const [unit, size] = units.find(([, one]) => seconds >= one && seconds % one === 0) ?? (["seconds", 1] as const);
  return { n: seconds / size, unit };
}

const TIMES: Readonly<Record<Unit, Said>> = {
  seconds: {
    en: "{n, plural, one {# second} other {# seconds}}",
    ru: "{n, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}",
  },
  minutes: {
    en: "{n, plural, one {# minute} other {# minutes}}",
    ru: "{n, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}",
  },
  hours: {
    en: "{n, plural, one {# hour} other {# hours}}",
    ru: "{n, plural, one {# час} few {# часа} many {# часов} other {# часа}}",
  },
  days: {
    en: "{n, plural, one {# day} other {# days}}",
    ru: "{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
  },
};

const RULES: Messages = {
  none: { en: "No clock", ru: "Без часов" },
  move: { en: "{time} per answer", ru: "На каждый ответ: {time}" },
  game: { en: "{time} each for the whole game", ru: "Каждому на всю партию: {time}" },
  day: { en: "{time} per answer", ru: "На каждый ответ: {time}" },
} satisfies Readonly<Record<ClockKind, Said>>;

const ENDS: Readonly<Record<"none" | "live" | "slow", Said>> = {
  none: {
    en: "The table waits for everybody as long as it takes.",
    ru: "Стол ждёт каждого сколько понадобится.",
  },
  live: {
    en: "For those who do not answer in time, the most careful answer is given.",
    ru: "Кто не успел, за того даётся самый осторожный ответ.",
  },
  slow: {
    en: "For those who do not answer in time, the most careful answer is given. If everybody stays away, the table sleeps until somebody comes back. Each player can take up to {days, plural, one {# day} other {# days}} of vacation; the clock stops meanwhile.",
    ru: "Кто не успел, за того даётся самый осторожный ответ. Если не приходит никто, стол спит, пока кто-нибудь не вернётся. Каждый может взять отпуск, всего до {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}; часы в это время стоят.",
  },
};

/** "2 hours" */
export function timeInWords(language: Language, seconds: number): string {
  const { n, unit } = inUnits(seconds);
  return phrase(language, TIMES[unit][language], { n }, String);
}

/** "2 hours per answer" */
export function clockInWords(language: Language, { per, seconds }: Rule): string {
  return phrase(language, RULES[per][language], { time: timeInWords(language, seconds) }, String);
}

/** What happens at the end of the time. */
export function endInWords(language: Language, rule: Rule): string {
  const kind = rule.per === "none" ? "none" : isLive(rule) ? "live" : "slow";
  return phrase(language, ENDS[kind][language], { days: VACATION_DAYS }, String);
}
