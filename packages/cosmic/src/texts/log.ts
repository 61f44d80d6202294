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
    en: "Destiny {destiny, select, wild {is wild: the offense picks a target} most-cards {picks whoever holds the most cards} most-foreign-colonies {picks whoever has the most foreign colonies} fewest-in-warp {picks whoever has the fewest ships in the warp} other {picks {card}}}.",
    ru: "{destiny, select, wild {Джокер судьбы — цель выбирает агрессор} most-cards {Судьба выбирает того, у кого больше всех карт} most-foreign-colonies {Судьба выбирает того, у кого больше всех далёких колоний} fewest-in-warp {Судьба выбирает того, у кого меньше всех кораблей в варпе} other {Цель по карте судьбы — {card}}}.",
  },
  "launch.aimed": {
    en: "{player} attacked {planet}{home, select, yes {} other {, defended by {defense}}}.",
    ru: "{player, select, you {Вы нападаете} other {{player} нападает}} на планету {planet}{home, select, yes {} other {. {defense, select, you {Защищаетесь вы} other {Защищается {defense}}}}}.",
  },
  "launch.sent": {
    en: "{player} sent {n, plural, one {# ship} other {# ships}} through the gate.",
    ru: "{player, select, you {Вы ставите} other {{player} ставит}} на врата {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "alliance.invited": {
    en: "{player} invited {players, select, none {nobody} other {{players}}}.",
    ru: "{players, select, none {{player, select, you {Вы никого не зовёте} other {{player} никого не зовёт}} в союзники} you {{player} зовёт вас в союзники} other {{player, select, you {Вы зовёте} other {{player} зовёт}} {alone, select, yes {союзника. Приглашение получает {players}} other {союзников. Приглашены {players}}}}}.",
  },
  "alliance.declined": {
    en: "{player} stayed out of it.",
    ru: "{player, select, you {Вы остаётесь} other {{player} остаётся}} в стороне.",
  },
  "alliance.joined": {
    en: "{player} joined the {side, select, offense {offense} other {defense}} with {n, plural, one {# ship} other {# ships}}.",
    ru: "{player, select, you {Вы отправляете} other {{player} отправляет}} {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} {side, select, offense {в атаку} other {на защиту}}.",
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
    ru: "{player, select, you {Ваша метаморфоза становится} other {{player} раскрывает метаморфозу, и она становится}} копией карты соперника.",
  },
  "reveal.reinforced": {
    en: "{player} played {card} for the {side, select, offense {offense} other {defense}}.",
    ru: "{player, select, you {Вы помогаете} other {{player} помогает}} {side, select, offense {агрессору} other {защитнику}} картой «{card}».",
  },
  "reveal.unreinforced": {
    en: "{player, select, you {your} other {{player}'s}} {card} was cancelled.",
    ru: "Карта «{card}» отменена, её {player, select, you {сыграли вы} other {разыгрывает {player}}}.",
  },
  "reveal.totals": {
    en: "{offense} for the offense, {defense} for the defense.",
    ru: "У агрессора {offense}, у защитника {defense}.",
  },
  "encounter.won": {
    en: "{player} {side, select, offense {broke through} other {held the planet}}.",
    ru: "{side, select, offense {{player, select, you {Вы прорываетесь} other {{player} прорывается}}} other {{player, select, you {Вы удерживаете планету} other {{player} удерживает планету}}}}.",
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
    en: "{player} used {tech}{on, select, none {} you { on you} other {{aim, select, players { on {on}} other { ({on})}}}}.",
    ru: "{player, select, you {Вы применяете} other {{player} применяет}} технологию «{tech}»{on, select, none {} you { против вас} other {{aim, select, players {, цель — {on}} other { ({on})}}}}.",
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
    ru: "{single, select, yes {В сброс уходит карта «{cards}»} other {В сброс уходят {cards}}}.",
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
    ru: "{player, select, you {Вы основываете} other {{player} основывает}} колонию на планете {planet}, там {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.landed": {
    en: "{player} landed {n, plural, one {# ship} other {# ships}} on {planet}.",
    ru: "{player, select, you {Вы высаживаете} other {{player} высаживает}} {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} на планету {planet}.",
  },
  "ships.returned": {
    en: "{n, plural, one {{player, select, you {Your ship} other {{player}'s ship}} flew home.} other {{player, select, you {Your} other {{player}'s}} # ships flew home.}}",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} домой {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.retrieved": {
    en: "{player} got {n, plural, one {# ship} other {# ships}} back from the warp.",
    ru: "{player, select, you {Вы забираете} other {{player} забирает}} из варпа {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.lost": {
    en: "{player} lost {n, plural, one {# ship} other {# ships}} to the warp.",
    ru: "{player, select, you {Вы теряете} other {{player} теряет}} {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} в варпе.",
  },
  "ships.removed": {
    en: "{player} lost {n, plural, one {# ship} other {# ships}} for good.",
    ru: "{player, select, you {Вы теряете} other {{player} теряет}} навсегда {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
  },
  "ships.captured": {
    en: "{n, plural, one {# ship} other {# ships}} of {player} now {n, plural, one {lies} other {lie}} on {power}'s sheet.",
    ru: "На листе «{power}» теперь {n, plural, one {# пленный корабль} few {# пленных корабля} many {# пленных кораблей} other {# пленного корабля}}, {player, select, you {это ваши} other {владелец — {player}}}.",
  },
  "setup.marked": {
    en: "{player, select, you {Your} other {{player}'s}} {ship} starts on {planet}.",
    ru: "{ship} стоит на планете {planet}.",
  },
  "ship.jumped": {
    en: "{player, select, you {your} other {{player}'s}} {ship} jumped to another place ({place}).",
    ru: "{ship} прыгает, новое место — {place}{player, select, you {. Это ваш ход} other {. Так решает {player}}}.",
  },
  "ship.added": {
    en: "{player, select, you {your} other {{player}'s}} {ship} added {n} to the total.",
    ru: "{player, select, you {Вы прибавляете} other {{player} прибавляет}} {n} к сумме своей стороны, помогает {ship}.",
  },
  "ship.beamed": {
    en: "{player, select, you {your} other {{player}'s}} {ship} pulled {card} out of the discard pile.",
    ru: "{player, select, you {Вы вытягиваете} other {{player} вытягивает}} лучом из сброса карту «{card}», помогает {ship}.",
  },
  "ship.salvaged": {
    en: "{player} collected what the {ship} had salvaged.",
    ru: "{player, select, you {Вы забираете} other {{player} забирает}} добычу, её привозит {ship}.",
  },
  "ship.recharged": {
    en: "{player, select, you {your} other {{player}'s}} {ship} is ready again.",
    ru: "{player, select, you {У вас снова в деле {ship}} other {{ship} снова в деле, владелец — {player}}}.",
  },
  "ship.marked": {
    en: "{player, select, you {your} other {{player}'s}} {ship} is back, out of the warp.",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} из варпа особый корабль. Снова в строю {ship}.",
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
    en: "{player, select, you {you were} other {{player} was}} rewarded with {gain, select, ships {{ships, plural, one {# ship} other {# ships}}} cards {{cards, plural, one {# card} other {# cards}}} both {{ships, plural, one {# ship} other {# ships}} and {cards, plural, one {# card} other {# cards}}} other {nothing}}.",
    ru: "{player, select, you {Вы получаете} other {{player} получает}} за защиту {gain, select, ships {{ships, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}} cards {{cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}} both {{ships, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} и {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}} other {пустую награду}}.",
  },
  "power.used": {
    en: "{player} used the power of {power}{on, select, none {} you { on you} other {{aim, select, players { on {on}} other { ({on})}}}}.",
    ru: "{player, select, you {Вы используете} other {{player} использует}} способность «{power}»{on, select, none {} you { против вас} other {{aim, select, players {, цель — {on}} other { ({on})}}}}.",
  },
  "power.zapped": {
    en: "{power} was zapped, so {player} cannot use it until the encounter ends.",
    ru: "Способность «{power}» заморожена до конца контакта{player, select, you {, и вам она пока не поможет} other {, её хозяин — {player}}}.",
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
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} одолженную способность. {other, select, you {Она снова ваша} other {Её снова использует {other}}}.",
  },
  "card.played": {
    en: "{player} played {card}{side, select, wild { as a wild} super { as a super} other {}}{on, select, none {} you { on you} other {{aim, select, players { on {on}} other { ({on})}}}}.",
    ru: "{player, select, you {Вы играете} other {{player} играет}} карту «{card}»{side, select, wild { как джокер} super { как супер} other {}}{on, select, none {} you { против вас} other {{aim, select, players {, цель — {on}} other { ({on})}}}}.",
  },
  "card.discarded": {
    en: "{player, select, you {your} other {{player}'s}} {card} was cancelled and discarded.",
    ru: "Карта «{card}» отменена и сброшена, её {player, select, you {сыграли вы} other {разыгрывает {player}}}.",
  },
  "card.returned": {
    en: "{card} was stopped and went back to {player, select, you {your} other {{player}'s}} hand.",
    ru: "Карта «{card}» не сработала{player, select, you { и возвращается к вам на руку} other {. Её забирает обратно {player}}}.",
  },
  "card.stolen": {
    en: "{player, select, you {your} other {{player}'s}} {card} was stolen while it was played.",
    ru: "Карта «{card}» украдена, её {player, select, you {сыграли вы} other {разыгрывает {player}}}.",
  },
  "cards.seen": {
    en: "{player} looked at {n, plural, one {# card} other {# cards}} of {other, select, you {yours} other {{other}}}{cards, select, none {} other { ({cards})}}.",
    ru: "{other, select, you {{player} смотрит {n, plural, one {# вашу карту} few {# ваши карты} many {# ваших карт} other {# ваши карты}}} other {{player, select, you {Вы смотрите} other {{player} смотрит}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, показывает {other}}}{cards, select, none {} other { ({cards})}}.",
  },
  "cards.drawn": {
    en: "{player} drew {n, plural, one {# card} other {# cards}}{cards, select, none {} other { ({cards})}}.",
    ru: "{player, select, you {Вы берёте} other {{player} берёт}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из колоды{cards, select, none {} other { ({cards})}}.",
  },
  "cards.taken": {
    en: "{player} took {n, plural, one {# card} other {# cards}} at random from {from}{cards, select, none {} other { ({cards})}}.",
    ru: "{from, select, you {{player} тянет {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} с вашей руки} other {{player, select, you {Вы тянете} other {{player} тянет}} вслепую {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, отдаёт {from}}}{cards, select, none {} other { ({cards})}}.",
  },
  "cards.given": {
    en: "{player} gave {to} {n, plural, one {# card} other {# cards}}{cards, select, none {} other { ({cards})}}.",
    ru: "{to, select, you {{player} отдаёт вам {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}} other {{player, select, you {Вы отдаёте} other {{player} отдаёт}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}, получает {to}}}{cards, select, none {} other { ({cards})}}.",
  },
  "cards.setAside": {
    en: "{n, plural, one {# card} other {# cards}} of {player, select, you {yours} other {{player}}} {n, plural, one {lies} other {lie}} aside until the encounter is over{cards, select, none {} other { ({cards})}}.",
    ru: "До конца контакта {n, plural, one {отложена # карта} few {отложены # карты} many {отложено # карт} other {отложено # карты}}{cards, select, none {} other { ({cards})}}, {player, select, you {это ваши карты} other {владелец — {player}}}.",
  },
  "cards.returned": {
    en: "{player} took back {n, plural, one {# card} other {# cards}} that lay aside{cards, select, none {} other { ({cards})}}.",
    ru: "{player, select, you {Вы возвращаете} other {{player} возвращает}} на руку {n, plural, one {# отложенную карту} few {# отложенные карты} many {# отложенных карт} other {# отложенной карты}}{cards, select, none {} other { ({cards})}}.",
  },
  "cards.discarded": {
    en: "{player} discarded {cards}.",
    ru: "{player, select, you {Вы сбрасываете} other {{player} сбрасывает}} {count, plural, =1 {карту «{cards}»} one {# карту ({cards})} few {# карты ({cards})} many {# карт ({cards})} other {# карты ({cards})}}.",
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
    en: "{player} offered {other} {give, select, none {{given, plural, =0 {nothing} one {# thing} other {# things}}} other {{give}}} for {want, select, none {{wanted, plural, =0 {nothing} one {# thing} other {# things}}} other {{want}}}.",
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
    ru: "{players, select, you {Вы победили!} other {{alone, select, yes {{players} побеждает!} other {Победу делят {players}!}}}}",
  },
};
