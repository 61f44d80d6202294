import type { Messages } from "@hypergate/kernel";

/** The words of a report. */
export const texts = {
  title: { en: "{n} games of {game}", ru: "{game}: партий сыграно — {n}" },
  how: {
    en: "{players} players ({bots}), seed {seed}{settings, select, none {} other {, {settings}}}.",
    ru: "Игроков: {players} ({bots}), зерно {seed}{settings, select, none {} other {, {settings}}}.",
  },
  "tile.length": {
    en: "{unit, select, rounds {rounds} other {encounters}} in an average game",
    ru: "{unit, select, rounds {раундов} other {контактов}} в средней партии",
  },
  "tile.best": { en: "wins most: {rate}", ru: "побеждает чаще всех: {rate}" },
  "tile.worst": { en: "wins least: {rate}", ru: "побеждает реже всех: {rate}" },
  "tile.shared": { en: "of all games have several winners", ru: "партий имеют несколько победителей" },
  "tile.points": { en: "points for an average player", ru: "очков у среднего игрока" },
  "tile.stopped": { en: "games were stopped by the safety limit", ru: "партий остановлено по пределу длины" },
  "read.dots": {
    en: "A dot is the share of {per, select, seats {seats that won} other {games won}}, the line through it the 95 % confidence interval (Wilson). The thin upright line is {counts, select, several {what an average player would have won of the same games, by their number of players} other {the mean of all, {mean}}}: ▲ lies clearly above it, ▼ clearly below, the others cannot be told from it by so many games.",
    ru: "Точка — доля {per, select, seats {мест, занятых победителями} other {выигранных партий}}, черта через неё — 95-процентный доверительный интервал (Уилсон). Тонкая вертикаль — {counts, select, several {сколько из тех же партий выиграл бы средний игрок при том же числе игроков} other {среднее по всем, {mean}}}: ▲ явно выше, ▼ явно ниже, остальные при таком числе партий от этого не отличить.",
  },
  "aliens.title": { en: "Which aliens win", ru: "Какие пришельцы побеждают" },
  "aliens.note": {
    en: "Counted by the alien a player began with; shared victories count for everyone who shares them. Of {n} aliens about {chance, plural, one {# would bear a mark} other {# would bear marks}} by chance alone.",
    ru: "Считается пришелец, с которым игрок начал; общая победа засчитана каждому из победителей. Пришельцев {n}; просто случайно отметку получили бы примерно {chance}.",
  },
  "players.title": { en: "Player count", ru: "Число игроков" },
  "players.all": { en: "All", ru: "Все" },
  "players.count": {
    en: "{n, plural, one {# player} other {# players}}",
    ru: "{n, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}",
  },
  "players.note": {
    en: "The share of games won, by the number of players, with half the width of its 95 % confidence interval. An average player does not win the same share with every number of players, so ▲ and ▼ compare with the first line of the same column.",
    ru: "Доля выигранных партий по числу игроков и половина ширины её 95-процентного доверительного интервала. Доля побед среднего игрока зависит от числа игроков, поэтому ▲ и ▼ сравнивают с первой строкой того же столбца.",
  },
  "players.one": {
    en: "All these games had {players} players. With --players 3,4,5 the games take turns with the counts, and this section compares them.",
    ru: "Во всех этих партиях игроков было {players}. С --players 3,4,5 партии чередуют число игроков, и здесь появится сравнение.",
  },
  "pairs.title": { en: "With whom, against whom", ru: "С кем и против кого" },
  "pairs.note": {
    en: "How the alien of a row fares when the alien of a column sits at the same table, against its own average with as many players: warm is worse, cool is better, in steps of one, two and three standard errors: pale colours may well be chance. Dark squares are its average, empty ones met in fewer than {least} games.",
    ru: "Как дела у пришельца строки, когда за столом пришелец столбца, против его же среднего при том же числе игроков: тёплое — хуже, холодное — лучше, ступенями в одну, две и три стандартные ошибки: бледное вполне может быть случайным. Тёмное — как обычно, пустое — меньше {least} общих партий.",
  },
  "lists.note": {
    en: "Five neighbours each, with the share of their common games that the alien wins, or that both win. The ends of a long list always look strong: a pair met about {games} times here, so single figures are off by up to {error} points by chance alone.",
    ru: "По пять соседей: доля общих партий, которые пришелец выиграл или которые выиграли оба. Края длинного списка всегда выглядят сильными: пара встречалась здесь около {games} раз, и отдельное число просто случайно ошибается до {error} пунктов.",
  },
  "lists.best": { en: "Better beside", ru: "Лучше рядом с" },
  "lists.worst": { en: "Worse beside", ru: "Хуже рядом с" },
  "lists.together": { en: "Shares victories with", ru: "Делит победы с" },
  "winners.title": { en: "Shared victories", ru: "Общие победы" },
  "winners.note": { en: "Games by the number of their winners.", ru: "Партии по числу победителей." },
  "length.title": { en: "How long games last", ru: "Сколько длится партия" },
  "length.note": {
    en: "Games by the number of {unit, select, rounds {rounds} other {encounters}}; {mean} on average, half of them between {from} and {to}.",
    ru: "Партии по числу {unit, select, rounds {раундов} other {контактов}}; в среднем {mean}, половина — от {from} до {to}.",
  },
  "seats.title": { en: "Does the seat matter?", ru: "Важно ли место за столом?" },
  "seats.note": {
    en: "Wins by seat in the order round the table. {unequal, select, none {The rules treat all seats alike, so a mark that is not chance tells of the bots.} other {With {unequal} the seats are not alike, so a mark may come from that.}}",
    ru: "Победы по местам вокруг стола. {unequal, select, none {Для правил все места равны, так что неслучайная отметка говорит о ботах.} other {При {unequal} места неравны, и отметка может быть от этого.}}",
  },
  "bots.title": { en: "Bots", ru: "Боты" },
  "bots.note": { en: "They change seats from game to game.", ru: "Они меняются местами от партии к партии." },
  "starts.title": { en: "Start worlds", ru: "Начальные миры" },
  "starts.note": { en: "The last column has mean points.", ru: "В последнем столбце — средние очки." },
  "strategies.title": { en: "Strategies", ru: "Стратегии" },
  "strategies.note": {
    en: "Judged by the final tableau: produce-consume if two fifths of the points are chips; else the theme that at least three and two fifths of its worlds follow; else mixed. So it tells what winners ended with, not what one should set out to do.",
    ru: "По итоговому столу: «производство и потребление», если две пятых очков — фишки; иначе тема, которой следуют не меньше трёх и двух пятых миров; иначе «смешанная». Это о том, с чем победители закончили, а не о том, с чего начинать.",
  },
  "sixes.title": { en: "Developments of cost 6", ru: "Технологии ценой 6" },
  "sixes.note": {
    en: "How often those who had one in their tableau won; the last column has their mean points.",
    ru: "Как часто побеждал тот, у кого она была; в последнем столбце — средние очки.",
  },
  "goals.title": { en: "Goals", ru: "Цели" },
  "goals.note": {
    en: "How often those who held a goal at the end won; the last column has their mean points.",
    ru: "Как часто побеждал тот, у кого цель была в конце; в последнем столбце — средние очки.",
  },
  "points.title": { en: "Points of the winners", ru: "Очки победителей" },
  "points.note": { en: "Games by the points of the best player.", ru: "Партии по очкам лучшего игрока." },
  "column.wins": { en: "won", ru: "побед" },
  "column.games": { en: "games", ru: "партий" },
  "column.seats": { en: "seats", ru: "мест" },
  "column.points": { en: "points", ru: "очки" },
  seat: { en: "Seat {n}", ru: "Место {n}" },
  winners: {
    en: "{n, plural, =0 {nobody} one {# winner} other {# winners}}",
    ru: "{n, plural, =0 {никто} one {# победитель} few {# победителя} many {# победителей} other {# победителя}}",
  },
  nothing: { en: "Nothing of the kind came up.", ru: "Ничего такого не было." },
  settings: { en: "All settings of the table: {settings}.", ru: "Все настройки стола: {settings}." },
  again: { en: "The same again", ru: "То же ещё раз" },
  files: { en: "The same numbers for programs: {csv}, {json}.", ru: "Те же числа для программ: {csv}, {json}." },
  "strategy/military": { en: "Military", ru: "Военная" },
  "strategy/produce-consume": { en: "Produce-consume", ru: "Производство и потребление" },
  "strategy/novelty": { en: "Novelty goods", ru: "Предметы роскоши" },
  "strategy/genes": { en: "Genes", ru: "Гены" },
  "strategy/alien": { en: "Alien technology", ru: "Технологии Древних" },
  "strategy/mixed": { en: "Mixed", ru: "Смешанная" },
} as const satisfies Messages;

export type TextId = keyof typeof texts;
