import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Quark Battery", ru: "Кварковая батарея" },
  about: {
    en: "On completion, put an encounter card from your hand face down under it; the card is not in your hand and not visible. Later, after cards are revealed, discard the tech to replace your revealed card with it.",
    ru: "Завершив исследование, положите под неё взакрытую карту контакта с руки; частью руки она не считается и никому не видна. Позже, после раскрытия, сбросьте технологию, чтобы заменить этой картой свою раскрытую.",
  },
  asks: {
    "reveal.change": {
      ask: {
        en: "replace your card with the one under the battery?",
        ru: "заменить свою карту той, что под батареей?",
      },
      does: { en: "Replace it", ru: "Заменить" },
    },
  },
  messages: {
    "quark-battery/card": {
      en: "Choose the encounter card that goes under the Quark Battery.",
      ru: "Выберите карту контакта, которую положите под «Кварковую батарею».",
    },
    "quark-battery.charged": {
      en: "{player} put {cards, select, none {a card} other {{cards}}} under the Quark Battery.",
      ru: "{player, select, you {Вы кладёте} other {{player} кладёт}} под «Кварковую батарею» {cards, select, none {карту} other {карту «{cards}»}}.",
    },
    "quark-battery.replaced": {
      en: "{player} replaced the revealed card with {card}.",
      ru: "{player, select, you {Вы заменяете} other {{player} заменяет}} раскрытую карту на «{card}».",
    },
  },
};
