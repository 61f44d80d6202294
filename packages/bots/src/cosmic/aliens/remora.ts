import type { Advice } from "../advice.ts";

export const remora: Advice = {
  number: { ships: ({ min, max, who }, { table: t }) => (t.warp[who] > 3 ? max : min) },
};
