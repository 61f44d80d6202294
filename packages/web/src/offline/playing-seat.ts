import type { Seat } from "@hypergate/kernel";

/** The seat of the one who plays against bots. */
export const PLAYER: Seat = 0;
