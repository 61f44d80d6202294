import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Muckraker", ru: "Изобличитель" },
  power: { en: "Slander", ru: "Клевета" },
  about: {
    en: "As a main player or an ally, at the start of the resolution phase, you may discard a card and accuse any winning allies. Each of them may buy off the accusation with a card that is not an encounter card, or with one of the type you discarded; an attack must beat yours. Whoever does not pay takes the ships to other colonies and gains nothing. If you are an ally of the winner, the main player may exempt allies first.",
    ru: "Если вы основной игрок или союзник, то в начале фазы результата можете сбросить карту и обвинить любых победивших союзников. Каждый может откупиться любой картой, кроме карты контакта, или картой того же типа, что сброшенная; атака должна быть старше вашей. Кто не заплатил, уводит корабли в другие колонии и ничего не получает. Если вы союзник победителя, основной игрок может сначала кого-то оправдать.",
  },
  oneLine: {
    en: "Accuse winning allies: they pay a card or gain nothing.",
    ru: "Победивший союзник платит вам картой или уходит ни с чем.",
  },
  wild: {
    en: "After alliances are formed, you may make one ally of either side leave. The ships return to colonies.",
    ru: "После заключения союзов можете заставить одного союзника любой стороны уйти. Его корабли возвращаются в колонии.",
  },
  super: {
    en: "When you use your power, you may accuse the winning main player too, or instead.",
    ru: "Используя свою способность, можете обвинить и победившего основного игрока — вместе с союзниками или вместо них.",
  },
  asks: {
    power: {
      "resolution.before": {
        ask: { en: "discard a card and accuse winners?", ru: "сбросить карту и обвинить победителей?" },
        does: { en: "Accuse", ru: "Обвинить" },
      },
    },
    wild: {
      "alliance.formed": {
        ask: { en: "make one ally leave?", ru: "заставить одного союзника уйти?" },
        does: { en: "Drive one out", ru: "Прогнать" },
      },
    },
    super: {
      boost: {
        ask: { en: "accuse the winning main player too?", ru: "обвинить и победившего основного игрока?" },
        does: { en: "The main player too", ru: "И основного игрока" },
      },
    },
  },
  rules: [
    {
      id: "muckraker 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it once per encounter as a main player or an ally, at the start of the resolution phase. Without a winner it cannot be used.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать раз за контакт в роли основного игрока или союзника в начале фазы результата. Если победителя нет, использовать её нельзя.",
    },
    {
      id: "muckraker 1",
      en: "Discard one card from your hand and accuse any winning allies, of either side, but never yourself.",
      ru: "Сбросьте одну карту с руки и обвините любых победивших союзников любой стороны, но не себя.",
    },
    {
      id: "muckraker 2",
      en: "Each of the accused may give you a card from hand: any that is not an encounter card, or one of the discarded type; an attack must be higher than the discarded one.",
      ru: "Каждый обвинённый может отдать вам карту с руки: любую, кроме карты контакта, или того же типа, что сброшенная; атака должна быть старше сброшенной.",
    },
    {
      id: "muckraker 3",
      en: "Whoever does not pay takes the ships to other colonies and gets no reward, colony or anything else for the win.",
      ru: "Кто не заплатил, уводит корабли в другие свои колонии и не получает ни наград, ни колонии, ни чего-либо ещё за победу.",
    },
    {
      id: "muckraker 4",
      en: "If you are an ally on the winning side, its main player may exempt any of the accused allies.",
      ru: "Если вы союзник победившей стороны, её основной игрок может оправдать любых обвинённых союзников.",
    },
    {
      id: "muckraker zap",
      en: "The use is cancelled: you keep the card, and nobody is accused.",
      ru: "Использование отменяется: карта остаётся у вас, и никто не обвинён.",
    },
    {
      id: "muckraker EC1",
      en: "Exemptions come first, then the accused pay one after the other: a main player first, then clockwise from the left of the offense.",
      ru: "Сначала оправдания, затем обвинённые платят по очереди: сперва основной игрок, потом остальные по часовой стрелке, начиная слева от агрессора.",
      decided: true,
    },
    {
      id: "muckraker EC2",
      en: "A convicted ally of both sides takes all ships home, the losing ones too. For a convicted main player, the Judge's fiat for the winner is void, and the Reactor gives no flare.",
      ru: "Изобличённый союзник обеих сторон уводит домой все корабли, и проигравшие тоже. Для изобличённого основного игрока постановление Судьи в пользу победителя теряет силу, а Реактор не даёт вспышку.",
      decided: true,
    },
    {
      id: "muckraker wild",
      en: "Wild (main player or ally, alliance): after alliances are formed, one ally of either side leaves, and the ships go to the owner's colonies. The flare then returns to your hand.",
      ru: "Джокер (основной игрок или союзник, союзы): после заключения союзов один союзник любой стороны уходит, его корабли возвращаются в колонии владельца. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "muckraker super",
      en: "Super (main player or ally, resolution): the winning main player may be accused too, or instead, but never yourself. A convicted main player takes the ships to other colonies and gets nothing, no second encounter either; the allies keep theirs. The flare then returns to your hand.",
      ru: "Супер (основной игрок или союзник, результат): обвинить можно и победившего основного игрока — вместе с союзниками или вместо них, но не себя. Осуждённый основной игрок уводит корабли в другие колонии и не получает ничего, даже второго контакта; его союзники своё сохраняют. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "muckraker/card": {
      en: "Which card do you discard? The accused need one of its type (a higher one, if it is an attack), or a card that is not an encounter card.",
      ru: "Какую карту вы сбросите? Обвинённым понадобится карта того же типа (если это атака — старше вашей) или любая, кроме карты контакта.",
    },
    "muckraker/accuse": { en: "Whom do you accuse?", ru: "Кого вы обвините?" },
    "muckraker/exempt": { en: "Whom of your allies do you exempt?", ru: "Кого из своих союзников вы оправдаете?" },
    "muckraker/bribe": {
      en: "{player} accuses you with {card}. Pay a card, or take your ships home and gain nothing?",
      ru: "{player} обвиняет вас картой «{card}». Откупитесь картой или уведёте корабли ни с чем?",
    },
    "muckraker/ally": { en: "Which ally has to leave?", ru: "Какой союзник должен уйти?" },
    "muckraker.convicted": {
      en: "{player} did not pay and went home with nothing.",
      ru: "{player, select, you {Вы не откупаетесь и уходите} other {{player} не откупается и уходит}} ни с чем.",
    },
  },
};
