import type { Seat } from "@hypergate/kernel";
import { askOne, byTech } from "../../asking.ts";
import { at, type Play, type Technology } from "../../effects.ts";
import type { Window } from "../../events.ts";
import { discardTech, numberOf, researchShips, technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("tech-scrambler", "TCH-37");

/** Moments in every phase at which a completed technology may be hit. */
const ANY_TIME = [
  "regroup.start",
  "launch.before",
  "alliance.before",
  "planning.before",
  "planning.selected",
  "resolution.before",
  "encounter.end",
] as const satisfies readonly Window[];

interface Target {
  readonly seat: Seat;
  readonly tech: string;
}

/** Secret. Cancel and discard one other technology, completed or being used, whose number is at most the research ships. */
export const techScrambler: Technology = technology({
  id: "tech-scrambler",
  number: facts.number,
  after: "discard",
  secret: (g, _me, ships) => targets(g, ships).length > 0,
  uses: [
    at("tech.used", {
      as: "any",
      rule: "TCH-37",
      when: (g, me, { seat, tech }) =>
        tech !== "tech-scrambler" && numberOf(g, seat, tech) <= researchShips(g, me, "tech-scrambler"),
      run: (_g, _me, used) => {
        used.cancelled = true;
      },
    }),
    ...ANY_TIME.map((window) =>
      at<Window, Target>(window, {
        as: "any",
        rule: "TCH-37",
        when: (g, me) => targets(g, researchShips(g, me, "tech-scrambler")).length > 0,
        declare: (g, me) => {
          const all = targets(g, researchShips(g, me, "tech-scrambler"));
          const refs = all.map((target) => `tech/${target.tech}`);
          return all[refs.indexOf(askOne(g, me, "tech-scrambler/target", SOURCE, refs))];
        },
        run: (g, _me, _event, { seat, tech }) => discardTech(g, seat, tech),
      }),
    ),
  ],
});

/** Other technologies in the open that so many ships reach. */
function targets(g: Play, ships: number): Target[] {
  return g.s.table.techs.flatMap((own, seat) =>
    own
      .filter(({ id }) => id !== "" && id !== "tech-scrambler" && numberOf(g, seat, id) <= ships)
      .map(({ id }) => ({ seat, tech: id })),
  );
}
