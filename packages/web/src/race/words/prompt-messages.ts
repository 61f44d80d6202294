import type { Said } from "@hypergate/kernel";

/** Race for the Galaxy: what is asked, what it would take, and what the buttons say. */
export const promptMessages = {
  "race.ask.action": { en: "Choose your action", ru: "Выберите действие" },
  "race.ask.actions": {
    en: "Choose two actions; Develop and Settle may be taken twice",
    ru: "Выберите два действия; развитие и экспансию можно взять дважды",
  },
  "race.ask.keep": { en: "Keep {n} of {of}", ru: "Оставьте {n} из {of}" },
  "race.ask.payKeeping": {
    en: "Pay {price} for {what}: choose what you keep ({n})",
    ru: "«{what}» стоит {price}: выберите, что оставить ({n})",
  },
  "race.line.others": {
    en: "{n, plural, one {The other one is discarded.} other {The other # are discarded.}}",
    ru: "{n, plural, one {Ещё # карта уйдёт в сброс.} few {Остальные # карты уйдут в сброс.} many {Остальные # карт уйдут в сброс.} other {Остальные # карты уйдут в сброс.}}",
  },
  "race.line.pay": {
    en: "{picked} of {n} chosen. {after, plural, =0 {Your hand will be empty.} one {# card stays in your hand.} other {# cards stay in your hand.}}",
    ru: "Выбрано {picked} из {n}. {after, plural, =0 {Рука опустеет.} one {В руке останется # карта.} few {В руке останутся # карты.} many {В руке останется # карт.} other {В руке останется # карты.}}",
  },
  "race.line.paysRest": { en: "All the others pay for it.", ru: "Остальные пойдут в оплату." },
  "race.line.chosen": { en: "{picked} chosen.", ru: "Выбрано {picked}." },
  "race.placing": { en: "placing", ru: "ляжет на стол" },
  "race.confirming": { en: "Ask me to confirm", ru: "Переспрашивать" },

  "race.waits.start": {
    en: "{n, plural, one {{who} is} other {{who} are}} choosing a start world",
    ru: "{n, plural, one {{who} выбирает} other {{who} выбирают}} стартовый мир",
  },
  "race.waits.choose": {
    en: "{n, plural, one {{who} is} other {{who} are}} still choosing an action",
    ru: "{n, plural, one {{who} ещё выбирает} other {{who} ещё выбирают}} действие",
  },
  "race.waits.explore": {
    en: "{n, plural, one {{who} is} other {{who} are}} choosing what to keep",
    ru: "{n, plural, one {{who} решает} other {{who} решают}}, что оставить",
  },
  "race.waits.develop": {
    en: "{n, plural, one {{who} is} other {{who} are}} choosing a development",
    ru: "{n, plural, one {{who} выбирает} other {{who} выбирают}} технологию",
  },
  "race.waits.settle": {
    en: "{n, plural, one {{who} is} other {{who} are}} choosing a world",
    ru: "{n, plural, one {{who} выбирает} other {{who} выбирают}} мир",
  },
  "race.waits.consume": {
    en: "{n, plural, one {{who} is} other {{who} are}} trading and consuming",
    ru: "{n, plural, one {{who} торгует и потребляет} other {{who} торгуют и потребляют}}",
  },
  "race.waits.produce": {
    en: "{n, plural, one {{who} is} other {{who} are}} choosing where to produce",
    ru: "{n, plural, one {{who} выбирает} other {{who} выбирают}}, где произвести ресурс",
  },
  "race.waits.round": {
    en: "{n, plural, one {{who} is} other {{who} are}} discarding down to the hand limit",
    ru: "{n, plural, one {{who} сбрасывает} other {{who} сбрасывают}} лишние карты",
  },
  "race.waits.over": { en: "The game is over", ru: "Игра окончена" },
  "race.done.action": { en: "Your choice: {actions}.", ru: "Ваш выбор: {actions}." },
  "race.done.card": { en: "{card} lies face down in front of you.", ru: "«{card}» лежит перед вами лицом вниз." },
  "race.next.phases": { en: "Next: {phases}.", ru: "Дальше: {phases}." },
  "race.next.round": { en: "Then the next round begins.", ru: "Затем начнётся следующий раунд." },

  "race.start.title": { en: "Your start world", ru: "Ваш стартовый мир" },
  "race.start.why": {
    en: "It is your first card on the table. Look at your hand: what goes well with it?",
    ru: "Это ваша первая карта на столе. Посмотрите на руку: что к ней подходит?",
  },
  "race.start.discard": {
    en: "What you keep is your first hand and your first money.",
    ru: "То, что останется, — ваша первая рука и первые деньги.",
  },
  "race.explore.title": { en: "New cards", ru: "Новые карты" },
  "race.explore.mix": { en: "You may also give up cards from your hand.", ru: "Можно отдать и карты из руки." },

  "race.develop.idle": {
    en: "A lit card tells what it costs you once you choose it.",
    ru: "Выберите подсвеченную карту, и станет видно, сколько она вам стоит.",
  },
  "race.settle.idle": {
    en: "A lit world tells what it takes once you choose it.",
    ru: "Выберите подсвеченный мир, и станет видно, чего он потребует.",
  },
  "race.develop.none": {
    en: "You cannot place any development from your hand now.",
    ru: "Сейчас вы не можете разыграть ни одной технологии.",
  },
  "race.settle.none": {
    en: "You cannot settle any world from your hand now.",
    ru: "Сейчас вы не можете заселить ни одного мира из руки.",
  },
  "race.price.cost": { en: "price", ru: "цена" },
  "race.price.action": { en: "your action", ru: "ваше действие" },
  "race.price.pay": {
    en: "{n, plural, one {card to pay} other {cards to pay}}",
    ru: "{n, plural, one {карта к оплате} few {карты к оплате} many {карт к оплате} other {карты к оплате}}",
  },
  "race.price.free": { en: "nothing to pay", ru: "платить не нужно" },
  "race.sum.others": { en: "other cards", ru: "другие карты" },
  "race.strength": { en: "your strength", ru: "ваша сила" },
  "race.strength.defense": { en: "defense", ru: "оборона" },
  "race.strength.temporary": { en: "for this phase", ru: "на эту фазу" },
  "race.strength.picked": { en: "chosen now", ru: "выбрано сейчас" },
  "race.strength.rebels": { en: "your REBEL worlds", ru: "ваши миры повстанцев" },
  "race.strength.enough": { en: "Enough to conquer it.", ru: "Этого хватит для завоевания." },
  "race.strength.missing": { en: "{n} more needed.", ru: "Не хватает {n}." },
  "race.way.pay": {
    en: "pay {n, plural, =0 {nothing} one {# card} other {# cards}}",
    ru: "заплатить {n, plural, =0 {0} one {# карту} few {# карты} many {# карт} other {# карты}}",
  },
  "race.way.cards": {
    en: "{n, plural, =0 {for nothing} one {# card} other {# cards}}",
    ru: "{n, plural, =0 {даром} one {# карта} few {# карты} many {# карт} other {# карты}}",
  },
  "race.way.discard": { en: "Discard {card}", ru: "Сбросить «{card}»" },
  "race.way.keep": { en: "Keep it", ru: "Оставить" },

  "race.takeover.attack": { en: "attack", ru: "нападение" },
  "race.takeover.defense": { en: "defense", ru: "оборона" },
  "race.takeover.ofWhom": { en: "world of {who}", ru: "владеет {who}" },
  "race.takeover.ties": {
    en: "The attacker wins ties. The defender may still add temporary military.",
    ru: "При равенстве побеждает нападающий. Защитник ещё может добавить временную мощь.",
  },
  "race.takeover.yours": { en: "{who} attacks your world {card}.", ru: "{who} нападает на ваш мир «{card}»." },
  "race.takeover.wins": { en: "would succeed", ru: "удалось бы" },
  "race.takeover.fails": { en: "would fail", ru: "не удалось бы" },
  "race.takeover.holds": { en: "You hold the world.", ru: "Мир остаётся у вас." },
  "race.takeover.falls": { en: "You lose the world; {n} more needed.", ru: "Мир будет потерян; не хватает {n}." },

  "race.trade.parts": { en: "{base} and {bonus} more", ru: "{base} и ещё {bonus}" },
  "race.consume.best": { en: "The best way:", ru: "Лучший порядок:" },
  "race.consume.do": {
    en: "Do the best: {vp} VP{cards, plural, =0 {} one {, # card} other {, # cards}}",
    ru: "Лучший порядок: {vp} ПО{cards, plural, =0 {} one {, # карта} few {, # карты} many {, # карт} other {, # карты}}",
  },
  "race.consume.use": { en: "Use this power", ru: "Применить это свойство" },
  "race.consume.own": {
    en: "Let the best be done, or choose a power yourself.",
    ru: "Доверьтесь лучшему порядку или выберите свойство сами.",
  },
  "race.gamble.odds": {
    en: "What does the top card of the deck cost?",
    ru: "Сколько стоит верхняя карта колоды?",
  },
  "race.limit.title": {
    en: "At most {n, plural, one {# card} other {# cards}} in hand at the end of a round.",
    ru: "В конце раунда в руке не больше {n, plural, one {# карты} few {# карт} many {# карт} other {# карты}}.",
  },

  "race.not.development": {
    en: "This is a world; now developments are placed.",
    ru: "Это мир, а сейчас разыгрывают технологии.",
  },
  "race.not.twice": { en: "You already have this development.", ru: "Такая технология у вас уже есть." },
  "race.not.payable": {
    en: "You hold too few other cards to pay for it.",
    ru: "В руке слишком мало других карт, чтобы её оплатить.",
  },
  "race.not.world": {
    en: "This is a development; now worlds are settled.",
    ru: "Это технология, а сейчас заселяют миры.",
  },
  "race.not.conquered": {
    en: "Its defense is {defense}, your strength against it {strength}.",
    ru: "Его оборона — {defense}, а ваша сила против него — {strength}.",
  },
  "race.not.paid": {
    en: "It costs {price}, and you hold {n, plural, =0 {no other card} one {only one other card} other {only # other cards}}.",
    ru: "Цена — {price}, а на оплату у вас {n, plural, =0 {нет других карт} one {только # карта} few {только # карты} many {только # карт} other {только # карты}}.",
  },
  "race.not.itself": { en: "This is the card you are placing.", ru: "Это та самая карта, которую вы играете." },
  "race.not.fresh": {
    en: "You can choose only from the new cards.",
    ru: "Выбирать можно лишь из новых карт.",
  },
  "race.not.wager": {
    en: "Only cards that cost {from} to {to} can be wagered; this one costs {cost}.",
    ru: "Ставят карты стоимостью от {from} до {to}, а эта стоит {cost}.",
  },

  "race.go.bare.start": { en: "Start here", ru: "Начать отсюда" },
  "race.go.bare.action": { en: "Play", ru: "Сыграть" },
  "race.go.bare.keep": { en: "Keep", ru: "Оставить" },
  "race.go.bare.take": { en: "Take", ru: "Взять" },
  "race.go.bare.develop": { en: "Place", ru: "Разыграть" },
  "race.go.bare.settle": { en: "Settle", ru: "Заселить" },
  "race.go.bare.attack": { en: "Attack", ru: "Напасть" },
  "race.go.bare.wager": { en: "Wager", ru: "Поставить" },
  "race.go.keep": { en: "Keep {what}", ru: "Оставить «{what}»" },
  "race.go.keepThese": {
    en: "Keep {n, plural, one {this card} other {these}}",
    ru: "{n, plural, one {Оставить эту карту} other {Оставить эти}}",
  },
  "race.go.take": { en: "Take {what}", ru: "Взять «{what}»" },
  "race.go.discard": { en: "Discard", ru: "Сбросить" },
  "race.go.discardOne": { en: "Discard {what}", ru: "Сбросить «{what}»" },
  "race.go.action": { en: "Play {what}", ru: "Действие «{what}»" },
  "race.go.actions": { en: "Play these two", ru: "Сыграть эти два" },
  "race.go.start": { en: "Start with {what}", ru: "Начать с карты «{what}»" },
  "race.go.develop": { en: "Place {what}", ru: "Разыграть «{what}»" },
  "race.go.settle": { en: "Settle {what}", ru: "Заселить «{what}»" },
  "race.go.payDevelop": { en: "Pay and place", ru: "Заплатить и разыграть" },
  "race.go.paySettle": { en: "Pay and settle", ru: "Заплатить и заселить" },
  "race.go.attack": { en: "Attack {what}", ru: "Напасть на «{what}»" },
  "race.go.with": { en: "With {what}", ru: "Картой «{what}»" },
  "race.go.wager": { en: "Wager {what}", ru: "Поставить «{what}»" },
  "race.go.sell": { en: "Sell", ru: "Продать" },
  "race.go.consume": { en: "Consume", ru: "Потратить" },
  "race.go.produce": { en: "Produce here", ru: "Произвести здесь" },
  "race.go.spend": {
    en: "{n, plural, =0 {Use none} other {Use +#}}",
    ru: "{n, plural, =0 {Ничего не тратить} other {Применить +#}}",
  },

  "race.none.develop": { en: "Develop nothing", ru: "Ничего не разыгрывать" },
  "race.none.settle": { en: "Settle nothing", ru: "Ничего не заселять" },
  "race.none.second": { en: "No second world", ru: "Без второго мира" },
  "race.none.takeover": { en: "Attack nobody", ru: "Ни на кого не нападать" },
  "race.none.gamble": { en: "Do not gamble", ru: "Не рисковать" },
  "race.none.produce": { en: "Produce nothing", ru: "Ничего не производить" },
  "race.none.discard": { en: "Discard nothing", ru: "Ничего не сбрасывать" },

  "race.card.choose": { en: "Choose this card", ru: "Выбрать эту карту" },
  "race.card.pick": { en: "Choose", ru: "Выбрать" },
  "race.card.putBack": { en: "Put back", ru: "Отменить выбор" },
  "race.card.close": { en: "Close", ru: "Закрыть" },
  "race.card.before": { en: "The card before", ru: "Предыдущая карта" },
  "race.card.after": { en: "The next card", ru: "Следующая карта" },
  "race.worth.now": { en: "Worth now", ru: "Стоит сейчас" },
  "race.worth.beyond": { en: "Chips, military or kinds", ru: "Жетоны, мощь или виды" },
} as const satisfies Readonly<Record<string, Said>>;
