import type { Said } from "@hypergate/kernel";

const SHIPS = {
  en: "{n, plural, one {# ship} other {# ships}}",
  ru: "{n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}",
} as const satisfies Said;

/** The cards of an encounter, the deal desk and the sheets of the players. */
export const cosmicDeskMessages = {
  "reveal.label": { en: "Cards of the encounter", ru: "Карты контакта" },
  "reveal.choosing": { en: "Still choosing", ru: "Выбирает карту" },
  "reveal.ownCard": { en: "Yours: {card}", ru: "Ваша: {card}" },
  "reveal.stated": { en: "Stated as {card}", ru: "Заявлено: {card}" },
  "reveal.copies": { en: "now a copy", ru: "стала копией" },
  "reveal.countsAs": { en: "Counts as {card}", ru: "Считается: {card}" },
  "reveal.printed": { en: "printed {n}", ru: "на карте {n}" },
  "reveal.added": { en: "Added cards", ru: "Добавленные карты" },
  "reveal.ships": SHIPS,
  "reveal.shipsEach": {
    en: "{n, plural, one {# ship counts {each}} other {# ships count {each} each}}",
    ru: "{n, plural, =1 {# корабль считается за {each}} one {# корабль, каждый за {each}} few {# корабля, каждый за {each}} many {# кораблей, каждый за {each}} other {# корабля, каждый за {each}}}",
  },
  "reveal.shipsMinus": {
    en: "{n, plural, one {# ship is subtracted} other {# ships are subtracted}}{each, select, 1 {} other {, {each} each}}",
    ru: "{n, plural, one {# корабль вычитается} few {# корабля вычитаются} many {# кораблей вычитаются} other {# корабля вычитаются}}{each, select, 1 {} other {, каждый за {each}}}",
  },
  "reveal.timesCard": {
    en: "{n, plural, one {# ship} other {# ships}} × card {card}",
    ru: "{n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} × карта {card}",
  },
  "reveal.timesAllies": {
    en: "{n, plural, one {# ship} other {# ships}} × {by, plural, one {# allied ship} other {# allied ships}}",
    ru: "{n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} × {by, plural, one {# корабль союзников} few {# корабля союзников} many {# кораблей союзников} other {# корабля союзников}}",
  },
  "reveal.extra": {
    en: "{n, plural, one {# ship counts more than one} other {# ships count more than one each}}",
    ru: "{n, plural, one {# корабль считается больше чем за один} few {# корабля считаются больше чем за один} many {# кораблей считаются больше чем за один} other {# корабля считаются больше чем за один}}",
  },
  "reveal.byPlayer": {
    en: "played by {who, select, you {you} other {{player}}}",
    ru: "{who, select, you {играете вы} other {играет {player}}}",
  },
  "reveal.aheadBy": { en: "ahead by {n}", ru: "впереди на {n}" },
  "reveal.behindBy": { en: "behind by {n}", ru: "отстаёт на {n}" },
  "reveal.tieWins": { en: "a tie is enough", ru: "ничьей достаточно" },
  "reveal.tieLoses": { en: "a tie is too little", ru: "ничьей мало" },
  "reveal.wins": { en: "wins", ru: "победа" },
  "reveal.loses": { en: "loses", ru: "поражение" },
  "reveal.closed": { en: "The cards are about to be turned up.", ru: "Карты вот-вот раскроются." },
  "reveal.oneMissing": {
    en: "{who, select, you {You have} other {{player} has}} yet to choose a card.",
    ru: "{who, select, you {Вы ещё не выбрали карту.} other {Карту ещё выбирает {player}.}}",
  },
  "reveal.asItStands": {
    en: "As it stands, {side, select, offense {the offense} other {the defense}} wins {mine} to {theirs}.",
    ru: "Пока побеждает {side, select, offense {агрессор} other {защитник}}, {mine} против {theirs}.",
  },
  "reveal.won": {
    en: "{who, select, you {You win} other {{player} wins}} the encounter.",
    ru: "{who, select, you {Вы побеждаете} other {{player} побеждает}} в этом контакте.",
  },
  "reveal.bothLose": { en: "Both sides lose.", ru: "Обе стороны проиграли." },
  "reveal.attackWins": {
    en: "An attack beats a negotiate: {who, select, you {you win} other {{player} wins}}.",
    ru: "Атака сильнее переговоров, {who, select, you {вы побеждаете} other {побеждает {player}}}.",
  },
  "reveal.compensation": {
    en: "{who, select, you {You take a card for each ship you lose.} other {{player} takes a card for each ship lost.}}",
    ru: "{who, select, you {Вы получите} other {{player} получит}} по карте за каждый потерянный корабль.",
  },
  "reveal.noCompensation": { en: "There will be no compensation.", ru: "Компенсации не будет." },
  "reveal.deal": {
    en: "Both negotiate: {who, select, you {you} other {{player}}} and {other} have to make a deal.",
    ru: "Обе карты — переговоры. {who, select, you {Вы} other {{player}}} и {other} должны договориться.",
  },
  "reveal.morphs": {
    en: "Two morphs have nothing to copy: both sides lose.",
    ru: "Двум метаморфозам копировать нечего: обе стороны проигрывают.",
  },
  "reveal.lowestWins": { en: "The lower total wins.", ru: "Побеждает меньшая сумма." },
  "reveal.instant": {
    en: "{side, select, offense {The offense} other {The defense}} wins whatever the cards say.",
    ru: "{side, select, offense {Агрессор} other {Защитник}} побеждает, что бы ни показали карты.",
  },
  "reveal.upset": { en: "The outcome will be turned round.", ru: "Исход будет перевёрнут." },
  "reveal.showTable": { en: "Show the table", ru: "Показать стол" },
  "reveal.showCards": { en: "Show the cards", ru: "Показать карты" },

  "deal.label": { en: "Deal with {player}", ru: "Сделка. Соперник — {player}" },
  "deal.ransomLabel": { en: "Ransom: talks with {player}", ru: "Выкуп. Другая сторона — {player}" },
  "deal.give": { en: "You give", ru: "Вы отдаёте" },
  "deal.get": { en: "You get", ru: "Вы получаете" },
  "deal.you": { en: "You", ru: "Вы" },
  "deal.role": {
    en: "{alien}, {side, select, offense {offense} defense {defense} other {third party}}",
    ru: "{alien}, {side, select, offense {агрессор} defense {защитник} other {третья сторона}}",
  },
  "deal.several": {
    en: "A deal of three: this part is between you and {player}. If you agree on nothing here, the rest goes on; at the end all three must agree to the whole.",
    ru: "Сделка на троих: эта часть касается вас двоих, другая сторона — {player}. Если здесь не договоритесь, остальное в силе; в конце на всё вместе должны согласиться все трое.",
  },
  "deal.giveColony": { en: "A colony beside yours, at most one", ru: "Колония рядом с вашей, не больше одной" },
  "deal.getColony": {
    en: "A colony beside one of {player}'s, at most one",
    ru: "Колония там, где уже живёт {player}, не больше одной",
  },
  "deal.noColony": { en: "No planet is open to a new colony.", ru: "Для новой колонии нет подходящей планеты." },
  "deal.alreadyThere": { en: "{player} has a colony there already", ru: "Там уже живёт {player}" },
  "deal.notHere": { en: "Not open to this deal", ru: "Для этой сделки не подходит" },
  "deal.theyLand": {
    en: "{player} lands on {planet} with ships of their own choice; yours stay.",
    ru: "На планете {planet} высадится {player}. Корабли выберет получатель, ваши останутся.",
  },
  "deal.youLand": {
    en: "You land on {planet}; you choose the ships when the deal is made.",
    ru: "Вы высадитесь на планете {planet}; корабли выберете, когда сделка состоится.",
  },
  "deal.ownCards": { en: "Cards from your hand", ru: "Карты с вашей руки" },
  "deal.noCards": { en: "There are no cards in this hand.", ru: "Карт на руке нет." },
  "deal.theirCards": {
    en: "{player} holds {n, plural, one {# card} other {# cards}}",
    ru: "{player} держит {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}",
  },
  "deal.unseenGive": { en: "Or promise cards unseen", ru: "Или пообещайте карты взакрытую" },
  "deal.unseenWant": { en: "Unseen, at random or of a kind", ru: "Взакрытую: наугад или определённого типа" },
  "deal.random": { en: "Random card", ru: "Случайная карта" },
  "deal.kindGive": { en: "{type}, you pick which", ru: "{type}, карту выберете вы" },
  "deal.kindWant": { en: "{type}, they pick which", ru: "{type}, карту выберет соперник" },
  "deal.certain": { en: "Ask for a certain card", ru: "Попросить определённую карту" },
  "deal.search": { en: "Search by name", ru: "Искать по названию" },
  "deal.noneFound": { en: "No card has that name.", ru: "Карт с таким названием нет." },
  "deal.free": { en: "Ships from the warp", ru: "Корабли из варпа" },
  "deal.freed": { en: "Free a ship of {player}", ru: "Освободить корабль, хозяин — {player}" },
  "deal.captives": { en: "Captured ships", ru: "Захваченные корабли" },
  "deal.captive": { en: "Let a ship go", ru: "Отпустить корабль" },
  "deal.add": { en: "Add: {what}", ru: "Добавить: {what}" },
  "deal.less": { en: "One less: {what}", ru: "На один меньше: {what}" },
  "deal.why.colony": { en: "At most one colony each way.", ru: "С каждой стороны не больше одной колонии." },
  "deal.why.cards": {
    en: "{n, plural, one {There is only # card in that hand.} other {There are only # cards in that hand.}}",
    ru: "{n, plural, one {На этой руке только # карта.} few {На этой руке только # карты.} many {На этой руке только # карт.} other {На этой руке только # карты.}}",
  },
  "deal.why.kind": { en: "You hold only {n} of that kind.", ru: "Карт такого типа у вас всего {n}." },
  "deal.why.most": {
    en: "{n, plural, one {There is only #.} other {There are only #.}}",
    ru: "Больше нет: всего {n}.",
  },
  "deal.penalty": { en: "Without a deal:", ru: "Без сделки:" },
  "deal.penaltyYou": {
    en: "you lose {n, plural, one {# ship} other {# ships}}",
    ru: "вы потеряете {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}",
  },
  "deal.penaltyOther": {
    en: "{player} loses {n, plural, one {# ship} other {# ships}}",
    ru: "{player} потеряет {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}",
  },
  "deal.timeLeft": {
    en: "{n, plural, one {# second left} other {# seconds left}}",
    ru: "{n, plural, one {Осталась # секунда} few {Осталось # секунды} many {Осталось # секунд} other {Осталось # секунды}}",
  },
  "deal.thread": { en: "Offers so far", ru: "Предложения" },
  "deal.noOffers": { en: "Nothing has been offered yet.", ru: "Предложений пока не было." },
  "deal.stands": { en: "stands", ru: "в силе" },
  "deal.gives": { en: "{player} gives", ru: "{player} отдаёт" },
  "deal.nothing": { en: "nothing", ru: "ничего" },
  "deal.items": {
    en: "{n, plural, =0 {nothing} one {# thing, unseen} other {# things, unseen}}",
    ru: "{n, plural, =0 {ничего} one {# предмет, не показан} few {# предмета, не показаны} many {# предметов, не показаны} other {# предмета, не показаны}}",
  },
  "deal.startFrom": { en: "Start from this offer", ru: "Взять за основу" },
  "deal.empty": {
    en: "Choose above what you give and what you get.",
    ru: "Выберите выше, что отдаёте и что получаете.",
  },
  "deal.needs": {
    en: "At least one card or colony has to change sides.",
    ru: "Кто-то из вас должен получить хотя бы одну карту или колонию.",
  },
  "deal.lastOffer": {
    en: "No more offers may be made: take this one or leave it.",
    ru: "Новых предложений делать нельзя: соглашайтесь или прервите переговоры.",
  },
  "deal.cannotGive": {
    en: "You cannot accept: you do not have what is asked for.",
    ru: "Принять нельзя: у вас нет того, что просят.",
  },
  "deal.summary": { en: "You give {give}, you get {want}.", ru: "С вас {give}, вам {want}." },
  "deal.refuse": {
    en: "No deal, lose {n, plural, one {# ship} other {# ships}}",
    ru: "Нет, минус {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}",
  },
  "deal.breakOff": { en: "Break off the talks", ru: "Прервать разговор" },
  "deal.accept": { en: "Accept {player}'s offer", ru: "Принять предложение" },
  "deal.send": { en: "Send your offer", ru: "Предложить" },

  "sheet.alert.green": { en: "Green alert: simple", ru: "Зелёная лампочка: простой" },
  "sheet.alert.yellow": { en: "Yellow alert: tricky", ru: "Жёлтая лампочка: посложнее" },
  "sheet.alert.red": { en: "Red alert: demanding", ru: "Красная лампочка: сложный" },
  "sheet.state.ready": { en: "The power works.", ru: "Способность действует." },
  "sheet.state.zapped": {
    en: "Zapped: it does not work until the encounter is over.",
    ru: "Заморожена: не действует до конца контакта.",
  },
  "sheet.state.lost": {
    en: "Lost: {n, plural, =0 {there is no home colony left} one {only # home colony is left} other {only # home colonies are left}}.",
    ru: "Утрачена: {n, plural, =0 {родных колоний не осталось} one {осталась только # родная колония} few {осталось только # родные колонии} many {осталось только # родных колоний} other {осталось только # родной колонии}}.",
  },
  "sheet.state.hidden": { en: "The sheet lies face down.", ru: "Лист лежит лицом вниз." },
  "sheet.onlyYou": { en: "Face down: only you know it.", ru: "Лицом вниз: о нём знаете только вы." },
  "sheet.unknown": { en: "Unknown alien", ru: "Неизвестный пришелец" },
  "sheet.statements": { en: "All rules of this power, by number", ru: "Все правила способности по номерам" },
  "sheet.rules": { en: "Rules", ru: "Правила" },
  "sheet.wild": { en: "Wild: for everybody else", ru: "Джокер: для всех остальных" },
  "sheet.super": { en: "Super: for {alien} alone", ru: "Супер: только для самого пришельца" },
  "sheet.inBrief": { en: "In brief", ru: "Коротко" },
  "sheet.hand": {
    en: "{n, plural, one {# card in hand} other {# cards in hand}}",
    ru: "На руке {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}",
  },
  "sheet.foreign": {
    en: "{n} of {max} foreign colonies",
    ru: "Далёких колоний: {n} из {max}",
  },
  "sheet.home": { en: "{n, plural, one {# home colony} other {# home colonies}}", ru: "Родных колоний: {n}" },
  "sheet.warp": {
    en: "{n, plural, =0 {No ships in the warp} one {# ship in the warp} other {# ships in the warp}}",
    ru: "{n, plural, =0 {В варпе кораблей нет} one {В варпе # корабль} few {В варпе # корабля} many {В варпе # кораблей} other {В варпе # корабля}}",
  },
  "sheet.removed": {
    en: "{n, plural, one {# ship out of the game} other {# ships out of the game}}",
    ru: "{n, plural, one {Вне игры # корабль} few {Вне игры # корабля} many {Вне игры # кораблей} other {Вне игры # корабля}}",
  },
  "sheet.colonies": { en: "Colonies", ru: "Колонии" },
  "sheet.techs": { en: "Technologies", ru: "Технологии" },
  "sheet.tech": { en: "Technology", ru: "Технология" },
  "sheet.faceDown": { en: "Face down", ru: "Взакрытую" },
  "sheet.completed": { en: "Completed", ru: "Исследование завершено" },
  "sheet.researched": { en: "{n} of {max} research ships", ru: "Кораблей на исследовании: {n} из {max}" },
  "sheet.inWarp": {
    en: "{n, plural, one {# ship in the warp counts too} other {# ships in the warp count too}}",
    ru: "Считаются и корабли в варпе: {n}",
  },
  "sheet.researching": {
    en: "{n, plural, =0 {No research ships} one {# research ship} other {# research ships}}",
    ru: "Кораблей на исследовании: {n}",
  },
  "sheet.under": {
    en: "{n, plural, one {# card lies under a technology} other {# cards lie under technologies}}",
    ru: "Карт под технологиями: {n}",
  },
  "sheet.onSheet": { en: "On the sheet", ru: "На листе" },
  "sheet.tokens": { en: "{n, plural, one {# token} other {# tokens}}", ru: "Жетонов: {n}" },
  "sheet.holders": { en: "With a token: {players}", ru: "Жетоны у игроков: {players}" },
  "sheet.unseen": {
    en: "{n, plural, one {# card, face down} other {# cards, face down}}",
    ru: "{n, plural, one {# карта взакрытую} few {# карты взакрытую} many {# карт взакрытую} other {# карты взакрытую}}",
  },
} as const satisfies Readonly<Record<string, Said>>;
