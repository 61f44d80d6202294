import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Sorcerer", ru: "Чародей" },
  power: { en: "Magic", ru: "Магия" },
  about: {
    en: "When you are a main player, after encounter cards are selected and before they are revealed, you may switch the two cards, so that each of you reveals the other's card. This is optional.",
    ru: "Если вы основной игрок, то после выбора карт контакта, но до их раскрытия можете поменять эти две карты местами: каждый из вас раскроет карту другого. Способность необязательная.",
  },
  oneLine: {
    en: "Before the reveal: swap encounter cards with your opponent.",
    ru: "До раскрытия поменяйтесь с соперником картами контакта.",
  },
  wild: {
    en: "If the Sorcerer is not a main player, before encounter cards are selected you may force the main players to trade alien sheets for good. Then give this flare to the Sorcerer, or discard it if the Sorcerer is not in the game.",
    ru: "Если Чародей не основной игрок, то перед выбором карт контакта можете заставить основных игроков обменяться листами пришельцев насовсем. Затем отдайте эту вспышку Чародею, а если его в игре нет — сбросьте её.",
  },
  super: {
    en: "As an ally you may use your power to switch the main players' encounter cards.",
    ru: "Будучи союзником, можете использовать свою способность и поменять местами карты контакта основных игроков.",
  },
  asks: {
    power: {
      "planning.selected": {
        ask: {
          en: "{myCard, select, none {swap the two hidden cards} other {swap your {myCard} for {opponent}'s hidden card}}?",
          ru: "{myCard, select, none {поменять закрытые карты местами} other {отдать карту «{myCard}» и получить закрытую карту соперника}}?",
        },
        does: { en: "Swap", ru: "Поменять" },
      },
    },
    wild: {
      "planning.before": {
        ask: {
          en: "make the main players trade alien sheets for good?",
          ru: "обменять листы основных игроков навсегда?",
        },
        does: { en: "Make them trade", ru: "Обменять" },
      },
    },
    super: {
      "planning.selected": {
        ask: { en: "swap the main players' hidden cards?", ru: "поменять местами закрытые карты основных игроков?" },
        does: { en: "Swap", ru: "Поменять" },
      },
    },
  },
  rules: [
    {
      id: "sorcerer 0",
      en: "Green alert light, no game setup; not used together with the Gambler. The power is optional: you may use it as a main player in the planning phase, after encounter cards are selected and before they are revealed.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна; вместе с Шулером не используется. Способность необязательная: её можно использовать в роли основного игрока в фазе планирования, когда карты контакта уже выбраны, но ещё не раскрыты.",
    },
    {
      id: "sorcerer 1",
      en: "You switch the two encounter cards, and each main player reveals the other's card.",
      ru: "Вы меняете местами две карты контакта, и каждый основной игрок раскрывает карту другого.",
    },
    {
      id: "sorcerer zap",
      en: "The use is cancelled and the cards are not switched.",
      ru: "Использование отменяется, карты остаются на своих местах.",
    },
    {
      id: "sorcerer EC1",
      en: "After the switch a card counts as its new player's card for everything: totals, compensation, Clone, Filch, Tripler, Pacifist.",
      ru: "После обмена карта во всём считается картой нового владельца: при подсчёте суммы, для компенсации, Клона, Ворюги, Утроителя и Пацифиста.",
      decided: true,
    },
    {
      id: "sorcerer EC2",
      en: "Against the Oracle you decide whether to switch knowing only your own card, which lies face up; the Oracle's is still face down.",
      ru: "Против Оракула вы решаете, менять ли карты, зная только свою, лежащую в открытую: карта Оракула ещё лежит взакрытую.",
      decided: true,
    },
    {
      id: "sorcerer EC3",
      en: "The switch makes no difference to the discard pile.",
      ru: "На сброс карт обмен никак не влияет.",
      decided: true,
    },
    {
      id: "sorcerer wild",
      en: "Wild (any player, planning): if the Sorcerer is not a main player, before encounter cards are selected you may force the main players to trade alien sheets, which they keep. The flare then goes to the Sorcerer, or is discarded if the Sorcerer is not in the game.",
      ru: "Джокер (любой игрок, планирование): если Чародей не основной игрок, перед выбором карт контакта можете заставить основных игроков обменяться листами пришельцев; листы остаются у новых владельцев. Затем вспышка достаётся Чародею, а если его в игре нет — сбрасывается.",
    },
    {
      id: "sorcerer super",
      en: "Super (ally, planning): you may use your power as an ally, switching the main players' cards. The flare then returns to your hand.",
      ru: "Супер (союзник, планирование): можете использовать свою способность в роли союзника и поменять местами карты основных игроков. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "sorcerer flare D1",
      en: "In a wild trade everything on the sheets goes with them.",
      ru: "При обмене по джокеру вместе с листами переходит всё, что на них лежит.",
      decided: true,
    },
    {
      id: "sorcerer flare D2",
      en: "The wild cannot be used if one of the main players has no active power.",
      ru: "Джокер нельзя использовать, если у кого-то из основных игроков нет действующей способности.",
      decided: true,
    },
    {
      id: "sorcerer flare D3",
      en: "Forbidden pairs of aliens that come about by such a trade are tolerated.",
      ru: "Запрещённые пары пришельцев, возникшие из-за такого обмена, допускаются.",
      decided: true,
    },
  ],
  messages: {
    "sorcerer.switched": {
      en: "{player} switched the two encounter cards.",
      ru: "{player, select, you {Вы меняете} other {{player} меняет}} карты контакта местами.",
    },
  },
};
