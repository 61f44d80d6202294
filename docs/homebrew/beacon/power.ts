import { numbers } from "./facts.ts";

/** Guiding Light. As an ally you may add 2 for each of your ships to the total of your side. */
export const power = (kit) => ({
  id: "beacon",
  uses: [
    kit.at("reveal.add", {
      as: "ally",
      rule: "beacon 1",
      when: (g, me) => showsAttack(kit, g, me),
      run: (g, me) => shine(kit, g, me, "beacon 1"),
    }),
  ],
});

/** Whether the side of a player shows an attack. */
export function showsAttack({ sideOf }, g, me) {
  const { encounter } = g.s.table;
  return encounter.shown[sideOf(g.s.table, me)].type === "attack";
}

/** Adds to the total, and tells everybody. */
export function shine({ sideOf, shipsInEncounter, tell, playerRef }, g, me, source) {
  const t = g.s.table;
  const n = numbers.perShip * shipsInEncounter(t, me);
  t.encounter.bonus.push({ side: sideOf(t, me), n, source });
  tell(g, "beacon.shines", { player: playerRef(me), n });
}
