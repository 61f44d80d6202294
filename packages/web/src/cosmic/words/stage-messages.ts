/** How an encounter ended, and what happens beside it. */
export const cosmicStageMessages = {
  "verdict.youHold": { en: "You hold, {mine} : {theirs}!", ru: "Вы удержались, {mine} : {theirs}!" },
  "verdict.youBreak": { en: "You break through, {mine} : {theirs}!", ru: "Вы прорвались, {mine} : {theirs}!" },
  "verdict.sideWins": { en: "Your side wins, {mine} : {theirs}!", ru: "Ваша сторона побеждает, {mine} : {theirs}!" },
  "verdict.beatenBack": { en: "Beaten back, {mine} : {theirs}", ru: "Атака отбита, {mine} : {theirs}" },
  "verdict.planetFalls": {
    en: "Planet {planet} falls, {mine} : {theirs}",
    ru: "Планета {planet} потеряна, {mine} : {theirs}",
  },
  "verdict.sideLoses": { en: "Your side loses, {mine} : {theirs}", ru: "Ваша сторона проигрывает, {mine} : {theirs}" },
  "verdict.holds": { en: "{winner} holds, {mine} : {theirs}", ru: "{winner} удерживает планету, {mine} : {theirs}" },
  "verdict.breaks": { en: "{winner} breaks through, {mine} : {theirs}", ru: "{winner} прорывается, {mine} : {theirs}" },
  "verdict.tie": {
    en: "A tie: the defense holds, {mine} : {theirs}",
    ru: "Ничья: защита держится, {mine} : {theirs}",
  },
  "verdict.youHoldPlain": { en: "You hold!", ru: "Вы удержались!" },
  "verdict.youBreakPlain": { en: "You break through!", ru: "Вы прорвались!" },
  "verdict.sideWinsPlain": { en: "Your side wins!", ru: "Ваша сторона побеждает!" },
  "verdict.beatenBackPlain": { en: "Beaten back", ru: "Атака отбита" },
  "verdict.planetFallsPlain": { en: "Planet {planet} falls", ru: "Планета {planet} потеряна" },
  "verdict.sideLosesPlain": { en: "Your side loses", ru: "Ваша сторона проигрывает" },
  "verdict.holdsPlain": { en: "{winner} holds", ru: "{winner} удерживает планету" },
  "verdict.breaksPlain": { en: "{winner} breaks through", ru: "{winner} прорывается" },
  "verdict.bothLose": { en: "Both sides lose!", ru: "Проиграли обе стороны!" },
  "verdict.loses": {
    en: "{player} loses {n, plural, one {# ship} other {# ships}}.",
    ru: "{player} теряет {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "verdict.youLose": {
    en: "You lose {n, plural, one {# ship} other {# ships}}.",
    ru: "Вы теряете {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "verdict.earns": {
    en: "{player} earns {n, plural, one {# reward} other {# rewards}}.",
    ru: "{player} получает {n, plural, one {# награду} few {# награды} many {# наград} other {# награды}}.",
  },
  "verdict.youEarn": {
    en: "You earn {n, plural, one {# reward} other {# rewards}}.",
    ru: "Вы получаете {n, plural, one {# награду} few {# награды} many {# наград} other {# награды}}.",
  },
  "victory.you": { en: "You win!", ru: "Вы победили!" },
  "victory.one": { en: "{who} wins!", ru: "{who} побеждает!" },
  "victory.together": {
    en: "{who} win together!",
    ru: "{who} {mine, select, yes {побеждаете} other {побеждают}} вместе!",
  },
  "victory.youToo": { en: "you", ru: "вы" },
  "victory.colonies": {
    en: "{n, plural, one {# foreign colony} other {# foreign colonies}} after {turns, plural, one {# turn} other {# turns}}.",
    ru: "{n, plural, one {# далёкая колония} few {# далёкие колонии} many {# далёких колоний} other {# далёкой колонии}} за {turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}.",
  },
  "victory.turns": {
    en: "After {turns, plural, one {# turn} other {# turns}}.",
    ru: "За {turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}.",
  },
  "victory.yours": { en: "You had {n}.", ru: "У вас — {n}." },
  "victory.seeTable": { en: "See the table", ru: "Показать стол" },
  "stage.bothDown": { en: "Both cards are down", ru: "Обе карты на столе" },
  "stage.against": {
    en: "{who, select, you {Your} other {{player}'s}} {card} against {other}'s {otherCard}",
    ru: "{who, select, you {У вас} other {{player} раскрывает}} «{card}», {who, select, you {{other} раскрывает} other {{other} —}} «{otherCard}»",
  },
  "strip.oneMore": { en: "{player} needs one more colony", ru: "{player} в одной колонии от победы" },
  "strip.youOneMore": { en: "One more colony and you win", ru: "Ещё одна колония — и победа ваша" },
} as const;
