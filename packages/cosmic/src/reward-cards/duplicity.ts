import { isAllyOf } from "../query.ts";
import { kicker } from "./kicker.ts";

/** ×2. Ships of the own allies that leave after the encounter go to the warp; rewards come first. */
export const duplicity = kicker("duplicity", {
  lastingFolds: { stranded: (t, { n: side }, ally, now) => now || isAllyOf(t, ally, side) },
});
