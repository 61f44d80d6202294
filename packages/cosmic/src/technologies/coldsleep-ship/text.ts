import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Coldsleep Ship", ru: "Криокорабль" },
  about: {
    en: "At the start of any encounter, found a colony on any other player's planet where you have none, with up to 4 ships from your colonies or this card. If you complete it and have no colony for the research ships, you may use it at once with all of them.",
    ru: "В начале любого контакта создайте колонию на любой планете другого игрока, где у вас её нет, взяв до 4 кораблей из своих колоний или с этой карты. Если при завершении исследования у вас нет колоний, куда вернуть корабли, можете сразу применить технологию со всеми ними.",
  },
  asks: {
    "regroup.start": {
      ask: {
        en: "found a colony on somebody's planet with up to 4 ships?",
        ru: "основать колонию на чужой планете, до 4 кораблей?",
      },
      does: { en: "Found it", ru: "Основать" },
    },
  },
  messages: {
    "coldsleep-ship/at-once": {
      en: "You have no colony for the research ships: use Coldsleep Ship at once with all of them?",
      ru: "Кораблям с исследования некуда вернуться: применить «Криокорабль» сразу, со всеми этими кораблями?",
    },
    "coldsleep-ship/planet": {
      en: "Choose the planet on which you found a colony.",
      ru: "Выберите планету, на которой создадите колонию.",
    },
    "coldsleep-ship/ships": {
      en: "Choose the ships that found the colony.",
      ru: "Выберите корабли, которые создадут колонию.",
    },
  },
};
