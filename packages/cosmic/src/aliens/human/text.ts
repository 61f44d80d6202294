import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Human", ru: "Человек" },
  power: { en: "Humanity", ru: "Человечность" },
  about: {
    en: "As a main player or ally in the reveal phase, you must add 4 to your side's total. If this power is zapped, your side wins the encounter automatically.",
    ru: "Если вы основной игрок или союзник, то в фазе раскрытия вы обязаны прибавить 4 к сумме своей стороны. Если эту способность заморозить, ваша сторона автоматически побеждает в контакте.",
  },
  oneLine: {
    en: "Your side gets 4 more; if you are zapped, it wins.",
    ru: "Ваша сторона получает +4, а при заморозке побеждает.",
  },
  wild: {
    en: "As a main player in the reveal phase, after cards are revealed, if your opponent is not the Human, you may turn your encounter card into an attack 42. Then give this flare to the Human, or discard it if the Human is not in the game.",
    ru: "Если вы основной игрок, а ваш соперник не Человек, то в фазе раскрытия после раскрытия карт можете превратить свою карту контакта в атаку 42. Затем отдайте эту вспышку Человеку, а если его в игре нет — сбросьте её.",
  },
  super: {
    en: "As a main player or ally in the reveal phase, you may have your power add 8 instead of 4, or discard this flare to zap your own power, which wins the encounter for your side.",
    ru: "Если вы основной игрок или союзник, то в фазе раскрытия можете прибавить своей способностью 8 вместо 4 или сбросить эту вспышку, чтобы заморозить собственную способность и тем самым победить.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.change": {
        ask: { en: "turn your card into an Attack 42?", ru: "превратить свою карту в атаку 42?" },
        does: { en: "Attack 42", ru: "Атака 42" },
      },
    },
    super: {
      boost: { ask: { en: "add 8 instead of 4?", ru: "прибавить 8 вместо 4?" }, does: { en: "+8", ru: "+8" } },
      "power.used": {
        ask: { en: "zap your own power and win the encounter?", ru: "заморозить свою способность и сразу победить?" },
        does: { en: "Win at once", ru: "Победить" },
      },
    },
  },
  rules: [
    {
      id: "human 0",
      en: "Yellow alert light, no game setup. The power is mandatory: you use it as a main player or ally in the reveal phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока или союзника в фазе раскрытия.",
    },
    {
      id: "human 1",
      en: "Use this power to add 4 to your side's total.",
      ru: "Используйте способность, чтобы прибавить 4 к сумме своей стороны.",
    },
    {
      id: "human 2",
      en: "If this power is zapped, your side wins the encounter automatically. This is not a use of the power.",
      ru: "Если эту способность заморозили, ваша сторона автоматически побеждает в контакте. Использованием способности это не считается.",
    },
    {
      id: "human zap",
      en: "A zap cancels the 4 points and thereby makes your side win the encounter.",
      ru: "Заморозка отменяет прибавку 4 и тем самым приносит победу вашей стороне.",
    },
    {
      id: "human EC1",
      en: "You use the power even when totals do not matter because a negotiate was shown. So it can be zapped there too, turning a loss or a deal into a win for your side.",
      ru: "Способность используется, даже когда суммы не важны, потому что кто-то показал переговоры. Значит, её можно заморозить и тогда — и поражение или сделка обернётся победой вашей стороны.",
      decided: true,
    },
    {
      id: "human EC2",
      en: "If a deal was about to be made, a zap makes your side win outright and no deal takes place.",
      ru: "Если дело шло к сделке, заморозка сразу приносит победу вашей стороне, и сделки не будет.",
      decided: true,
    },
    {
      id: "human EC3",
      en: "The Loser's upset turns even this win around.",
      ru: "Переворот Слабака обращает в поражение даже такую победу.",
      decided: true,
    },
    {
      id: "human EC4",
      en: "If you have lost the power, it cannot be zapped.",
      ru: "Если вы потеряли способность, заморозить её нельзя.",
      decided: true,
    },
    {
      id: "human wild",
      en: "Wild: as a main player in the reveal phase, after cards are revealed, if your opponent is not the Human, you may turn your encounter card into an attack 42. The flare then goes to the Human, or is discarded if the Human is not in the game.",
      ru: "Джокер: если вы основной игрок, а ваш соперник не Человек, то в фазе раскрытия после раскрытия карт можете превратить свою карту контакта в атаку 42. Затем вспышка достаётся Человеку, а если его в игре нет — сбрасывается.",
    },
    {
      id: "human super",
      en: "Super: as a main player or ally in the reveal phase, you may have your power add 8 instead of 4, or discard this flare to zap your own power, which wins the encounter for your side. The flare returns to your hand unless you discarded it to zap yourself.",
      ru: "Супер: если вы основной игрок или союзник, то в фазе раскрытия можете прибавить своей способностью 8 вместо 4 или сбросить эту вспышку, чтобы заморозить собственную способность и тем самым победить. Вспышка возвращается вам на руку, если вы не сбросили её ради заморозки.",
    },
    {
      id: "human flare D1",
      en: "Zapping yourself with the super is a reaction to your own use.",
      ru: "Заморозка самого себя по суперсвойству — это ответ на ваше собственное использование способности.",
      decided: true,
    },
  ],
  messages: {
    "human.added": {
      en: "{player} added {n} to the side's total.",
      ru: "{player, select, you {Вы прибавляете} other {{player} прибавляет}} {n} к сумме своей стороны.",
    },
    "human.wins": {
      en: "{player, select, you {you were} other {{player} was}} zapped, and so {player, select, you {your} other {that player's}} side won the encounter.",
      ru: "Способность заморожена, и сторона, за которую {player, select, you {выступаете вы} other {выступает {player}}}, побеждает в контакте.",
    },
    "human.answered": {
      en: "{player, select, you {your} other {{player}'s}} card became an attack {n}.",
      ru: "{player, select, you {Вы превращаете} other {{player} превращает}} свою карту в атаку {n}.",
    },
  },
};
