import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Xenon Lasers", ru: "Ксеноновые лазеры" },
  about: {
    en: "After cards are revealed, add 1 to your side's total or subtract 1 from it.",
    ru: "После раскрытия прибавьте 1 к сумме своей стороны или отнимите 1.",
  },
  asks: {
    "reveal.add": {
      ask: {
        en: "add 1 to your side's total, or take 1 off{mine, select, none {} other { ({mine} : {theirs})}}?",
        ru: "прибавить 1 к сумме своей стороны или отнять{mine, select, none {} other { ({mine} : {theirs})}}?",
      },
      does: { en: "Fire", ru: "Огонь" },
    },
  },
  messages: {
    "xenon-lasers/how": {
      en: "Add 1 to your side's total, or subtract 1 from it?",
      ru: "Прибавить 1 к сумме своей стороны или отнять 1?",
    },
  },
};
