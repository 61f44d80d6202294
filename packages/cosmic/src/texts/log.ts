import type { Messages } from "@hypergate/kernel";

/** What happened, by the id of the event. `cards`, `give` and `want` are known only to those who may see them. */
export const log: Messages = {
  "setup.alien": {
    en: "{player, select, you {you are} other {{player} is}} {power}.",
    ru: "{player} — {power}.",
  },
  "setup.hidden": {
    en: "{player, select, you {your} other {{player}'s}} alien stays face down.",
    ru: "{player, select, you {Вы держите} other {{player} держит}} лист пришельца взакрытую.",
  },
  "setup.first": {
    en: "{player, select, you {You go} other {{player} goes}} first.",
    ru: "{player, select, you {Начинаете вы} other {Начинает {player}}}.",
  },
  "turn.began": {
    en: "{player, select, you {your} other {{player}'s}} turn.",
    ru: "{player, select, you {Ваш ход} other {Ходит {player}}}.",
  },
  "turn.ended": {
    en: "{player} ended the turn.",
    ru: "{player, select, you {Вы завершаете} other {{player} завершает}} ход.",
  },
  "destiny.drawn": {
    en: "Destiny shows {card}.",
    ru: "Карта судьбы — {card}.",
  },
  "launch.aimed": {
    en: "{player} aimed the gate at {planet}, defended by {defense}.",
    ru: "{player, select, you {Вы нацеливаете} other {{player} нацеливает}} врата на планету {planet}. {defense, select, you {Защищаетесь вы} other {Защищается {defense}}}.",
  },
  "launch.sent": {
    en: "{player} launched {n, plural, one {# ship} other {# ships}}.",
    ru: "{player, select, you {Вы ставите} other {{player} ставит}} на врата {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "alliance.invited": {
    en: "{player} invited {players, select, none {nobody} other {{players}}}.",
    ru: "{players, select, none {{player, select, you {Вы никого не приглашаете} other {{player} никого не приглашает}}} you {{player} приглашает вас в союз} other {{player, select, you {Вы приглашаете} other {{player} приглашает}} в союз ({players})}}.",
  },
  "alliance.declined": {
    en: "{player} stayed out of it.",
    ru: "{player, select, you {Вы не вступаете} other {{player} не вступает}} в союз.",
  },
  "alliance.joined": {
    en: "{player} joined the {side, select, offense {offense} other {defense}} with {n, plural, one {# ship} other {# ships}}.",
    ru: "{player, select, you {Вы отправляете} other {{player} отправляет}} {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} на помощь {side, select, offense {агрессору} other {защитнику}}.",
  },
  "planning.selected": {
    en: "{player} chose a card.",
    ru: "{player, select, you {Вы выкладываете} other {{player} выкладывает}} карту взакрытую.",
  },
  "reveal.card": {
    en: "{player} revealed {card}.",
    ru: "{player, select, you {Вы раскрываете} other {{player} раскрывает}} карту «{card}».",
  },
  "reveal.morph": {
    en: "{player, select, you {your} other {{player}'s}} Morph turned into a copy of the other card.",
    ru: "{player, select, you {Ваша метаморфоза} other {Метаморфоза ({player})}} становится копией карты соперника.",
  },
  "reveal.reinforced": {
    en: "{player} played {card} for the {side, select, offense {offense} other {defense}}.",
    ru: "{player, select, you {Вы помогаете} other {{player} помогает}} {side, select, offense {агрессору} other {защитнику}} картой «{card}».",
  },
  "reveal.unreinforced": {
    en: "{player, select, you {your} other {{player}'s}} {card} was cancelled.",
    ru: "{player, select, you {Ваша карта «{card}»} other {Карта «{card}» ({player})}} отменена.",
  },
  "reveal.totals": {
    en: "Offense {offense}, defense {defense}.",
    ru: "Сумма агрессора — {offense}, сумма защитника — {defense}.",
  },
  "encounter.won": {
    en: "{player} won the encounter as the {side, select, offense {offense} other {defense}}.",
    ru: "{player, select, you {Вы побеждаете} other {{player} побеждает}}, {side, select, offense {нападая} other {защищаясь}}.",
  },
  "encounter.bothLost": {
    en: "Both sides lost the encounter.",
    ru: "Обе стороны проиграли контакт.",
  },
  "encounter.noTarget": {
    en: "{player} had no planet left to aim the gate at, so the encounter ended.",
    ru: "{player, select, you {Вы не находите} other {{player} не находит}} планеты, на которую можно нацелить врата: контакт окончен.",
  },
  "tech.kept": {
    en: "{player} kept {tech, select, none {a tech} other {{tech}}} face down.",
    ru: "{player, select, you {Вы оставляете} other {{player} оставляет}} себе взакрытую технологию{tech, select, none {} other { «{tech}»}}.",
  },
  "tech.discarded": {
    en: "{player} discarded {techs}.",
    ru: "{player, select, you {Вы сбрасываете} other {{player} сбрасывает}} технологии ({techs}).",
  },
  "tech.drawn": {
    en: "{player} drew {n, plural, one {# tech} other {# techs}}{techs, select, none {} other { ({techs})}}.",
    ru: "{player, select, you {Вы берёте} other {{player} берёт}} {n, plural, one {# технологию} few {# технологии} many {# технологий} other {# технологии}}{techs, select, none {} other { ({techs})}}.",
  },
  "tech.shuffled": {
    en: "The tech discards were shuffled into a new tech deck.",
    ru: "Сброс технологий перемешан в новую колоду.",
  },
  "tech.researched": {
    en: "{player} put a ship on {tech, select, none {a face-down tech} other {{tech}}}, which now has {n, plural, one {# ship} other {# ships}}.",
    ru: "{player, select, you {Вы отправляете} other {{player} отправляет}} корабль на {tech, select, none {закрытую технологию} other {технологию «{tech}»}}, теперь там {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "tech.completed": {
    en: "{player} completed {tech}.",
    ru: "{player, select, you {Вы завершаете} other {{player} завершает}} технологию «{tech}».",
  },
  "tech.abandoned": {
    en: "{player} abandoned {tech}.",
    ru: "{player, select, you {Вы отказываетесь} other {{player} отказывается}} от технологии «{tech}».",
  },
  "tech.used": {
    en: "{player} used {tech}{on, select, none {} you { on you} other { ({on})}}.",
    ru: "{player, select, you {Вы применяете} other {{player} применяет}} технологию «{tech}»{on, select, none {} you { против вас} other { ({on})}}.",
  },
  "tech.cancelled": {
    en: "{tech} had no effect.",
    ru: "Технология «{tech}» не срабатывает.",
  },
  "encounter.settled": {
    en: "{player} resettled an empty home planet.",
    ru: "{player, select, you {Вы заселяете} other {{player} заселяет}} пустую родную планету.",
  },
  "encounter.discarded": {
    en: "{cards} went to the discard pile.",
    ru: "Карты контакта сброшены ({cards}).",
  },
  "encounter.noCards": {
    en: "{player} had no encounter card to play, so the encounter ended.",
    ru: "{player, select, you {Вы остаётесь} other {{player} остаётся}} без карт контакта, и контакт окончен.",
  },
  "encounter.noShips": {
    en: "{player} had no ships to launch, so the encounter ended.",
    ru: "{player, select, you {Вы остаётесь} other {{player} остаётся}} без кораблей для запуска, и контакт окончен.",
  },
  "colony.founded": {
    en: "{player} founded a colony on {planet} with {n, plural, one {# ship} other {# ships}}.",
    ru: "{player, select, you {Вы создаёте} other {{player} создаёт}} колонию на планете {planet} ({n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}).",
  },
  "ships.landed": {
    en: "{player} landed {n, plural, one {# ship} other {# ships}} on {planet}.",
    ru: "{player, select, you {Вы усиливаете} other {{player} усиливает}} колонию на планете {planet} ({n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}).",
  },
  "ships.returned": {
    en: "{player} returned {n, plural, one {# ship} other {# ships}} to colonies.",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} в колонии {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.retrieved": {
    en: "{player} retrieved {n, plural, one {# ship} other {# ships}} from the warp.",
    ru: "{player, select, you {Вы забираете} other {{player} забирает}} из варпа {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.lost": {
    en: "{player} lost {n, plural, one {# ship} other {# ships}} to the warp.",
    ru: "{player, select, you {Вы отправляете} other {{player} отправляет}} в варп {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.removed": {
    en: "{player} lost {n, plural, one {# ship} other {# ships}} for good.",
    ru: "{player, select, you {Вы теряете} other {{player} теряет}} навсегда {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.captured": {
    en: "{n, plural, one {# ship} other {# ships}} of {player} now {n, plural, one {lies} other {lie}} on {power}'s sheet.",
    ru: "На лист пришельца ({power}) {n, plural, one {попадает # корабль} few {попадают # корабля} many {попадают # кораблей} other {попадают # корабля}}: владеет ими {player}.",
  },
  "setup.marked": {
    en: "{player} marked a ship on {planet}. {ship}.",
    ru: "{player, select, you {Вы отмечаете} other {{player} отмечает}} корабль на планете {planet}. {ship}.",
  },
  "ship.jumped": {
    en: "{player, select, you {your} other {{player}'s}} special ship jumped ({ship}, {place}).",
    ru: "{player, select, you {Вы совершаете} other {{player} совершает}} прыжок ({ship}, {place}).",
  },
  "ship.added": {
    en: "{player} added {n} to the side's total. {ship}.",
    ru: "{player, select, you {Вы прибавляете} other {{player} прибавляет}} {n} к сумме своей стороны. {ship}.",
  },
  "ship.beamed": {
    en: "{player} pulled {card} out of the discard pile with the tractor beam. {ship}.",
    ru: "{player, select, you {Вы притягиваете} other {{player} притягивает}} лучом из сброса карту «{card}». {ship}.",
  },
  "ship.salvaged": {
    en: "{player} collected what the special ship had salvaged. {ship}.",
    ru: "{player, select, you {Вы получаете} other {{player} получает}} добычу особого корабля. {ship}.",
  },
  "ship.recharged": {
    en: "{player, select, you {your special ship} other {{player}'s special ship}} is ready again. {ship}.",
    ru: "{player, select, you {Ваш особый корабль} other {Особый корабль ({player})}} снова готов. {ship}.",
  },
  "ship.marked": {
    en: "{player} put the marker on a ship from the warp. {ship}.",
    ru: "{player, select, you {Вы кладёте} other {{player} кладёт}} маркер на корабль из варпа. {ship}.",
  },
  "alliance.ended": {
    en: "{player, select, you {you have no ship left there and are} other {{player} has no ship left there and is}} no longer an ally of the {side, select, offense {offense} other {defense}}.",
    ru: "{player} больше не союзник {side, select, offense {агрессора} other {защитника}}: кораблей там не осталось.",
  },
  "ships.stranded": {
    en: "{player} had no colony to return to and lost {n, plural, one {# ship} other {# ships}} to the warp.",
    ru: "{player, select, you {Вы отправляете} other {{player} отправляет}} в варп {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}, потому что возвращаться некуда.",
  },
  "rewards.taken": {
    en: "{player, select, you {you were} other {{player} was}} rewarded with {ships, plural, =0 {no ships} one {# ship} other {# ships}} and {cards, plural, =0 {no cards} one {# card} other {# cards}}.",
    ru: "{player, select, you {Вы получаете} other {{player} получает}} награду за защиту ({ships, plural, =0 {без кораблей} one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}, {cards, plural, =0 {без карт} one {# карта} few {# карты} many {# карт} other {# карты}}).",
  },
  "power.used": {
    en: "{player} used the power of {power}{on, select, none {} you { on you} other { ({on})}}.",
    ru: "{player, select, you {Вы используете} other {{player} использует}} способность «{power}»{on, select, none {} you { против вас} other { ({on})}}.",
  },
  "power.zapped": {
    en: "{power} was zapped, so {player} cannot use it until the encounter ends.",
    ru: "{player, select, you {Ваша способность «{power}»} other {Способность «{power}» ({player})}} заморожена до конца контакта.",
  },
  "power.lost": {
    en: "{player} lost the use of an alien power.",
    ru: "{player, select, you {Вы теряете} other {{player} теряет}} способность пришельца.",
  },
  "power.regained": {
    en: "{player} regained the use of an alien power.",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} себе способность пришельца.",
  },
  "power.gained": {
    en: "{player} became {power}.",
    ru: "{player, select, you {Вы получаете} other {{player} получает}} лист пришельца «{power}».",
  },
  "power.changedUnseen": {
    en: "{player} took a new alien, face down.",
    ru: "{player, select, you {Вы берёте} other {{player} берёт}} нового пришельца взакрытую.",
  },
  "sheet.shown": {
    en: "{player} turned up the sheet of {power}.",
    ru: "{player, select, you {Вы раскрываете} other {{player} раскрывает}} лист пришельца «{power}».",
  },
  "sheets.traded": {
    en: "{player} and {other} traded alien sheets.",
    ru: "{player} и {other} обменялись листами пришельцев.",
  },
  "sheets.returned": {
    en: "{player} gave the borrowed power back to {other}.",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} одолженную способность. Её хозяин — {other}.",
  },
  "card.played": {
    en: "{player} played {card}{side, select, wild { as a wild} super { as a super} other {}}{on, select, none {} you { on you} other { ({on})}}.",
    ru: "{player, select, you {Вы играете} other {{player} играет}} карту «{card}»{side, select, wild { как джокер} super { как супер} other {}}{on, select, none {} you { против вас} other { ({on})}}.",
  },
  "card.discarded": {
    en: "{card}, played by {player}, was cancelled and discarded.",
    ru: "{player, select, you {Ваша карта «{card}»} other {Карта «{card}» ({player})}} отменена и сброшена.",
  },
  "card.returned": {
    en: "{card} was stopped and went back to {player, select, you {your} other {{player}'s}} hand.",
    ru: "Карта «{card}» не сработала и возвращается {player, select, you {к вам на руку} other {на руку ({player})}}.",
  },
  "card.stolen": {
    en: "{card}, played by {player}, was stolen.",
    ru: "{player, select, you {Ваша карта «{card}»} other {Карта «{card}» ({player})}} украдена.",
  },
  "cards.seen": {
    en: "{player} looked at {n, plural, one {# card} other {# cards}} of {other, select, you {yours} other {{other}}}{cards, select, none {} other { ({cards})}}.",
    ru: "{player, select, you {Вы смотрите} other {{player} смотрит}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} {other, select, you {с вашей руки} other {с чужой руки ({other})}}{cards, select, none {} other { ({cards})}}.",
  },
  "cards.drawn": {
    en: "{player} drew {n, plural, one {# card} other {# cards}}{cards, select, none {} other { ({cards})}}.",
    ru: "{player, select, you {Вы берёте} other {{player} берёт}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из колоды{cards, select, none {} other { ({cards})}}.",
  },
  "cards.taken": {
    en: "{player} took {n, plural, one {# card} other {# cards}} at random from {from}{cards, select, none {} other { ({cards})}}.",
    ru: "{player, select, you {Вы вытягиваете} other {{player} вытягивает}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} {from, select, you {с вашей руки} other {с чужой руки ({from})}}{cards, select, none {} other { ({cards})}}.",
  },
  "cards.given": {
    en: "{player} gave {to} {n, plural, one {# card} other {# cards}}{cards, select, none {} other { ({cards})}}.",
    ru: "{player, select, you {Вы отдаёте} other {{player} отдаёт}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}{cards, select, none {} other { ({cards})}}, получатель — {to}.",
  },
  "cards.setAside": {
    en: "{n, plural, one {# card} other {# cards}} of {player, select, you {yours} other {{player}}} {n, plural, one {lies} other {lie}} aside until the encounter is over{cards, select, none {} other { ({cards})}}.",
    ru: "До конца контакта {n, plural, one {отложена # карта} few {отложены # карты} many {отложено # карт} other {отложено # карты}}{cards, select, none {} other { ({cards})}}, владелец — {player}.",
  },
  "cards.returned": {
    en: "{player} took back {n, plural, one {# card} other {# cards}} that lay aside{cards, select, none {} other { ({cards})}}.",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} на руку {n, plural, one {# отложенную карту} few {# отложенные карты} many {# отложенных карт} other {# отложенной карты}}{cards, select, none {} other { ({cards})}}.",
  },
  "cards.discarded": {
    en: "{player} discarded {cards}.",
    ru: "{player, select, you {Вы пополняете} other {{player} пополняет}} сброс ({cards}).",
  },
  "deck.shuffled": {
    en: "The discard pile was shuffled to make a new deck.",
    ru: "Сброс перемешан в новую колоду.",
  },
  "deck.quake": {
    en: "Cosmic quake! All hands were shuffled together and dealt anew.",
    ru: "Космотрясение! Все руки перемешаны и розданы заново.",
  },
  "deal.offered": {
    en: "{player} offered {other} {give, select, none {{given, plural, =0 {nothing} one {# item} other {# items}}} other {{give}}} for {want, select, none {{wanted, plural, =0 {nothing} one {# item} other {# items}}} other {{want}}}.",
    ru: "{player, select, you {Вы предлагаете} other {{player} предлагает}} сделку. {player, select, you {Отдаёте} other {Отдаёт}} — {give, select, none {{given, plural, =0 {ничего} one {# предмет} few {# предмета} many {# предметов} other {# предмета}}} other {{give}}}, {player, select, you {просите} other {просит}} — {want, select, none {{wanted, plural, =0 {ничего} one {# предмет} few {# предмета} many {# предметов} other {# предмета}}} other {{want}}}.",
  },
  "deal.made": {
    en: "{player} and {other} made a deal.",
    ru: "{player} и {other} заключили сделку.",
  },
  "deal.failed": {
    en: "{player} and {other} failed to make a deal.",
    ru: "{player} и {other} не договорились.",
  },
  "game.won": {
    en: "{players} won!",
    ru: "{players, select, you {Вы победили!} other {Победа: {players}!}}",
  },
};
