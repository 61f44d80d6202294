import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Quartermaster", ru: "Интендант" },
  power: { en: "Supply", ru: "Снабжение" },
  about: {
    en: "When other players are due rewards, they say how many of each kind they want. You decide to which of their colonies their ships return, draw all their cards, look at them and hand everybody the right number, as you please. If you are due rewards yourself, you take yours afterwards; if not, you get a fee: a ship of yours out of the warp, or one more card for the pool, the last one being yours. The power is mandatory.",
    ru: "Когда другим игрокам полагаются награды, они называют, чего и сколько хотят. Вы решаете, в какие их колонии вернутся корабли, берёте все их карты, смотрите их и раздаёте каждому сколько положено, как вам угодно. Если награды полагаются и вам, свои вы берёте после; если нет, получаете плату — свой корабль из варпа или ещё одну карту в общий запас, и последняя достаётся вам. Способность обязательная.",
  },
  oneLine: {
    en: "You draw the others' rewards and deal them out, for a fee.",
    ru: "Вы берёте чужие награды и раздаёте их сами — за плату.",
  },
  wild: {
    en: "When a player gains cards as rewards, you may supply one or more of them from your own hand.",
    ru: "Когда игрок получает карты в награду, можете выдать одну или несколько из них со своей руки.",
  },
  super: {
    en: "If you are due rewards as well, mix your hand and your own cards with the others'; deliver from the mix and keep the rest.",
    ru: "Если награды полагаются и вам, смешайте свою руку и свои карты с чужими, раздайте из общего и оставьте остальное себе.",
  },
  asks: {
    power: {},
    wild: {
      "rewards.declared": {
        ask: { en: "supply another player's reward from your own hand?", ru: "выдать чужую награду со своей руки?" },
        does: { en: "Supply it", ru: "Выдать" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "mix your hand and your own cards with the others'?",
          ru: "смешать свою руку и свои карты с чужими?",
        },
        does: { en: "Mix them", ru: "Смешать" },
      },
    },
  },
  rules: [
    {
      id: "quartermaster 0",
      en: "Yellow alert light, no game setup. The power is mandatory: you use it as any player in any phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в любой роли и в любой фазе.",
    },
    {
      id: "quartermaster 1",
      en: "Whenever other players should receive rewards, they announce how many of each kind.",
      ru: "Всякий раз, когда другие игроки должны получить награды, они объявляют, сколько каждого вида.",
    },
    {
      id: "quartermaster 2",
      en: "You decide which of their colonies their retrieved ships go to.",
      ru: "Вы решаете, в какие их колонии отправятся возвращённые корабли.",
    },
    {
      id: "quartermaster 3",
      en: "You draw all their cards, the announced number from each deck, look at them, and hand everyone the right number in any distribution.",
      ru: "Вы берёте все их карты — объявленное число из каждой колоды, — смотрите и раздаёте каждому положенное число в любом сочетании.",
    },
    {
      id: "quartermaster 4",
      en: "If you are due rewards too, you take your own afterwards.",
      ru: "Если награды полагаются и вам, свои вы берёте после.",
    },
    {
      id: "quartermaster 5",
      en: "If you are due none, you get a fee: one of your ships out of the warp, or one additional card from a deck these rewards are drawn from; it joins the pool, and the card not delivered is yours.",
      ru: "Если вам наград не полагается, вы получаете плату: один свой корабль из варпа или ещё одну карту из колоды, из которой берутся эти награды; она идёт в общий запас, и нерозданная карта ваша.",
    },
    {
      id: "quartermaster zap",
      en: "The use is cancelled: everybody receives the rewards as usual.",
      ru: "Использование отменяется: все получают награды как обычно.",
    },
    {
      id: "quartermaster EC1",
      en: "All rewards paid at the same moment are one delivery. The additional card is only to be had if at least one card is drawn. You deliver, and get your fee, even if other effects have supplied all that was due.",
      ru: "Все награды, выдаваемые одновременно, — это одна поставка. Дополнительную карту можно взять, только если берётся хотя бы одна карта. Поставка — ваша, и плата тоже, даже если всё положенное уже дали другие эффекты.",
      decided: true,
    },
    {
      id: "quartermaster wild",
      en: "Wild (any player, any phase): when a player gains cards as rewards, supply one or more of them from your hand, cards of your choice. They take the place of draws: nobody gets more cards than are due. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): когда игрок получает карты в награду, выдайте одну или несколько из них со своей руки, на свой выбор. Они заменяют взятые из колоды: карт будет не больше, чем положено. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "quartermaster super",
      en: "Super (any player, any phase): if you are due rewards too when you use your power, mix your hand and your own reward cards with the others' cards, deliver from the mix, and keep the rest as your hand. The flare then returns to your hand.",
      ru: "Супер (любой игрок, любая фаза): если, когда вы используете свою способность, награды полагаются и вам, смешайте свою руку и свои наградные карты с чужими, раздайте из общего и оставьте остальное как свою руку. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "quartermaster/fee": {
      en: "What do you take as your fee?",
      ru: "Что вы возьмёте в уплату?",
    },
    "quartermaster/deliver": {
      en: "Which {n, plural, one {card goes} other {# cards go}} to {player}?",
      ru: "Какие карты получит {player}? {n, plural, one {Нужна # карта} few {Нужны # карты} many {Нужно # карт} other {Нужно # карты}}.",
    },
    "quartermaster/whom": {
      en: "Whose reward do you supply?",
      ru: "Чью награду вы выдадите?",
    },
    "quartermaster/supply": {
      en: "Which cards of yours does {player} get instead of drawing?",
      ru: "Какие ваши карты получит {player} вместо карт из колоды?",
    },
    "quartermaster.drew": {
      en: "{player} drew {n, plural, one {# card} other {# cards}} for the others.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} для других {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.",
    },
    "quartermaster.delivered": {
      en: "{player} handed {to} {n, plural, one {# card} other {# cards}}.",
      ru: "{player, select, you {Вы выдаёте} other {{player} выдаёт}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, получатель — {to}.",
    },
    "quartermaster.kept": {
      en: "{player} kept {n, plural, one {# card} other {# cards}} as a fee.",
      ru: "{player, select, you {Вы оставляете} other {{player} оставляет}} себе в уплату {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.",
    },
  },
};
