import type { Counts } from "@hypergate/kernel";
import { askSpread, byTech, slotsOutside } from "../../asking.ts";
import { at, type Technology } from "../../effects.ts";
import { moveShips } from "../../ships.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("plasma-thrusters", "TCH-32");

/**
 * As the offense or an ally you may send one extra ship. As the defense, during launch, you may move one ship from
 * another colony to the targeted planet.
 */
export const plasmaThrusters: Technology = technology({
  id: "plasma-thrusters",
  number: facts.number,
  after: "stays",
  uses: [
    at("ships.sending", {
      as: "any",
      rule: "TCH-32",
      mandatory: true,
      passive: true,
      often: "window",
      when: (_g, me, { seat }) => seat === me,
      run: (_g, _me, sending) => {
        sending.max++;
      },
    }),
    at<"launch.done", Counts>("launch.done", {
      as: "defense",
      rule: "TCH-32",
      when: (g, me) => slotsOutside(g, me).length > 0,
      declare: (g, me) => askSpread(g, me, "plasma-thrusters/ship", SOURCE, slotsOutside(g, me), 1, 1),
      run: (g, me, _event, from) => moveShips(g, g.s.table.encounter.planet, me, from),
    }),
  ],
});
