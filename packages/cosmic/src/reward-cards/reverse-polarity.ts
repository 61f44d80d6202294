import { kicker } from "./kicker.ts";

/** ×−1 for every attack card of the encounter; compensation and failed deals are left alone. */
export const reversePolarity = kicker("reverse-polarity", { kicker: { attacksOnly: true, bothSides: true } });
