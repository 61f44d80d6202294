import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Mutant", ru: "Мутант" },
  power: { en: "Regenerate", ru: "Регенерация" },
  about: {
    en: "When you are a main player with fewer than 8 cards in hand, before allies are invited you may draw cards one at a time until you hold 8. Each comes from the deck or at random from any other player's hand, as you choose each time. This is optional.",
    ru: "Если вы основной игрок и у вас на руке меньше 8 карт, то перед приглашением союзников можете добирать карты по одной, пока их не станет 8. Каждую вы берёте по своему выбору из колоды или наугад с руки любого другого игрока. Способность необязательная.",
  },
  oneLine: {
    en: "As a main player: refill your hand to 8 cards.",
    ru: "В роли основного игрока доберите руку до 8 карт.",
  },
  wild: {
    en: "As a main player, if you win or make a deal, you may take one random card from your opponent and one from each of your opponent's allies.",
    ru: "Если вы основной игрок и победили или заключили успешную сделку, можете взять по одной случайной карте у соперника и у каждого из его союзников.",
  },
  super: {
    en: "As a main player, you may discard up to three cards before using your power to refill your hand.",
    ru: "Если вы основной игрок, то, прежде чем пополнить руку своей способностью, можете сбросить до трёх карт.",
  },
  asks: {
    power: {
      "alliance.before": {
        ask: { en: "fill your hand from {hand} up to 8?", ru: "пополнить руку с {hand} до 8?" },
        does: { en: "Fill up", ru: "Пополнить" },
      },
    },
    wild: {
      "resolution.after": {
        ask: {
          en: "take a card from {opponent} and from each ally there?",
          ru: "вытянуть по карте у соперника и его союзников?",
        },
        does: { en: "Take them", ru: "Вытянуть" },
      },
    },
    super: {
      boost: {
        ask: { en: "discard up to 3 cards first?", ru: "сначала сбросить до 3 карт?" },
        does: { en: "Discard first", ru: "Сбросить" },
      },
    },
  },
  rules: [
    {
      id: "mutant 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as a main player in the alliance phase, before allies are invited.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе союзов, перед приглашением союзников.",
    },
    {
      id: "mutant 1",
      en: "The condition is that you have fewer than 8 cards in hand.",
      ru: "Условие: у вас на руке меньше 8 карт.",
    },
    {
      id: "mutant 2",
      en: "You draw cards one at a time until you hold 8, each either from the deck or at random from any other player's hand, as you choose each time.",
      ru: "Вы берёте карты по одной, пока их не станет 8, каждый раз выбирая источник: колода или случайная карта с руки любого другого игрока.",
    },
    {
      id: "mutant zap",
      en: "The use is cancelled and you draw no cards.",
      ru: "Использование отменяется, и карт вы не берёте.",
    },
    {
      id: "mutant EC1",
      en: "You look at each card before choosing where the next one comes from.",
      ru: "Вы смотрите каждую взятую карту, прежде чем выбрать, откуда взять следующую.",
      decided: true,
    },
    {
      id: "mutant EC2",
      en: "You must go on until you hold 8 cards or until there is nowhere left to draw from.",
      ru: "Вы обязаны продолжать, пока у вас не станет 8 карт или пока брать станет неоткуда.",
      decided: true,
    },
    {
      id: "mutant EC3",
      en: "All cards you draw from the deck in one use are a single draw event for Remora.",
      ru: "Все карты, взятые из колоды за одно использование, считаются для Прилипалы одним взятием.",
      decided: true,
    },
    {
      id: "mutant wild",
      en: "Wild (main player, resolution): if you win or make a deal, you may take one random card from your opponent and one from each of the opponent's allies. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, результат): победив или заключив успешную сделку, можете взять по одной случайной карте у соперника и у каждого его союзника. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "mutant super",
      en: "Super (main player, alliance): you may discard up to three cards before using your power to refill your hand. The flare then returns to your hand.",
      ru: "Супер (основной игрок, союзы): перед тем как пополнить руку своей способностью, можете сбросить до трёх карт. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "mutant/source": {
      en: "You draw {n, plural, one {# more card} other {# more cards}}. Where from?",
      ru: "Вам осталось взять {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}. Откуда?",
    },
    "mutant/discard": {
      en: "Which cards do you discard before you refill your hand?",
      ru: "Какие карты вы сбрасываете перед пополнением руки?",
    },
    "word/deck": {
      en: "The deck",
      ru: "Колода",
    },
  },
};
