/** Cosmic, second lesson: a planet is held with an ally. */
import scenario from "../../../scenarios/guide-cosmic-defend.json";
import { type Lesson, thing } from "../../game/lesson.ts";
import { DefendPicture } from "./pictures.tsx";
import { scriptOf } from "./script.ts";

export const defend: Lesson = {
  id: "defend",
  title: { en: "Defend", ru: "Оборона" },
  about: {
    en: "Hold a planet, and see what helping is worth.",
    ru: "Удержать планету и узнать, сколько стоит помощь.",
  },
  minutes: 3,
  Picture: DefendPicture,
  script: scriptOf(scenario),
  // Ahead by three there is nothing to add; whoever has the passing of such windows switched off would be asked.
  given: [2],
  steps: [
    {
      does: "read",
      at: thing("planet/0.3"),
      act: { en: "Look at your planet III", ru: "Посмотрите на свою планету III" },
      why: {
        en: "Red aims at it with four ships, so this time you defend.",
        ru: "красный целится в неё четырьмя кораблями, так что на этот раз вы обороняетесь.",
      },
    },
    {
      does: "read",
      at: thing("planet/0.3"),
      act: { en: "Count both sides", ru: "Сосчитайте стороны" },
      why: {
        en: "four ships against the four that stand there, and the rest is up to the cards.",
        ru: "четыре корабля против четырёх на планете, остальное решат карты.",
      },
    },
    {
      does: "answer",
      at: thing("player/3"),
      act: { en: "Invite Yellow", ru: "Пригласите жёлтого" },
      why: {
        en: "whoever defends with you is paid for each ship if you hold.",
        ru: "за помощь в обороне платят, корабль за кораблём, если вы устоите.",
      },
    },
    {
      does: "answer",
      act: { en: "Play Attack 15", ru: "Сыграйте атаку 15" },
      why: {
        en: "your Oracle shows Red's 14, and a negotiate would lose to any attack.",
        ru: "Оракул показывает красные 14, а переговоры проиграли бы любой атаке.",
      },
    },
    {
      does: "answer",
      act: { en: "Answer Red's +5 with your +2", ru: "Ответьте на +5 красного своими +2" },
      why: {
        en: "21 against 23 is lost, but 23 against 23 is won: a tie goes to the defense.",
        ru: "21 против 23 — поражение, а 23 против 23 — победа: при равенстве побеждает защитник.",
      },
    },
    {
      does: "answer",
      act: { en: "Give it to the defense", ru: "Отдайте его защитнику" },
      why: {
        en: "that is your side; a reinforcement may go to either.",
        ru: "это ваша сторона, а подкрепление можно отдать любой.",
      },
    },
    {
      does: "read",
      at: '[data-holds="warp"]',
      act: { en: "Look at the warp", ru: "Посмотрите на варп" },
      why: {
        en: "Red's four ships are there, and yours never left home.",
        ru: "там четыре красных корабля, а ваши и с места не сдвинулись.",
      },
    },
    {
      does: "read",
      at: thing("player/3"),
      act: { en: "See what Yellow got", ru: "Взгляните на награду жёлтого" },
      why: {
        en: "a card for each of two ships (or a ship back from the warp), so helping a strong defender pays.",
        ru: "по карте за каждый из двух кораблей (или корабль из варпа), так что помогать сильному защитнику выгодно.",
      },
    },
  ],
};
