/** Cosmic, third lesson: a deal. */
import scenario from "../../../scenarios/guide-cosmic-deal.json";
import { type Lesson, thing } from "../../game/lesson.ts";
import { DealPicture } from "./pictures.tsx";
import { scriptOf } from "./script.ts";

export const deal: Lesson = {
  id: "deal",
  title: { en: "A deal", ru: "Сделка" },
  about: {
    en: "A minute of haggling, and a colony for each.",
    ru: "Минута торга, и по колонии каждому.",
  },
  minutes: 3,
  Picture: DealPicture,
  script: scriptOf(scenario),
  // The ships go with the target, and land from the gate.
  given: [1, 6],
  steps: [
    {
      does: "answer",
      at: thing("planet/3.1"),
      act: { en: "Aim at Yellow's planet I", ru: "Нацельте врата на планету I жёлтого" },
      why: {
        en: "a colony there would be your third, and you come to talk, not to fight.",
        ru: "колония там была бы третьей, а вы идёте договариваться, не воевать.",
      },
    },
    {
      does: "answer",
      act: { en: "Invite nobody", ru: "Никого не зовите" },
      why: {
        en: "a deal is made by two, and allies only go home.",
        ru: "договариваются двое, союзники просто уйдут домой.",
      },
    },
    {
      does: "answer",
      act: { en: "Play Negotiate", ru: "Сыграйте переговоры" },
      why: {
        en: "your Oracle shows that Yellow has done so too, and two negotiates make a deal possible.",
        ru: "Оракул показывает, что жёлтый сделал то же, а две карты переговоров — это возможность сделки.",
      },
    },
    {
      does: "read",
      act: { en: "Mind the stakes", ru: "Помните о ставке" },
      why: {
        en: "there is one minute, and without a deal each of you loses three ships.",
        ru: "на торг одна минута, а без сделки каждый теряет три корабля.",
      },
    },
    {
      does: "answer",
      act: {
        en: "Ask for Yellow's planet I, offer your own planet I, and send the offer",
        ru: "Попросите планету I жёлтого, предложите свою планету I и отправьте предложение",
      },
      why: {
        en: "one colony for one is the quickest yes.",
        ru: "колония за колонию — самое быстрое «да».",
      },
    },
    {
      does: "answer",
      act: { en: "Accept", ru: "Соглашайтесь" },
      why: {
        en: "Yellow wants Attack 06 on top, and that one you can spare.",
        ru: "жёлтый просит ещё и атаку 06, а её не жалко.",
      },
    },
    {
      does: "read",
      at: thing("planet/3.1"),
      act: { en: "Look at planet I", ru: "Посмотрите на планету I" },
      why: {
        en: "your ships landed from the gate, and that is your third colony; Yellow has one with you, and not one ship was lost.",
        ru: "корабли с врат высадились, и это ваша третья колония; у жёлтого есть одна у вас, и ни одного потерянного корабля.",
      },
    },
    {
      does: "answer",
      act: { en: "End your turn", ru: "Закончите ход" },
      why: {
        en: "a deal counts as a success, so you could go on; the lesson stops here.",
        ru: "сделка — тоже успех, и можно было бы продолжать, но урок на этом кончается.",
      },
    },
    {
      does: "read",
      act: { en: "Remember the other use", ru: "И ещё одно" },
      why: {
        en: "who negotiates against an attack loses, but takes a card for each ship lost.",
        ru: "кто встретил атаку переговорами, проигрывает, но берёт по карте за каждый потерянный корабль.",
      },
    },
  ],
};
