import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Plasma Thrusters", ru: "Плазменные ускорители" },
  about: {
    en: "As the offense or an ally, you may send one extra ship, normally a fifth. As the defense, during launch, you may move one ship from another colony to the targeted planet.",
    ru: "Как агрессор или союзник вы можете отправить на корабль больше, обычно пятый. Как защитник вы можете в фазе запуска переместить на планету-цель один корабль из другой своей колонии.",
  },
  asks: {
    "launch.done": {
      ask: { en: "move one more ship to {planet}?", ru: "перебросить ещё один корабль на планету {planet}?" },
      does: { en: "Move it", ru: "Перебросить" },
    },
  },
  messages: {
    "plasma-thrusters/ship": {
      en: "Choose the ship you move to the targeted planet.",
      ru: "Выберите корабль, который переместите на планету-цель.",
    },
  },
};
