/** Race for the Galaxy over time: points as they would count if the game ended then, round by round. */
import type { Said, Seat } from "@hypergate/kernel";
import { CARD_REF, cardPoints, goalPoints, type View } from "@hypergate/race/client";
import type { Meter, Voice } from "../table/meter.ts";
import { decisive, happened } from "./verdict.ts";

/** How a game ended. */
const ENDINGS = {
  poolEmpty: { en: "The last point chip was taken.", ru: "Разобраны все жетоны очков." },
  tableauFull: {
    en: "{who, select, you {You have} other {{who} has}} {n, plural, one {# card} other {# cards}} in the tableau: that ends the game.",
    ru: "{who, select, you {Вы собираете} other {{who} собирает}} на столе {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} — игра окончена.",
  },
  wonByPoints: {
    en: "{who, select, you {You have} other {{who} has}} {n, plural, one {# point} other {# points}}: {chips} in chips, {cards} on cards, {goals} for goals.",
    ru: "{who, select, you {Вы набираете} other {{who} набирает}} {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}. Жетоны — {chips}, карты — {cards}, цели — {goals}.",
  },
  tieBroken: {
    en: "Equal points; cards in hand and goods decided.",
    ru: "Очков поровну; решили карты в руке и ресурсы.",
  },
} as const satisfies Readonly<Record<string, Said>>;

const SOURCES = {
  chips: { en: "Chips", ru: "Жетоны" },
  cards: { en: "Cards", ru: "Карты" },
  goals: { en: "Goals", ru: "Цели" },
} as const satisfies Readonly<Record<string, Said>>;

export const raceMeter: Meter = {
  part: (view) => Math.max(1, tableOf(view).round),
  values: (view) => tableOf(view).players.map((_, seat) => pointsOf(view, seat).total),
  target: () => undefined,
  winners: (view) => tableOf(view).result?.winners ?? [],
  hand: (view) => (view as View).hand.map((card) => CARD_REF[card]),
  how: (voice, view, winners) => [ending(voice, view), ...winners.map((seat) => breakdown(voice, view, seat))],
  sources: (_, view) => {
    const all = tableOf(view).players.map((_, seat) => pointsOf(view, seat));
    return [
      { name: SOURCES.chips, values: all.map(({ chips }) => chips) },
      { name: SOURCES.cards, values: all.map(({ cards }) => cards) },
      { name: SOURCES.goals, values: all.map(({ goals }) => goals) },
    ];
  },
  happened,
  decisive,
  words: {
    part: { en: "Round {n}", ru: "Раунд {n}" },
    inPart: { en: "in round {n}", ru: "в раунде {n}" },
    value: {
      en: "{n, plural, one {# point} other {# points}}",
      ru: "{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}",
    },
    title: {
      en: "Points after each round, as if the game had ended there",
      ru: "Очки после каждого раунда, как если бы игра закончилась на нём",
    },
    across: { en: "round", ru: "раунд" },
    decisive: { en: "Cards that decided it", ru: "Карты, которые решили исход" },
    tie: { en: "on the tie-break", ru: "по дополнительному правилу" },
  },
};

function tableOf(view: unknown): View["table"] {
  return (view as View).table;
}

interface Points {
  readonly total: number;
  readonly chips: number;
  readonly cards: number;
  readonly goals: number;
}

function pointsOf(view: unknown, seat: Seat): Points {
  const { players, firstGoals, mostGoals } = tableOf(view);
  const player = players[seat];
  const cards = sum(player.tableau.map((card) => cardPoints(player, card)));
  const scored = goalPoints(players, firstGoals, mostGoals).filter((one) => one.seat === seat);
  const goals = sum(scored.map((one) => one.points));
  return { total: player.chips + cards + goals, chips: player.chips, cards, goals };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** Why the last round was the last. */
function ending({ t, who }: Voice, view: unknown): string {
  const { players, pool } = tableOf(view);
  if (pool <= 0) return t(ENDINGS.poolEmpty);
  const largest = Math.max(...players.map((player) => player.tableau.length));
  const first = players.findIndex((player) => player.tableau.length === largest);
  return t(ENDINGS.tableauFull, { who: who(first), n: largest });
}

function breakdown({ t, who }: Voice, view: unknown, seat: Seat): string {
  const { total, chips, cards, goals } = pointsOf(view, seat);
  const isTie = tableOf(view).players.some((_, other) => other !== seat && pointsOf(view, other).total === total);
  const words = t(ENDINGS.wonByPoints, { who: who(seat), n: total, chips, cards, goals });
  return isTie ? `${words} ${t(ENDINGS.tieBroken)}` : words;
}
