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
    en: "Where does your special ship start ({ship})?",
    ru: "Где начнёт особый корабль ({ship})? Выберите планету.",
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
    en: "{n, plural, one {Which ship is it: The Prometheus or another?} other {Is The Prometheus among these # ships?}}",
    ru: "{n, plural, =1 {Какой это корабль: «Прометей» или другой} one {«Прометей» среди этих # кораблей} few {«Прометей» среди этих # кораблей} many {«Прометей» среди этих # кораблей} other {«Прометей» среди этих # корабля}}?",
  },
  "ships/flagship-where": {
    en: "Where does The Prometheus go?",
    ru: "Куда отправится «Прометей»?",
  },
  "ships/jumper": {
    en: "{n, plural, one {Which ship is it: your flagship or another?} other {Is your flagship among these # ships?}}",
    ru: "{n, plural, =1 {Какой это корабль: флагман или другой} one {Флагман среди этих # кораблей} few {Флагман среди этих # кораблей} many {Флагман среди этих # кораблей} other {Флагман среди этих # корабля}}?",
  },
  "ships/jumper-where": {
    en: "Where does your flagship go?",
    ru: "Куда отправится флагман?",
  },
  "ships/salvage": {
    en: "{n, plural, one {Which ship is it: your salvage vessel or another?} other {Is your salvage vessel among these # ships?}}",
    ru: "{n, plural, =1 {Какой это корабль: спасательное судно или другой} one {Спасательное судно среди этих # кораблей} few {Спасательное судно среди этих # кораблей} many {Спасательное судно среди этих # кораблей} other {Спасательное судно среди этих # корабля}}?",
  },
  "ships/salvage-where": {
    en: "Where does your salvage vessel go?",
    ru: "Куда отправится спасательное судно?",
  },
  "ships/morphed": {
    en: "{n, plural, one {Which ship is it: your morphed one or another?} other {Is your morphed ship among these # ships?}}",
    ru: "{n, plural, =1 {Какой это корабль: превращённый или другой} one {Превращённый корабль среди этих #} few {Превращённый корабль среди этих #} many {Превращённый корабль среди этих #} other {Превращённый корабль среди этих #}}?",
  },
  "ships/morphed-where": {
    en: "Where does your morphed ship go?",
    ru: "Куда отправится превращённый корабль?",
  },
  "ships/special-count": {
    en: "{n, plural, one {Is this ship special ({ship})? 1 means yes, 0 no.} other {How many of these # ships are special ({ship})?}}",
    ru: "{n, plural, =1 {Это особый корабль ({ship})? 1\u00a0— да, 0\u00a0— нет.} one {Сколько особых среди этих # кораблей ({ship})?} few {Сколько особых среди этих # кораблей ({ship})?} many {Сколько особых среди этих # кораблей ({ship})?} other {Сколько особых среди этих # корабля ({ship})?}}",
  },
  "ships/special-spread": {
    en: "Where do the {n} special ones go ({ship})?",
    ru: "Куда отправятся {n, plural, one {# особый корабль} few {# особых корабля} many {# особых кораблей} other {# особого корабля}} ({ship})?",
  },
  "ships/special-of": {
    en: "You choose from the ships of {player}. {n, plural, one {Is this one special ({ship})? 1 means yes, 0 no.} other {How many of the # are special ({ship})?}}",
    ru: "Вы выбираете из кораблей ({player}). {n, plural, =1 {Это особый корабль ({ship})? 1\u00a0— да, 0\u00a0— нет.} one {Сколько особых среди # корабля ({ship})?} few {Сколько особых среди # кораблей ({ship})?} many {Сколько особых среди # кораблей ({ship})?} other {Сколько особых среди # корабля ({ship})?}}",
  },
  "ships/special-bring": {
    en: "You place the ships of {player}. Where {n, plural, one {does the special one go} other {do the # special ones go}} ({ship})?",
    ru: "Вы расставляете корабли ({player}). Куда отправить {n, plural, one {# особый корабль} few {# особых корабля} many {# особых кораблей} other {# особого корабля}} ({ship})?",
  },
  "ships/one-marked": {
    en: "Only one of your special ships may go. Which one?",
    ru: "В контакт идёт только один особый корабль. Какой?",
  },
  "flagship/jump": {
    en: "Where does your flagship jump?",
    ru: "Куда прыгнет флагман?",
  },
  "salvage/beam": {
    en: "Which card does your tractor beam pull out of the discards?",
    ru: "Какую карту луч вытянет из сброса?",
  },
  "salvage/gain": {
    en: "Salvage: two rewards, or one of two new techs?",
    ru: "Добыча: две награды или одна из двух новых технологий?",
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
    en: "Which planet do you attack?",
    ru: "На какую планету нападёте?",
  },
  "launch/ships": {
    en: "Which ships attack?",
    ru: "Какие корабли пойдут в атаку?",
  },
  "launch/from-warp": {
    en: "How many ships do you add straight from the warp?",
    ru: "Сколько кораблей добавите прямо из варпа?",
  },
  "alliance/invite-offense": {
    en: "Who attacks with you?",
    ru: "Кого зовёте в атаку?",
  },
  "alliance/invite-defense": {
    en: "Who helps you defend?",
    ru: "Кого зовёте на защиту?",
  },
  "alliance/answer": {
    en: "Whom do you help, if anybody?",
    ru: "Кому поможете, если поможете?",
  },
  "alliance/ships": {
    en: "Which ships do you send to help?",
    ru: "Какие корабли отправите на помощь?",
  },
  "planning/from-sheet": {
    en: "You have no encounter card in hand: play one from your sheet?",
    ru: "На руке нет карт контакта: сыграете карту со своего листа?",
  },
  "planning/select": {
    en: "Which card do you play?",
    ru: "Какую карту сыграете?",
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
    en: "Where {n, plural, one {does your ship} other {do your # ships}} fly home to?",
    ru: "В {n, plural, =1 {какую колонию вернётся корабль} one {какие колонии вернётся # корабль} few {какие колонии вернутся # корабля} many {какие колонии вернутся # кораблей} other {какие колонии вернутся # корабля}}?",
  },
  "deal/seal": {
    en: "Do you agree to the whole deal, with what passes between the others?",
    ru: "Вы согласны на всю сделку — и на то, что получат друг от друга остальные?",
  },
  "ships/bring": {
    en: "Where {n, plural, one {does the ship} other {do # ships}} of {player} fly home to?",
    ru: "{player} возвращает {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}. Куда?",
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
    en: "What deal do you make?",
    ru: "На чём договоритесь?",
  },
  "deal/ransom": {
    en: "What ransom do you and {player} agree on for the captured ships?",
    ru: "О каком выкупе за пленные корабли договоритесь? С вами торгуется {player}.",
  },
  "deal/hand-over": {
    en: "Choose {type, select, attack {the attacks} negotiate {the negotiates} morph {the morphs} reinforcement {the reinforcements} artifact {the artifacts} flare {the flares} retreat {the retreats} kicker {the kickers} rift {the rifts} intimidate {the intimidates} other {the cards}} you hand over.",
    ru: "Выберите, {type, select, attack {какие атаки} negotiate {какие переговоры} morph {какие метаморфозы} reinforcement {какие подкрепления} artifact {какие артефакты} flare {какие вспышки} retreat {какие отступления} kicker {какие импульсы} rift {какие разломы} intimidate {какие устрашения} other {какие карты}} отдать по сделке.",
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
    ru: "Способность «{power}» в деле. Сыграете и её вспышку?",
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
    en: "The Plague takes one card of each type: choose {type, select, attack {an attack} negotiate {a negotiate} morph {a morph} reinforcement {a reinforcement} artifact {an artifact} flare {a flare} retreat {a retreat} kicker {a kicker} rift {a rift} intimidate {an intimidate} other {a card}} to discard.",
    ru: "«Чума» уносит по карте каждого типа: выберите, {type, select, attack {какую атаку} negotiate {какие переговоры} morph {какую метаморфозу} reinforcement {какое подкрепление} artifact {какой артефакт} flare {какую вспышку} retreat {какое отступление} kicker {какой импульс} rift {какой разлом} intimidate {какое устрашение} other {какую карту}} сбросить.",
  },
};
