import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Trader", ru: "Торговец" },
  power: { en: "Transference", ru: "Обмен" },
  about: {
    en: "When you are a main player, before encounter cards are selected you may trade your whole hand for your opponent's, and both of you keep the new hands. If you are the defense and need a new hand, draw it before trading. This is optional.",
    ru: "Если вы основной игрок, то перед выбором карт контакта можете обменяться с соперником руками целиком; новые руки остаются у вас обоих. Если вы защитник и вам нужна новая рука, наберите её до обмена. Способность необязательная.",
  },
  oneLine: {
    en: "Before cards are selected: trade hands with your opponent.",
    ru: "До выбора карт обменяйтесь с соперником руками.",
  },
  wild: {
    en: "As a main player, before allies are invited, you may take one random card from your opponent. Then give your opponent one card of your choice, even the same one.",
    ru: "Если вы основной игрок, то перед приглашением союзников можете взять у соперника одну случайную карту. Затем отдайте ему одну карту на свой выбор, пусть даже ту же самую.",
  },
  super: {
    en: "As a main player, you may use your power to trade hands with any player.",
    ru: "Если вы основной игрок, можете с помощью своей способности обменяться руками с любым игроком.",
  },
  asks: {
    power: {
      "planning.before": {
        ask: {
          en: "swap your hand ({hand}) for {opponent}'s ({theirHand})?",
          ru: "обменяться руками ({hand} у вас, {theirHand} у соперника)?",
        },
        does: { en: "Swap hands", ru: "Обменяться" },
      },
    },
    wild: {
      "alliance.before": {
        ask: {
          en: "take a random card from {opponent} and give one back?",
          ru: "вытянуть карту у соперника и отдать любую свою?",
        },
        does: { en: "Trade a card", ru: "Обменять" },
      },
    },
    super: {
      boost: {
        ask: { en: "swap hands with anybody you like?", ru: "обменяться руками с кем угодно?" },
        does: { en: "With anybody", ru: "С кем угодно" },
      },
    },
  },
  rules: [
    {
      id: "trader 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as a main player in the planning phase, before encounter cards are selected.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе планирования, перед выбором карт контакта.",
    },
    {
      id: "trader 1",
      en: "You trade your whole hand with your opponent's, and both of you keep the new hands.",
      ru: "Вы меняетесь с соперником руками целиком, и каждый оставляет новую руку себе.",
    },
    {
      id: "trader 2",
      en: "As the defense, if you need a new hand, you must draw it before trading.",
      ru: "Если вы защитник и вам нужна новая рука, вы обязаны набрать её до обмена.",
    },
    {
      id: "trader zap",
      en: "The use is cancelled and both of you keep your own hands.",
      ru: "Использование отменяется, и каждый остаётся со своей рукой.",
    },
    {
      id: "trader EC1",
      en: "After the trade a defense without encounter cards draws a new hand, and an offense without encounter cards ends its turn.",
      ru: "Если после обмена карт контакта нет у защитника, он набирает новую руку; если их нет у агрессора, его ход заканчивается.",
      decided: true,
    },
    {
      id: "trader EC2",
      en: "Hoards and possessed cards are not traded.",
      ru: "Заначка Скряги и карты, которыми завладел Демон, в обмене не участвуют.",
      decided: true,
    },
    {
      id: "trader wild",
      en: "Wild (main player, alliance): before allies are invited you may take one random card from your opponent and then give the opponent one card of your choice, even the same. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, союзы): перед приглашением союзников можете взять у соперника одну случайную карту, а затем отдать ему одну карту на свой выбор, хотя бы и ту же самую. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "trader super",
      en: "Super (main player, planning): you may trade hands with any player. The flare then returns to your hand.",
      ru: "Супер (основной игрок, планирование): можете обменяться руками с любым игроком. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "trader/with": {
      en: "With whom do you trade hands?",
      ru: "С кем вы меняетесь руками?",
    },
    "trader/give": {
      en: "Which card do you give {other} in return?",
      ru: "Какую карту вы отдаёте взамен? Её получит {other}.",
    },
    "trader.traded": {
      en: "{player} and {other} traded hands.",
      ru: "{player} и {other} обменялись руками.",
    },
    "trader.hand": {
      en: "{player, select, you {You now hold} other {{player} now holds}} {n, plural, one {# card} other {# cards}}{cards, select, none {} other { ({cards})}}.",
      ru: "Теперь {player, select, you {у вас на руке {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}} other {{player} держит на руке {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}}}{cards, select, none {} other {, это {cards}}}.",
    },
  },
};
