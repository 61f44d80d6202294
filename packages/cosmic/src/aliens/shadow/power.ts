import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, byCard, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { labsOf } from "../../fleet.ts";
import { coloniesOf, others, retrievable, shipsOnColonies } from "../../query.ts";
import { colonyRef, labOwner, playerRef } from "../../refs.ts";
import { lose, retrieve, takeLoss } from "../../ships.ts";
import { NOBODY, type Table } from "../../state.ts";
import { boosted } from "../../windows.ts";

const WHICH = byPower("shadow", "shadow 1");
const SUPER = byCard("flare-shadow", "shadow super");

/**
 * Execute. Whenever a destiny card names another player, you must send one ship of that player from a colony you choose to
 * the warp; on a wild card you may do so to anybody else. With your super you get a ship back on your own turn.
 */
export const power: Power = {
  id: "shadow",
  uses: [
    at<"destiny.turned", Ref>("destiny.turned", {
      as: "any",
      rule: "shadow 1",
      mandatory: true,
      often: "window",
      when: (g, me, { named }) => named !== NOBODY && named !== me && shipsOnColonies(g.s.table, named) > 0,
      declare: (g, me, { named }) => choose(g, me, [named]),
      said: (place) => [place],
      run: (g, me, _event, colony) => execute(g, me, colony),
    }),
    at<"destiny.turned", Ref>("destiny.turned", {
      as: "any",
      rule: "shadow 2",
      often: "window",
      when: (g, me, { named }) =>
        named === NOBODY &&
        others(g.s.table, me).some((seat) => shipsOnColonies(g.s.table, seat) > 0 || hasOnlyResearchers(g, seat)),
      declare: (g, me) => choose(g, me, others(g.s.table, me)),
      said: (place) => [place],
      run: (g, me, _event, colony) => execute(g, me, colony),
    }),
    at<"destiny.turned", Ref>("destiny.turned", {
      as: "any",
      rule: "shadow EC3",
      often: "window",
      when: (g, me, { named }) => named !== NOBODY && named !== me && hasOnlyResearchers(g, named),
      declare: (g, me, { named }) => choose(g, me, [named]),
      said: (place) => [place],
      run: (g, me, _event, lab) => execute(g, me, lab),
    }),
  ],
};

/** No ship on a colony, but some on technologies (shadow EC3, TEC-14). */
function hasOnlyResearchers({ s: { table: t } }: Play, seat: Seat): boolean {
  return shipsOnColonies(t, seat) === 0 && labsOf(t, seat).length > 0;
}

function placesOf(t: Table, seat: Seat): Ref[] {
  const colonies = coloniesOf(t, seat).map((planet) => colonyRef(planet, seat));
  return colonies.length > 0 ? colonies : labsOf(t, seat);
}

function choose(g: Play, me: Seat, victims: readonly Seat[]): Ref {
  const places = victims.flatMap((seat) => placesOf(g.s.table, seat));
  return askOne(g, me, "shadow/execute", WHICH, places);
}

function execute(g: Play, me: Seat, where: Ref): void {
  const { table: t } = g.s;
  const [name, owner] = where.slice("colony/".length).split("@");
  const [victim, place] = owner === undefined ? [labOwner(where), where] : [Number(owner), `planet/${name}`];
  tell(g, "shadow.executed", { player: playerRef(me), other: playerRef(victim), planet: place });
  lose(g, [takeLoss(g, victim, { [place]: 1 }, me)], "effect");
  const mayRetrieve = me === t.encounter.offense && retrievable(t, me) > 0;
  if (mayRetrieve) boosted(g, me, "shadow", () => retrieve(g, me, 1, SUPER));
}
