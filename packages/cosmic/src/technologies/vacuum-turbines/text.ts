import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Vacuum Turbines", ru: "Вакуумные турбины" },
  about: {
    en: "At the start of any encounter, draw 4 cards, keep any of them, and discard the rest.",
    ru: "В начале любого контакта возьмите 4 карты, оставьте себе любые из них, а остальные сбросьте.",
  },
  asks: {
    "regroup.start": {
      ask: { en: "draw 4 cards and keep what you like?", ru: "взять 4 карты и оставить нужные?" },
      does: { en: "Draw 4", ru: "Взять 4" },
    },
  },
  messages: {
    "vacuum-turbines/keep": {
      en: "Choose the cards you keep; the rest are discarded.",
      ru: "Выберите карты, которые оставите; остальные уйдут в сброс.",
    },
  },
};
