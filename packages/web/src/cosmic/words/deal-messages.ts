/** What is said at the desk for deals. */
import type { Said } from "@hypergate/kernel";

export const cosmicDealMessages = {
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
  "deal.even": { en: "Offer a colony each", ru: "Колония за колонию" },
  "deal.evenSummary": {
    en: "Choose above, or offer {give} for {want}.",
    ru: "Выберите выше или предложите обмен: с вас {give}, вам {want}.",
  },
  "deal.send": { en: "Send your offer", ru: "Предложить" },
} as const satisfies Readonly<Record<string, Said>>;
