import type { Statement } from "@hypergate/kernel";

export const variableAttacks: readonly Statement[] = [
  {
    id: "VA-1",
    en: "A variable attack has two numbers: the first is its normal value, the second its hazard value. There are 02/20, 03/30, two 12/21 and 21/12.",
    ru: "У переменной атаки два числа: первое — обычное значение, второе — опасное. Таких карт пять: 02/20, 03/30, две 12/21 и 21/12.",
    setting: "rewardDeck",
  },
  {
    id: "VA-2",
    en: "If a destiny card with a hazard warning has come up in this encounter, the card has its second value from the moment it is revealed, before any other effect, for this encounter only. Otherwise it has the first.",
    ru: "Если в этом контакте выпала карта судьбы с предупреждением об опасности, карта с момента раскрытия имеет второе значение — прежде любых других эффектов и только в этом контакте. Иначе действует первое.",
    setting: "rewardDeck",
  },
  {
    id: "VA-3",
    en: "Every encounter begins without a warning; the first destiny card that shows one gives it.",
    ru: "Каждый контакт начинается без предупреждения; его даёт первая же карта судьбы с таким знаком.",
    setting: "rewardDeck",
  },
  {
    id: "VA-4",
    en: "Any destiny card drawn in the encounter may give the warning, even one that is then ignored or drawn again.",
    ru: "Предупреждение даёт любая карта судьбы, взятая в этом контакте, даже если её потом не учли или заменили другой.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "VA-5",
    en: "Everywhere but on the table after reveal, in hand, in piles and in comparisons, the card has its first value. Its name is the pair, such as attack 12/21.",
    ru: "Везде, кроме стола после раскрытия, — на руке, в колодах, при сравнении — действует первое значение. Называют карту парой чисел, например «атака 12/21».",
    setting: "rewardDeck",
    decided: true,
  },
];
