import type { Said, Statement } from "@hypergate/kernel";
import { alienStatements } from "../known.ts";
import { alliance } from "./alliance.ts";
import { artifacts } from "./artifacts.ts";
import { clarifications } from "./clarifications.ts";
import { compensation } from "./compensation.ts";
import { components } from "./components.ts";
import { deals } from "./deals.ts";
import { decks } from "./decks.ts";
import { destiny } from "./destiny.ts";
import { end } from "./end.ts";
import { flares } from "./flares.ts";
import { intimidates } from "./intimidates.ts";
import { kickers } from "./kickers.ts";
import { launch } from "./launch.ts";
import { losingPower } from "./losing-power.ts";
import { planning } from "./planning.ts";
import { regroup } from "./regroup.ts";
import { resolution } from "./resolution.ts";
import { retreats } from "./retreats.ts";
import { reveal } from "./reveal.ts";
import { revealOrder } from "./reveal-order.ts";
import { rewardCards } from "./reward-cards.ts";
import { rewardDeck } from "./reward-deck.ts";
import { rewardRulings } from "./reward-rulings.ts";
import { rifts } from "./rifts.ts";
import { setup } from "./setup.ts";
import { ships } from "./ships.ts";
import { specialNegotiates } from "./special-negotiates.ts";
import { specialShips } from "./special-ships.ts";
import { technology } from "./technology.ts";
import { timing } from "./timing.ts";
import { turn } from "./turn.ts";
import { variableAttacks } from "./variable-attacks.ts";
import { variants } from "./variants.ts";
import { vocabulary } from "./vocabulary.ts";
import { winning } from "./winning.ts";
import { zaps } from "./zaps.ts";

/** A chapter of the rulebook, in the order in which a player reads them. */
export interface Chapter {
  /** The name of its file. */
  readonly id: string;
  readonly title: Said;
  readonly statements: readonly Statement[];
}

export const chapters: readonly Chapter[] = [
  { id: "vocabulary", title: { en: "Words of the game", ru: "Словарь игры" }, statements: vocabulary },
  { id: "setup", title: { en: "Setup", ru: "Подготовка к игре" }, statements: setup },
  { id: "turn", title: { en: "The turn", ru: "Ход игрока" }, statements: turn },
  { id: "regroup", title: { en: "Regroup", ru: "Перегруппировка" }, statements: regroup },
  { id: "destiny", title: { en: "Destiny", ru: "Судьба" }, statements: destiny },
  { id: "launch", title: { en: "Launch", ru: "Запуск" }, statements: launch },
  { id: "alliance", title: { en: "Alliance", ru: "Союзы" }, statements: alliance },
  { id: "planning", title: { en: "Planning", ru: "Планирование" }, statements: planning },
  { id: "reveal", title: { en: "Reveal", ru: "Раскрытие" }, statements: reveal },
  { id: "resolution", title: { en: "Resolution", ru: "Результат" }, statements: resolution },
  { id: "deals", title: { en: "Deals", ru: "Сделки" }, statements: deals },
  { id: "compensation", title: { en: "Compensation", ru: "Компенсация" }, statements: compensation },
  { id: "end", title: { en: "End of the encounter", ru: "Конец контакта" }, statements: end },
  { id: "ships", title: { en: "Ships, colonies, planets", ru: "Корабли, колонии, планеты" }, statements: ships },
  {
    id: "losing-power",
    title: { en: "Losing and regaining your power", ru: "Потеря и возвращение способности" },
    statements: losingPower,
  },
  {
    id: "zaps",
    title: { en: "Using and zapping powers", ru: "Использование и заморозка способностей" },
    statements: zaps,
  },
  { id: "timing", title: { en: "Who goes first", ru: "Очерёдность" }, statements: timing },
  { id: "flares", title: { en: "Flares", ru: "Вспышки" }, statements: flares },
  {
    id: "artifacts",
    title: { en: "The cosmic deck: artifacts and other cards", ru: "Космическая колода: артефакты и другие карты" },
    statements: artifacts,
  },
  { id: "decks", title: { en: "Decks", ru: "Колоды" }, statements: decks },
  { id: "winning", title: { en: "Winning", ru: "Победа" }, statements: winning },
  { id: "variants", title: { en: "Variants", ru: "Варианты игры" }, statements: variants },
  { id: "technology", title: { en: "Technology", ru: "Технологии" }, statements: technology },
  { id: "special-ships", title: { en: "Special ships", ru: "Особые корабли" }, statements: specialShips },
  { id: "reward-deck", title: { en: "The reward deck", ru: "Колода наград" }, statements: rewardDeck },
  { id: "variable-attacks", title: { en: "Variable attacks", ru: "Переменные атаки" }, statements: variableAttacks },
  { id: "intimidates", title: { en: "Intimidates", ru: "Устрашения" }, statements: intimidates },
  { id: "retreats", title: { en: "Retreats and morphs", ru: "Отступления и метаморфозы" }, statements: retreats },
  { id: "rifts", title: { en: "Rifts", ru: "Разломы" }, statements: rifts },
  { id: "kickers", title: { en: "Kickers", ru: "Импульсы" }, statements: kickers },
  {
    id: "special-negotiates",
    title: { en: "Special negotiates", ru: "Особые переговоры" },
    statements: specialNegotiates,
  },
  { id: "reveal-order", title: { en: "The order at reveal", ru: "Порядок при раскрытии" }, statements: revealOrder },
  {
    id: "reward-cards",
    title: { en: "The cards of the reward deck", ru: "Карты колоды наград" },
    statements: rewardCards,
  },
  {
    id: "reward-rulings",
    title: { en: "Rulings on Dominion", ru: "Решения по «Доминиону»" },
    statements: rewardRulings,
  },
  {
    id: "components",
    title: { en: "Combo cards and tokens", ru: "Карты комбинаций и жетоны" },
    statements: components,
  },
  { id: "clarifications", title: { en: "Clarifications", ru: "Уточнения" }, statements: clarifications },
];

const STATEMENTS: ReadonlyMap<string, Statement> = new Map(
  chapters.flatMap(({ statements }) => statements.map((one) => [one.id, one])),
);

/** The numbered statement of the rulebook: `REV-12`, or `oracle 1` of an alien whose statements are known. */
export function statement(id: string): Statement | undefined {
  return STATEMENTS.get(id) ?? alienStatements(id.split(" ", 1)[0]).find((rule) => rule.id === id);
}
