import { askWord, byTech } from "../../asking.ts";
import { at, type Technology } from "../../effects.ts";
import { bothAttack, sideOf } from "../../query.ts";
import type { Side } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("xenon-lasers", "TCH-40");

/** As a main player or ally, after reveal, add one to your side's total or subtract one from it. */
export const xenonLasers: Technology = technology({
  id: "xenon-lasers",
  number: facts.number,
  after: "stays",
  uses: [
    at<"reveal.add", number>("reveal.add", {
      as: "mainOrAlly",
      rule: "TCH-40",
      when: (g) => bothAttack(g.s.table),
      declare: (g, me) => (askWord(g, me, "xenon-lasers/how", SOURCE, ["add", "subtract"]) === "add" ? 1 : -1),
      run: (g, me, _event, n) => {
        const side = sideOf(g.s.table, me) as Side;
        g.s.table.encounter.bonus.push({ side, n, source: "tech/xenon-lasers" });
      },
    }),
  ],
});
