import { at, type Technology } from "../../effects.ts";
import { isOutOfCardsAfter } from "../../folds.ts";
import { NOBODY } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

/** At the end of any encounter, even your own, have an encounter at once if you hold an encounter card; then play resumes. */
export const infinityDrive: Technology = technology({
  id: "infinity-drive",
  number: facts.number,
  after: "discard",
  uses: [
    at("encounter.end", {
      as: "any",
      rule: "TCH-29",
      byHand: true,
      when: (g, me) => !isOutOfCardsAfter(g.s, me),
      run: (g, me) => {
        g.s.table.extra.push({ offense: me, defense: NOBODY });
      },
    }),
  ],
});
