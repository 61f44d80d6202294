import { askAll, type Counts, type Seat, type SpreadQuestion, tell } from "@hypergate/kernel";
import { byPower, colonySlots } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { areGainsSwapped, isStranded } from "../../folds.ts";
import { lastOn } from "../../lasting.ts";
import { hasJoined, hasLost, hasSucceeded, isAllyOf, others, sideOf } from "../../query.ts";
import { planetRef, playerRef } from "../../refs.ts";
import { lose, takeLoss } from "../../ships.ts";
import { DEFENSE, OFFENSE, type Table } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

const LOSS = byPower("grudge", "grudge 5");

/**
 * Revenge. As a main player you must give a token to everyone you invited who did not ally with you. Each of them then
 * loses ships of their own choice: one if you win or deal, four if you lose or fail to deal.
 */
export const power: Power = {
  id: "grudge",
  uses: [
    at("alliance.formed", {
      as: "main",
      rule: "grudge 1",
      mandatory: true,
      when: (g, me) => spurners(g.s.table, me).length > 0,
      run: (g, me) => {
        const t = g.s.table;
        const holders = spurners(t, me);
        t.memo.grudge = { holders };
        lastOn(g, "power/grudge", me);
        for (const seat of holders) tell(g, "grudge.given", { player: playerRef(me), other: playerRef(seat) });
      },
    }),
    at("resolution.after", {
      as: "main",
      rule: "grudge 2",
      mandatory: true,
      passive: true,
      when: (g, me) => holdersOf(g).length > 0 && (hasSucceeded(g.s.table, me) || hasLost(g.s.table, me)),
      run: (g, me) => {
        const n =
          hasLost(g.s.table, me) || boosted(g, me, "grudge")
            ? facts.numbers.lostAfterDefeat
            : facts.numbers.lostAfterSuccess;
        takeRevenge(g, me, n);
      },
    }),
  ],
  lasting: [
    at("encounter.end", {
      as: "main",
      rule: "grudge 4",
      when: (g) => holdersOf(g).length > 0,
      run: (g) => dropTokens(g),
    }),
  ],
};

/** Players this one invited who did not ally with it (grudge EC1, grudge EC2). */
function spurners(t: Table, me: Seat): Seat[] {
  const { invited, offense } = t.encounter;
  const side = sideOf(t, me);
  const mine = me === offense ? 1 : 2;
  return others(t, offense).filter(
    (seat) => (invited[seat] & mine) !== 0 && !isAllyOf(t, seat, side) && !hasJoined(t, seat, side),
  );
}

function holdersOf(g: Play): readonly Seat[] {
  return (g.s.table.memo.grudge?.holders ?? []) as number[];
}

function dropTokens(g: Play): void {
  for (const seat of holdersOf(g)) tell(g, "grudge.dropped", { player: playerRef(seat) });
  g.s.table.memo.grudge = { holders: [] };
}

/** All holders choose at once; then the ships go together. */
function takeRevenge(g: Play, me: Seat, n: number): void {
  const questions = holdersOf(g).map((seat) => lossQuestion(g, me, seat, n));
  dropTokens(g);
  const asked = questions.filter((question) => question.max > 0);
  const answers = askAll(g, asked) as Counts[];
  const losses = asked.map((question, i) => takeLoss(g, question.who, answers[i]));
  if (losses.length > 0) lose(g, losses, "effect");
}

/** Ships that have just landed as allies of the other side are out of reach (grudge EC4). */
function lossQuestion(g: Play, me: Seat, who: Seat, most: number): SpreadQuestion {
  const e = g.s.table.encounter;
  const landed = hasLandedAgainst(g.s.table, me, who) ? e.committed[who] : 0;
  const slots = colonySlots(g, who)
    .map(({ ref, max }) => ({ ref, max: ref === planetRef(e.planet) ? Math.max(0, max - landed) : max }))
    .filter((slot) => slot.max > 0);
  let room = 0;
  for (const slot of slots) room += slot.max;
  const n = Math.min(most, room);
  return { kind: "spread", key: "ships/lose", who, source: LOSS, slots, min: n, max: n, params: { n } };
}

/** The ships with which a player has helped the other side to win have landed. */
function hasLandedAgainst(t: Table, me: Seat, who: Seat): boolean {
  const isSwapped = areGainsSwapped(t);
  const landing = isSwapped ? DEFENSE : OFFENSE;
  if (t.encounter.winner !== landing || sideOf(t, me) === landing || !isAllyOf(t, who, landing)) return false;
  return isSwapped || !isStranded(t, who);
}
