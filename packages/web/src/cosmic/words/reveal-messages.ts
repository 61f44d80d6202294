import type { Said } from "@hypergate/kernel";

const SHIPS = {
  en: "{n, plural, one {# ship} other {# ships}}",
  ru: "{n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}",
} as const satisfies Said;

/** The cards of an encounter, their sums and what they come to. */
export const cosmicRevealMessages = {
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
  "reveal.kicker": { en: "Kicker ×{times}", ru: "Импульс ×{times}" },
  "reveal.hazard": { en: "hazard warning, otherwise {n}", ru: "опасность, иначе {n}" },
  "reveal.retreat": {
    en: "{who, select, you {You retreat: your} other {{player} retreats: that}} side loses, but none of its ships.",
    ru: "{who, select, you {Вы отступаете: ваша} other {{player} отступает: эта}} сторона проигрывает, но кораблей не теряет.",
  },
} as const satisfies Readonly<Record<string, Said>>;
