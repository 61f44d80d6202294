/** What the editor of Race for the Galaxy says. */
import type { Said } from "@hypergate/kernel";

export const WORDS = {
  start: { en: "Start world", ru: "Стартовый мир" },
  tableau: { en: "Cards on the table", ru: "Карты на столе" },
  hand: { en: "Hand", ru: "Рука" },
  goods: { en: "Worlds with a good", ru: "Миры с ресурсом" },
  chips: { en: "Victory point chips", ru: "Жетоны победных очков" },
  table: { en: "Round", ru: "Раунд" },
  round: { en: "Rounds played", ru: "Сыграно раундов" },
  pool: { en: "Chips left", ru: "Осталось жетонов" },
  goals: { en: "Goals", ru: "Цели" },
  goalsInPlay: { en: "Goals in play", ru: "Цели в игре" },
  has: { en: "{goal}: who has it", ru: "{goal}: у кого" },
  nobody: { en: "nobody yet", ru: "пока ни у кого" },
  piles: { en: "Decks", ru: "Колоды" },
  deck: { en: "Deck, the top card first", ru: "Колода, верхняя карта первая" },
  discard: { en: "Discards", ru: "Сброс" },
  settings: { en: "Table", ru: "Стол" },
  sets: { en: "Sets", ru: "Наборы" },
  takeovers: { en: "Takeovers", ru: "Захваты чужих миров" },
  on: { en: "yes", ru: "да" },
  off: { en: "no", ru: "нет" },
  base: { en: "base game", ru: "базовая игра" },
  refused: { en: "The rules refuse this position: {why}", ru: "Правила не принимают эту позицию: {why}" },
  twoStarts: { en: "Two players have the same start world.", ru: "У двух игроков один и тот же стартовый мир." },
  noPlace: {
    en: "{what} cannot hold a good.",
    ru: "{what}: ресурс сюда положить нельзя.",
  },
} as const satisfies Readonly<Record<string, Said>>;
