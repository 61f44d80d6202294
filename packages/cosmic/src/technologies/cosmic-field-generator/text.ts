import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Cosmic Field Generator", ru: "Генератор космического поля" },
  about: {
    en: "Cancel one use of any power, just as a Cosmic Zap does. It counts as a Cosmic Zap but is not an artifact.",
    ru: "Отмените одно использование любой способности, как «Космическая заморозка». Он и считается «Космической заморозкой», но не артефактом.",
  },
  asks: {
    "power.used": {
      ask: {
        en: "{player, select, you {you use} other {{player} uses}} {power}. Cancel it?",
        ru: "{player, select, you {вы используете} other {{player} использует}} «{power}». Отменить?",
      },
      does: { en: "Zap it", ru: "Заморозить" },
    },
  },
  messages: {},
};
