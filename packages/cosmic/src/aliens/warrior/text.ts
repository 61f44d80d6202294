import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Warrior", ru: "Воитель" },
  power: { en: "Mastery", ru: "Мастерство" },
  about: {
    en: "After each encounter in which you were a main player, you gain 1 token if you won or made a deal, or 2 if you lost or failed to deal; with four planets you gain 1 more. When you are a main player and reveal an attack, you must add 1 to your total for each token; the tokens stay.",
    ru: "После каждого контакта, в котором вы были основным игроком, вы получаете 1 жетон за победу или успешную сделку либо 2 — за поражение или провал сделки; при игре с четырьмя планетами — на 1 больше. Когда вы, основной игрок, раскрываете карту атаки, вы обязаны прибавить к своей сумме 1 за каждый жетон; жетоны не тратятся.",
  },
  oneLine: {
    en: "Gain tokens after encounters; each adds 1 to your attack.",
    ru: "Копите жетоны за контакты: каждый даёт атаке +1.",
  },
  wild: {
    en: "Right after an encounter in which you were the defense, you may have an encounter with the offense in the offense's home system. Play then resumes where it was.",
    ru: "Сразу после контакта, в котором вы были защитником, можете вступить в контакт с агрессором в его родной системе. Затем игра продолжается с того места, где прервалась.",
  },
  super: {
    en: "As an ally you may use your power to add your tokens to your side's total.",
    ru: "Будучи союзником, можете использовать свою способность и прибавить свои жетоны к сумме своей стороны.",
  },
  asks: {
    power: {},
    wild: {
      "encounter.end": {
        ask: { en: "strike back at {offense} at once?", ru: "сразу нанести ответный удар по агрессору?" },
        does: { en: "Strike back", ru: "Ответить" },
      },
    },
    super: {
      "reveal.add": {
        ask: { en: "add your tokens, {plus}, to your side?", ru: "прибавить свои жетоны ({plus}) к сумме стороны?" },
        does: {
          en: "+{plus}{after, select, none {} other { → {after} : {theirs}}}",
          ru: "+{plus}{after, select, none {} other { → {after} : {theirs}}}",
        },
      },
    },
  },
  rules: [
    {
      id: "warrior 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as a main player in the reveal phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе раскрытия.",
    },
    {
      id: "warrior 1",
      en: "After an encounter in which you were a main player you gain 1 token if you won or made a deal, or 2 tokens if you lost or failed to deal. With four planets you gain 1 more in either case.",
      ru: "После контакта, в котором вы были основным игроком, вы получаете 1 жетон, если победили или заключили успешную сделку, либо 2 жетона, если проиграли или провалили сделку. При игре с четырьмя планетами вы в обоих случаях получаете на 1 жетон больше.",
      setting: "planetsPerPlayer",
    },
    {
      id: "warrior 2",
      en: "After you reveal an attack card you add 1 to your total per token; the tokens stay on the sheet.",
      ru: "Раскрыв карту атаки, вы прибавляете к своей сумме 1 за каждый жетон; жетоны остаются на листе.",
    },
    {
      id: "warrior zap",
      en: "Only the addition to your total is cancelled; you gain tokens even if you were zapped.",
      ru: "Отменяется только прибавка к сумме; жетоны вы получаете, даже если вас заморозили.",
    },
    {
      id: "warrior EC1",
      en: "A Mite colony, or a turn that ends because the offense has no encounter card, gives no tokens. An encounter ended by the Oracle super counts as a made deal.",
      ru: "За колонию Клеща и за ход, прерванный из-за того, что у агрессора нет карт контакта, жетоны не даются. Контакт, прекращённый суперсвойством Оракула, считается успешной сделкой.",
      decided: true,
    },
    {
      id: "warrior EC2",
      en: "If your power is lost when tokens would be gained, you gain none.",
      ru: "Если в момент получения жетонов вы лишены способности, вы их не получаете.",
      decided: true,
    },
    {
      id: "warrior EC3",
      en: "The tokens go with the sheet.",
      ru: "Жетоны переходят вместе с листом.",
      decided: true,
    },
    {
      id: "warrior wild",
      en: "Wild (defense, resolution): right after the encounter you may have an encounter with the offense in the offense's home system; then play resumes where it was. The flare returns to your hand.",
      ru: "Джокер (защитник, результат): сразу после контакта можете вступить в контакт с агрессором в его родной системе; затем игра продолжается с прерванного места. Вспышка возвращается вам на руку.",
    },
    {
      id: "warrior super",
      en: "Super (ally, reveal): you use your power as an ally, adding your tokens to your side's total. The flare then returns to your hand.",
      ru: "Супер (союзник, раскрытие): вы используете свою способность в роли союзника и прибавляете свои жетоны к сумме своей стороны. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "warrior flare D1",
      en: "The encounter granted by the wild is an extra one: it does not count towards anyone's two encounters of a turn and runs from regroup to resolution.",
      ru: "Контакт, полученный по джокеру, — дополнительный: он не входит ни в чьи два контакта за ход и разыгрывается от перегруппировки до результата.",
      decided: true,
    },
    {
      id: "warrior flare D2",
      en: "You need an encounter card to play the wild.",
      ru: "Чтобы сыграть джокер, нужна карта контакта.",
      decided: true,
    },
    {
      id: "warrior flare D3",
      en: "No destiny card is drawn for that encounter.",
      ru: "Карта судьбы для этого контакта не раскрывается.",
      decided: true,
    },
    {
      id: "warrior flare D4",
      en: "In that encounter you are the offense, and you regroup first.",
      ru: "В этом контакте вы агрессор и начинаете с перегруппировки.",
      decided: true,
    },
  ],
  messages: {
    "warrior.tokens": {
      en: "{player} gained {n, plural, one {# token} other {# tokens}} and now {player, select, you {have} other {has}} {all}.",
      ru: "{player, select, you {Вы получаете} other {{player} получает}} {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}; теперь их {all}.",
    },
  },
};
