import { type Artifact, at, type Play } from "../effects.ts";
import { lastOn } from "../lasting.ts";
import { becomeNegotiate } from "../showing.ts";

/** As any player, after reveal: all attack cards of this encounter count as negotiates, so the main players must deal. */
export const emotionControl: Artifact = {
  id: "emotion-control",
  uses: [
    at("reveal.change", {
      as: "any",
      rule: "CRD-23",
      order: 6,
      when: hasAttack,
      run: (g, me) => {
        calmDown(g);
        lastOn(g, "card/emotion-control", me);
      },
    }),
  ],
  /** An attack that took the place of a card since then counts as a negotiate too. */
  lasting: [at("reveal.first", { as: "any", rule: "CRD-23", when: hasAttack, run: (g) => calmDown(g) })],
};

function hasAttack(g: Play): boolean {
  return g.s.table.encounter.shown.some((shown) => shown.type === "attack");
}

function calmDown(g: Play): void {
  for (const shown of g.s.table.encounter.shown) if (shown.type === "attack") becomeNegotiate(g, shown);
}
