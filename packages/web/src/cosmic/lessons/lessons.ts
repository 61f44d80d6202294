/** The lessons of Cosmic Encounter, and the first game after them. */
import type { Lessons } from "../../game/lesson.ts";
import { attack } from "./attack.ts";
import { deal } from "./deal.ts";
import { defend } from "./defend.ts";

export const lessons: Lessons = {
  game: "cosmic",
  all: [attack, defend, deal],
  wins: {
    en: "Whoever first has five colonies on other players' planets wins, and allies can win together.",
    ru: "Побеждает тот, у кого первым появятся пять колоний на чужих планетах, — и союзники могут победить вместе.",
  },
  firstGame: {
    words: { en: "Play a first game with hints", ru: "Сыграть первую партию с подсказками" },
    players: 4,
    settings: { edition: "2020", alienSelection: "random", allowedAlertLevels: ["green"], useFlares: false },
  },
};
