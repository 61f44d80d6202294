import { askAll, type Question, type Ref, type Seat, tell } from "@hypergate/kernel";
import { askSeat, askSeats, byCard } from "../../asking.ts";
import { type CardNumber, cardRef } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { askNegotiate, negotiates } from "../../hand.ts";
import { lastOn } from "../../lasting.ts";
import { others, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { DEFENSE, OFFENSE, type Side } from "../../state.ts";
import { decideAs } from "../../steps/agenda.ts";
import { type Agreed, canKeep, carryOut, givenIn, haggle } from "../../steps/deal.ts";
import { joinDeal, spending } from "./power.ts";

const WILD = byCard("flare-diplomat", "diplomat wild");
const SUPER = byCard("flare-diplomat", "diplomat super");

/** Whose seat is taken, and with which negotiate. */
interface Intrusion {
  readonly card: CardNumber;
  readonly out: Seat;
}

/** Wild: take the seat of a dealer. Super: all players vote for the winner, and votes can be bought. */
export const flare: Flare = {
  alien: "diplomat",
  wild: {
    uses: [
      at<"deal.attempted", Intrusion>("deal.attempted", {
        as: "notMain",
        rule: "diplomat wild",
        byHand: true,
        when: (g, me, { parties }) => !parties.includes(me) && negotiates(g.s, me).length > 0,
        declare: (g, me, { parties }) => ({
          card: askNegotiate(g, me, WILD),
          out: askSeat(g, me, "diplomat/out", WILD, parties),
        }),
        said: ({ card, out }) => [cardRef(card), playerRef(out)],
        run: (g, me, attempt, { card, out }) => {
          if (!g.s.secret.hands[me].includes(card)) return;
          joinDeal(g, me, card);
          attempt.parties = attempt.parties.map((seat) => (seat === out ? me : seat));
          lastOn(g, "wild/diplomat", me, card);
        },
      }),
    ],
    lasting: [spending("wild/diplomat", "diplomat wild")],
  },
  super: {
    uses: [
      at("alliance.formed", {
        as: "main",
        rule: "diplomat super",
        when: (g) => g.s.table.encounter.result === "none",
        run: (g, me) => vote(g, me),
      }),
    ],
  },
};

/** Votes are bought first; then all who are still free vote at once. A tie goes to the defense. */
function vote(g: Play, me: Seat): void {
  const t = g.s.table;
  const mine = sideOf(t, me) as Side;
  const bought = new Map<Seat, Agreed[]>();
  for (const seat of askSeats(g, me, "diplomat/buy", SUPER, others(t, me), 0, t.seats - 1)) {
    // What is promised for one vote cannot be promised for another (DEA-11).
    const agreed = haggle(g, me, seat, { given: givenIn(g, [...bought.values()].flat()), gained: [], isPart: false });
    if (agreed !== undefined) bought.set(seat, agreed);
  }
  const free = [me, ...others(t, me)].filter((seat) => !bought.has(seat));
  const ballot = (who: Seat): Question => ({
    kind: "one",
    key: "diplomat/vote",
    who,
    source: SUPER,
    options: ["word/offense", "word/defense"],
    hidden: true,
  });
  const votes = askAll(g, free.map(ballot)) as Ref[];
  const forOffense = votes.filter((ref) => ref === "word/offense").length + (mine === OFFENSE ? bought.size : 0);
  const forDefense = t.seats - forOffense;
  tell(g, "diplomat.votes", { offense: forOffense, defense: forDefense });
  const winner = forOffense > forDefense ? OFFENSE : DEFENSE;
  if (winner === mine) payVotes(g, [...bought.values()]);
  decideAs(g, "won", winner);
}

/** All deals are carried out together, as far as there are ships for the colonies promised. */
function payVotes(g: Play, deals: readonly (readonly Agreed[])[]): void {
  const kept: Agreed[] = [];
  for (const deal of deals) if (canKeep(g, [...kept, ...deal])) kept.push(...deal);
  carryOut(g, kept);
}
