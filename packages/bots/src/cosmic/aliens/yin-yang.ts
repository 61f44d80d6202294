import { playerOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { threat } from "../judge.ts";

export const yinYang: Advice = {
  number: { leave: ({ max }) => max, rewards: ({ max }) => max },
  some: { token: ({ options }) => [...options] },
  one: { blame: ({ options, who }, { table: t }) => best(options, (ref) => threat(t, who, playerOf(ref))) },
};
