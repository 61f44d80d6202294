import { numbers } from "./facts.ts";
import { shine, showsAttack } from "./power.ts";

/** Wild: an ally of the winner may draw a card. Super: a main player may use the power. */
export const flare = (kit) => ({
  alien: "beacon",
  wild: {
    uses: [
      kit.at("resolution.after", {
        as: "ally",
        rule: "beacon wild",
        when: (g, me) => isWinner(kit, g, me),
        run: (g, me) => {
          kit.draw(g, me, numbers.drawn);
        },
      }),
    ],
  },
  super: {
    uses: [
      kit.at("reveal.add", {
        as: "main",
        rule: "beacon super",
        when: (g, me) => showsAttack(kit, g, me),
        run: (g, me) => shine(kit, g, me, "beacon super"),
      }),
    ],
  },
});

function isWinner({ sideOf }, g, me) {
  const { result, winner } = g.s.table.encounter;
  return result === "won" && winner === sideOf(g.s.table, me);
}
