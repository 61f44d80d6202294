import { askSeats, byCard } from "../asking.ts";
import { type Artifact, at } from "../effects.ts";
import { allAllies } from "../query.ts";
import { playerRef } from "../refs.ts";
import { sendAllHome } from "../ships.ts";

const SOURCE = byCard("force-field", "CRD-24");

/** As any player, after alliances are formed: cancel the alliance of any or all allies; their ships go home. */
export const forceField: Artifact = {
  id: "force-field",
  uses: [
    at<"alliance.formed", number[]>("alliance.formed", {
      as: "any",
      rule: "CRD-24",
      when: (g) => allAllies(g.s.table).length > 0,
      declare: (g, me) => {
        const seats = allAllies(g.s.table);
        return askSeats(g, me, "force-field/allies", SOURCE, seats, 1, seats.length);
      },
      said: (seats) => seats.map(playerRef),
      run: (g, _me, _event, seats) => {
        for (const seat of seats) g.s.table.encounter.ally[seat] = -1;
        sendAllHome(g, seats);
      },
    }),
  ],
};
