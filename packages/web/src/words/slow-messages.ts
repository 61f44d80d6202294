/** What is said about games over days: passing for a while, conditions, vacations. */
import type { Said } from "@hypergate/kernel";

export const slowMessages = {
  "pass.asked": { en: "Pass until I am asked something in the open", ru: "Пасовать, пока меня не спросят открыто" },
  "pass.on": {
    en: "You pass everything {until, select, unit {for now} other {until you are asked in the open}}.",
    ru: "Вы {until, select, unit {пока на всё пасуете} other {на всё пасуете, пока вас не спросят открыто}}.",
  },
  "pass.off": { en: "Ask me again", ru: "Снова спрашивать" },
  "vacation.other": { en: "on vacation until {until}", ru: "в отпуске до {until}" },
} as const satisfies Readonly<Record<string, Said>>;
