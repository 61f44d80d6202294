import { askAll, type Counts, type Seat, type SpreadQuestion } from "@hypergate/kernel";
import { askSeats, byCard, byPower, colonySlots } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { alliesOf, hasRetreated, opponentOf, otherSide, shelterOf, shipsOnColonies, sideOf } from "../../query.ts";
import { lose, takeLoss } from "../../ships.ts";
import type { Side, Table } from "../../state.ts";
import { boosted, mayBoost } from "../../windows.ts";

const LOSS = byPower("cudgel", "cudgel 2");
const WHOM = byCard("flare-cudgel", "cudgel super");

/**
 * Smash. When you win as a main player with an attack, your opponent must lose as many more ships as you had in the
 * encounter. With your super you may hit any of the opponent's allies as well.
 */
export const power: Power = {
  id: "cudgel",
  uses: [
    at<"resolution.lost", Seat[]>("resolution.lost", {
      as: "main",
      rule: "cudgel 2",
      mandatory: true,
      when: (g, me) => {
        const { winner, shown, committed } = g.s.table.encounter;
        const side = sideOf(g.s.table, me);
        if (winner !== side || shown[side].type !== "attack" || committed[me] === 0) return false;
        return opponents(g, me).length > 0 || (allies(g, me).length > 0 && mayBoost(g, me, "cudgel"));
      },
      declare: (g, me) => {
        const hit = opponents(g, me);
        const more = allies(g, me);
        if (more.length > 0 && boosted(g, me, "cudgel"))
          hit.push(...askSeats(g, me, "cudgel/whom", WHOM, more, 1, more.length));
        return hit.length > 0 ? hit : undefined;
      },
      run: (g, me, _event, seats) => smash(g, seats, g.s.table.encounter.committed[me]),
    }),
  ],
};

/** The opponent, if there are ships left to lose (cudgel EC2). */
function opponents({ s: { table: t } }: Play, me: Seat): Seat[] {
  return [opponentOf(t, me)].filter((seat) => unsheltered(t, seat) > 0);
}

function allies({ s: { table: t } }: Play, me: Seat): Seat[] {
  return alliesOf(t, otherSide(sideOf(t, me) as Side)).filter((seat) => unsheltered(t, seat) > 0);
}

/** Ships on colonies, but for as many as have retreated from this encounter: these are safe wherever they are now (DR-4). */
function unsheltered(t: Table, seat: Seat): number {
  return shipsOnColonies(t, seat) - (hasRetreated(t) ? t.encounter.committed[seat] : 0);
}

/** All choose at once; then the ships go together. */
function smash(g: Play, seats: readonly Seat[], most: number): void {
  const questions: SpreadQuestion[] = seats.map((who) => {
    const slots = colonySlots(g, who, shelterOf(g.s.table, who));
    const n = Math.min(most, unsheltered(g.s.table, who));
    return { kind: "spread", key: "ships/lose", who, source: LOSS, slots, min: n, max: n, params: { n } };
  });
  const asked = questions.filter((question) => question.max > 0);
  const answers = askAll(g, asked) as Counts[];
  const losses = asked.map((question, i) => takeLoss(g, question.who, answers[i]));
  if (losses.length > 0) lose(g, losses, "effect");
}
