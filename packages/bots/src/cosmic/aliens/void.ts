import { planetOf, shipsOn, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isClose } from "../judge.ts";

export const voidAlien: Advice = {
  wild: ({ t, who, actor }) => actor !== who && (sideOf(t, who) !== -1 || isClose(t, actor)),
  one: { pay: ({ options, who }, { table: t }) => best(options, (ref) => shipsOn(t, planetOf(ref), who)) },
};
