import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Tripler", ru: "Утроитель" },
  power: { en: "Thrice", ru: "Утроение" },
  about: {
    en: "When you are a main player and reveal an attack, a value of 10 or less is tripled, and a value above 10 is divided by 3, rounded up. The power is mandatory.",
    ru: "Если вы основной игрок и раскрыли карту атаки, значение 10 и ниже утраивается, а значение выше 10 делится на 3 с округлением вверх. Способность обязательная.",
  },
  oneLine: {
    en: "Attacks up to 10 are tripled, higher ones divided by 3.",
    ru: "Атака до 10 утраивается, выше 10 — делится на 3.",
  },
  wild: {
    en: "As a main player, when your opponent reveals an attack of 15 or more, you may divide its value by 3, rounded up, before any other effects.",
    ru: "Если вы основной игрок и соперник раскрыл атаку со значением 15 или выше, можете до всех прочих эффектов разделить это значение на 3 с округлением вверх.",
  },
  super: {
    en: "As a main player, you may have your power triple attack cards of 13 or less instead of 10 or less.",
    ru: "Если вы основной игрок, ваша способность может утраивать карты атаки со значением 13 и ниже, а не 10 и ниже.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.first": {
        ask: {
          en: "divide {opponent}'s {theirCard, select, none {attack} other {{theirCard}}} by 3?",
          ru: "разделить на 3 карту {theirCard, select, none {соперника} other {«{theirCard}»}}?",
        },
        does: { en: "Divide it", ru: "Разделить" },
      },
    },
    super: {
      boost: {
        ask: { en: "triple attacks of up to 13?", ru: "утроить и атаку до 13?" },
        does: { en: "Triple it", ru: "Утроить" },
      },
    },
  },
  rules: [
    {
      id: "tripler 0",
      en: "Red alert light, no game setup. The power is mandatory: you use it as a main player in the reveal phase.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе раскрытия.",
    },
    {
      id: "tripler 1",
      en: "After you reveal an attack, a value of 10 or less is tripled. A value above 10 is divided by 3, rounded up: 11 and 12 become 4; 13, 14 and 15 become 5; 20 becomes 7, 23 becomes 8, 30 becomes 10, 40 becomes 14.",
      ru: "После того как вы раскрыли карту атаки, значение 10 и ниже утраивается. Значение выше 10 делится на 3 с округлением вверх: 11 и 12 дают 4, 13, 14 и 15 — 5, 20 — 7, 23 — 8, 30 — 10, 40 — 14.",
    },
    {
      id: "tripler zap",
      en: "The use is cancelled and your card keeps its value.",
      ru: "Использование отменяется, и значение вашей карты не меняется.",
    },
    {
      id: "tripler EC1",
      en: "The power works on the value the card has after every effect that replaces it or was announced in planning, and before ships and other bonuses are counted (REV-12, step 6).",
      ru: "Способность применяется к тому значению, которое карта получила после всех замен и эффектов, объявленных при планировании, но до учёта кораблей и прочих прибавок (REV-12, шаг 6).",
      decided: true,
    },
    {
      id: "tripler EC2",
      en: "A negative value, as the Calculator may cause, is tripled as it is.",
      ru: "Отрицательное значение, которое может возникнуть из-за Калькулятора, утраивается как есть.",
      decided: true,
    },
    {
      id: "tripler wild",
      en: "Wild (main player, reveal): when your opponent shows an attack of 15 or more, you may divide its value by 3, rounded up, before other effects. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, раскрытие): если соперник раскрыл атаку со значением 15 или выше, можете до прочих эффектов разделить это значение на 3 с округлением вверх. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "tripler super",
      en: "Super (main player, reveal): your power triples attack cards of 13 or less instead of 10 or less. The flare then returns to your hand.",
      ru: "Супер (основной игрок, раскрытие): ваша способность утраивает карты атаки со значением 13 и ниже, а не 10 и ниже. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "tripler.changed": {
      en: "{player, select, you {your} other {{player}'s}} attack changed from {from} to {n}.",
      ru: "{player, select, you {Вы меняете} other {{player} меняет}} значение своей атаки с {from} на {n}.",
    },
    "tripler.divided": {
      en: "{player} divided the opponent's attack by 3, from {from} to {n}.",
      ru: "{player, select, you {Вы делите} other {{player} делит}} атаку соперника на 3, с {from} до {n}.",
    },
  },
};
