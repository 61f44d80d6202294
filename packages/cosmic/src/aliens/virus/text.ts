import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Virus", ru: "Вирус" },
  power: { en: "Multiply", ru: "Умножение" },
  about: {
    en: "When you are a main player and reveal an attack, your total is your own ships multiplied by the card's value instead of added to it; allied ships are added as usual. The power is mandatory.",
    ru: "Если вы основной игрок и раскрыли карту атаки, число ваших кораблей не прибавляется к значению карты, а умножается на него; корабли союзников прибавляются как обычно. Способность обязательная.",
  },
  oneLine: {
    en: "Your attack is multiplied by the number of your ships.",
    ru: "Ваша атака умножается на число ваших кораблей.",
  },
  wild: {
    en: "As a main player, you may multiply the number of your ships by the number of ships allied with you instead of adding them.",
    ru: "Если вы основной игрок, можете умножить число своих кораблей на число кораблей ваших союзников вместо того, чтобы их складывать.",
  },
  super: {
    en: "As a main player, you may have your power multiply the card by all ships on your side, not only your own.",
    ru: "Если вы основной игрок, ваша способность может умножать значение карты на число всех кораблей вашей стороны, а не только ваших собственных.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.multiply": {
        ask: {
          en: "multiply your ships by your allies' instead of adding them?",
          ru: "перемножить свои и союзные корабли, а не складывать?",
        },
        does: {
          en: "Multiply{after, select, none {} other { → {after} : {theirs}}}",
          ru: "Умножить{after, select, none {} other { → {after} : {theirs}}}",
        },
      },
    },
    super: {
      boost: {
        ask: {
          en: "multiply your card by all ships of your side?",
          ru: "умножить карту на все корабли своей стороны?",
        },
        does: { en: "By all ships", ru: "На все корабли" },
      },
    },
  },
  rules: [
    {
      id: "virus 0",
      en: "Red alert light, no game setup. The power is mandatory: you use it as a main player in the reveal phase.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе раскрытия.",
    },
    {
      id: "virus 1",
      en: "After you reveal an attack, your total is your own ships multiplied by the card's value instead of their sum; allied ships are added as usual.",
      ru: "После того как вы раскрыли карту атаки, ваша сумма — это число ваших кораблей, умноженное на значение карты, а не сложенное с ним; корабли союзников прибавляются как обычно.",
    },
    {
      id: "virus zap",
      en: "The use is cancelled and your total is added up as usual.",
      ru: "Использование отменяется, и ваша сумма считается по обычным правилам.",
    },
    {
      id: "virus EC1",
      en: "With 0 ships or an attack 00 the product is 0.",
      ru: "При 0 кораблей или карте атаки 00 произведение равно 0.",
      decided: true,
    },
    {
      id: "virus EC2",
      en: "Only actual ships multiply: the Prometheus is one ship, and its extra 3 is added afterwards.",
      ru: "Множитель — число настоящих кораблей: «Прометей» считается за один, а его дополнительные 3 прибавляются после умножения.",
      setting: "tech",
      decided: true,
    },
    {
      id: "virus wild",
      en: "Wild (main player, reveal): you may multiply the number of your ships by the number of ships allied with you instead of adding them. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, раскрытие): можете умножить число своих кораблей на число кораблей своих союзников, а не складывать их. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "virus super",
      en: "Super (main player, reveal): your power multiplies the card by all ships on your side, not only your own. The flare then returns to your hand.",
      ru: "Супер (основной игрок, раскрытие): ваша способность умножает значение карты на число всех кораблей вашей стороны, а не только ваших. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "virus flare D1",
      en: "Without allies the wild multiplies your ships by 0 and gives 0.",
      ru: "Без союзников джокер умножает ваши корабли на 0 и даёт 0.",
      decided: true,
    },
    {
      id: "virus flare D2",
      en: "The wild is optional, so without allies you simply do not play it.",
      ru: "Джокер играть необязательно, так что без союзников его просто не играют.",
      decided: true,
    },
  ],
  messages: {
    "virus.multiplied": {
      en: "{player} multiplied {player, select, you {your} other {their}} ships by the allied ones.",
      ru: "{player, select, you {Вы умножаете} other {{player} умножает}} число своих кораблей на число союзных.",
    },
  },
};
