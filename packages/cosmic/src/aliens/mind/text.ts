import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Mind", ru: "Разум" },
  power: { en: "Knowledge", ru: "Знание" },
  about: {
    en: "Before allies are invited, whatever your role, you may look at the whole hand of one main player; if you are a main player yourself, it is your opponent's hand. You may not tell others what you saw.",
    ru: "До приглашения союзников в любой роли можете просмотреть всю руку одного из основных игроков; если вы сами основной игрок, то руку соперника. Рассказывать другим об увиденном нельзя.",
  },
  oneLine: {
    en: "Before alliances: look at a main player's hand.",
    ru: "До союзов просмотрите руку основного игрока.",
  },
  wild: {
    en: "As any player in any phase, when another player draws from the deck, you may use this: for the rest of the encounter you look at each card that player draws before handing it over. You may not share what you saw.",
    ru: "В любой роли и в любой фазе, когда другой игрок берёт карту из колоды, можете применить это свойство: до конца контакта вы смотрите каждую карту, которую он берёт, прежде чем передать её ему. Рассказывать об увиденном нельзя.",
  },
  super: {
    en: "In the alliance phase, if you are not a main player, you may use your power to see the hands of both main players.",
    ru: "В фазе союзов, если вы не основной игрок, можете своей способностью просмотреть руки обоих основных игроков.",
  },
  asks: {
    power: {
      "alliance.before": {
        ask: {
          en: "look at {opponent, select, none {a main player's} other {{opponent}'s}} hand?",
          ru: "посмотреть руку {opponent, select, none {основного игрока} other {соперника}}?",
        },
        does: { en: "Look", ru: "Посмотреть" },
      },
    },
    wild: {
      "cards.drawn": {
        ask: {
          en: "see every card {player} draws in this encounter?",
          ru: "видеть все карты, которые до конца контакта возьмёт {player}?",
        },
        does: { en: "Watch", ru: "Подглядывать" },
      },
    },
    super: {
      boost: {
        ask: { en: "look at both main players' hands?", ru: "посмотреть руки обоих основных игроков?" },
        does: { en: "Look at both", ru: "Посмотреть обе" },
      },
    },
  },
  rules: [
    {
      id: "mind 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as any player in the alliance phase, before allies are invited.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в любой роли в фазе союзов, до приглашения союзников.",
    },
    {
      id: "mind 1",
      en: "Use this power to look at the whole hand of one main player. If you are a main player, it is your opponent's hand.",
      ru: "Используйте способность, чтобы просмотреть всю руку одного из основных игроков. Если вы сами основной игрок, это рука соперника.",
    },
    {
      id: "mind 2",
      en: "You may not tell others what you saw.",
      ru: "Рассказывать другим об увиденном нельзя.",
    },
    {
      id: "mind zap",
      en: "A zap cancels the use: you see no hand.",
      ru: "Заморозка отменяет использование: чужой руки вы не увидите.",
    },
    {
      id: "mind EC1",
      en: "A hoard and possessed cards are not part of the hand.",
      ru: "Заначка и карты, которыми завладел Демон, к руке не относятся.",
      decided: true,
    },
    {
      id: "mind EC2",
      en: "The cards are shown to you alone, and the log does not name them.",
      ru: "Карты показываются только вам, и в журнале они не называются.",
      decided: true,
    },
    {
      id: "mind wild",
      en: "Wild: as any player in any phase, when another player draws from the deck, you may use this: for the rest of the encounter you look at each card that player draws before handing it over. You may not share what you saw. The flare then returns to your hand.",
      ru: "Джокер: в любой роли и в любой фазе, когда другой игрок берёт карту из колоды, можете применить это свойство: до конца контакта вы смотрите каждую карту, которую он берёт, прежде чем передать её ему. Рассказывать об увиденном нельзя. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "mind super",
      en: "Super: in the alliance phase, if you are not a main player, you may use your power to see the hands of both main players. The flare then returns to your hand.",
      ru: "Супер: в фазе союзов, если вы не основной игрок, можете своей способностью просмотреть руки обоих основных игроков. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "mind/whom": {
      en: "Whose hand do you look at?",
      ru: "Чью руку вы посмотрите?",
    },
  },
};
