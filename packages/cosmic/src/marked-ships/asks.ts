/** How the owner of a special ship is asked whether to use it, by the reference of what it can do. */
import type { Ref } from "@hypergate/kernel";
import { type Asks, sameAt } from "../texts/ask.ts";
import { ANY_TIME, BEFORE_SHIPS_MOVE } from "../vocabulary.ts";

export const SHIP_ASKS: Readonly<Record<Ref, Asks>> = {
  "word/flagship-bonus": sameAt(["reveal.add", "reveal.reinforce"], {
    ask: {
      en: "add 3 to the total of your side with your flagship?",
      ru: "прибавить 3 к сумме своей стороны за флагман?",
    },
    does: { en: "Add 3 for the flagship", ru: "Прибавить 3 за флагман" },
  }),
  "word/jump": sameAt(BEFORE_SHIPS_MOVE, {
    ask: { en: "jump with your flagship?", ru: "совершить прыжок флагманом?" },
    does: { en: "Jump with the flagship", ru: "Прыгнуть флагманом" },
  }),
  "word/beam": sameAt(ANY_TIME, {
    ask: {
      en: "pull a card out of the discard pile with your salvage vessel?",
      ru: "притянуть карту из сброса лучом спасательного судна?",
    },
    does: { en: "Use the tractor beam", ru: "Включить луч" },
  }),
  "word/mark-jumper": sameAt(["ships.freed"], {
    ask: {
      en: "make a ship that leaves the warp your new flagship?",
      ru: "сделать корабль, покинувший варп, новым флагманом?",
    },
    does: { en: "Mark a new flagship", ru: "Отметить новый флагман" },
  }),
  "word/mark-salvage": sameAt(["ships.freed"], {
    ask: {
      en: "make a ship that leaves the warp your new salvage vessel?",
      ru: "сделать корабль, покинувший варп, новым спасательным судном?",
    },
    does: { en: "Mark a salvage vessel", ru: "Отметить новое судно" },
  }),
};
