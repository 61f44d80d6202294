/** What is said about games over days: passing for a while, conditions, vacations. */
import type { Said } from "@hypergate/kernel";

export const slowMessages = {
  "pass.asked": { en: "Pass until I am asked something in the open", ru: "Пасовать, пока меня не спросят открыто" },
  "pass.on": {
    en: "You pass everything {until, select, unit {for now} other {until you are asked in the open}}.",
    ru: "Вы {until, select, unit {пока на всё пасуете} other {на всё пасуете, пока вас не спросят открыто}}.",
  },
  "pass.off": { en: "Ask me again", ru: "Снова спрашивать" },
  "condition.aimed": {
    en: "Even while I pass, ask me about what is aimed at me",
    ru: "Спрашивать о том, что против меня, даже если я пасую",
  },
  "condition.when": { en: "Ask me when", ru: "Спросить, когда" },
  "condition.who": { en: "Who", ru: "Кто" },
  "condition.what": { en: "Does what", ru: "Что делает" },
  "condition.anything": { en: "does anything", ru: "делает что угодно" },
  "condition.add": { en: "Add", ru: "Добавить" },
  "condition.ask": { en: "Ask me when {who} {deed}", ru: "Спросить, когда {who} {deed}" },
  "condition.remove": { en: "Remove", ru: "Убрать" },
  "vacation.title": { en: "Vacation", ru: "Отпуск" },
  "vacation.about": {
    en: "Your clock stops, and nothing is answered for you. Up to {days, plural, one {# day} other {# days}} a game.",
    ru: "Ваши часы остановятся, и за вас ничего не ответят. За партию — до {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.",
  },
  "vacation.days": { en: "How long", ru: "На сколько" },
  "vacation.for": {
    en: "{n, plural, one {# day} other {# days}}",
    ru: "{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
  },
  "vacation.take": { en: "Take a vacation", ru: "Взять отпуск" },
  "vacation.until": { en: "Your clock stands until {until}.", ru: "Ваши часы стоят до {until}." },
  "vacation.end": { en: "I am back", ru: "Отпуск окончен" },
  "vacation.other": { en: "on vacation until {until}", ru: "в отпуске до {until}" },
} as const satisfies Readonly<Record<string, Said>>;
