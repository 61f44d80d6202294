import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Tech Scrambler", ru: "Глушитель технологий" },
  about: {
    en: "Cancel and discard one other tech whose research number is at most the number of ships on this card.",
    ru: "Отмените и сбросьте одну другую технологию, порог исследования которой не больше числа кораблей на этой карте.",
  },
  messages: {
    "tech-scrambler/target": {
      en: "Choose the tech you cancel.",
      ru: "Выберите технологию, которую отмените.",
    },
  },
};
