/** Puzzles in which the reader, Blue, defends, is an ally, or aims. */
import type { Said } from "@hypergate/kernel";
import type { Puzzle } from "../../game/puzzle.ts";
import { WIN_TASK } from "./attacks.ts";
import { HOLD, WIN_NOW } from "./goals.ts";
import { puzzleTable } from "./table.ts";

const GREEN_ATTACKS = [
  { until: "launch/aim", seat: "green", letting: "all" },
  { seat: "green", answer: "blue 3" },
  { seat: "green", asked: "launch/ships", answer: { "green 1": 4 } },
];
const GREEN = { home: [4, 4, 4, 2, 2], away: { "blue 1": 1, "blue 2": 1, "red 1": 1, "red 2": 1 } };

const HOLD_TASK: Said = {
  en: "Green has four foreign colonies and attacks you. Do not let Green win in this encounter. All hands are open.",
  ru: "У Зелёного четыре далёкие колонии, и он нападает на вас. Не дайте ему выиграть в этом контакте. Все руки открыты.",
};

export const OTHERS: readonly Puzzle[] = [
  {
    id: "antidote",
    title: { en: "The antidote", ru: "Противоядие" },
    task: HOLD_TASK,
    hints: [
      { en: "Four ships times six is a lot.", ru: "Четыре корабля на шесть — это много." },
      { en: "Without its power Green has 6 + 4.", ru: "Без своей силы у Зелёного 6 + 4." },
    ],
    why: {
      en: "Virus multiplies: 4 × 6 = 24 beats your 12 + 4. Zapped, it only adds: 10 against 16.",
      ru: "Вирус умножает: 4 × 6 = 24 больше ваших 12 + 4. Замороженный, он только складывает: 10 против 16.",
    },
    seat: 0,
    document: puzzleTable({
      seats: [
        { alien: "zombie", hand: ["attack-12", "cosmic-zap"] },
        { alien: "virus", hand: ["attack-06"], ...GREEN },
        { alien: "machine" },
      ],
      destiny: ["blue"],
      turn: "green",
      play: [...GREEN_ATTACKS, { until: "window/power.used", seat: "blue", letting: "all" }],
    }),
    goal: HOLD,
  },
  {
    id: "humanity",
    title: { en: "Only human", ru: "Всего лишь человек" },
    task: HOLD_TASK,
    hints: [
      { en: "Read what happens when this power is zapped.", ru: "Прочтите, что бывает, когда эту силу замораживают." },
      { en: "Count the totals first. Who wins a tie?", ru: "Сначала посчитайте суммы. Кому достаётся ничья?" },
    ],
    why: {
      en: "8 + 4 + 4 for the Human is 16, and so is your 12 + 4: the defense wins ties. A zapped Human wins at once, so keep the Cosmic Zap.",
      ru: "8 + 4 + 4 у Человека — это 16, и ваши 12 + 4 — тоже: ничью выигрывает защита. Замороженный Человек побеждает сразу, так что космическую заморозку лучше приберечь.",
    },
    seat: 0,
    document: puzzleTable({
      seats: [
        { alien: "zombie", hand: ["attack-12", "cosmic-zap"] },
        { alien: "human", hand: ["attack-08"], ...GREEN },
        { alien: "machine" },
      ],
      destiny: ["blue"],
      turn: "green",
      play: [...GREEN_ATTACKS, { until: "window/power.used", seat: "blue", letting: "all" }],
    }),
    goal: HOLD,
  },
  {
    id: "alone",
    title: { en: "Two against one", ru: "Двое на одного" },
    task: HOLD_TASK,
    hints: [
      { en: "Green and Red have eight ships at the gate.", ru: "У врат восемь кораблей: зелёные и красные." },
      { en: "Without the ally it is 10 + 4.", ru: "Без союзника это 10 + 4." },
    ],
    why: {
      en: "10 + 8 would beat your 12 + 4. A Force Field sends the ally home: 14 against 16.",
      ru: "10 + 8 больше ваших 12 + 4. Силовое поле отправляет союзника домой: 14 против 16.",
    },
    seat: 0,
    document: puzzleTable({
      seats: [
        { alien: "zombie", hand: ["attack-12", "force-field"] },
        { alien: "clone", hand: ["attack-10"], ...GREEN },
        { alien: "machine" },
      ],
      destiny: ["blue"],
      turn: "green",
      play: [
        ...GREEN_ATTACKS,
        { until: "alliance/invite-offense", seat: "green", letting: "all" },
        { seat: "green", answer: ["red"] },
        { until: "alliance/answer", seat: "red", letting: "all" },
        { seat: "red", answer: "offense" },
        { seat: "red", asked: "alliance/ships", answer: { "red 3": 4 } },
        { until: "window/alliance.formed", seat: "blue", letting: "all" },
      ],
    }),
    goal: HOLD,
  },
  {
    id: "last-token",
    title: { en: "The last token", ru: "Последний жетон" },
    task: {
      en: "One token is left on your sheet. Win the game in this encounter, though you are only asked to ally. All hands are open.",
      ru: "На вашем листе остался один жетон. Выиграйте партию в этом контакте, хотя вас всего лишь зовут в союз. Все руки открыты.",
    },
    hints: [
      { en: "When does Tick-Tock discard a token?", ru: "Когда Тик-Так сбрасывает жетон?" },
      { en: "Somebody has to win as the defense.", ru: "Кто-то должен победить в защите." },
    ],
    why: {
      en: "Red has 10 + 4 against 12 + 4. With two or more of your ships the defense wins, the last token goes, and so you win.",
      ru: "У Красного 10 + 4 против 12 + 4. С двумя и более вашими кораблями защита побеждает, последний жетон уходит — и победа ваша.",
    },
    seat: 0,
    document: puzzleTable({
      seats: [
        { alien: "tick-tock" },
        { alien: "clone", hand: ["attack-12"] },
        { alien: "machine", hand: ["attack-10"] },
      ],
      destiny: ["red"],
      turn: "green",
      more: { memo: { "tick-tock": { tokens: 1 } } },
      play: [
        { until: "launch/aim", seat: "green", letting: "all" },
        { seat: "green", answer: "red 3" },
        { seat: "green", asked: "launch/ships", answer: { "green 1": 4 } },
        { until: "alliance/invite-offense", seat: "green", letting: "all" },
        { seat: "green", answer: ["blue"] },
        { until: "alliance/invite-defense", seat: "red", letting: "all" },
        { seat: "red", answer: ["blue"] },
        { until: "alliance/answer", seat: "blue", letting: "all" },
      ],
    }),
    goal: WIN_NOW,
  },
  {
    id: "weak-spot",
    title: { en: "The weak spot", ru: "Слабое место" },
    task: WIN_TASK,
    hints: [
      {
        en: "You may send one ship only, but it counts four.",
        ru: "Вы посылаете лишь один корабль, зато он стоит четырёх.",
      },
      { en: "10 + 4 beats 12 and one ship.", ru: "10 + 4 больше, чем 12 и один корабль." },
    ],
    why: {
      en: "14 beats 12 + 1. Where two ships stand it would be a tie, and the defense wins ties.",
      ru: "14 больше, чем 12 + 1. Там, где стоят два корабля, вышла бы ничья, а её выигрывает защита.",
    },
    seat: 0,
    document: puzzleTable({
      seats: [
        {
          alien: "macron",
          hand: ["attack-10"],
          home: [4, 4, 4, 2, 2],
          away: { "green 1": 1, "green 2": 1, "red 1": 1, "red 2": 1 },
        },
        { alien: "clone", hand: ["attack-12"], home: [4, 4, 1, 2, 3], away: { "red 3": 3, "red 4": 3 } },
        { alien: "machine", home: [0, 0, 0, 0, 0] },
      ],
      destiny: ["green"],
      play: [{ until: "launch/aim", seat: "blue", letting: "all" }],
    }),
    goal: WIN_NOW,
  },
];
