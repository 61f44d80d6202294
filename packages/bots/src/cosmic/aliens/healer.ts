import { playerOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isClose, threat } from "../judge.ts";

export const healer: Advice = {
  power: ({ t, who }) => !t.players.some((_, seat) => seat !== who && isClose(t, seat)),
  one: { whom: ({ options, who }, { table: t }) => best(options, (ref) => -threat(t, who, playerOf(ref))) },
};
