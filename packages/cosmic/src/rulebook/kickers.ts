import type { Statement } from "@hypergate/kernel";

export const kickers: readonly Statement[] = [
  {
    id: "KI-1",
    en: "Only main players may play kickers, at most one each per encounter: announced and laid face down in planning before encounter cards are selected, and revealed together with them.",
    ru: "Импульсы играют только основные игроки, не больше одного за контакт: его объявляют и выкладывают взакрытую в фазе планирования до выбора карт контакта, а раскрывают вместе с ними.",
    setting: "rewardDeck",
  },
  {
    id: "KI-2",
    en: "Effects aimed at an encounter card do not touch the kicker; cards that change sides leave kickers where they are.",
    ru: "Эффекты, направленные на карту контакта, не касаются импульса; если карты меняются местами, импульсы остаются где были.",
    setting: "rewardDeck",
  },
  {
    id: "KI-3",
    en: "With an attack, its value is multiplied by your own kicker. Ships are not multiplied.",
    ru: "Если ваша карта — атака, её значение умножается на ваш импульс. Корабли не умножаются.",
    setting: "rewardDeck",
  },
  {
    id: "KI-4",
    en: "This happens after cards that change by themselves have settled, and before any other effect.",
    ru: "Это происходит, когда карты, меняющиеся сами, уже изменились, и прежде любых других эффектов.",
    setting: "rewardDeck",
  },
  {
    id: "KI-5",
    en: "With a negotiate against an attack, your compensation is multiplied.",
    ru: "Если ваша карта — переговоры против атаки, умножается ваша компенсация.",
    setting: "rewardDeck",
  },
  {
    id: "KI-6",
    en: "With a negotiate against a negotiate, a deal that is made is not touched; if it fails, the ships your opponent loses are multiplied.",
    ru: "Если ваша карта — переговоры против переговоров, на заключённую сделку импульс не влияет; если она провалилась, умножаются потери вашего соперника.",
    setting: "rewardDeck",
  },
  {
    id: "KI-7",
    en: "What is added or subtracted comes first, then the multiplication. Compensation is limited by the hand it is taken from.",
    ru: "Сначала всё прибавляют и вычитают, затем умножают. Компенсация ограничена рукой того, кто платит.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "KI-8",
    en: "A negative multiplier would turn compensation and failed deals round. The only one in this deck, Reverse Polarity, leaves both alone.",
    ru: "Отрицательный множитель обращал бы вспять компенсацию и провал сделки. Единственный такой в этой колоде — «Обратная полярность», и она их не трогает.",
    setting: "rewardDeck",
  },
  {
    id: "KI-9",
    en: "The text on a kicker overrides these rules.",
    ru: "Текст на самом импульсе важнее этих правил.",
    setting: "rewardDeck",
  },
  {
    id: "KI-10",
    en: "Kickers are discarded together with the encounter cards.",
    ru: "Импульсы сбрасывают вместе с картами контакта.",
    setting: "rewardDeck",
  },
  {
    id: "KI-11",
    en: "With a retreat against an attack the multiplier does nothing, but the text works. If the encounter ends before reveal, a kicker goes back to hand.",
    ru: "При отступлении против атаки множитель ничего не значит, но текст действует. Если контакт закончился до раскрытия, импульс возвращается на руку.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "KI-12",
    en: "If your card later becomes another attack, the kicker multiplies the new value. Changes of value, as by Tripler, Calculator or Mirror, act on what was multiplied. The layers are: which card it is, the kicker, changes of value, ships, reinforcements and other additions.",
    ru: "Если позже ваша карта станет другой атакой, импульс умножит новое значение. Эффекты, меняющие значение, — Утроитель, Калькулятор, Зеркало — действуют на уже умноженное. Порядок такой: что это за карта, импульс, изменения значения, корабли, подкрепления и прочие добавки.",
    setting: "rewardDeck",
    decided: true,
  },
];
