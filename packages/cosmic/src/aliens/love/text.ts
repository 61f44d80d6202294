import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Love", ru: "Любовь" },
  power: { en: "Joy", ru: "Радость" },
  about: {
    en: "At the start of your turn you must discard a card. Every other player may discard one too; whoever discards the same type may free all their ships from the warp. If everybody matches you, you take all these cards. If somebody does not, you may take all your ships out of the warp to found a colony in the system of such a player.",
    ru: "В начале своего хода вы обязаны сбросить карту. Каждый из остальных тоже может сбросить одну; кто сбросил карту того же типа, может вернуть из варпа все свои корабли. Если того же типа сбросили все, вы забираете все эти карты. Если не все, можете вывести из варпа все свои корабли и создать колонию в системе того, кто этого не сделал.",
  },
  oneLine: {
    en: "Discard a card: others who match it free their ships.",
    ru: "Сбросьте карту: ответивший тем же вернёт корабли из варпа.",
  },
  wild: {
    en: "As a main player in the planning phase, before encounter cards are selected, you may ask your opponent to discard one random card. If the opponent does, you may take it. If not, you receive one reward.",
    ru: "Если вы основной игрок, то в фазе планирования до выбора карт контакта можете попросить соперника сбросить случайную карту. Если он согласится, можете взять её себе. Если откажется, получите одну награду.",
  },
  super: {
    en: "As the offense at the start of your turn, instead of discarding a card for your power, you may show it to all and keep it in your hand.",
    ru: "Если вы агрессор, то в фазе начала хода можете не сбрасывать карту для своей способности, а показать её всем и оставить на руке.",
  },
  asks: {
    power: {},
    wild: {
      "planning.before": {
        ask: {
          en: "ask {opponent} to discard a random card, and be rewarded if refused?",
          ru: "попросить соперника сбросить карту, а при отказе взять награду?",
        },
        does: { en: "Ask", ru: "Попросить" },
      },
    },
    super: {
      boost: {
        ask: { en: "only show the card, and keep it?", ru: "только показать карту и оставить её себе?" },
        does: { en: "Only show it", ru: "Только показать" },
      },
    },
  },
  rules: [
    {
      id: "love 0",
      en: "Yellow alert light, no game setup. The power is mandatory: you use it as the offense in the start turn phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли агрессора в фазе начала хода.",
    },
    {
      id: "love 1",
      en: "At the start of your turn, use this power: choose and discard one card from your hand.",
      ru: "В начале своего хода используйте способность: выберите и сбросьте одну карту с руки.",
    },
    {
      id: "love 2",
      en: "Clockwise from your left, every other player may discard one card.",
      ru: "По часовой стрелке, начиная слева от вас, каждый из остальных игроков может сбросить одну карту.",
    },
    {
      id: "love 3",
      en: "A player who discards a card of the same type may bring all their ships out of the warp to colonies.",
      ru: "Игрок, сбросивший карту того же типа, может вернуть все свои корабли из варпа в колонии.",
    },
    {
      id: "love 4",
      en: "If all others matched the type, you take all the discarded cards into your hand, your own one too.",
      ru: "Если того же типа карты сбросили все остальные, вы берёте на руку все сброшенные карты, в том числе свою.",
    },
    {
      id: "love 5",
      en: "If at least one player did not match, you may take all your ships out of the warp. They found a colony on a planet in the system of one such player.",
      ru: "Если хотя бы один игрок карты того же типа не сбросил, можете вывести из варпа все свои корабли. Они создают колонию на планете в системе одного из таких игроков.",
    },
    {
      id: "love zap",
      en: "A zap cancels the whole use: your card goes back to your hand, and nobody discards anything.",
      ru: "Заморозка отменяет использование целиком: ваша карта возвращается на руку, и никто ничего не сбрасывает.",
    },
    {
      id: "love D1",
      en: "Without a card in hand you do not use this power. If you hold no encounter card once it has been used, you draw a new hand.",
      ru: "Если карт на руке нет, способность не используется. Если после её использования у вас нет карт контакта, наберите новую руку.",
      decided: true,
    },
    {
      id: "love D2",
      en: "The new colony takes at least one ship of yours in the warp. All of them go to one planet where you have no colony yet.",
      ru: "Для новой колонии в варпе должен быть хотя бы один ваш корабль. Все они отправляются на одну планету, где у вас ещё нет колонии.",
      decided: true,
    },
    {
      id: "love D3",
      en: "A player who matches may free ships whatever the others do. Rifts among the cards you take do not go off.",
      ru: "Ответивший тем же типом возвращает корабли независимо от остальных. Разломы среди взятых вами карт не срабатывают.",
      decided: true,
    },
    {
      id: "love wild",
      en: "Wild (main player, planning): before encounter cards are selected, ask your opponent to discard one random card. If the opponent does, you may take it; if not, you receive one reward. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, планирование): до выбора карт контакта попросите соперника сбросить случайную карту. Если он согласится, можете взять её себе; если нет — получите одну награду. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "love super",
      en: "Super (offense, start turn): the card for your power is shown and stays in your hand. The flare then returns to your hand.",
      ru: "Супер (агрессор, начало хода): карта для вашей способности показывается и остаётся на руке. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "love flare D1",
      en: "An opponent without cards cannot agree, so you receive the reward.",
      ru: "Соперник без карт согласиться не может, и вы получаете награду.",
      decided: true,
    },
  ],
  messages: {
    "love/choose": {
      en: "Which card do you {how, select, show {show} other {discard}} to spread joy?",
      ru: "Какую карту вы {how, select, show {показываете} other {сбрасываете}}, чтобы поделиться радостью?",
    },
    "love/answer": {
      en: "{player} asks for a card of this type: {type}. Discard one, or keep your cards?",
      ru: "{player} ждёт карту такого типа: {type}. Сбросите карту или оставите всё себе?",
    },
    "love/free": {
      en: "Bring {n, plural, one {your ship} other {all # of your ships}} out of the warp?",
      ru: "Вернуть из варпа {n, plural, =1 {свой корабль} one {все # корабль} few {все # корабля} many {все # кораблей} other {все # корабля}}?",
    },
    "love/planet": {
      en: "Take {n, plural, one {your ship} other {all # of your ships}} out of the warp to found a colony?",
      ru: "Вывести из варпа {n, plural, =1 {свой корабль} one {все # корабль} few {все # корабля} many {все # кораблей} other {все # корабля}} и создать колонию?",
    },
    "love/give": {
      en: "{player} asks you to discard a random card. If you refuse, {player} receives a reward. Do you discard one?",
      ru: "{player} просит вас сбросить случайную карту. Если откажетесь, {player} получит награду. Сбросите карту?",
    },
    "love/take": {
      en: "Do you take {card}?",
      ru: "Взять карту «{card}» себе?",
    },
    "love.chose": {
      en: "{player} spread joy with {card}.",
      ru: "{player, select, you {Вы делитесь} other {{player} делится}} радостью, карта — «{card}».",
    },
    "love.collected": {
      en: "{player} won everybody over and took {cards}.",
      ru: "Взаимностью ответили все, и {player, select, you {вы забираете} other {{player} забирает}} карты ({cards}).",
    },
    "love.agreed": {
      en: "{player} discarded a random card for {other}.",
      ru: "{player, select, you {Вы сбрасываете} other {{player} сбрасывает}} случайную карту, о которой {other, select, you {просите вы} other {просит {other}}}.",
    },
    "love.refused": {
      en: "{player} gave {other} no card.",
      ru: "{player, select, you {Вы не сбрасываете} other {{player} не сбрасывает}} карту, хотя {other, select, you {просите вы} other {просит {other}}}.",
    },
    "love.took": {
      en: "{player} took {card}.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} карту «{card}».",
    },
  },
};
