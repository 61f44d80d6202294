import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Omega Missile", ru: "Омега-ракета" },
  about: {
    en: "At the start of any encounter, remove any planet from the game. All ships on it go to the warp.",
    ru: "В начале любого контакта удалите из игры любую планету. Все корабли с неё отправляются в варп.",
  },
  asks: {
    "regroup.start": {
      ask: {
        en: "destroy a planet and send its ships to the warp?",
        ru: "уничтожить планету и отправить её корабли в варп?",
      },
      does: { en: "Fire", ru: "Огонь" },
    },
  },
  messages: {
    "omega-missile/planet": {
      en: "Choose the planet you remove from the game.",
      ru: "Выберите планету, которую удалите из игры.",
    },
    "omega-missile.destroyed": {
      en: "{planet} was removed from the game.",
      ru: "Планета {planet} удалена из игры.",
    },
  },
};
