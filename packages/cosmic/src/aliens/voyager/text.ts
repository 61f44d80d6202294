import { sameAt } from "../../texts/ask.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Voyager", ru: "Путешественник" },
  power: { en: "Journey", ru: "Путешествие" },
  about: {
    en: "At the start of your turn you may move one of your home planets with everything on it into the warp, if none is there, or swap a home planet with the one in the warp. Ships on that planet are on a colony and in the warp at once, and leave in the ways of both. Your colony there counts as a home colony and as a foreign one; others' colonies there count as neither. If you lose this power, the planet returns to your system.",
    ru: "В начале своего хода можете переместить одну родную планету со всем, что на ней, в варп, если там такой нет, или поменять родную планету местами с той, что в варпе. Корабли на этой планете одновременно в колонии и в варпе и покидают её так, как покидают и то и другое. Ваша колония там считается и родной, и далёкой; чужие колонии там — ни той ни другой. Если вы теряете способность, планета возвращается в вашу систему.",
  },
  oneLine: {
    en: "Move a planet into the warp: home and foreign at once.",
    ru: "Планета в варпе: и родная колония, и далёкая сразу.",
  },
  wild: {
    en: "You may send one card from your hand, but not this flare, face down into the warp as a visitor. You may take visitors back at any later time; when you lose this flare, they are discarded.",
    ru: "Можете отправить одну карту с руки, кроме этой вспышки, взакрытую в варп — в гости. Гостей можно вернуть на руку в любое время позже; когда вы лишаетесь этой вспышки, они сбрасываются.",
  },
  super: {
    en: "When you use your power, you may move a second home planet into the warp.",
    ru: "Используя свою способность, можете переместить в варп вторую родную планету.",
  },
  asks: {
    power: {
      "turn.start": {
        ask: { en: "move a planet into the warp?", ru: "переместить планету в варп?" },
        does: { en: "Move", ru: "Переместить" },
      },
    },
    wild: sameAt(ANY_TIME, {
      ask: {
        en: "send a card into the warp, to be taken back later?",
        ru: "отправить карту в варп, чтобы забрать её позже?",
      },
      does: { en: "Send", ru: "Отправить" },
    }),
    super: {
      boost: {
        ask: { en: "move a second planet?", ru: "переместить вторую планету?" },
        does: { en: "A second one", ru: "Вторую" },
      },
    },
    open: {
      "word/fetch-visitors": sameAt(ANY_TIME, {
        ask: { en: "take visitors back from the warp?", ru: "вернуть гостей из варпа?" },
        does: { en: "Take back", ru: "Вернуть" },
      }),
    },
  },
  rules: [
    {
      id: "voyager 0",
      en: "Yellow alert light, no game setup. You use the power as the offense at the start of your turn; it is optional.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Вы используете способность как агрессор в начале своего хода; она необязательная.",
    },
    {
      id: "voyager 1",
      en: "Move one of your home planets into the warp if none is there, or swap one with the planet in the warp.",
      ru: "Переместите одну из родных планет в варп, если там такой нет, или поменяйте её местами с планетой в варпе.",
    },
    {
      id: "voyager 2",
      en: "Ships on that planet are on a colony and in the warp at once: they may and must leave in the ways of both.",
      ru: "Корабли на этой планете одновременно в колонии и в варпе: они могут и должны покидать её так, как покидают и то и другое.",
    },
    {
      id: "voyager 3",
      en: "A ship sent to the warp goes to the common warp, never onto this planet. A ship that goes home may choose it if its owner has a colony there.",
      ru: "Корабль, отправленный в варп, попадает в общий варп, а не на эту планету. Корабль, идущий домой, может выбрать её, если у владельца там есть колония.",
    },
    {
      id: "voyager 4",
      en: "Your colony there counts both as foreign and as home. Colonies of others there count as neither.",
      ru: "Ваша колония там считается и далёкой, и родной. Чужие колонии там — ни той ни другой.",
    },
    {
      id: "voyager 5",
      en: "If this sheet is turned face down or leaves you, the planet returns to your system.",
      ru: "Если этот лист перевёрнут или уходит от вас, планета возвращается в вашу систему.",
    },
    {
      id: "voyager zap",
      en: "The use is cancelled: no planet moves this turn.",
      ru: "Использование отменяется: в этот ход планеты остаются на местах.",
    },
    {
      id: "voyager EC1",
      en: "The planet lies in no system and cannot be targeted. Ships of others on it travel along. Whether you have won is checked at once.",
      ru: "Планета не лежит ни в одной системе, и нацелить на неё врата нельзя. Чужие корабли на ней путешествуют вместе с ней. Победа проверяется сразу.",
      decided: true,
    },
    {
      id: "voyager EC2",
      en: "An effect that empties the warp empties this planet too, and these ships cannot choose it as their goal. Ships on it count wherever ships in the warp are counted.",
      ru: "Эффект, который освобождает весь варп, освобождает и эту планету, и выбрать её целью эти корабли не могут. Корабли на ней учитываются везде, где считают корабли в варпе.",
      decided: true,
    },
    {
      id: "voyager EC3",
      en: "Only planets that have been in your system from the beginning can be moved. If you have no other colony, ships cannot leave this planet as ships in the warp.",
      ru: "Переместить можно только планеты, которые были в вашей системе с начала игры. Если других колоний нет, корабли не могут покинуть эту планету так, как покидают варп.",
      decided: true,
    },
    {
      id: "voyager EC4",
      en: "While the wild flare lies aside, as by Laser, it is not lost. When another player takes your hand to play with it, as by Doppelganger's wild flare, it is.",
      ru: "Пока вспышка отложена в сторону, например Лазером, она не потеряна. Если же кто-то забрал вашу руку, чтобы играть с ней (джокер Доппельгангера), — потеряна.",
      decided: true,
    },
    {
      id: "voyager wild",
      en: "Wild (any player, any phase): send one card of your hand, not this flare, face down into the warp. You may take such cards back at any later time; that does not count as playing the flare. When you lose this flare, they are discarded. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): отправьте одну карту с руки, кроме этой вспышки, взакрытую в варп. Такие карты можно вернуть на руку в любое время позже, вспышку для этого не играют. Когда вы лишаетесь этой вспышки, они сбрасываются. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "voyager super",
      en: "Super (offense, start of turn): with your power move a second home planet into the warp, together with the first or beside one that is there. The flare then returns to your hand.",
      ru: "Супер (агрессор, начало хода): своей способностью переместите в варп вторую родную планету — вместе с первой или вдобавок к той, что уже там. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "voyager/out": { en: "Which planet goes into the warp?", ru: "Какая планета отправится в варп?" },
    "voyager/back": { en: "Which planet comes back for it?", ru: "Какая планета вернётся вместо неё?" },
    "voyager/visitor": { en: "Which card goes into the warp?", ru: "Какую карту вы отправите в варп?" },
    "voyager/fetch": { en: "Which cards come back from the warp?", ru: "Какие карты вернутся из варпа?" },
    "word/fetch-visitors": { en: "Take visitors back from the warp", ru: "Вернуть гостей из варпа" },
    "word/lose-visitors": { en: "Visitors in the warp are discarded", ru: "Гости из варпа сбрасываются" },
    "voyager.moved": {
      en: "{player} moved {planet} into the warp.",
      ru: "{player, select, you {Вы отправляете} other {{player} отправляет}} планету {planet} в варп.",
    },
    "voyager.returned": {
      en: "{planet} came back to {player, select, you {your} other {{player}'s}} system.",
      ru: "Планета {planet} снова {player, select, you {в вашей системе} other {на своём месте}}.",
    },
    "voyager.sent": {
      en: "{player} sent a card into the warp{card, select, none {} other { ({card})}}.",
      ru: "{player, select, you {Вы отправляете} other {{player} отправляет}} карту в варп{card, select, none {} other { ({card})}}.",
    },
    "voyager.fetched": {
      en: "{player} took {n, plural, one {# card} other {# cards}} back from the warp{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы забираете} other {{player} забирает}} из варпа {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}{cards, select, none {} other { ({cards})}}.",
    },
  },
};
