import type { Messages } from "@hypergate/kernel";

/** What the rules and the artifacts ask, by the key of the question. */
export const prompts: Messages = {
  "setup/draft": {
    en: "Which alien will you be?",
    ru: "За какого пришельца сыграете?",
  },
  "setup/second-hand": {
    en: "You were dealt two hands, and one of them lies on your sheet. Keep it like this, or swap the two?",
    ru: "Вам сданы две руки, одна из них лежит на вашем листе. Оставить так или поменять их местами?",
  },
  "setup/tech": {
    en: "Which tech do you keep face down? The other is discarded.",
    ru: "Какую технологию оставите взакрытую? Другая уйдёт в сброс.",
  },
  "setup/mark": {
    en: "{ship}: choose the planet whose ship you mark.",
    ru: "{ship}: выберите планету, корабль с которой вы отметите.",
  },
  "tech/keep": {
    en: "Which tech do you keep face down? The rest are discarded.",
    ru: "Какую технологию оставите взакрытую? Остальные уйдут в сброс.",
  },
  "tech/work": {
    en: "Work on one of your techs?",
    ru: "Поработать над одной из технологий?",
  },
  "tech/ship": {
    en: "Which ship goes to research?",
    ru: "Какой корабль отправите на исследование?",
  },
  "ships/flagship": {
    en: "Is The Prometheus {n, plural, one {that ship} other {among these # ships}}?",
    ru: "«Прометей» — {n, plural, =1 {этот корабль} one {среди этих # кораблей} few {среди этих # кораблей} many {среди этих # кораблей} other {среди этих # корабля}}?",
  },
  "ships/flagship-where": {
    en: "Where does The Prometheus go?",
    ru: "Куда отправится «Прометей»?",
  },
  "ships/jumper": {
    en: "Is your flagship {n, plural, one {that ship} other {among these # ships}}?",
    ru: "Флагман — {n, plural, =1 {этот корабль} one {среди этих # кораблей} few {среди этих # кораблей} many {среди этих # кораблей} other {среди этих # корабля}}?",
  },
  "ships/jumper-where": {
    en: "Choose where your flagship goes.",
    ru: "Выберите, куда отправится флагман.",
  },
  "ships/salvage": {
    en: "Is your salvage vessel {n, plural, one {that ship} other {among these # ships}}?",
    ru: "Спасательное судно — {n, plural, =1 {этот корабль} one {среди этих # кораблей} few {среди этих # кораблей} many {среди этих # кораблей} other {среди этих # корабля}}?",
  },
  "ships/salvage-where": {
    en: "Choose where your salvage vessel goes.",
    ru: "Выберите, куда отправится спасательное судно.",
  },
  "ships/morphed": {
    en: "Is your morphed ship {n, plural, one {that ship} other {among these # ships}}?",
    ru: "Превращённый корабль — {n, plural, =1 {этот} one {среди этих # кораблей} few {среди этих # кораблей} many {среди этих # кораблей} other {среди этих # корабля}}?",
  },
  "ships/morphed-where": {
    en: "Choose where your morphed ship goes.",
    ru: "Выберите, куда отправится превращённый корабль.",
  },
  "ships/special-count": {
    en: "{ship}: how many of them are among {n, plural, one {this # ship} other {these # ships}}?",
    ru: "{ship}: сколько таких среди {n, plural, one {этого # корабля} few {этих # кораблей} many {этих # кораблей} other {этих # корабля}}?",
  },
  "ships/special-spread": {
    en: "{ship}: choose where these {n} go.",
    ru: "{ship}: выберите, куда они отправятся (всего {n}).",
  },
  "ships/one-marked": {
    en: "Only one of your special ships may go: which one is among them?",
    ru: "Вместе особые корабли в контакт не идут. Какой из них вы отправляете?",
  },
  "flagship/jump": {
    en: "Choose where your flagship jumps.",
    ru: "Выберите, куда прыгнет флагман.",
  },
  "salvage/beam": {
    en: "Choose the card your tractor beam pulls out of the discard pile.",
    ru: "Выберите карту, которую притягивающий луч вытянет из сброса.",
  },
  "salvage/gain": {
    en: "Your salvage vessel was in the encounter you won: two rewards, or one of two new techs?",
    ru: "Спасательное судно участвовало в победе: две награды или одна из двух новых технологий?",
  },
  "power/change": {
    en: "Keep your alien, or become the new one?",
    ru: "Останетесь при своём пришельце или возьмёте нового?",
  },
  "destiny/wild": {
    en: "Wild destiny: whom do you attack?",
    ru: "Любая цель: на кого нападёте?",
  },
  "destiny/own": {
    en: "Your own color: throw somebody out, resettle a planet, or draw again?",
    ru: "Выпал ваш цвет: выгнать гостя, заселить планету или взять другую карту?",
  },
  "destiny/settle": {
    en: "Which ships resettle the planet?",
    ru: "Какие корабли заселят планету?",
  },
  "launch/aim": {
    en: "Choose a planet to aim the gate at.",
    ru: "Выберите планету, на которую будут нацелены врата.",
  },
  "launch/ships": {
    en: "Choose the ships to put on the gate.",
    ru: "Выберите корабли, которые поставите на врата.",
  },
  "launch/from-warp": {
    en: "How many ships do you add straight from the warp?",
    ru: "Сколько кораблей добавите прямо из варпа?",
  },
  "alliance/invite-offense": {
    en: "Choose the players you invite to join the offense.",
    ru: "Выберите, кого позовёте в союзники агрессора.",
  },
  "alliance/invite-defense": {
    en: "Choose the players you invite to join the defense.",
    ru: "Выберите, кого позовёте в союзники защитника.",
  },
  "alliance/answer": {
    en: "Choose the side you ally with, or stay out of it.",
    ru: "Выберите, на чьей стороне вступите в союз, или откажитесь.",
  },
  "alliance/ships": {
    en: "Choose the ships you send as an ally.",
    ru: "Выберите корабли, которые отправите на помощь.",
  },
  "planning/from-sheet": {
    en: "You have no encounter card in hand: play one from your sheet?",
    ru: "На руке нет карт контакта: сыграете карту со своего листа?",
  },
  "planning/select": {
    en: "Choose your encounter card.",
    ru: "Выберите карту контакта.",
  },
  "compensation/give": {
    en: "Which {n, plural, one {card} other {# cards}} does {player} get from you?",
    ru: "Какие карты отдать? {player} получает {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.",
  },
  "compensation/take": {
    en: "Which {n, plural, one {card} other {# cards}} do you take from {player}?",
    ru: "Какие карты взять? {player} платит вам {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.",
  },
  "reveal/reinforce-side": {
    en: "Which side gets the reinforcement?",
    ru: "Какой стороне достанется подкрепление?",
  },
  "rewards/ships": {
    en: "{n, plural, one {# reward} other {# rewards}}: how many ships instead of cards?",
    ru: "{n, plural, one {# награда} few {# награды} many {# наград} other {# награды}}. Сколько из них взять кораблями, а не картами?",
  },
  "turn/next": {
    en: "Attack again, or draw new techs?",
    ru: "Ещё один контакт или новые технологии?",
  },
  "turn/end": {
    en: "You hold no encounter card, so your turn is over.",
    ru: "У вас нет карты контакта — ваш ход окончен.",
  },
  "turn/again": {
    en: "Attack once more this turn?",
    ru: "Провести ещё один контакт в этот ход?",
  },
  "ships/return": {
    en: "Choose where {n, plural, one {your ship returns} other {your # ships return}} to.",
    ru: "Выберите, {n, plural, =1 {в какую колонию вернётся корабль} one {в какие колонии вернётся # корабль} few {в какие колонии вернутся # корабля} many {в какие колонии вернутся # кораблей} other {в какие колонии вернутся # корабля}}.",
  },
  "deal/seal": {
    en: "Do you agree to the whole deal, with what passes between the others?",
    ru: "Вы согласны на всю сделку — и на то, что получат друг от друга остальные?",
  },
  "ships/bring": {
    en: "Choose where {n, plural, one {the ship} other {# ships}} of {player} {n, plural, one {returns} other {return}} to.",
    ru: "{player} возвращает {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}. Выберите куда.",
  },
  "ships/out-of-warp": {
    en: "Which {n, plural, one {ship leaves} other {# ships leave}} the warp?",
    ru: "{n, plural, one {Какой корабль покинет варп} few {Какие # корабля покинут варп} many {Какие # кораблей покинут варп} other {Какие # корабля покинут варп}}?",
  },
  "ships/lose": {
    en: "Which {n, plural, one {ship} other {# ships}} do you lose?",
    ru: "{n, plural, =1 {Какой корабль вы теряете} one {Какой # корабль вы теряете} few {Какие # корабля вы теряете} many {Какие # кораблей вы теряете} other {Какие # корабля вы теряете}}?",
  },
  deal: {
    en: "Make an offer, accept the one on the table, or break off the talks.",
    ru: "Предложите сделку, примите предложение соперника или прервите переговоры.",
  },
  "deal/ransom": {
    en: "Talk with {player} about the ransom for captured ships: make an offer, accept the one on the table, or break off.",
    ru: "Выкуп захваченных кораблей. Другая сторона: {player}. Предложите условия, примите предложенные или прервите разговор.",
  },
  "deal/hand-over": {
    en: "Choose {type, select, attack {the attacks} negotiate {the negotiates} morph {the morphs} reinforcement {the reinforcements} artifact {the artifacts} flare {the flares} retreat {the Retreats} kicker {the Kickers} rift {the Rifts} intimidate {the Intimidates} other {the cards}} you hand over.",
    ru: "Выберите, {type, select, attack {какие атаки} negotiate {какие переговоры} morph {какие метаморфозы} reinforcement {какие подкрепления} artifact {какие артефакты} flare {какие вспышки} retreat {какие «Отступления»} kicker {какие «Импульсы»} rift {какие «Разломы»} intimidate {какие «Устрашения»} other {какие карты}} отдать по сделке.",
  },
  "deal/settle": {
    en: "Which ships found your colony on {planet}?",
    ru: "Какие корабли создадут колонию на планете {planet}?",
  },
  "deal/penalty": {
    en: "No deal: which {n, plural, one {ship} other {# ships}} do you lose?",
    ru: "Сделки нет. {n, plural, =1 {Какой корабль вы теряете} one {Какой # корабль вы теряете} few {Какие # корабля вы теряете} many {Какие # кораблей вы теряете} other {Какие # корабля вы теряете}}?",
  },
  boost: {
    en: "You are using {power}: play its flare as well?",
    ru: "Вы используете способность ({power}): сыграете и её вспышку?",
  },
  "force-field/allies": {
    en: "Force Field: which allies fly home?",
    ru: "«Силовое поле»: каких союзников отослать домой?",
  },
  "plague/victim": {
    en: "Plague: who loses 3 ships and a card of each type?",
    ru: "«Чума»: кто потеряет 3 корабля и по карте каждого типа?",
  },
  "plague/discard": {
    en: "The Plague takes one card of each type: choose {type, select, attack {an attack} negotiate {a negotiate} morph {a morph} reinforcement {a reinforcement} artifact {an artifact} flare {a flare} retreat {a Retreat} kicker {a Kicker} rift {a Rift} intimidate {an Intimidate} other {a card}} to discard.",
    ru: "«Чума» уносит по карте каждого типа: выберите, {type, select, attack {какую атаку} negotiate {какие переговоры} morph {какую метаморфозу} reinforcement {какое подкрепление} artifact {какой артефакт} flare {какую вспышку} retreat {какое «Отступление»} kicker {какой «Импульс»} rift {какой «Разлом»} intimidate {какое «Устрашение»} other {какую карту}} сбросить.",
  },
};
