import { fleetSize, playerOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { threat } from "../judge.ts";

export const masochist: Advice = {
  wild: ({ t, who }) => who !== t.encounter.offense && t.warp[who] > 0,
  super: ({ t, who }) => t.warp[who] > fleetSize(t, who) / 2,
  /** It is used to win the game. */
  zap: ({ who, actor }) => actor !== who,
  one: {
    whom: ({ options, who }, { table: t }) =>
      best(options, (ref) => (playerOf(ref) === who ? 100 : -threat(t, who, playerOf(ref)))),
  },
};
