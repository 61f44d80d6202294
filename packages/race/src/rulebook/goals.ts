import type { Statement } from "@hypergate/kernel";
import { GOAL_NEEDS } from "../goal-ids.ts";
import { FIRST_POINTS, MOST_POINTS, TIE_POINTS } from "../goals.ts";
import { REBEL, statements } from "./statement.ts";

/** Goals; everything here needs The Gathering Storm. */
export const goalStatements: readonly Statement[] = statements([
  [
    "G1",
    `There are first goals (${FIRST_POINTS} VP) and most goals (${MOST_POINTS} VP, or ${TIE_POINTS} for a tie).`,
    `Есть цели приоритета (${FIRST_POINTS} ПО) и цели превосходства (${MOST_POINTS} ПО или ${TIE_POINTS} за ничью).`,
  ],
  [
    "G2",
    "A game has four first and two most goals, however many players there are.",
    "В партии четыре цели приоритета и две превосходства при любом числе игроков.",
  ],
  [
    "G3",
    "All open goals are checked after every phase that took place, after each of two phases of a kind, and after the hand limit.",
    "Все открытые цели проверяются после каждой прошедшей фазы, после каждой из двух одинаковых и после предела руки.",
  ],
  ["G4", "The check uses the tableau after the phase.", "Проверка идёт по столу после фазы."],
  [
    "G5",
    "Goal points come from outside the pool and are no chips.",
    "Очки за цели берутся не из запаса и жетонами ПО не считаются.",
  ],
  [
    "G6",
    "Goals can be left out; without The Gathering Storm there are none.",
    "Цели можно не использовать; без «Надвигающейся бури» их нет.",
    { setting: "goals" },
  ],
  [
    "G7",
    "At the first check at which a first goal is met, everybody who meets it scores; then it is closed.",
    "При первой проверке, где цель приоритета выполнена, очки получают все её выполнившие; затем она закрыта.",
  ],
  ["G8", "A scored first goal is never lost.", "Полученная цель приоритета не теряется."],
  [
    "G9",
    "Six rows of powers count for Innovation Leader: the five phases, with trade and consume apart. Selling in the Consume step is no trade power.",
    "Для Innovation Leader считаются шесть рядов свойств: пять фаз, торговля и потребление отдельно. Продажа при потреблении — не торговое свойство.",
  ],
  [
    "G10",
    "Only the discard for the hand limit counts for Budget Surplus.",
    "Для Budget Surplus считается только сброс до предела руки.",
  ],
  ["G11", "Four goods can also come together in Settle.", "Четыре ресурса могут собраться и в экспансии.", REBEL],
  [
    "G12",
    "A most goal has a minimum; below it a player counts as 0.",
    "У цели превосходства есть минимум; ниже него игрок считается за 0.",
  ],
  [
    "G13",
    "Who alone has most, at or above the minimum, takes the tile.",
    "Единственный лидер не ниже минимума берёт жетон.",
  ],
  [
    "G14",
    "In a tie the holder keeps the tile; without a holder it stays in the centre.",
    "При ничьей жетон остаётся у владельца, а если его нет — в центре.",
  ],
  [
    "G15",
    "A holder below the minimum, or below others who tie, loses the tile to the centre.",
    "Владелец ниже минимума или ниже равных между собой других теряет жетон, и тот уходит в центр.",
  ],
  [
    "G16",
    "At the end the holder has 5 VP and every other player with the highest value 3; without a holder all who tie have 3.",
    "В конце у владельца 5 ПО, у каждого другого с наибольшим значением 3; без владельца все равные получают 3.",
  ],
  [
    "G17",
    "A tile may change hands any number of times; points count only at the end.",
    "Жетон может переходить сколько угодно раз; очки считаются только в конце.",
  ],
  ["G18", "Research Leader counts cards, each once.", "Research Leader считает карты, каждую один раз.", REBEL],
  [
    "G19",
    "Discarding a development in Settle can lose Greatest Infrastructure.",
    "Сбросив технологию в экспансии, можно потерять Greatest Infrastructure.",
  ],
  [
    "G20",
    "Military of cards placed in this phase counts at its end.",
    "Мощь карт, сыгранных в этой фазе, считается в её конце.",
  ],
  [
    "firstFiveChips",
    `Galactic Standard of Living: ${GOAL_NEEDS.firstFiveChips} VPs in chips.`,
    `Galactic Standard of Living: ${GOAL_NEEDS.firstFiveChips} ПО жетонами.`,
  ],
  [
    "firstFourKinds",
    "System Diversity: a world of each of the four kinds.",
    "System Diversity: миры всех четырёх видов.",
  ],
  [
    "firstThreeAlien",
    `Overlord Discoveries: ${GOAL_NEEDS.firstThreeAlien} ALIEN cards.`,
    `Overlord Discoveries: карты Древних, не меньше ${GOAL_NEEDS.firstThreeAlien}.`,
  ],
  [
    "firstDiscard",
    "Budget Surplus: a card discarded for the hand limit.",
    "Budget Surplus: сброс карты до предела руки.",
  ],
  [
    "firstPowerEachPhase",
    "Innovation Leader: a power in each of the six rows.",
    "Innovation Leader: свойство в каждом из шести рядов.",
  ],
  [
    "firstSixDevelopment",
    "Galactic Status: a variable 6-cost development.",
    "Galactic Status: переменная технология стоимостью 6.",
  ],
  [
    "firstThreeUplift",
    `Uplift Knowledge: ${GOAL_NEEDS.firstThreeUplift} UPLIFT cards.`,
    `Uplift Knowledge: карты Возвышения, не меньше ${GOAL_NEEDS.firstThreeUplift}.`,
    REBEL,
  ],
  [
    "firstFourGoods",
    `Galactic Riches: ${GOAL_NEEDS.firstFourGoods} goods at the same time.`,
    `Galactic Riches: ресурсы одновременно, не меньше ${GOAL_NEEDS.firstFourGoods}.`,
    REBEL,
  ],
  [
    "firstEightCards",
    `Expansion Leader: a tableau of ${GOAL_NEEDS.firstEightCards} cards.`,
    `Expansion Leader: карты на столе, не меньше ${GOAL_NEEDS.firstEightCards}.`,
    REBEL,
  ],
  [
    "mostMilitary",
    `Greatest Military: general military, at least ${GOAL_NEEDS.mostMilitary}.`,
    `Greatest Military: общая военная мощь, не меньше ${GOAL_NEEDS.mostMilitary}.`,
  ],
  [
    "mostBlueBrown",
    `Largest Industry: novelty and rare worlds together, at least ${GOAL_NEEDS.mostBlueBrown}.`,
    `Largest Industry: синие и коричневые миры вместе, не меньше ${GOAL_NEEDS.mostBlueBrown}.`,
  ],
  [
    "mostDevelopments",
    `Greatest Infrastructure: developments, at least ${GOAL_NEEDS.mostDevelopments}.`,
    `Greatest Infrastructure: технологии, не меньше ${GOAL_NEEDS.mostDevelopments}.`,
  ],
  [
    "mostProduction",
    `Production Leader: production worlds, at least ${GOAL_NEEDS.mostProduction}.`,
    `Production Leader: производящие миры, не меньше ${GOAL_NEEDS.mostProduction}.`,
  ],
  [
    "mostExplore",
    `Research Leader: cards with an Explore power, at least ${GOAL_NEEDS.mostExplore}.`,
    `Research Leader: карты со свойством исследования, не меньше ${GOAL_NEEDS.mostExplore}.`,
    REBEL,
  ],
  [
    "mostRebel",
    `Propaganda Edge: REBEL military worlds, at least ${GOAL_NEEDS.mostRebel}.`,
    `Propaganda Edge: повстанческие военные миры, не меньше ${GOAL_NEEDS.mostRebel}.`,
    REBEL,
  ],
  [
    "GT1",
    "Example: two players place their first variable development in the same phase: both score 3.",
    "Пример: двое в одной фазе размещают первую переменную технологию — оба получают 3.",
  ],
  [
    "GT2",
    "Example: 4, 4 and 2 production worlds, nobody holds the tile: it stays; at the end 3 VP each for the two.",
    "Пример: 4, 4 и 2 производящих мира, жетон ничей: он остаётся; в конце двоим по 3 ПО.",
  ],
  [
    "GT3",
    "Example: the holder with 5 keeps the tile against 5 and loses it to 6.",
    "Пример: владелец с 5 сохраняет жетон против 5 и теряет против 6.",
  ],
  [
    "GT4",
    "Example: two others reach 6 together against a holder with 5: the tile goes to the centre.",
    "Пример: двое сразу достигают 6 против владельца с 5 — жетон уходит в центр.",
  ],
  [
    "GT5",
    "Example: the holder of Greatest Military loses a +1 world to a takeover and falls to 5: the tile goes to the centre.",
    "Пример: владелец Greatest Military теряет при захвате мир с +1 и падает до 5 — жетон уходит в центр.",
  ],
]).map((statement) => ({ only: "storm", ...statement }));
