import { at, type Power } from "../../effects.ts";
import { boosted } from "../../windows.ts";

/**
 * Mass. You must send only one ship into an encounter, and each of your ships there counts four. For compensation and
 * rewards each of your ships counts as two.
 */
export const power: Power = {
  id: "macron",
  alert: "green",
  folds: { worth: (_g, _me, ships) => ships * 2 },
  uses: [
    at("launch.before", {
      as: "offense",
      rule: "macron 1",
      mandatory: true,
      unless: (g, me) => boosted(g, me, "macron"),
      run: (g, me) => {
        g.s.table.encounter.limit[me] = 1;
      },
    }),
    at("alliance.invited", {
      as: "notMain",
      rule: "macron 1",
      mandatory: true,
      when: (g, me) => g.s.table.encounter.invited[me] !== 0,
      unless: (g, me) => boosted(g, me, "macron"),
      run: (g, me) => {
        g.s.table.encounter.limit[me] = 1;
      },
    }),
    at("reveal.add", {
      as: "mainOrAlly",
      rule: "macron 2",
      mandatory: true,
      run: (g, me) => {
        g.s.table.encounter.weight[me] *= 4;
      },
    }),
  ],
};
