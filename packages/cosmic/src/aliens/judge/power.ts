import { at, type Play, type Power } from "../../effects.ts";
import { isProfiting } from "../../folds.ts";
import { lastOn } from "../../lasting.ts";
import { mainPlayer } from "../../query.ts";
import { NOBODY, type Side, type Table } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { askFiat, carryOut, type Fiat, PARTIES, type Party, saidOf } from "./fiat.ts";

/** What was decreed stands whatever becomes of the sheet, so it does not lie there. */
const EFFECT = "power/judge";

/**
 * Fiat. Before selection you decree gains for the winner or the loser of an encounter in which an attack is revealed, within
 * the limits of a deal. They are carried out at its end.
 */
export const power: Power = {
  id: "judge",
  uses: [
    at<"planning.before", readonly Fiat[]>("planning.before", {
      as: "main",
      rule: "judge 1",
      declare: (g, me) => {
        const first = askFiat(g, me, PARTIES);
        if (first === undefined) return undefined;
        const rest = PARTIES.filter((party) => party !== first.party);
        const second = boosted(g, me, "judge") ? askFiat(g, me, rest) : undefined;
        return second === undefined ? [first] : [first, second];
      },
      said: (fiats) => fiats.flatMap(saidOf),
      run: (g, me, _event, fiats) => {
        g.s.table.memo[EFFECT] = { fiats: fiats.map(({ party, colony, cards }) => `${party} ${colony} ${cards}`) };
        lastOn(g, EFFECT, me);
      },
    }),
  ],
  lasting: [
    at("encounter.end", {
      as: "any",
      rule: "judge 3",
      run: (g) => {
        const fiats = decreed(g);
        delete g.s.table.memo[EFFECT];
        if (isValid(g))
          carryOut(
            g,
            fiats.filter(({ party }) => party !== "winner" || isWinnerProfiting(g.s.table)),
          );
      },
    }),
  ],
};

function decreed(g: Play): Fiat[] {
  const lines = (g.s.table.memo[EFFECT]?.fiats as readonly string[] | undefined) ?? [];
  return lines.map((line) => {
    const [party, colony, cards] = line.split(" ");
    return { party: party as Party, colony: colony === "true", cards };
  });
}

function isWinnerProfiting(t: Table): boolean {
  return isProfiting(t, mainPlayer(t, t.encounter.winner as Side));
}

/** There is one winner, and an attack was revealed (judge EC1). */
function isValid(g: Play): boolean {
  const { result, winner, shown } = g.s.table.encounter;
  return result === "won" && winner !== NOBODY && shown.some(({ type }) => type === "attack");
}
