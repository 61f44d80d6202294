/** What is said on sheets of players and aliens. */
import type { Said } from "@hypergate/kernel";

export const cosmicSheetMessages = {
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
