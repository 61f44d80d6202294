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
