import type { Statement } from "@hypergate/kernel";

export const specialNegotiates: readonly Statement[] = [
  {
    id: "NG-1",
    en: "A special negotiate is a negotiate in every respect, with a text of its own. A plain negotiate is one without a text.",
    ru: "Особые переговоры — во всём переговоры, но с собственным текстом. Обычные переговоры — те, что без текста.",
    setting: "rewardDeck",
  },
  {
    id: "NG-2",
    en: "The texts of all negotiates revealed apply together.",
    ru: "Тексты всех раскрытых переговоров действуют одновременно.",
    setting: "rewardDeck",
  },
  {
    id: "NG-3",
    en: "A card that was turned into a plain negotiate has no text.",
    ru: "У карты, которая превратилась в обычные переговоры, текста нет.",
    setting: "rewardDeck",
    decided: true,
  },
];
