import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Diplomat", ru: "Дипломат" },
  power: { en: "Negotiate", ru: "Переговоры" },
  about: {
    en: "When you are not a main player and at least one attack is revealed, you may play a negotiate from your hand. All revealed attacks become negotiates, and you and both main players try to make a deal of three. It succeeds only if all three agree; otherwise each of you loses ships as in any failed deal.",
    ru: "Если вы не основной игрок и раскрыта хотя бы одна атака, можете сыграть с руки переговоры. Все раскрытые атаки становятся переговорами, и вы с обоими основными игроками пробуете заключить сделку на троих. Она удаётся, только если согласны все трое; иначе каждый теряет корабли, как в любой провалившейся сделке.",
  },
  oneLine: {
    en: "Turn a fight into a deal of three.",
    ru: "Превратите бой в сделку на троих.",
  },
  wild: {
    en: "When others try to make a deal, you may play a negotiate from your hand, push one of them out and take that seat.",
    ru: "Когда другие пробуют заключить сделку, можете сыграть с руки переговоры, вытеснить одного из них и торговаться вместо него.",
  },
  super: {
    en: "As a main player, after alliances are formed, you may skip the cards: all players vote for the winner. You may buy votes with deals that hold only if you win.",
    ru: "Если вы основной игрок, то после заключения союзов можете обойтись без карт: все игроки голосуют за победителя. Голоса можно покупать сделками, которые исполняются, только если вы победите.",
  },
  asks: {
    power: {
      "reveal.change": {
        ask: {
          en: "play a negotiate and turn the fight into a deal of three?",
          ru: "сыграть переговоры и превратить бой в сделку на троих?",
        },
        does: { en: "Join the talks", ru: "Вступить в сделку" },
      },
    },
    wild: {
      "deal.attempted": {
        ask: {
          en: "play a negotiate and deal in place of one of them?",
          ru: "сыграть переговоры и занять чьё-то место в сделке?",
        },
        does: { en: "Take a seat", ru: "Занять место" },
      },
    },
    super: {
      "alliance.formed": {
        ask: {
          en: "let all players vote for the winner, without cards?",
          ru: "решить контакт общим голосованием, без карт?",
        },
        does: { en: "Call a vote", ru: "Назначить голосование" },
      },
    },
  },
  rules: [
    {
      id: "diplomat 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it once per encounter when you are not a main player, after the cards are revealed.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать раз за контакт после раскрытия карт, если вы не основной игрок.",
    },
    {
      id: "diplomat 1",
      en: "If at least one attack is revealed, play a negotiate from your hand: every revealed attack turns into a plain negotiate. Your card is discarded at the end of the encounter.",
      ru: "Если раскрыта хотя бы одна атака, сыграйте с руки переговоры: каждая раскрытая атака становится обычными переговорами. Ваша карта сбрасывается в конце контакта.",
    },
    {
      id: "diplomat 2",
      en: "You and both main players have two minutes, twice the time of other deals, to make a deal of three: each pair says what passes between them, then all three say whether they agree to the whole. Allies go home as in any negotiation, your ships too.",
      ru: "У вас и обоих основных игроков есть две минуты, вдвое больше, чем для других сделок, чтобы заключить сделку на троих: каждая пара решает, что переходит между ними, затем все трое говорят, согласны ли на всё вместе. Союзники уходят, как при любых переговорах, ваши корабли тоже.",
    },
    {
      id: "diplomat 3",
      en: "The extra texts of all three negotiates apply.",
      ru: "Действуют дополнительные тексты всех трёх переговоров.",
    },
    {
      id: "diplomat 4",
      en: "The deal succeeds only if all three agree and at least one card or colony changes hands; otherwise it fails and each of the three loses the due number of ships.",
      ru: "Сделка удаётся, только если согласны все трое и хотя бы одна карта или колония меняет хозяина; иначе она проваливается и каждый из троих теряет положенное число кораблей.",
    },
    {
      id: "diplomat 5",
      en: "For effects about deals each of the three is an opponent of the other two; a kicker multiplies the loss of both opponents.",
      ru: "Для эффектов, связанных со сделками, каждый из троих — соперник двух других; импульс умножает потери обоих соперников.",
      decided: true,
    },
    {
      id: "diplomat zap",
      en: "The use is cancelled: the negotiate returns to your hand.",
      ru: "Использование отменяется: переговоры возвращаются вам на руку.",
      decided: true,
    },
    {
      id: "diplomat EC1",
      en: "Each player may gain at most one colony in the deal, or two with Epic Oratory. A made deal is a success for the offense.",
      ru: "В этой сделке каждый игрок может получить не больше одной колонии, а с «Ораторским искусством» — двух. Заключённая сделка — успех агрессора.",
      decided: true,
    },
    {
      id: "diplomat EC2",
      en: "Wild: if the deal fails, the main player pushed out has failed too, as the Engineer or as an offense that wants another encounter, but loses no ships.",
      ru: "Джокер: если сделка сорвалась, вытесненный основной игрок тоже потерпел неудачу — например, как Инженер или как агрессор, желающий второго контакта, — но кораблей не теряет.",
      decided: true,
    },
    {
      id: "diplomat wild",
      en: "Wild (not a main player, reveal): when a deal is being tried without you, play a negotiate from your hand, push out one dealer and take that seat. The text of the card counts; gains and penalties are yours; a made deal counts as a success for the one pushed out. The flare then returns to your hand.",
      ru: "Джокер (не основной игрок, раскрытие): когда пробуют заключить сделку без вас, сыграйте с руки переговоры, вытесните одного участника и займите его место. Текст карты действует; выгода и потери — ваши; для вытесненного заключённая сделка считается успехом. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "diplomat super",
      en: "Super (main player, alliance): after alliances are formed, skip the encounter cards; all players vote for the winner, one vote each, ties to the defense. You may buy votes with deals that are carried out only if you win. There is no compensation. The flare then returns to your hand.",
      ru: "Супер (основной игрок, союзы): после заключения союзов карты контакта не играются; все голосуют за победителя, у каждого один голос, при равенстве побеждает защитник. Голоса можно покупать сделками, которые исполняются, только если победите вы. Компенсации нет. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "diplomat/out": { en: "Whose seat at the deal do you take?", ru: "Чьё место в сделке вы займёте?" },
    "diplomat/buy": {
      en: "With whom do you bargain for a vote? Such a deal holds only if you win.",
      ru: "С кем вы поторгуетесь за голос? Такая сделка исполняется, только если вы победите.",
    },
    "diplomat/vote": { en: "Who shall win this encounter?", ru: "Кто должен выиграть этот контакт?" },
    "diplomat.joined": {
      en: "{player} laid down a negotiate: the fight becomes a deal of three.",
      ru: "{player, select, you {Вы выкладываете} other {{player} выкладывает}} переговоры: бой превращается в сделку на троих.",
    },
    "diplomat.votes": {
      en: "{offense, plural, one {# vote} other {# votes}} for the offense, {defense} for the defense.",
      ru: "За агрессора {offense, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}, за защитника {defense}.",
    },
  },
};
