import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Lunar Cannon", ru: "Лунная пушка" },
  about: {
    en: "On completion, put the cannon token between two of your home planets. You may add 10 to your side's total in encounters at a planet next to it, and whenever a wild destiny card is drawn you may move it anywhere in any system.",
    ru: "Завершив исследование, положите жетон пушки между двумя своими родными планетами. В контактах на планете рядом с ней вы можете прибавить 10 к сумме своей стороны, а при каждом джокере судьбы — переставить её куда угодно в любой системе.",
  },
  asks: {
    "reveal.add": {
      ask: { en: "add 10 to your side's total?", ru: "прибавить 10 к сумме своей стороны?" },
      does: { en: "+10", ru: "+10" },
    },
    "destiny.turned": {
      ask: { en: "move the cannon to another place?", ru: "переставить пушку?" },
      does: { en: "Move it", ru: "Переставить" },
    },
  },
  messages: {
    "lunar-cannon/place": {
      en: "Choose where the Lunar Cannon stands.",
      ru: "Выберите, где будет стоять «Лунная пушка».",
    },
    "lunar-cannon.placed": {
      en: "{player} put the Lunar Cannon {pair}.",
      ru: "{player, select, you {Вы ставите} other {{player} ставит}} «Лунную пушку» {pair}.",
    },
  },
};
