import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Tick-Tock", ru: "Тик-Так" },
  power: { en: "Patience", ru: "Терпение" },
  about: {
    en: "Start with 10 tokens on this sheet, or 8 with four planets. Each time any player wins as the defense, or any two players make a deal, you must discard one token; with none left, you win at once. You may also win in the usual way.",
    ru: "Вы начинаете с 10 жетонами на этом листе, а при игре с четырьмя планетами — с 8. Каждый раз, когда кто-либо побеждает в роли защитника или два любых игрока заключают успешную сделку, вы обязаны сбросить один жетон, а когда жетонов не остаётся — немедленно побеждаете. Победить по обычным правилам вы тоже можете.",
  },
  oneLine: {
    en: "Deals and defense wins remove tokens; with none you win.",
    ru: "Сделки и победы защиты снимают жетоны; сняты все — победа.",
  },
  wild: {
    en: "When the discard pile is shuffled into a new deck, you may at once found a colony on any other player's home planet with 1 to 4 of your ships.",
    ru: "Когда сброс перемешивают в новую колоду, можете немедленно создать колонию на родной планете любого другого игрока, взяв от 1 до 4 своих кораблей.",
  },
  super: {
    en: "Each time you win or make a deal as a main player, you may send one of your ships to the warp to discard one more token.",
    ru: "Каждый раз, когда вы, основной игрок, побеждаете или заключаете успешную сделку, можете отправить один свой корабль в варп и сбросить ещё один жетон.",
  },
  asks: {
    power: {},
    wild: {
      "deck.shuffled": {
        ask: { en: "found a colony on somebody's home planet?", ru: "основать колонию на чужой родной планете?" },
        does: { en: "Found it", ru: "Основать" },
      },
    },
    super: {
      "resolution.after": {
        ask: {
          en: "send a ship to the warp to discard one more token?",
          ru: "отдать корабль варпу и сбросить ещё один жетон?",
        },
        does: { en: "Pay a ship", ru: "Отдать корабль" },
      },
    },
  },
  rules: [
    {
      id: "tick-tock 0",
      en: "Yellow alert light; as game setup put 10 tokens on this sheet, or 8 with four planets. The power is mandatory: you use it as any player in the resolution phase.",
      ru: "Жёлтая сигнальная лампочка; при подготовке положите на этот лист 10 жетонов, а при игре с четырьмя планетами — 8. Способность обязательная: вы используете её в любой роли в фазе результата.",
      setting: "planetsPerPlayer",
    },
    {
      id: "tick-tock 1",
      en: "Each time any player wins as the defense, or a deal is made between any two players, you discard one token.",
      ru: "Каждый раз, когда любой игрок побеждает в роли защитника или два любых игрока заключают успешную сделку, вы сбрасываете один жетон.",
    },
    {
      id: "tick-tock 2",
      en: "With no token left you win immediately.",
      ru: "Если жетонов не осталось, вы немедленно побеждаете.",
    },
    {
      id: "tick-tock 3",
      en: "You may also win in the normal way.",
      ru: "Вы можете победить и по обычным правилам.",
    },
    {
      id: "tick-tock zap",
      en: "The use is cancelled and no token is discarded this time.",
      ru: "Использование отменяется, и на этот раз жетон не сбрасывается.",
    },
    {
      id: "tick-tock EC1",
      en: "A quashed deal is not a made deal.",
      ru: "Сделка, отменённая «Аннулированием», успешной не считается.",
      decided: true,
    },
    {
      id: "tick-tock EC2",
      en: "If the same event gives other players the foreign colonies they need to win, you all win together.",
      ru: "Если то же событие приносит другим игрокам недостающие для победы далёкие колонии, все вы побеждаете вместе.",
      decided: true,
    },
    {
      id: "tick-tock EC3",
      en: "While your power is lost the tokens stay on the sheet and none are discarded.",
      ru: "Пока вы лишены способности, жетоны остаются на листе и не сбрасываются.",
      decided: true,
    },
    {
      id: "tick-tock wild",
      en: "Wild (any player, any phase): when the discard pile is shuffled into a new deck, you may at once found a colony on any other player's home planet with 1 to 4 of your ships. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): когда сброс перемешивают в новую колоду, можете сразу же создать колонию на родной планете любого другого игрока, взяв от 1 до 4 своих кораблей. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "tick-tock super",
      en: "Super (main player, resolution): each time you win or make a deal, you may send one of your ships to the warp to discard one more token. The flare then returns to your hand.",
      ru: "Супер (основной игрок, результат): каждый раз, когда вы побеждаете или заключаете успешную сделку, можете отправить один свой корабль в варп, чтобы сбросить ещё один жетон. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "tick-tock.token": {
      en: "{player} discarded a token; {n, plural, =0 {none is left} one {# is left} other {# are left}}.",
      ru: "{player, select, you {Вы сбрасываете} other {{player} сбрасывает}} жетон, {n, plural, =0 {больше их не осталось} one {остался #} few {осталось #} many {осталось #} other {осталось #}}.",
    },
    "tick-tock/planet": {
      en: "On which planet do you found a colony?",
      ru: "На какой планете создать колонию?",
    },
    "tick-tock/ships": {
      en: "Take one to four ships to found a colony on {planet}.",
      ru: "Возьмите от одного до четырёх кораблей, чтобы создать колонию на планете {planet}.",
    },
    "tick-tock/ship": {
      en: "Which ship goes to the warp for one more token?",
      ru: "Какой корабль отправить в варп, чтобы сбросить ещё один жетон?",
    },
  },
};
