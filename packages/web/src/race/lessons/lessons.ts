/** The lessons of Race for the Galaxy, and the first game after them. */
import type { Lessons } from "../../game/lesson.ts";
import { consume } from "./consume.ts";
import { military } from "./military.ts";
import { trade } from "./trade.ts";

export const lessons: Lessons = {
  game: "race",
  all: [trade, military, consume],
  wins: {
    en: "When the game ends, most points win: those on your cards, in chips and for goals together.",
    ru: "В конце побеждает тот, у кого больше очков — на картах, в жетонах и за цели вместе.",
  },
  firstGame: {
    words: { en: "Play a first game with hints", ru: "Сыграть первую партию с подсказками" },
    players: 3,
    settings: { sets: "base", learningHands: true },
  },
};
