import { cardOf, OFFENSE, playerOf, sideOf } from "@hypergate/cosmic";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { isClose, worthOfCard, wouldWin } from "../judge.ts";

export const muckraker: Advice = {
  power: ({ t, who, view }) => view.hand.length > 2 && t.encounter.winner !== sideOf(t, who),
  wild: ({ t, who }) => t.encounter.ally.some((side, seat) => side !== -1 && side !== sideOf(t, who) && seat !== who),
  one: {
    card: ({ options }) => best(options, (ref) => -worthOfCard(cardOf(ref))),
    /** A colony is worth more than a card. */
    bribe: ({ options, who }, { table: t }) =>
      options.length > 1 && (t.encounter.winner === OFFENSE || wouldWin(t, who))
        ? best(options.slice(1), (ref) => -worthOfCard(cardOf(ref)))
        : options[0],
    ally: ({ options, who }, { table: t }) =>
      best(options, (ref) => (sideOf(t, playerOf(ref)) === sideOf(t, who) ? -1 : 1)),
  },
  some: {
    accuse: ({ options }) => [...options],
    exempt: ({ options }, { table: t }) => options.filter((ref) => !isClose(t, playerOf(ref))),
  },
};
