import { byTech } from "../../asking.ts";
import { anyOf, type Technology } from "../../effects.ts";
import { retrievable } from "../../query.ts";
import { retrieve } from "../../ships.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("warpspace-key", "TCH-39");

/** Before and after work on technologies, so that one completed in this very phase can be used in it (RGP-01). */
const IN_REGROUP = ["regroup.start", "regroup.retrieve"] as const;

/** In your regroup phase return all your ships from the warp to your colonies. */
export const warpspaceKey: Technology = technology({
  id: "warpspace-key",
  number: facts.number,
  after: "discard",
  uses: anyOf(IN_REGROUP, {
    as: "offense",
    rule: "TCH-39",
    when: (g, me) => retrievable(g.s.table, me) > 0,
    run: (g, me) => {
      retrieve(g, me, retrievable(g.s.table, me), SOURCE);
    },
  }),
});
