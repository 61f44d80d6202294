import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Spiff", ru: "Авантюрист" },
  power: { en: "Crash Land", ru: "Аварийная посадка" },
  about: {
    en: "When you are the offense, both sides revealed attacks and you lost by 10 or more, you may land one of your ships that would go to the warp on the targeted planet instead. This is optional.",
    ru: "Если вы агрессор, обе стороны раскрыли атаки и вы проиграли с разницей в 10 или больше, можете посадить на планету-цель один свой корабль, который должен был отправиться в варп. Способность необязательная.",
  },
  oneLine: {
    en: "Lose an attack by 10 or more: land a ship all the same.",
    ru: "Напав и проиграв на 10 и больше, всё же посадите корабль.",
  },
  wild: {
    en: "When you lose as the defense, you may leave one of your ships on the planet, where it coexists with the winners.",
    ru: "Если вы защитник и проиграли, можете оставить на планете один свой корабль: он соседствует с победителями.",
  },
  super: {
    en: "As the offense, you may crash-land when you lose by 5 or more.",
    ru: "Если вы агрессор, можете совершить аварийную посадку, проиграв с разницей в 5 или больше.",
  },
  asks: {
    power: {
      "ships.going": {
        ask: {
          en: "land one ship on {planet} although you lost?",
          ru: "посадить один корабль на планету {planet}, хоть вы и проиграли?",
        },
        does: { en: "Crash-land", ru: "Посадить" },
      },
    },
    wild: {
      "ships.going": {
        ask: {
          en: "leave one ship on {planet} beside the winners?",
          ru: "оставить один корабль на планете {planet} рядом с победителями?",
        },
        does: { en: "Leave one", ru: "Оставить" },
      },
    },
    super: {
      "ships.going": {
        ask: {
          en: "land one ship on {planet} although you lost?",
          ru: "посадить один корабль на планету {planet}, хоть вы и проиграли?",
        },
        does: { en: "Crash-land", ru: "Посадить" },
      },
    },
  },
  rules: [
    {
      id: "spiff 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as the offense in the resolution phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли агрессора в фазе результата.",
    },
    {
      id: "spiff 1",
      en: "The condition is that both main players revealed attacks and you lost by 10 or more.",
      ru: "Условие: оба основных игрока раскрыли карты атаки и вы проиграли с разницей в 10 или больше.",
    },
    {
      id: "spiff 2",
      en: "One of your ships that would go to the warp lands on the targeted planet instead.",
      ru: "Один ваш корабль, который должен был отправиться в варп, вместо этого садится на планету-цель.",
    },
    {
      id: "spiff zap",
      en: "The use is cancelled and the ship goes to the warp.",
      ru: "Использование отменяется, и корабль отправляется в варп.",
    },
    {
      id: "spiff EC1",
      en: "The ship founds a colony there, coexisting with the defense; it may be the very colony that wins you the game.",
      ru: "Корабль создаёт там колонию, соседствующую с защитником; она может оказаться и той, что принесёт вам победу.",
      decided: true,
    },
    {
      id: "spiff EC2",
      en: "The encounter is still lost: there is no second encounter, and your allies lose their ships.",
      ru: "Контакт всё равно проигран: второго контакта не будет, а ваши союзники теряют свои корабли.",
      decided: true,
    },
    {
      id: "spiff EC3",
      en: "If the Void wins, your ship would be removed from the game rather than go to the warp, so you cannot land it.",
      ru: "Если победила Пустота, ваш корабль не отправляется в варп, а удаляется из игры, поэтому посадить его нельзя.",
      decided: true,
    },
    {
      id: "spiff wild",
      en: "Wild (defense, resolution): when you lose, you may leave one of your ships on the planet; it coexists with the winners. The flare then returns to your hand.",
      ru: "Джокер (защитник, результат): проиграв, можете оставить на планете один свой корабль; он соседствует с победителями. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "spiff super",
      en: "Super (offense, resolution): you may crash-land when losing by 5 or more. The flare then returns to your hand.",
      ru: "Супер (агрессор, результат): можете совершить аварийную посадку, проиграв с разницей в 5 или больше. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "spiff.stayed": {
      en: "{player} left a ship on {planet}.",
      ru: "{player, select, you {Вы оставляете} other {{player} оставляет}} корабль на планете {planet}.",
    },
  },
};
