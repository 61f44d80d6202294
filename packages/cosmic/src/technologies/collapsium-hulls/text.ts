import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Collapsium Hulls", ru: "Коллапсиевая обшивка" },
  about: {
    en: "When you lose as the defense by 5 or less, one of your ships may stay on the planet.",
    ru: "Если вы как защитник проиграли с разницей не больше 5, один ваш корабль может остаться на планете.",
  },
  asks: {
    "resolution.before": {
      ask: { en: "keep one ship on {planet} although you lost?", ru: "оставить один корабль на планете {planet}?" },
      does: { en: "Keep one", ru: "Оставить" },
    },
  },
  messages: {
    "collapsium-hulls.stayed": {
      en: "One of {player, select, you {your} other {{player}'s}} ships stayed on {planet}.",
      ru: "{player, select, you {Вы сохраняете} other {{player} сохраняет}} один корабль на планете {planet}.",
    },
  },
};
