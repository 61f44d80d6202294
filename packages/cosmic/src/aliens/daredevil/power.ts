import { type Seat, tell } from "@hypergate/kernel";
import { askCard, byPower } from "../../asking.ts";
import { CARDS, type CardNumber, cardRef } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { foldRewards, foldWorth } from "../../folds.ts";
import { discard } from "../../hand.ts";
import { lastOn, lastsWith } from "../../lasting.ts";
import { alliesOf, hasJoined, isMain, mainPlayer, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { payRewards } from "../../rewards.ts";
import type { Side, Table } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

const RISK = byPower("daredevil", "daredevil 1");
const PRIZE = byPower("daredevil", "daredevil 2");
const { lowest, highest, margin, superMargin } = facts.numbers;

/** The card that is discarded, and how narrow the win must be. */
interface Stunt {
  readonly card: CardNumber;
  readonly within: number;
}

/**
 * Risk. After the cards are revealed, discard a low attack and subtract it from your own total. If your side still wins,
 * narrowly, everybody on it is rewarded.
 */
export const power: Power = {
  id: "daredevil",
  uses: [
    at<"reveal.reinforce", Stunt>("reveal.reinforce", {
      as: "mainOrAlly",
      rule: "daredevil 1",
      byHand: true,
      when: (g, me) => lowAttacks(g, me).length > 0,
      declare: (g, me) => {
        const card = askCard(g, me, "daredevil/card", RISK, lowAttacks(g, me));
        return { card, within: isMain(g.s.table, me) && boosted(g, me, "daredevil") ? superMargin : margin };
      },
      said: ({ card }) => [cardRef(card)],
      run: (g, me, _event, { card, within }) => {
        if (!g.s.secret.hands[me].includes(card)) return;
        discard(g, me, [card]);
        const side = sideOf(g.s.table, me) as Side;
        g.s.table.encounter.bonus.push({ side, n: -CARDS[card].value, source: "power/daredevil" });
        lastOn(g, "power/daredevil", me, within);
      },
    }),
  ],
  lasting: [
    at("resolution.after", {
      as: "any",
      rule: "daredevil 2",
      when: (g, me) => winsWithin(g.s.table, me, lastsWith(g, "power/daredevil", me)),
      run: (g, me) => {
        const t = g.s.table;
        const side = t.encounter.winner as Side;
        const team = [mainPlayer(t, side), ...alliesOf(t, side)];
        const dues = team.map((seat) => ({ seat, n: foldWorth(g, seat, t.encounter.committed[seat]) }));
        if (dues.every(({ seat, n }) => foldRewards(t, seat, n) === 0)) return;
        const first = team.includes(me) ? me : team[0];
        tell(g, "daredevil.rewards", { player: playerRef(first), n: t.encounter.margin });
        payRewards(g, dues, PRIZE);
      },
    }),
  ],
};

/**
 * The player's side has won by so much at most; a tie that the defense wins is a win by nothing. An ally whose ships have
 * left since then was of that side all the same.
 */
export function winsWithin(t: Table, seat: Seat, most: number): boolean {
  const { result, winner, margin: by } = t.encounter;
  const isOfSide = isMain(t, seat) ? winner === sideOf(t, seat) : hasJoined(t, seat, winner);
  return result === "won" && isOfSide && by >= 0 && by <= most;
}

function lowAttacks(g: Play, me: Seat): CardNumber[] {
  return g.s.secret.hands[me].filter((card) => {
    const { type, value } = CARDS[card];
    return type === "attack" && value >= lowest && value <= highest;
  });
}
