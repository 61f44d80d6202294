/** Why one answer is better than another, in words: by game and measure. */
import type { Said } from "@hypergate/kernel";

interface ReasonWords {
  /** What the better answer would have brought, by `n`. */
  readonly own: Said;
  /** What the given answer brings to `rival`. */
  readonly rival: Said;
}

export const REASON_WORDS: Readonly<Record<string, Readonly<Record<string, ReasonWords>>>> = {
  race: {
    chips: {
      own: {
        en: "By the end of the round the better choice brings {n} more chips on average.",
        ru: "К концу раунда лучший выбор даёт в среднем на {n} жетона больше.",
      },
      rival: {
        en: "By the end of the round the choice made gives {rival} {n} more chips on average.",
        ru: "К концу раунда сделанный выбор даёт сопернику ({rival}) в среднем на {n} жетона больше.",
      },
    },
    points: {
      own: {
        en: "By the end of the round the better choice brings {n} more points from cards and goals on average.",
        ru: "К концу раунда лучший выбор даёт в среднем на {n} очка больше за карты и цели.",
      },
      rival: {
        en: "By the end of the round the choice made gives {rival} {n} more points from cards and goals on average.",
        ru: "К концу раунда сделанный выбор даёт сопернику ({rival}) в среднем на {n} очка больше за карты и цели.",
      },
    },
    placed: {
      own: {
        en: "By the end of the round the better choice puts {n} more cards on the table on average.",
        ru: "К концу раунда с лучшим выбором выложено в среднем на {n} карты больше.",
      },
      rival: {
        en: "By the end of the round the choice made lets {rival} place {n} more cards on average.",
        ru: "К концу раунда сделанный выбор позволяет сопернику ({rival}) выложить в среднем на {n} карты больше.",
      },
    },
    goods: {
      own: {
        en: "By the end of the round the better choice leaves {n} more goods on the worlds on average.",
        ru: "К концу раунда с лучшим выбором на мирах в среднем на {n} ресурса больше.",
      },
      rival: {
        en: "By the end of the round the choice made leaves {rival} {n} more goods on average.",
        ru: "К концу раунда сделанный выбор даёт сопернику ({rival}) в среднем на {n} ресурса больше.",
      },
    },
    hand: {
      own: {
        en: "By the end of the round the better choice leaves {n} more cards in the hand on average.",
        ru: "К концу раунда с лучшим выбором в руке в среднем на {n} карты больше.",
      },
      rival: {
        en: "By the end of the round the choice made gives {rival} {n} more cards on average.",
        ru: "К концу раунда сделанный выбор даёт сопернику ({rival}) в среднем на {n} карты больше.",
      },
    },
  },
  cosmic: {
    victory: {
      own: {
        en: "The better choice wins the game within three encounters in {percent} more of the cases.",
        ru: "С лучшим выбором победа в ближайших трёх контактах чаще на {percent}.",
      },
      rival: {
        en: "After the choice made {rival} {rivalIsYou, select, yes {win} other {wins}} within three encounters in {percent} more of the cases.",
        ru: "После сделанного выбора соперник ({rival}) побеждает в ближайших трёх контактах чаще на {percent}.",
      },
    },
    colonies: {
      own: {
        en: "Three encounters later the better choice has brought {n} more foreign colonies on average.",
        ru: "Через три контакта лучший выбор даёт в среднем на {n} чужой колонии больше.",
      },
      rival: {
        en: "Three encounters after the choice made {rival} {rivalIsYou, select, yes {have} other {has}} {n} more foreign colonies on average.",
        ru: "Через три контакта после сделанного выбора у соперника ({rival}) в среднем на {n} чужой колонии больше.",
      },
    },
    homes: {
      own: {
        en: "The better choice saves {n} home colonies on average.",
        ru: "Лучший выбор сохраняет в среднем на {n} домашней колонии больше.",
      },
      rival: {
        en: "The choice made leaves {rival} {n} more home colonies on average.",
        ru: "После сделанного выбора у соперника ({rival}) в среднем на {n} домашней колонии больше.",
      },
    },
    warp: {
      own: {
        en: "The better choice keeps {n} more ships out of the warp on average.",
        ru: "С лучшим выбором в варпе в среднем на {n} корабля меньше.",
      },
      rival: {
        en: "The choice made sends {n} fewer ships of {rival} to the warp on average.",
        ru: "После сделанного выбора у соперника ({rival}) в варпе в среднем на {n} корабля меньше.",
      },
    },
    cards: {
      own: {
        en: "The better choice leaves {n} more cards in the hand on average.",
        ru: "С лучшим выбором в руке в среднем на {n} карты больше.",
      },
      rival: {
        en: "The choice made leaves {rival} {n} more cards on average.",
        ru: "После сделанного выбора у соперника ({rival}) в среднем на {n} карты больше.",
      },
    },
  },
};
