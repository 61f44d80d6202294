import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Barbarian", ru: "Варвар" },
  power: { en: "Loot and Pillage", ru: "Грабёж и разбой" },
  about: {
    en: "When you win as the offense, you must look at your opponent's whole hand before any compensation is taken. You may take one card of your choice for each ship you have in the encounter; the rest of that hand is discarded.",
    ru: "Победив в роли агрессора, вы обязаны до выплаты компенсации просмотреть всю руку соперника. За каждый свой корабль в контакте можете забрать из неё одну карту на свой выбор; остальные карты этой руки сбрасываются.",
  },
  oneLine: {
    en: "Win as the offense: loot your opponent's hand.",
    ru: "Победив в роли агрессора, разграбьте руку соперника.",
  },
  wild: {
    en: "As a main player or ally in the resolution phase, when you receive compensation or rewards, you may look at all the cards you get and discard any of them; they are not replaced.",
    ru: "Если вы основной игрок или союзник, то в фазе результата, получая компенсацию или награду за защиту, можете просмотреть все полученные карты и сбросить любые из них; взамен вы ничего не берёте.",
  },
  super: {
    en: "As an offensive ally in the resolution phase, if your side wins, you may use your power: you loot the defense's hand, taking one card for each ship you have in the encounter, and the rest is discarded.",
    ru: "Если вы союзник агрессора, то в фазе результата при победе вашей стороны можете использовать свою способность: заберите из руки защитника по одной карте за каждый свой корабль в контакте, остальные карты этой руки сбрасываются.",
  },
  asks: {
    power: {},
    wild: {
      "cards.received": {
        ask: {
          en: "look through the {n, plural, one {# card} other {# cards}} you got and discard any?",
          ru: "просмотреть полученные карты ({n}) и сбросить лишние?",
        },
        does: { en: "Look through", ru: "Просмотреть" },
      },
    },
    super: {
      "resolution.landed": {
        ask: {
          en: "loot {opponent}'s hand, a card for each of your ships?",
          ru: "разграбить руку защитника, по карте за каждый ваш корабль?",
        },
        does: { en: "Loot it", ru: "Разграбить" },
      },
    },
  },
  rules: [
    {
      id: "barbarian 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as the offense in the resolution phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли агрессора в фазе результата.",
    },
    {
      id: "barbarian 1",
      en: "The power applies only if you won the encounter as the offense; a deal or a colony gained by the Mite's power does not count.",
      ru: "Способность действует, только если вы победили в контакте как агрессор; сделка или колония, полученная способностью Клеща, не в счёт.",
    },
    {
      id: "barbarian 2",
      en: "Before compensation is taken, use this power to look at your opponent's whole hand.",
      ru: "До получения компенсации используйте способность, чтобы просмотреть всю руку соперника.",
    },
    {
      id: "barbarian 3",
      en: "For each of your ships in the encounter you may take one card of your choice from it into your hand.",
      ru: "За каждый свой корабль в контакте можете забрать оттуда себе на руку одну карту на свой выбор.",
    },
    {
      id: "barbarian 4",
      en: "The rest of that hand is discarded.",
      ru: "Остальные карты этой руки сбрасываются.",
    },
    {
      id: "barbarian zap",
      en: "A zap cancels the use: your opponent keeps the hand, and you do not see it.",
      ru: "Заморозка отменяет использование: рука остаётся у соперника, и вы её не видите.",
    },
    {
      id: "barbarian EC1",
      en: "If your opponent showed a negotiate, compensation is taken afterwards, from your hand as it is then.",
      ru: "Если соперник показал переговоры, компенсацию он берёт после этого — с вашей руки, уже пополненной добычей.",
      decided: true,
    },
    {
      id: "barbarian EC2",
      en: "The ships counted are those on the gate when the winner is determined.",
      ru: "Считаются корабли, стоящие на вратах в момент определения победителя.",
      decided: true,
    },
    {
      id: "barbarian EC3",
      en: "A hoard, possessed cards and cards on sheets are not part of your opponent's hand.",
      ru: "Заначка, карты, которыми завладел Демон, и карты на листах к руке соперника не относятся.",
      decided: true,
    },
    {
      id: "barbarian wild",
      en: "Wild: as a main player or ally in the resolution phase, when you receive compensation or rewards, you may look at all the cards you get and discard any of them; they are not replaced. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок или союзник, то в фазе результата, получая компенсацию или награду за защиту, можете просмотреть все полученные карты и сбросить любые из них; взамен вы ничего не берёте. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "barbarian super",
      en: "Super: as an offensive ally in the resolution phase, if your side wins, you may use your power: you loot the defense's hand, taking one card for each ship you have in the encounter, and the rest is discarded. The flare then returns to your hand.",
      ru: "Супер: если вы союзник агрессора, то в фазе результата при победе вашей стороны можете использовать свою способность: заберите из руки защитника по одной карте за каждый свой корабль в контакте, остальные карты этой руки сбрасываются. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "barbarian/loot": {
      en: "You may take up to {n, plural, one {# card} other {# cards}} from the hand of {player}; the rest is discarded.",
      ru: "{player} показывает руку. Заберите до {n, plural, one {# карты} few {# карт} many {# карт} other {# карты}}, остальные сбрасываются.",
    },
    "barbarian/discard": {
      en: "Which of the cards you have just got do you discard?",
      ru: "Какие из только что полученных карт вы сбрасываете?",
    },
  },
};
