import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Vacuum", ru: "Вакуум" },
  power: { en: "Catharsis", ru: "Катарсис" },
  about: {
    en: "Whenever you lose ships to the warp, you take up to the same number of other players' ships along, on top of the normal losses. You name the players and how many ships each of them loses; they choose the colonies. The power is mandatory.",
    ru: "Всякий раз, когда ваши корабли отправляются в варп, вы утягиваете следом до стольких же кораблей других игроков — сверх обычных потерь. Вы называете игроков и сколько кораблей потеряет каждый, а из каких колоний — решают они сами. Способность обязательная.",
  },
  oneLine: {
    en: "When you lose ships, take as many of others' ships along.",
    ru: "Теряя корабли, вы утягиваете в варп столько же чужих.",
  },
  wild: {
    en: "For each main player other than you who reveals an attack card, you may retrieve one of your ships from the warp.",
    ru: "За каждого основного игрока, кроме вас, раскрывшего карту атаки, можете забрать один свой корабль из варпа.",
  },
  super: {
    en: "When you use your power, you choose which of the other players' ships are lost.",
    ru: "Когда вы используете свою способность, вы сами выбираете, какие именно корабли потеряют другие игроки.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.change": {
        ask: {
          en: "take a ship from the warp for each attack of others?",
          ru: "вернуть из варпа по кораблю за каждую чужую атаку?",
        },
        does: { en: "Take them", ru: "Вернуть" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "choose yourself which ships the others lose?",
          ru: "самим выбрать, какие корабли потеряют другие?",
        },
        does: { en: "Choose them", ru: "Выбрать" },
      },
    },
  },
  rules: [
    {
      id: "vacuum 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as any player in any phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в любой роли и в любой фазе.",
    },
    {
      id: "vacuum 1",
      en: "Whenever you lose ships to the warp, you take along up to the same number of other players' ships.",
      ru: "Всякий раз, когда ваши корабли отправляются в варп, вы забираете с собой до стольких же кораблей других игроков.",
    },
    {
      id: "vacuum 2",
      en: "You say which players lose ships and how many each; they choose from which colonies.",
      ru: "Вы называете, кто из игроков теряет корабли и сколько; из каких колоний — выбирают они сами.",
    },
    {
      id: "vacuum 3",
      en: "These losses come in addition to the normal ones.",
      ru: "Эти потери прибавляются к обычным.",
    },
    {
      id: "vacuum zap",
      en: "The use is cancelled: only your own ships go to the warp.",
      ru: "Использование отменяется: в варп отправляются только ваши корабли.",
    },
    {
      id: "vacuum EC1",
      en: "You may take along fewer ships than you lost, or none at all.",
      ru: "Вы можете забрать с собой меньше кораблей, чем потеряли, или не забирать ни одного.",
      decided: true,
    },
    {
      id: "vacuum EC2",
      en: "Only ships on colonies can be taken along; ships in the encounter cannot.",
      ru: "Забирать можно только корабли из колоний; корабли, участвующие в контакте, не забирают.",
      decided: true,
    },
    {
      id: "vacuum EC3",
      en: "Ships kept out of the warp (Zombie wild) or removed from the game (Void) do not count; ships healed later do.",
      ru: "Корабли, которые не попали в варп (джокер Зомби) или удалены из игры (Пустота), не считаются; корабли, возвращённые Целителем позже, считаются.",
      decided: true,
    },
    {
      id: "vacuum EC4",
      en: "Each time you lose ships is a separate use of the power.",
      ru: "Каждая отдельная потеря кораблей — это отдельное использование способности.",
      decided: true,
    },
    {
      id: "vacuum wild",
      en: "Wild (any player, reveal): for each main player other than you who shows an attack card, you may retrieve one of your ships from the warp. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, раскрытие): за каждого основного игрока, кроме вас, раскрывшего карту атаки, можете забрать один свой корабль из варпа. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "vacuum super",
      en: "Super (any player, any phase): when you use your power you choose which of the others' ships are lost. The flare then returns to your hand.",
      ru: "Супер (любой игрок, любая фаза): используя свою способность, вы сами выбираете, какие корабли теряют другие игроки. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "vacuum/whose": {
      en: "You lost ships to the warp. Take up to {n, plural, one {# ship} other {# ships}} of other players along: how many does each of them lose?",
      ru: "Ваши корабли ушли в варп. Заберите с собой до {n, plural, one {# корабля} few {# кораблей} many {# кораблей} other {# кораблей}} других игроков: сколько потеряет каждый из них?",
    },
    "vacuum/which": {
      en: "You lost ships to the warp. Choose up to {n, plural, one {# ship} other {# ships}} from the colonies of other players to go along.",
      ru: "Ваши корабли ушли в варп. Выберите в колониях других игроков до {n, plural, one {# корабля} few {# кораблей} many {# кораблей} other {# кораблей}}, которые уйдут следом.",
    },
    "vacuum/retrieve": {
      en: "How many of your ships do you retrieve from the warp?",
      ru: "Сколько своих кораблей вы заберёте из варпа?",
    },
    "vacuum.took": {
      en: "{player} took {n, plural, one {# ship} other {# ships}} of {other, select, you {yours} other {{other}}} along.",
      ru: "{player, select, you {Вы утягиваете} other {{player} утягивает}} за собой {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}{other, select, you { из ваших} other {, их теряет {other}}}.",
    },
  },
};
