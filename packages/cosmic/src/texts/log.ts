import type { Messages } from "@hypergate/kernel";

/** What happened, by the id of the event. `cards`, `give` and `want` are known only to those who may see them. */
export const log: Messages = {
  "setup.alien": {
    en: "{player} is {power}.",
    ru: "{player} — {power}.",
  },
  "setup.hidden": {
    en: "{player}'s alien stays face down.",
    ru: "{player} держит лист пришельца взакрытую.",
  },
  "setup.first": {
    en: "{player} goes first.",
    ru: "Первый ход: {player}.",
  },
  "turn.began": {
    en: "{player}'s turn.",
    ru: "Ход: {player}.",
  },
  "turn.ended": {
    en: "{player} ended the turn.",
    ru: "{player} завершает ход.",
  },
  "destiny.drawn": {
    en: "Destiny: {card}.",
    ru: "Судьба: {card}.",
  },
  "launch.aimed": {
    en: "{player} aimed the gate at {planet}. Defense: {defense}.",
    ru: "{player} нацеливает врата на планету {planet}. Защитник: {defense}.",
  },
  "launch.sent": {
    en: "{player} launched {n, plural, one {# ship} other {# ships}}.",
    ru: "{player} ставит на врата {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "alliance.invited": {
    en: "{player} invited {players, select, none {nobody} other {{players}}}.",
    ru: "{player} {players, select, none {никого не приглашает} other {приглашает в союз: {players}}}.",
  },
  "alliance.declined": {
    en: "{player} stayed out of it.",
    ru: "{player} не вступает в союз.",
  },
  "alliance.joined": {
    en: "{player} joined the {side, select, offense {offense} other {defense}} with {n, plural, one {# ship} other {# ships}}.",
    ru: "{player} вступает в союз с {side, select, offense {агрессором} other {защитником}}: {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "planning.selected": {
    en: "{player} chose a card.",
    ru: "{player} выкладывает карту взакрытую.",
  },
  "reveal.card": {
    en: "{player} revealed {card}.",
    ru: "{player} раскрывает карту «{card}».",
  },
  "reveal.morph": {
    en: "{player}'s Morph turned into a copy of the other card.",
    ru: "{player}: метаморфоза становится копией карты соперника.",
  },
  "reveal.reinforced": {
    en: "{player} played {card} for the {side, select, offense {offense} other {defense}}.",
    ru: "{player} помогает {side, select, offense {агрессору} other {защитнику}} картой «{card}».",
  },
  "reveal.unreinforced": {
    en: "{player}'s {card} was cancelled.",
    ru: "{player}: карта «{card}» отменена.",
  },
  "reveal.totals": {
    en: "Offense {offense}, defense {defense}.",
    ru: "Сумма агрессора — {offense}, сумма защитника — {defense}.",
  },
  "encounter.won": {
    en: "{player} won the encounter as the {side, select, offense {offense} other {defense}}.",
    ru: "{player} побеждает в контакте как {side, select, offense {агрессор} other {защитник}}.",
  },
  "encounter.bothLost": {
    en: "Both sides lost the encounter.",
    ru: "Обе стороны проиграли контакт.",
  },
  "encounter.noTarget": {
    en: "{player} had no planet left to aim the gate at, so the encounter ended.",
    ru: "{player} не находит планеты, на которую можно нацелить врата: контакт окончен.",
  },
  "tech.kept": {
    en: "{player} kept a tech face down{tech, select, none {} other {: {tech}}}.",
    ru: "{player} оставляет себе технологию взакрытую{tech, select, none {} other {: {tech}}}.",
  },
  "tech.discarded": {
    en: "{player} discarded {techs}.",
    ru: "{player} сбрасывает технологии: {techs}.",
  },
  "tech.drawn": {
    en: "{player} drew {n, plural, one {# tech} other {# techs}}{techs, select, none {} other {: {techs}}}.",
    ru: "{player} берёт {n, plural, one {# технологию} few {# технологии} many {# технологий} other {# технологии}}{techs, select, none {} other {: {techs}}}.",
  },
  "tech.shuffled": {
    en: "The tech discards were shuffled into a new tech deck.",
    ru: "Сброс технологий перемешан в новую колоду.",
  },
  "tech.researched": {
    en: "{player} put a ship on {tech, select, none {a face-down tech} other {{tech}}}: {n, plural, one {# ship} other {# ships}} there now.",
    ru: "{player} отправляет корабль на {tech, select, none {закрытую технологию} other {технологию «{tech}»}}: теперь там {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "tech.completed": {
    en: "{player} completed {tech}.",
    ru: "{player} завершает исследование: «{tech}».",
  },
  "tech.abandoned": {
    en: "{player} abandoned {tech}.",
    ru: "{player} отказывается от технологии «{tech}».",
  },
  "tech.used": {
    en: "{player} used {tech}{on, select, none {} other {: {on}}}.",
    ru: "{player} применяет технологию «{tech}»{on, select, none {} other {: {on}}}.",
  },
  "tech.cancelled": {
    en: "{tech} had no effect.",
    ru: "Технология «{tech}» не срабатывает.",
  },
  "encounter.settled": {
    en: "{player} resettled an empty home planet.",
    ru: "{player} заселяет пустую родную планету.",
  },
  "encounter.discarded": {
    en: "Discarded: {cards}.",
    ru: "В сброс: {cards}.",
  },
  "encounter.noCards": {
    en: "No encounter cards to play: {player}'s encounter ended.",
    ru: "Нет карт контакта: контакт окончен ({player}).",
  },
  "encounter.noShips": {
    en: "No ships to launch: {player}'s encounter ended.",
    ru: "Нет кораблей для запуска: контакт окончен ({player}).",
  },
  "colony.founded": {
    en: "{player} founded a colony on {planet} with {n, plural, one {# ship} other {# ships}}.",
    ru: "{player} создаёт колонию на планете {planet}: {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.landed": {
    en: "{player} landed {n, plural, one {# ship} other {# ships}} on {planet}.",
    ru: "{player} усиливает колонию на планете {planet}: {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.returned": {
    en: "{player} returned {n, plural, one {# ship} other {# ships}} to colonies.",
    ru: "{player} возвращает в колонии {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.retrieved": {
    en: "{player} retrieved {n, plural, one {# ship} other {# ships}} from the warp.",
    ru: "{player} забирает из варпа {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.lost": {
    en: "{player} lost {n, plural, one {# ship} other {# ships}} to the warp.",
    ru: "{player} отправляет в варп {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.removed": {
    en: "{player} lost {n, plural, one {# ship} other {# ships}} for good.",
    ru: "{player} теряет навсегда {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.captured": {
    en: "{n, plural, one {# ship} other {# ships}} of {player} now {n, plural, one {lies} other {lie}} on {power}'s sheet.",
    ru: "На лист пришельца ({power}) {n, plural, one {попадает # корабль} few {попадают # корабля} many {попадают # кораблей} other {попадают # корабля}}: владеет ими {player}.",
  },
  "setup.marked": {
    en: "{player} marked a ship on {planet}. {ship}.",
    ru: "{player} отмечает корабль на планете {planet}. {ship}.",
  },
  "ship.jumped": {
    en: "{player}'s special ship jumped. {ship}: {place}.",
    ru: "{player} совершает прыжок. {ship}: {place}.",
  },
  "ship.added": {
    en: "{player} added {n} to the side's total. {ship}.",
    ru: "{player} прибавляет {n} к сумме своей стороны. {ship}.",
  },
  "ship.beamed": {
    en: "{player} pulled {card} out of the discard pile with the tractor beam. {ship}.",
    ru: "{player} притягивает лучом из сброса карту «{card}». {ship}.",
  },
  "ship.salvaged": {
    en: "{player} collects what the special ship has salvaged. {ship}.",
    ru: "{player} получает добычу особого корабля. {ship}.",
  },
  "ship.recharged": {
    en: "{player}'s special ship is ready again. {ship}.",
    ru: "{player}: особый корабль снова готов. {ship}.",
  },
  "ship.marked": {
    en: "{player} put the marker on a ship from the warp. {ship}.",
    ru: "{player} кладёт маркер на корабль из варпа. {ship}.",
  },
  "alliance.ended": {
    en: "{player} has no ship left there and is no longer an ally of the {side, select, offense {offense} other {defense}}.",
    ru: "{player} больше не союзник {side, select, offense {агрессора} other {защитника}}: кораблей там не осталось.",
  },
  "ships.stranded": {
    en: "{player} had no colony to return to and lost {n, plural, one {# ship} other {# ships}} to the warp.",
    ru: "{player}: возвращаться некуда, в варп {n, plural, one {отправляется # корабль} few {отправляются # корабля} many {отправляются # кораблей} other {отправляются # корабля}}.",
  },
  "rewards.taken": {
    en: "{player} was rewarded with {ships, plural, =0 {no ships} one {# ship} other {# ships}} and {cards, plural, =0 {no cards} one {# card} other {# cards}}.",
    ru: "{player} получает награду за защиту: кораблей — {ships}, карт — {cards}.",
  },
  "power.used": {
    en: "{player} used the power of {power}{on, select, none {} other {: {on}}}.",
    ru: "{player} использует способность ({power}){on, select, none {} other {: {on}}}.",
  },
  "power.zapped": {
    en: "{power} was zapped: {player} cannot use it until the encounter ends.",
    ru: "{player}: способность ({power}) заморожена до конца контакта.",
  },
  "power.lost": {
    en: "{player} lost the use of an alien power.",
    ru: "{player} теряет способность пришельца.",
  },
  "power.regained": {
    en: "{player} regained the use of an alien power.",
    ru: "{player} возвращает себе способность пришельца.",
  },
  "power.gained": {
    en: "{player} became {power}.",
    ru: "{player} получает пришельца: {power}.",
  },
  "power.changedUnseen": {
    en: "{player} took a new alien, face down.",
    ru: "{player} берёт нового пришельца взакрытую.",
  },
  "sheet.shown": {
    en: "{player} turned up an alien sheet: {power}.",
    ru: "{player} раскрывает лист пришельца: {power}.",
  },
  "sheets.traded": {
    en: "{player} and {other} traded alien sheets.",
    ru: "{player} и {other} обмениваются листами пришельцев.",
  },
  "sheets.returned": {
    en: "{player} gave the borrowed power back to {other}.",
    ru: "{player} возвращает одолженную способность, её хозяин — {other}.",
  },
  "card.played": {
    en: "{player} played {card}{side, select, wild { as a wild} super { as a super} other {}}{on, select, none {} other {: {on}}}.",
    ru: "{player} играет карту «{card}»{side, select, wild { как джокер} super { как супер} other {}}{on, select, none {} other {: {on}}}.",
  },
  "card.discarded": {
    en: "{card}, played by {player}, was cancelled and discarded.",
    ru: "{player}: карта «{card}» отменена и сброшена.",
  },
  "card.returned": {
    en: "{card} was stopped and went back to {player}'s hand.",
    ru: "{player}: карта «{card}» не сработала и возвращается на руку.",
  },
  "card.stolen": {
    en: "{card}, played by {player}, was stolen.",
    ru: "{player}: карта «{card}» украдена.",
  },
  "cards.seen": {
    en: "{player} looked at {n, plural, one {# card} other {# cards}} of {other}{cards, select, none {} other {: {cards}}}.",
    ru: "{player} смотрит {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} с чужой руки. Владелец — {other}{cards, select, none {} other {: {cards}}}.",
  },
  "cards.drawn": {
    en: "{player} drew {n, plural, one {# card} other {# cards}}{cards, select, none {} other {: {cards}}}.",
    ru: "{player} берёт {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из колоды{cards, select, none {} other {: {cards}}}.",
  },
  "cards.taken": {
    en: "{player} took {n, plural, one {# card} other {# cards}} at random from {from}{cards, select, none {} other {: {cards}}}.",
    ru: "{player} вытягивает {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} с чужой руки ({from}){cards, select, none {} other {: {cards}}}.",
  },
  "cards.given": {
    en: "{player} gave {to} {n, plural, one {# card} other {# cards}}{cards, select, none {} other {: {cards}}}.",
    ru: "{player} отдаёт {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, получает {to}{cards, select, none {} other {: {cards}}}.",
  },
  "cards.setAside": {
    en: "{n, plural, one {# card} other {# cards}} of {player} {n, plural, one {lies} other {lie}} aside until the encounter is over{cards, select, none {} other {: {cards}}}.",
    ru: "{player}: до конца контакта {n, plural, one {отложена # карта} few {отложены # карты} many {отложено # карт} other {отложено # карты}}{cards, select, none {} other {: {cards}}}.",
  },
  "cards.returned": {
    en: "{player} took back {n, plural, one {# card} other {# cards}} that lay aside{cards, select, none {} other {: {cards}}}.",
    ru: "{player} возвращает на руку {n, plural, one {# отложенную карту} few {# отложенные карты} many {# отложенных карт} other {# отложенной карты}}{cards, select, none {} other {: {cards}}}.",
  },
  "cards.discarded": {
    en: "{player} discarded {cards}.",
    ru: "{player} сбрасывает: {cards}.",
  },
  "deck.shuffled": {
    en: "The discard pile was shuffled to make a new deck.",
    ru: "Сброс перемешан: это новая колода.",
  },
  "deck.quake": {
    en: "Cosmic quake! All hands were shuffled together and dealt anew.",
    ru: "Космотрясение! Все руки перемешаны и розданы заново.",
  },
  "deal.offered": {
    en: "{player} offered {other} {give, select, none {{given, plural, =0 {nothing} one {# item} other {# items}}} other {{give}}} for {want, select, none {{wanted, plural, =0 {nothing} one {# item} other {# items}}} other {{want}}}.",
    ru: "{player} предлагает сделку. Отдаёт: {give, select, none {{given, plural, =0 {ничего} one {# предмет} few {# предмета} many {# предметов} other {# предмета}}} other {{give}}}. Просит: {want, select, none {{wanted, plural, =0 {ничего} one {# предмет} few {# предмета} many {# предметов} other {# предмета}}} other {{want}}}.",
  },
  "deal.made": {
    en: "{player} and {other} made a deal.",
    ru: "{player} и {other} заключают сделку.",
  },
  "deal.failed": {
    en: "{player} and {other} failed to make a deal.",
    ru: "{player} и {other} проваливают переговоры.",
  },
  "game.won": {
    en: "Victory: {players}!",
    ru: "Победа: {players}!",
  },
};
