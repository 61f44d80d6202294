import type { Advice } from "../advice.ts";
import { isClose } from "../judge.ts";

export const reincarnator: Advice = {
  wild: ({ t, who }) => t.players.some((_, seat) => seat !== who && isClose(t, seat)),
  /** A second alien is welcome; the one there is, is kept. */
  super: ({ t, who }) => t.players[who].powers.length > 1,
};
