import { type Artifact, at } from "../effects.ts";

/** As any player, after reveal: all attack cards of this encounter count as negotiates, so the main players must deal. */
export const emotionControl: Artifact = {
  id: "emotion-control",
  uses: [
    at("reveal.change", {
      as: "any",
      rule: "CRD-23",
      order: 6,
      when: (g) => g.s.table.encounter.shown.some((shown) => shown.type === "attack"),
      run: (g) => {
        for (const shown of g.s.table.encounter.shown) if (shown.type === "attack") shown.type = "negotiate";
      },
    }),
  ],
};
