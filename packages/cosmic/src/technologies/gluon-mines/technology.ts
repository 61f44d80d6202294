import { type Counts, type Seat, type Slot, tell } from "@hypergate/kernel";
import { askSpread, byTech } from "../../asking.ts";
import { at, type Technology } from "../../effects.ts";
import { timingOrder } from "../../query.ts";
import { eachOf, GATE, playerOf, playerRef } from "../../refs.ts";
import { lose, takeLoss } from "../../ships.ts";
import { takeBack } from "../../showing.ts";
import { DEFENSE, OFFENSE, type Table } from "../../state.ts";
import { decideAs } from "../../steps/agenda.ts";
import { researchShips, technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("gluon-mines", "TCH-28");

/**
 * Secret. As the defense, between selection and reveal, send an opposing ship of your choice to the warp for each
 * research ship. If none is left you win the encounter at once, and both cards go back unseen.
 */
export const gluonMines: Technology = technology({
  id: "gluon-mines",
  number: facts.number,
  after: "discard",
  secret: (g) => onGate(g.s.table) > 0,
  uses: [
    at<"planning.selected", Counts>("planning.selected", {
      as: "defense",
      rule: "TCH-28",
      when: (g) => onGate(g.s.table) > 0,
      declare: (g, me) => {
        const t = g.s.table;
        const n = Math.min(researchShips(g, me, "gluon-mines"), onGate(t));
        return askSpread(g, me, "gluon-mines/ships", SOURCE, slots(t), n, n, { n });
      },
      said: eachOf,
      run: (g, me, _event, from) => {
        const t = g.s.table;
        const hit = Object.keys(from).map(playerOf);
        lose(
          g,
          hit.map((seat) => takeLoss(g, seat, { [GATE]: from[playerRef(seat)] }, me)),
          "effect",
        );
        if (onGate(t) > 0) return;
        for (const side of [OFFENSE, DEFENSE] as const) takeBack(g, side);
        tell(g, "gluon-mines.cleared", { player: playerRef(me) });
        decideAs(g, "won", DEFENSE);
      },
    }),
  ],
});

function onGate(t: Table): number {
  return t.encounter.gate.reduce((sum, n) => sum + n, 0);
}

/** One slot for each player with ships on the gate. */
function slots(t: Table): Slot[] {
  const seats: Seat[] = timingOrder(t).filter((seat) => t.encounter.gate[seat] > 0);
  return seats.map((seat) => ({ ref: playerRef(seat), max: t.encounter.gate[seat] }));
}
