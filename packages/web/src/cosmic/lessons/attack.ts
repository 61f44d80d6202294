/** Cosmic, first lesson: an attack with an ally. */
import scenario from "../../../scenarios/guide-cosmic-attack.json";
import { type Lesson, thing } from "../../game/lesson.ts";
import { AttackPicture } from "./pictures.tsx";
import { scriptOf } from "./script.ts";

export const attack: Lesson = {
  id: "attack",
  title: { en: "Attack with allies", ru: "Атака с союзниками" },
  about: {
    en: "Aim, launch, invite, and win by three.",
    ru: "Прицел, запуск, приглашение и победа на три очка.",
  },
  minutes: 3,
  Picture: AttackPicture,
  script: scriptOf(scenario),
  // The ships go with the target.
  given: [1],
  steps: [
    {
      does: "read",
      at: [1, 2, 3, 4, 5].map((n) => thing(`planet/0.${n}`)).join(", "),
      act: { en: "Look at your blue planets", ru: "Посмотрите на свои синие планеты" },
      why: {
        en: "while your ships hold three of them, your alien's power works.",
        ru: "пока корабли держат три из них, способность вашего пришельца действует.",
      },
    },
    {
      does: "read",
      at: thing("player/1"),
      act: { en: "Destiny has drawn Green", ru: "Судьба указала на зелёного" },
      why: {
        en: "that is whom you attack, so you need not explain to anyone why.",
        ru: "на него и нападаем, и объяснять никому ничего не придётся.",
      },
    },
    {
      does: "answer",
      at: thing("planet/1.2"),
      act: { en: "Aim at Green's planet II", ru: "Нацельте врата на планету II зелёного" },
      why: {
        en: "four ships stand on each planet, so any will do; your four that fly there add one each.",
        ru: "всюду стоит по четыре корабля, подойдёт любая; ваши четыре, что полетят, дадут по единице.",
      },
    },
    {
      does: "answer",
      at: thing("player/2"),
      act: { en: "Invite Red", ru: "Пригласите красного" },
      why: {
        en: "an ally's ships count for you, and Red gets a colony too if you win.",
        ru: "его корабли — за вас, а при победе он тоже получит колонию.",
      },
    },
    {
      does: "answer",
      act: { en: "Play Attack 10", ru: "Сыграйте атаку 10" },
      why: {
        en: "your Oracle has shown you Green's 12, and the 20 is better kept.",
        ru: "Оракул показал вам зелёные 12, а 20 лучше приберечь.",
      },
    },
    {
      does: "answer",
      act: { en: "Add the reinforcement", ru: "Добавьте подкрепление" },
      why: {
        en: "10 + 6 ships is 16, Green's 12 + 4 is 16 too, and a tie goes to the defense.",
        ru: "10 и 6 кораблей — это 16, у зелёного 12 и 4 — тоже 16, а при равенстве побеждает защитник.",
      },
    },
    {
      does: "answer",
      act: { en: "Give it to the offense", ru: "Отдайте его агрессору" },
      why: { en: "that is your side, and 19 beats 16.", ru: "это ваша сторона, и 19 больше 16." },
    },
    {
      does: "read",
      at: thing("planet/1.2"),
      act: { en: "Look at planet II", ru: "Посмотрите на планету II" },
      why: {
        en: "you and Red have a colony each, and the ships Green had there are in the warp.",
        ru: "там теперь колонии, ваша и красная, а зелёные корабли в варпе.",
      },
    },
    {
      does: "answer",
      act: { en: "End your turn", ru: "Закончите ход" },
      why: {
        en: "a winner may attack once more, but this lesson has what it came for.",
        ru: "победивший может напасть ещё раз, но урок своё получил.",
      },
    },
  ],
};
