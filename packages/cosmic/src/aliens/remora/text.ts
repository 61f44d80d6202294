import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Remora", ru: "Прилипала" },
  power: { en: "Cling", ru: "Цепкость" },
  about: {
    en: "Whenever another player retrieves ships from the warp, you may retrieve one of yours, but not one that went there in this same encounter. Whenever another player draws cards from the deck, you may draw one card. Both are optional.",
    ru: "Всякий раз, когда другой игрок забирает корабли из варпа, можете забрать один свой, но не тот, что попал туда в этом же контакте. Всякий раз, когда другой игрок берёт карты из колоды, можете взять одну карту. И то и другое необязательно.",
  },
  oneLine: {
    en: "When others draw cards or regain ships, take one as well.",
    ru: "Другие берут карты или корабли из варпа — берите и вы.",
  },
  wild: {
    en: "When another player uses a flare, you may draw one card from the deck.",
    ru: "Когда другой игрок использует вспышку, можете взять одну карту из колоды.",
  },
  super: {
    en: "When another player gains a colony, you may either draw a card or retrieve one of your ships from the warp. If several players gain colonies at once, you do so once for each.",
    ru: "Когда другой игрок получает колонию, можете либо взять карту, либо забрать один свой корабль из варпа. Если колонии получают сразу несколько игроков — по разу за каждого.",
  },
  asks: {
    power: {
      "ships.retrieved": {
        ask: { en: "take a ship from the warp along with {player}?", ru: "вернуть из варпа и свой корабль?" },
        does: { en: "Take a ship", ru: "Вернуть корабль" },
      },
      "cards.drawn": {
        ask: { en: "draw a card along with {player}?", ru: "тоже взять карту из колоды?" },
        does: { en: "Draw a card", ru: "Взять карту" },
      },
    },
    wild: {
      "flare.used": {
        ask: { en: "draw a card for {player}'s flare?", ru: "взять карту за чужую вспышку?" },
        does: { en: "Draw a card", ru: "Взять карту" },
      },
    },
    super: {
      "colony.gained": {
        ask: {
          en: "draw a card or take back a ship, as {players} gained a colony?",
          ru: "взять карту или корабль из варпа за чужую новую колонию?",
        },
        does: { en: "Take it", ru: "Взять" },
      },
    },
  },
  rules: [
    {
      id: "remora 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as any player in any phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в любой роли и в любой фазе.",
    },
    {
      id: "remora 1",
      en: "Whenever another player retrieves one or more ships from the warp, you may retrieve one of your own, but not one that went to the warp in this same encounter.",
      ru: "Всякий раз, когда другой игрок забирает из варпа один или несколько кораблей, можете забрать один свой, но не тот, что попал в варп в этом же контакте.",
    },
    {
      id: "remora 2",
      en: "Whenever another player draws one or more cards from the deck, you may draw one card.",
      ru: "Всякий раз, когда другой игрок берёт из колоды одну или несколько карт, можете взять одну карту.",
    },
    {
      id: "remora zap",
      en: "The use of either part is cancelled, and both parts are off for the rest of the encounter.",
      ru: "Использование любой из двух частей отменяется, и до конца контакта не действуют обе.",
    },
    {
      id: "remora EC1",
      en: "One event is one instruction to draw or to retrieve, however many cards or ships it brings.",
      ru: "Одно событие — это одно указание взять карты или забрать корабли, сколько бы их ни было.",
      decided: true,
    },
    {
      id: "remora EC2",
      en: "Starting hands, cosmic quakes, and draws from the destiny or tech deck do not trigger the power.",
      ru: "Раздача начальных карт, космотрясение и взятие карт судьбы или технологий способность не вызывают.",
      decided: true,
    },
    {
      id: "remora EC3",
      en: "The table keeps track, for each ship in the warp, of the encounter in which it went there.",
      ru: "Для каждого корабля в варпе запоминается, в каком контакте он туда попал.",
      decided: true,
    },
    {
      id: "remora EC4",
      en: "Cards taken from a player's hand do not trigger the power; defender rewards do.",
      ru: "Карты, взятые с руки игрока, способность не вызывают, а награда за защиту — вызывает.",
      decided: true,
    },
    {
      id: "remora wild",
      en: "Wild (any player, any phase): when another player uses a flare, you may draw one card from the deck. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): когда другой игрок использует вспышку, можете взять одну карту из колоды. Затем эта вспышка возвращается вам на руку.",
    },
    {
      id: "remora super",
      en: "Super (any player, any phase): when another player gains a colony, you may either draw a card or retrieve one of your ships; if several gain colonies at once, you may do so once for each. The flare then returns to your hand.",
      ru: "Супер (любой игрок, любая фаза): когда другой игрок получает колонию, можете либо взять карту, либо забрать один свой корабль из варпа; если колонии получают сразу несколько игроков — по разу за каждого. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "remora/ships": {
      en: "Others gained {n, plural, one {# colony} other {# colonies}}: how many ships do you retrieve instead of drawing cards?",
      ru: "Другие игроки получили {n, plural, one {# колонию} few {# колонии} many {# колоний} other {# колонии}}: сколько своих кораблей вы заберёте из варпа вместо карт?",
    },
  },
};
