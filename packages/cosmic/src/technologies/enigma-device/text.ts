import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Enigma Device", ru: "Загадочный прибор" },
  about: {
    en: "At the start of any encounter everyone, you first and then clockwise, draws or randomly discards to exactly 8 cards. You alone may first discard any of your cards.",
    ru: "В начале любого контакта все — сначала вы, затем остальные по часовой стрелке — добирают или случайно сбрасывают карты, чтобы на руке стало ровно 8. Только вы можете прежде сбросить любые свои карты.",
  },
  asks: {
    "regroup.start": {
      ask: { en: "bring every hand to exactly 8 cards?", ru: "уравнять все руки, ровно по 8 карт?" },
      does: { en: "Switch it on", ru: "Включить" },
    },
  },
  messages: {
    "enigma-device/discard": {
      en: "Choose the cards you discard before everyone gets to eight.",
      ru: "Выберите карты, которые сбросите, прежде чем у всех станет по восемь.",
    },
  },
};
