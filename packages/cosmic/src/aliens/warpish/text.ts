import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Warpish", ru: "Червоточник" },
  power: { en: "Necromancy", ru: "Некромантия" },
  about: {
    en: "When you are a main player and reveal an attack, you must add 1 to your total for each ship in the warp, whoever owns it.",
    ru: "Если вы основной игрок и раскрыли карту атаки, вы обязаны прибавить к своей сумме 1 за каждый корабль в варпе, чьим бы он ни был.",
  },
  oneLine: {
    en: "Add 1 to your attack for each ship in the warp.",
    ru: "Ваша атака получает +1 за каждый корабль в варпе.",
  },
  wild: {
    en: "As a main player, you may add 1 to your total for each of your ships in the warp.",
    ru: "Если вы основной игрок, можете прибавить к своей сумме 1 за каждый свой корабль в варпе.",
  },
  super: {
    en: "As a main player, you may make your opponent subtract 1 from their total for each ship they have in the warp.",
    ru: "Если вы основной игрок, можете заставить соперника вычесть из его суммы 1 за каждый его корабль в варпе.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.add": {
        ask: {
          en: "add {warp}, one for each of your ships in the warp?",
          ru: "прибавить {warp}, по одному за каждый ваш корабль в варпе?",
        },
        does: { en: "+{warp}", ru: "+{warp}" },
      },
    },
    super: {
      "reveal.add": {
        ask: { en: "take {theirWarp} off {opponent}'s total?", ru: "отнять {theirWarp} от суммы соперника?" },
        does: { en: "−{theirWarp} for them", ru: "Сопернику −{theirWarp}" },
      },
    },
  },
  rules: [
    {
      id: "warpish 0",
      en: "Red alert light, no game setup. The power is mandatory: you use it as a main player in the reveal phase.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе раскрытия.",
    },
    {
      id: "warpish 1",
      en: "After you reveal an attack, you add 1 to your total per ship in the warp, counting the ships of all players.",
      ru: "После того как вы раскрыли карту атаки, вы прибавляете к своей сумме 1 за каждый корабль в варпе, считая корабли всех игроков.",
    },
    {
      id: "warpish zap",
      en: "The use is cancelled and nothing is added.",
      ru: "Использование отменяется, и к сумме ничего не прибавляется.",
    },
    {
      id: "warpish EC1",
      en: "Ships are counted at the moment you use the power; later changes in the phase do not matter.",
      ru: "Корабли считают в момент использования способности; дальнейшие перемены в этой фазе роли не играют.",
      decided: true,
    },
    {
      id: "warpish wild",
      en: "Wild (main player, reveal): you may add 1 to your total per ship of yours in the warp. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, раскрытие): можете прибавить к своей сумме 1 за каждый свой корабль в варпе. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "warpish super",
      en: "Super (main player, reveal): you may make your opponent subtract 1 from their total per ship they have in the warp. The flare then returns to your hand.",
      ru: "Супер (основной игрок, раскрытие): можете заставить соперника вычесть из его суммы 1 за каждый его корабль в варпе. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "warpish.added": {
      en: "{player} added {n} to the total for ships in the warp.",
      ru: "{player, select, you {Вы прибавляете} other {{player} прибавляет}} к своей сумме {n} за корабли в варпе.",
    },
    "warpish.subtracted": {
      en: "{player} had to subtract {n} from the total for ships in the warp.",
      ru: "{player, select, you {Вы вычитаете} other {{player} вычитает}} из своей суммы {n} за корабли в варпе.",
    },
  },
};
