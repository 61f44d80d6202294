import { CARDS, cardOf, researchNumber, type View } from "@hypergate/cosmic";
import type { OneQuestion, Ref } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { worthOfTech } from "../tech-worth.ts";

const PASS: Ref = "word/pass";

export const engineer: Advice = {
  one: {
    keep: better,
    search: ({ options, who }, view) => best(options, (ref) => worthWithWarp(view, who, ref)),
    artifact: ({ options }) => best(options, useOf),
  },
};

/** The best of those drawn, unless the one on the sheet is as good. */
function better({ options, who }: OneQuestion, view: View): Ref {
  const drawn = best(
    options.filter((ref) => ref !== PASS),
    (ref) => worthWithWarp(view, who, ref),
  );
  const there = view.table.techs[who].findIndex(({ sheet }) => sheet === "engineer");
  const isGood = there >= 0 && worthWithWarp(view, who, `tech/${view.techs[there]}`) >= worthWithWarp(view, who, drawn);
  return isGood ? PASS : drawn;
}

/** Ships in the warp need not be spent on it. */
function worthWithWarp({ table: t, techs }: View, who: number, ref: Ref): number {
  const id = ref.slice("tech/".length);
  const ships = t.techs[who]?.[techs.indexOf(id)]?.ships ?? 0;
  return worthOfTech(id) + Math.min(researchNumber(id), ships + t.warp[who]);
}

/** Cancelling something is always of use. */
function useOf(ref: Ref): number {
  return CARDS[cardOf(ref)].artifact?.endsWith("-zap") === true ? 1 : 0;
}
