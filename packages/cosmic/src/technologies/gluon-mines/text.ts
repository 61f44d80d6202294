import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Gluon Mines", ru: "Глюонные мины" },
  about: {
    en: "As the defense, after cards are selected but before they are revealed, send one opposing ship of your choice to the warp for each ship on this tech. If none is left, you win the encounter.",
    ru: "Если вы защитник: после выбора карт, но до раскрытия отправьте в варп по одному вражескому кораблю на ваш выбор за каждый корабль на этой карте. Если у противника их не осталось, вы победили в контакте.",
  },
  asks: {
    "planning.selected": {
      ask: { en: "send ships of the offense's side to the warp?", ru: "отправить в варп корабли нападающих?" },
      does: { en: "Blow them up", ru: "Взорвать" },
    },
  },
  messages: {
    "gluon-mines/ships": {
      en: "Choose {n, plural, one {# ship} other {# ships}} on the gate to send to the warp.",
      ru: "Выберите на вратах {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} для отправки в варп.",
    },
    "gluon-mines.cleared": {
      en: "No ship was left on the offensive side, so {player} won.",
      ru: "На стороне агрессора не осталось кораблей, и {player, select, you {вы побеждаете} other {{player} побеждает}}.",
    },
  },
};
