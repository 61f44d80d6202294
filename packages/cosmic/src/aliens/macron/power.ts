import type { Seat } from "@hypergate/kernel";
import { at, type Play, type Power } from "../../effects.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

/**
 * The limit is the same wherever it is declared; the super takes its place (macron EC5, macron flare D1). Who comes to ally
 * without an invitation declares it when the ships are to be sent (macron EC4).
 */
const LIMIT = {
  rule: "macron 1",
  mandatory: true,
  unless: (g: Play, me: Seat) => boosted(g, me, "macron"),
  run: (g: Play, me: Seat) => {
    g.s.table.encounter.limit[me] = facts.numbers.mostSent;
  },
} as const;

/**
 * Mass. You must send only one ship into an encounter, and each of your ships there counts four. For compensation and
 * rewards each of your ships counts as two.
 */
export const power: Power = {
  id: "macron",
  folds: { worth: (_g, _me, ships) => ships * facts.numbers.worth },
  uses: [
    at("launch.before", { as: "offense", ...LIMIT }),
    at("alliance.invited", { as: "notMain", when: (g, me) => g.s.table.encounter.invited[me] !== 0, ...LIMIT }),
    at("ships.sending", {
      ...LIMIT,
      as: "notMain",
      when: (g, me, { seat }) => seat === me && g.s.table.encounter.invited[me] === 0,
      run: (_g, _me, sending) => {
        sending.max = Math.min(sending.max, facts.numbers.mostSent);
      },
    }),
    at("reveal.add", {
      as: "mainOrAlly",
      rule: "macron 2",
      mandatory: true,
      run: (g, me) => {
        g.s.table.encounter.weight[me] *= facts.numbers.weight;
      },
    }),
  ],
};
