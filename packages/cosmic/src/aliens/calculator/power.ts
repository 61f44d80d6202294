import { tell } from "@hypergate/kernel";
import { at, type Play, type Power } from "../../effects.ts";
import { bothAttack } from "../../query.ts";
import { equalized } from "./facts.ts";

/**
 * Equalize. As a main player, once cards are selected, you may announce that of two different attacks the higher one will
 * be reduced by the lower one.
 */
export const power: Power = {
  id: "calculator",
  uses: [
    at("planning.selected", {
      as: "main",
      rule: "calculator 1",
      run: (g, me) => {
        g.s.table.encounter.queue.push({ effect: "power/calculator", seat: me, n: 0 });
      },
    }),
  ],
  queued: (g) => equalize(g),
};

function equalize(g: Play): void {
  const { table: t } = g.s;
  const [one, two] = t.encounter.shown;
  if (!bothAttack(t) || one.value === two.value) return;
  [one.value, two.value] = equalized(one.value, two.value);
  tell(g, "calculator.equalized", { offense: one.value, defense: two.value });
}
