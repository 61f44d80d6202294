/** Race, second lesson: worlds that are conquered, not paid for. */
import scenario from "../../../scenarios/guide-race-military.json";
import { type Lesson, thing } from "../../game/lesson.ts";
import { MilitaryPicture } from "./pictures.tsx";
import { COMPANY, scriptOf } from "./script.ts";

export const military: Lesson = {
  id: "military",
  title: { en: "Military", ru: "Военная сила" },
  about: { en: "Take worlds without paying.", ru: "Миры без оплаты." },
  minutes: 3,
  Picture: MilitaryPicture,
  names: COMPANY,
  script: scriptOf(scenario),
  steps: [
    {
      does: "read",
      at: thing("card/new-sparta"),
      act: { en: "Look at New Sparta", ru: "Посмотрите на «Новую Спарту»" },
      why: {
        en: "it gives +2 military, and with military red worlds cost nothing.",
        ru: "она даёт +2 военной мощи, а с ней красные миры достаются даром.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Develop", ru: "Выберите развитие" },
      why: {
        en: "Space Marines add 2 more, and your bonus makes them one cheaper.",
        ru: "«Космический десант» добавит ещё 2, а с бонусом он дешевле на 1.",
      },
    },
    {
      does: "answer",
      act: { en: "Place Space Marines", ru: "Выложите «Космический десант»" },
      why: {
        en: "military counts in every Settle phase from now on.",
        ru: "его мощь пригодится в каждой экспансии.",
      },
    },
    {
      does: "answer",
      act: { en: "Pay with Public Works", ru: "Отдайте «Общественные работы»" },
      why: { en: "2 less 1 is a single card.", ru: "2 минус 1 — всего одна карта." },
    },
    {
      does: "answer",
      act: { en: "Choose Settle", ru: "Выберите экспансию" },
      why: {
        en: "red worlds are taken in the same phase as the others.",
        ru: "красные миры берут в той же фазе, что и остальные.",
      },
    },
    {
      does: "answer",
      act: { en: "Take Rebel Fuel Cache", ru: "Возьмите «Топливный склад повстанцев»" },
      why: {
        en: "its red sight says 1 and you have 4, so you pay no cards at all.",
        ru: "на прицеле 1, у вас 4, и карт платить не надо.",
      },
    },
    {
      does: "read",
      at: thing("card/rebel-fuel-cache"),
      act: { en: "Look at the good on it", ru: "Посмотрите на ресурс на нём" },
      why: {
        en: "a windfall world brings one along, ready to sell.",
        ru: "ресурсный мир приносит его с собой, можно сразу продать.",
      },
    },
    {
      does: "read",
      at: thing("card/rebel-outpost"),
      act: { en: "Look at Rebel Outpost", ru: "Посмотрите на «Форпост повстанцев»" },
      why: {
        en: "it asks for 5, and with 4 you are 1 short.",
        ru: "ему нужно 5, а у вас 4: не хватает единицы.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Develop", ru: "Выберите развитие" },
      why: {
        en: "with the bonus New Military Tactics, which you drew for settling, is free.",
        ru: "с бонусом «Новая военная тактика», взятая за экспансию, бесплатна.",
      },
    },
    {
      does: "answer",
      act: { en: "Place New Military Tactics", ru: "Выложите «Новую военную тактику»" },
      why: {
        en: "thrown away later, it adds 3 to one conquest.",
        ru: "её сброс добавит 3 к одному захвату.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Settle", ru: "Выберите экспансию" },
      why: {
        en: "your 4 and the 3 of the tactics are more than 5.",
        ru: "ваши 4 и ещё 3 от тактики — больше пяти.",
      },
    },
    {
      does: "answer",
      act: { en: "Take Rebel Outpost", ru: "Возьмите «Форпост повстанцев»" },
      why: {
        en: "the tactics are thrown in, 7 beats 5, and this world alone counts 5 points.",
        ru: "тактика уйдёт в сброс, 7 против 5, и один этот мир стоит 5 очков.",
      },
    },
    {
      does: "read",
      act: { en: "That is the soldier's way", ru: "Таков путь военных" },
      why: {
        en: "keep your military ahead of the worlds in your hand.",
        ru: "пусть мощь растёт быстрее, чем нужна мирам в вашей руке.",
      },
    },
  ],
};
