import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Mirror", ru: "Зеркало" },
  power: { en: "Reversal", ru: "Реверс" },
  about: {
    en: "As a main player, after encounter cards are selected but before they are revealed, you may call a reversal: all revealed attack cards have their two digits swapped, so that 15 becomes 51 and 20 becomes 02.",
    ru: "Если вы основной игрок, то после выбора карт контакта, но до их раскрытия можете объявить реверс: у всех раскрытых карт атаки две цифры меняются местами, так что 15 становится 51, а 20 — 02.",
  },
  oneLine: {
    en: "Swap the digits of attack cards: 15 becomes 51.",
    ru: "Переставьте цифры на картах атаки: 15 станет 51.",
  },
  wild: {
    en: "As a main player in the reveal phase, after cards are revealed, you may turn your card into a duplicate of your opponent's card.",
    ru: "Если вы основной игрок, то в фазе раскрытия после раскрытия карт можете превратить свою карту в двойника карты соперника.",
  },
  super: {
    en: "As a main player in the planning phase, when calling a reversal, you may limit it to your own card or to your opponent's; you say so before the cards are revealed.",
    ru: "Если вы основной игрок, то в фазе планирования, объявляя реверс, можете ограничить его только своей картой или только картой соперника; сказать об этом нужно до раскрытия карт.",
  },
  asks: {
    power: {
      "planning.selected": {
        ask: {
          en: "swap the digits of both attacks{becomes, select, none {} other { (yours becomes {becomes})}}?",
          ru: "поменять цифры атак местами{becomes, select, none {} other { (ваша станет {becomes})}}?",
        },
        does: { en: "Reverse", ru: "Перевернуть" },
      },
    },
    wild: {
      "reveal.change": {
        ask: {
          en: "turn your card into a copy of {theirCard, select, none {theirs} other {{theirCard}}}?",
          ru: "сделать свою карту копией карты {theirCard, select, none {соперника} other {«{theirCard}»}}?",
        },
        does: { en: "Copy it", ru: "Скопировать" },
      },
    },
    super: {
      boost: {
        ask: { en: "turn round only one of the two cards?", ru: "перевернуть только одну из карт?" },
        does: { en: "Only one", ru: "Только одну" },
      },
    },
  },
  rules: [
    {
      id: "mirror 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as a main player in the planning phase, after encounter cards are selected and before they are revealed.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе планирования, когда карты контакта уже выбраны, но ещё не раскрыты.",
    },
    {
      id: "mirror 1",
      en: "Use this power to call a reversal: all revealed attack cards have their two digits swapped, 15 to 51, 20 to 02, 08 to 80.",
      ru: "Используйте способность, чтобы объявить реверс: у всех раскрытых карт атаки две цифры меняются местами — 15 на 51, 20 на 02, 08 на 80.",
    },
    {
      id: "mirror zap",
      en: "Only the call can be zapped; after the reveal it is too late.",
      ru: "Заморозить можно только само объявление; после раскрытия карт уже поздно.",
    },
    {
      id: "mirror EC1",
      en: "Values have two digits: 00 and 11 stay, 01 becomes 10, 40 becomes 04 and 23 becomes 32. The attack 42 of the Human's wild flare becomes 24.",
      ru: "Значения двузначные: 00 и 11 не меняются, 01 становится 10, 40 — 04, 23 — 32. Атака 42, полученная джокером Человека, становится 24.",
      decided: true,
    },
    {
      id: "mirror EC2",
      en: "The reversal applies to the card finally shown, so a copy made by the Mirror's wild flare or a morph is reversed too.",
      ru: "Реверс применяется к карте, показанной в итоге, поэтому двойник, созданный джокером Зеркала или метаморфозой, тоже переворачивается.",
      decided: true,
    },
    {
      id: "mirror EC3",
      en: "Cards not shown as encounter cards are not reversed: citadels, cards added by the Fodder, the Reserve or the Chosen.",
      ru: "Карты, показанные не как карты контакта, не переворачиваются: цитадели и карты, прибавленные Пушечным мясом, Резервистом и Избранным.",
      decided: true,
    },
    {
      id: "mirror wild",
      en: "Wild: as a main player in the reveal phase, after cards are revealed, you may turn your card into a duplicate of your opponent's card. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе раскрытия после раскрытия карт можете превратить свою карту в двойника карты соперника. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "mirror super",
      en: "Super: as a main player in the planning phase, when calling a reversal, you may limit it to your own card or to your opponent's; you say so before the cards are revealed. The flare then returns to your hand.",
      ru: "Супер: если вы основной игрок, то в фазе планирования, объявляя реверс, можете ограничить его только своей картой или только картой соперника; сказать об этом нужно до раскрытия карт. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "word/mine": {
      en: "My card",
      ru: "Моя карта",
    },
    "word/theirs": {
      en: "My opponent's card",
      ru: "Карта соперника",
    },
    "mirror/limit": {
      en: "Which card do you reverse?",
      ru: "К какой карте применить реверс?",
    },
    "mirror.called": {
      en: "{player} called a reversal of {whose, select, mine {{player, select, you {your} other {their}} own card} theirs {the opponent's card} other {all attack cards}}.",
      ru: "{player, select, you {Вы объявляете} other {{player} объявляет}} реверс {whose, select, mine {своей карты} theirs {карты соперника} other {всех карт атаки}}.",
    },
    "mirror.reversed": {
      en: "{player, select, you {your} other {{player}'s}} reversal turned {from} into {n}.",
      ru: "{player, select, you {Вы реверсом превращаете} other {{player} реверсом превращает}} {from} в {n}.",
    },
    "mirror.copied": {
      en: "{player, select, you {your} other {{player}'s}} card became a duplicate of the opponent's.",
      ru: "{player, select, you {Вы делаете} other {{player} делает}} свою карту двойником карты соперника.",
    },
  },
};
