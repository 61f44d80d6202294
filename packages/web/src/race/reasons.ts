/** Why a beginner does something at a table of Race. */
import type { Said } from "@hypergate/kernel";
import type { Reasons } from "../table/game-face.ts";

const ACTIONS: Readonly<Record<string, Said>> = {
  "action/explore+5": {
    en: "“I look for a better card: out of many I keep one.”",
    ru: "«Ищу карту получше: из многих оставлю одну».",
  },
  "action/explore+1+1": {
    en: "“My hand is thin, and this keeps one card more.”",
    ru: "«Карт в руке мало, а так я оставлю на одну больше».",
  },
  "action/develop": {
    en: "“I hold a development that works for the rest of the game.”",
    ru: "«У меня есть технология, которая будет работать до конца игры».",
  },
  "action/settle": {
    en: "“There is a world I can pay for or conquer.”",
    ru: "«Есть мир, который мне по карману или по силам».",
  },
  "action/trade": {
    en: "“I sell a good: cards are what everything is paid with.”",
    ru: "«Продаю ресурс: за всё здесь платят картами».",
  },
  "action/consume-x2": {
    en: "“My goods become points, twice as many as usual.”",
    ru: "«Мои ресурсы станут очками, вдвое больше обычного».",
  },
  "action/produce": {
    en: "“My worlds are empty and should bear goods again.”",
    ru: "«Мои миры пусты, пусть снова дадут ресурсы».",
  },
};

const REASONS: Readonly<Record<string, Said>> = {
  "develop.placed": {
    en: "“What it does lasts until the end, so the sooner the better.”",
    ru: "«Она действует до конца, так что чем раньше, тем лучше».",
  },
  "settle.placed": {
    en: "“A world is worth points, and often brings goods or strength.”",
    ru: "«Мир приносит очки, а часто и ресурсы или военную силу».",
  },
};

export const reasons: Reasons = ({ id, params }) => {
  const first = String(params.actions ?? "")
    .split(", ")[0]
    .replace(/-2$/, "");
  const why = id === "action.revealed" ? ACTIONS[first] : REASONS[id];
  return why === undefined ? undefined : { seat: Number(params.who), why };
};
