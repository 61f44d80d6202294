import type { Ask } from "../../texts/ask.ts";
import type { TechText } from "../text.ts";

const SCRAMBLE: Ask = {
  ask: { en: "destroy another tech?", ru: "уничтожить чужую технологию?" },
  does: { en: "Destroy it", ru: "Уничтожить" },
};

export const text: TechText = {
  name: { en: "Tech Scrambler", ru: "Глушитель технологий" },
  about: {
    en: "Cancel and discard one other tech whose research number is at most the number of ships on this card.",
    ru: "Отмените и сбросьте одну другую технологию, порог исследования которой не больше числа кораблей на этой карте.",
  },
  asks: {
    "tech.used": {
      ask: { en: "cancel {player}'s {tech}?", ru: "отменить технологию «{tech}», которую применяет {player}?" },
      does: { en: "Cancel it", ru: "Отменить" },
    },
    "regroup.start": SCRAMBLE,
    "launch.before": SCRAMBLE,
    "alliance.before": SCRAMBLE,
    "planning.before": SCRAMBLE,
    "planning.selected": SCRAMBLE,
    "resolution.before": SCRAMBLE,
    "encounter.end": SCRAMBLE,
  },
  messages: {
    "tech-scrambler/target": {
      en: "Choose the tech you cancel.",
      ru: "Выберите технологию, которую отмените.",
    },
  },
};
