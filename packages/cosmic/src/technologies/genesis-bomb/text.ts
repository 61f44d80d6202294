import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Genesis Bomb", ru: "Бомба Творения" },
  about: {
    en: "At the start of any encounter, put the Genesis planet into your home system. You may at once found a colony there with any or all of the research ships.",
    ru: "В начале любого контакта поместите сотворённую планету в свою родную систему. Вы можете сразу создать на ней колонию из любых кораблей с этой карты, хоть из всех.",
  },
  asks: {
    "regroup.start": {
      ask: { en: "create a new planet in your home system?", ru: "создать новую планету в своей системе?" },
      does: { en: "Create it", ru: "Создать" },
    },
  },
  messages: {
    "genesis-bomb/ships": {
      en: "How many of the research ships settle on the Genesis planet?",
      ru: "Сколько кораблей с исследования заселят сотворённую планету?",
    },
    "genesis-bomb/from": {
      en: "Which of the research ships settle on the Genesis planet?",
      ru: "Какие корабли с исследования заселят сотворённую планету?",
    },
    "genesis-bomb.created": {
      en: "The Genesis planet is now in {player, select, you {your} other {{player}'s}} home system.",
      ru: "{player, select, you {Ваша родная система получает} other {{player} получает в родную систему}} сотворённую планету.",
    },
  },
};
