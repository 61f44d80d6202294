/** Why a beginner does something at a table of Cosmic. */
import { playerOf } from "@hypergate/cosmic/client";
import type { Params, Said } from "@hypergate/kernel";
import type { Reasons } from "../table/game-face.ts";

const FEW_SHIPS = 2;

const REASONS: Readonly<Record<string, (params: Params) => Said>> = {
  "launch.aimed": () => ({
    en: "“A colony on any foreign planet counts, so I try here.”",
    ru: "«В счёт идёт колония на любой чужой планете, попробую здесь».",
  }),
  "launch.sent": ({ n }) =>
    Number(n) > FEW_SHIPS
      ? {
          en: "“Every ship adds one to my total.”",
          ru: "«Каждый корабль прибавляет к сумме единицу».",
        }
      : {
          en: "“I keep the others at home: what I send I may lose.”",
          ru: "«Остальные берегу: отправленные корабли можно потерять».",
        },
  "alliance.invited": ({ n }) =>
    Number(n) > 0
      ? {
          en: "“Together we are stronger. On the offense each ally gets a colony too, though.”",
          ru: "«Вместе мы сильнее. Правда, в атаке колонию получит и каждый союзник».",
        }
      : {
          en: "“Alone I share nothing with anybody.”",
          ru: "«В одиночку ни с кем не придётся делиться».",
        },
  "alliance.joined": ({ side }) =>
    side === "offense"
      ? {
          en: "“If the offense wins, I get a colony as well.”",
          ru: "«Если атака удастся, колония будет и у меня».",
        }
      : {
          en: "“If the defense holds, I take a card or a ship for every ship I sent.”",
          ru: "«Если защита устоит, за каждый свой корабль я возьму карту или корабль из варпа».",
        },
  "alliance.declined": () => ({
    en: "“Ships on the losing side are lost, so mine stay at home.”",
    ru: "«Корабли проигравшей стороны гибнут, поэтому мои останутся дома».",
  }),
};

export const reasons: Reasons = ({ id, params }) => {
  const why = REASONS[id]?.(params);
  return why === undefined ? undefined : { seat: playerOf(String(params.player)), why };
};
