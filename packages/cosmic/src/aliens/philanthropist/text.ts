import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Philanthropist", ru: "Филантроп" },
  power: { en: "Giving", ru: "Щедрость" },
  about: {
    en: "When you are a main player or ally, after alliances are formed you may give one card from your hand to a main player; if you are a main player yourself, it goes to your opponent. If you are a main player and are left without an encounter card, you draw a new hand. The power is optional.",
    ru: "Если вы основной игрок или союзник, то после заключения союзов можете отдать одну карту с руки основному игроку, а если вы сами основной игрок — сопернику. Если вы основной игрок и остались без карт контакта, наберите новую руку. Способность необязательная.",
  },
  oneLine: {
    en: "After alliances: give a card to a main player.",
    ru: "После союзов отдайте карту основному игроку.",
  },
  wild: {
    en: "At the start of an encounter you may send one of your ships to the warp to lend your power to another player until the encounter ends. That player cannot refuse and has your power instead of their own; meanwhile you cannot use it.",
    ru: "В начале контакта можете отправить один свой корабль в варп, чтобы на этот контакт одолжить свою способность другому игроку. Отказаться он не может; ваша способность действует у него вместо его собственной, а вы ею пользоваться не можете.",
  },
  super: {
    en: "When you are a main player or ally, a main player to whom your power gave an encounter card must play it in this encounter if possible.",
    ru: "Если вы основной игрок или союзник, то основной игрок, которому вы с помощью своей способности отдали карту контакта, обязан по возможности сыграть её в этом же контакте.",
  },
  asks: {
    power: {
      "alliance.formed": {
        ask: {
          en: "give away one of your {hand, plural, one {# card} other {# cards}}?",
          ru: "подарить одну из своих карт?",
        },
        does: { en: "Give a card", ru: "Подарить" },
      },
    },
    wild: {
      "regroup.start": {
        ask: {
          en: "send a ship to the warp to lend your power to somebody?",
          ru: "отдать корабль варпу и одолжить кому-то свою способность?",
        },
        does: { en: "Lend it", ru: "Одолжить" },
      },
    },
    super: {
      "planning.before": {
        ask: { en: "insist that the card you gave is played?", ru: "заставить сыграть подаренную карту?" },
        does: { en: "Insist", ru: "Заставить" },
      },
    },
  },
  rules: [
    {
      id: "philanthropist 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as a main player or ally in the alliance phase, after alliances are formed.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока или союзника в фазе союзов, после того как союзы заключены.",
    },
    {
      id: "philanthropist 1",
      en: "You give one card from your hand to a main player, or to your opponent if you are a main player. That player adds it to the hand at once.",
      ru: "Вы отдаёте одну карту с руки основному игроку, а если вы сами основной игрок — сопернику. Тот сразу берёт её на руку.",
    },
    {
      id: "philanthropist 2",
      en: "If you are a main player and now hold no encounter card, you draw a new hand.",
      ru: "Если вы основной игрок и карт контакта у вас теперь нет, вы набираете новую руку.",
    },
    {
      id: "philanthropist zap",
      en: "The use is cancelled and the card returns to you.",
      ru: "Использование отменяется, и карта возвращается к вам.",
    },
    {
      id: "philanthropist EC1",
      en: "The receiver cannot refuse the card.",
      ru: "Отказаться от карты получатель не может.",
      decided: true,
    },
    {
      id: "philanthropist EC2",
      en: "For a new hand you show and discard the rest of your cards and draw 8. As the offense this keeps your turn from ending for lack of an encounter card.",
      ru: "Набирая новую руку, покажите и сбросьте оставшиеся карты и возьмите 8 новых. Агрессора это спасает от окончания хода из-за отсутствия карт контакта.",
      decided: true,
    },
    {
      id: "philanthropist EC3",
      en: "You give at most one card per encounter.",
      ru: "За контакт вы отдаёте не больше одной карты.",
      decided: true,
    },
    {
      id: "philanthropist wild",
      en: "Wild (any player, regroup): at the start of an encounter you may send one of your ships to the warp to lend your power to another player for this encounter; that player cannot refuse and has it instead of their own, and you cannot use it. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, перегруппировка): в начале контакта можете отправить один свой корабль в варп, чтобы на этот контакт одолжить свою способность другому игроку; она действует у него вместо собственной, отказаться он не может, а вы ею не пользуетесь. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "philanthropist super",
      en: "Super (main player or ally, planning): a main player to whom you gave an encounter card by your power must play it in this encounter if possible. The flare then returns to your hand.",
      ru: "Супер (основной игрок или союзник, планирование): основной игрок, которому вы отдали карту контакта с помощью своей способности, обязан по возможности сыграть её в этом контакте. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "philanthropist flare D1",
      en: "To use the wild you must have an active power.",
      ru: "Джокер можно использовать, только если ваша собственная способность действует.",
      decided: true,
    },
    {
      id: "philanthropist flare D2",
      en: "What lies on the lent sheet, such as tokens or a hoard, stays with the sheet and is used by the borrower.",
      ru: "Всё, что лежит на одолженном листе, — например, жетоны или заначка — остаётся на нём, и пользуется этим тот, кому способность одолжена.",
      decided: true,
    },
  ],
  messages: {
    "philanthropist/to": {
      en: "To whom do you give a card?",
      ru: "Кому вы отдаёте карту?",
    },
    "philanthropist/card": {
      en: "Which card do you give away?",
      ru: "Какую карту вы отдаёте?",
    },
    "philanthropist/lend": {
      en: "To whom do you lend your power?",
      ru: "Кому вы одалживаете свою способность?",
    },
    "philanthropist/ship": {
      en: "From which colony does the ship go to the warp?",
      ru: "Из какой колонии корабль отправляется в варп?",
    },
    "philanthropist.lent": {
      en: "{player} lent {other} {player, select, you {your} other {their}} power for this encounter.",
      ru: "{player, select, you {Вы одалживаете} other {{player} одалживает}} на этот контакт свою способность{other, select, you { вам} other {, ею пользуется {other}}}.",
    },
    "philanthropist.insisted": {
      en: "{player} insisted that the encounter card just given away be played.",
      ru: "{player, select, you {Вы настаиваете} other {{player} настаивает}}, чтобы подаренная карта контакта была сыграна.",
    },
  },
};
