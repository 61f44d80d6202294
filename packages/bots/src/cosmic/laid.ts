/** What intimidates and kickers that lie before the players mean for a fight, as far as one can know. */
import { CARDS, type CardNumber, NONE, type View } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import { chanceToWin, type Outlook } from "./outlook.ts";

/** The card of this type that the viewer has laid down and still lies face down. */
export function laidCard({ table: t, laid }: View, who: Seat, type: "intimidate" | "kicker"): CardNumber | undefined {
  const i = t.encounter.laid.findIndex((one) => one.seat === who && one.type === type);
  return i < 0 || laid[i] === undefined || laid[i] === NONE ? undefined : laid[i];
}

/** Chance that a side wins with an attack of this value and its own kicker, which is still face down. */
export function kickedChance(outlook: Outlook, value: number, kicker: CardNumber | undefined): number {
  if (kicker === undefined) return chanceToWin(outlook, value);
  const times = CARDS[kicker].value;
  if (CARDS[kicker].text === "reverse-polarity")
    return chanceToWin(outlook, value, (own, other) => [times * own, times * other]);
  return chanceToWin(outlook, times * value);
}
