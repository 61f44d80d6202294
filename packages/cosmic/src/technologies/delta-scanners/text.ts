import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Delta Scanners", ru: "Дельта-сканеры" },
  about: {
    en: "At the start of any encounter, take any one card from the cosmic discard pile.",
    ru: "В начале любого контакта возьмите любую одну карту из сброса космической колоды.",
  },
  asks: {
    "regroup.start": {
      ask: { en: "take any card from the discard pile?", ru: "забрать любую карту из сброса?" },
      does: { en: "Take one", ru: "Забрать" },
    },
  },
  messages: {
    "delta-scanners/card": {
      en: "Choose a card from the discard pile.",
      ru: "Выберите карту из сброса.",
    },
    "delta-scanners.took": {
      en: "{player} took {card} from the discard pile.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} из сброса карту «{card}».",
    },
  },
};
