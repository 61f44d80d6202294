import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Grudge", ru: "Мститель" },
  power: { en: "Revenge", ru: "Месть" },
  about: {
    en: "As a main player, after alliances are formed, you must give a grudge token to every player you invited who did not ally with you. When the encounter is over, each holder discards the token and loses ships of that player's own choice to the warp: 1 if you won or made a deal, 4 if you lost or failed to deal.",
    ru: "Если вы основной игрок, то после заключения союзов вы обязаны дать по жетону мести каждому, кого вы приглашали и кто не стал вашим союзником. Когда контакт завершится, каждый владелец сбрасывает жетон и отправляет в варп корабли на свой выбор: 1, если вы победили или заключили сделку, или 4, если проиграли либо провалили сделку.",
  },
  oneLine: {
    en: "Those who turn your invitation down lose 1 or 4 ships.",
    ru: "Кто отверг ваше приглашение, теряет 1 или 4 корабля.",
  },
  wild: {
    en: "As a main player in the resolution phase, if your opponent wins, you may deny the opponent's allies everything they would get for it; their ships return to their colonies.",
    ru: "Если вы основной игрок, то в фазе результата, когда победил соперник, можете оставить его союзников ни с чем: их корабли возвращаются в их колонии.",
  },
  super: {
    en: "As a main player in the resolution phase, you may make each player who discards a grudge token lose 4 ships whether or not you won.",
    ru: "Если вы основной игрок, то в фазе результата можете заставить каждого, кто сбрасывает жетон мести, потерять 4 корабля независимо от того, победили вы или нет.",
  },
  asks: {
    power: {},
    wild: {
      "resolution.before": {
        ask: { en: "let {opponent}'s allies go away empty-handed?", ru: "оставить союзников соперника ни с чем?" },
        does: { en: "Deny them", ru: "Лишить наград" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "make every holder of a grudge token lose 4 ships?",
          ru: "пусть каждый с жетоном мести потеряет 4 корабля?",
        },
        does: { en: "4 ships each", ru: "По 4 корабля" },
      },
    },
  },
  rules: [
    {
      id: "grudge 0",
      en: "Red alert light, no game setup; the 7 grudge tokens are needed. The power is mandatory: you use it as a main player in the alliance phase, after alliances are formed.",
      ru: "Красная сигнальная лампочка, подготовка не нужна; понадобятся 7 жетонов мести. Способность обязательная: вы используете её в роли основного игрока в фазе союзов, когда союзы уже заключены.",
    },
    {
      id: "grudge 1",
      en: "Use this power to give one grudge token to every player you invited who did not ally with you.",
      ru: "Используйте способность, чтобы дать по одному жетону мести каждому, кого вы пригласили и кто не стал вашим союзником.",
    },
    {
      id: "grudge 2",
      en: "If you win or make a deal, each holder discards the token and loses 1 ship of that player's own choice to the warp. This is not a use of the power.",
      ru: "Если вы победили или заключили сделку, каждый владелец сбрасывает жетон и отправляет в варп 1 корабль на свой выбор. Использованием способности это не считается.",
    },
    {
      id: "grudge 3",
      en: "If you lose or fail to deal, each holder discards the token and loses 4 ships of that player's own choice to the warp. This is not a use of the power.",
      ru: "Если вы проиграли или провалили сделку, каждый владелец сбрасывает жетон и отправляет в варп 4 корабля на свой выбор. Использованием способности это не считается.",
    },
    {
      id: "grudge 4",
      en: "If the encounter ends in any other way, the tokens are discarded without effect.",
      ru: "При любом другом исходе жетоны сбрасываются без последствий.",
    },
    {
      id: "grudge 5",
      en: "Ships allied with the other side may not be chosen for this loss.",
      ru: "Терять при этом корабли, выступающие союзниками другой стороны, нельзя.",
    },
    {
      id: "grudge zap",
      en: "A zap cancels only the handing out: no tokens are given. What the tokens do later cannot be zapped.",
      ru: "Заморозка отменяет только раздачу: жетоны не выдаются. Последствия уже выданных жетонов заморозить нельзя.",
    },
    {
      id: "grudge EC1",
      en: "A player who accepted and was sent home by Force Field or the Mite's wild flare did ally with you and gets no token.",
      ru: "Игрок, принявший приглашение и отправленный домой «Силовым полем» или джокером Клеща, всё же был вашим союзником и жетона не получает.",
      decided: true,
    },
    {
      id: "grudge EC2",
      en: "A player who was forced to ally elsewhere still gets a token.",
      ru: "Игрок, которого вынудили вступить в союз с другой стороной, жетон всё равно получает.",
      decided: true,
    },
    {
      id: "grudge EC3",
      en: "Even with five players you can invite no more than three, so at most 3 of the 7 tokens are ever in use.",
      ru: "Даже впятером вы можете пригласить не больше трёх игроков, поэтому в ходу бывает самое большее 3 жетона из 7.",
      decided: true,
    },
    {
      id: "grudge EC4",
      en: "Ships that have just landed as allies of the other side still count as allied with it.",
      ru: "Корабли, только что высадившиеся в роли союзников другой стороны, всё ещё считаются её союзниками.",
      decided: true,
    },
    {
      id: "grudge wild",
      en: "Wild: as a main player in the resolution phase, if your opponent wins, you may deny the opponent's allies everything they would get for it; their ships return to their colonies. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе результата, когда победил соперник, можете оставить его союзников ни с чем: их корабли возвращаются в их колонии. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "grudge super",
      en: "Super: as a main player in the resolution phase, you may make each player who discards a grudge token lose 4 ships whether or not you won. The flare then returns to your hand.",
      ru: "Супер: если вы основной игрок, то в фазе результата можете заставить каждого, кто сбрасывает жетон мести, потерять 4 корабля независимо от того, победили вы или нет. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "grudge flare D1",
      en: "With the super the loss is 4 ships in total, not 4 more.",
      ru: "По суперсвойству теряют всего 4 корабля, а не на 4 больше.",
      decided: true,
    },
    {
      id: "grudge flare D2",
      en: "With the wild the opponent's allies get neither colonies nor rewards.",
      ru: "По джокеру союзники соперника не получают ни колоний, ни наград за защиту.",
      decided: true,
    },
  ],
  messages: {
    "grudge.given": {
      en: "{player} gave a grudge token to {other}.",
      ru: "{player, select, you {Вы выдаёте} other {{player} выдаёт}} жетон мести{other, select, you { вам} other {, его получает {other}}}.",
    },
    "grudge.dropped": {
      en: "{player} discarded a grudge token.",
      ru: "{player, select, you {Вы сбрасываете} other {{player} сбрасывает}} жетон мести.",
    },
    "grudge.denied": {
      en: "{player} denied {other, select, you {your} other {{other}'s}} allies everything they would have got; their ships returned to colonies.",
      ru: "{player, select, you {Вы оставляете} other {{player} оставляет}} {other, select, you {ваших союзников} other {союзников соперника}} ни с чем: их корабли возвращаются в колонии.",
    },
  },
};
