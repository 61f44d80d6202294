import {
  ask,
  askAll,
  type Counts,
  type DealAnswer,
  type Seat,
  type SpreadQuestion,
  type Terms,
  tell,
} from "@hypergate/kernel";
import { colonySlots, rule } from "../asking.ts";
import { canGive, canSettle, chooseCards, coloniesIn, dealQuestion, foundByDeal, freeShips } from "../deal.ts";
import type { Play } from "../effects.ts";
import { isWordless } from "../folds.ts";
import { giveCards } from "../hand.ts";
import { kickedBy } from "../laying.ts";
import { alliesOf } from "../query.ts";
import { GATE, playerRef } from "../refs.ts";
import { landTogether, leaveEncounter, lose, sendAllHome, takeLoss } from "../ships.ts";
import { DEFENSE, OFFENSE } from "../state.ts";
import { openWindow } from "../windows.ts";

const PENALTY = rule("DEA-16");
const SHIPS_LOST = 3;

/** Both cards were negotiates: the main players try to agree (DEA-01 to DEA-21). */
export function deal(g: Play): void {
  const t = g.s.table;
  const e = t.encounter;
  for (const side of [OFFENSE, DEFENSE] as const) leaveEncounter(g, alliesOf(t, side), side);
  e.ally.fill(-1);
  if (isWordless(t)) tell(g, "deal.wordless", {});
  const agreed = haggle(g);
  const event = { made: agreed !== undefined };
  if (event.made) openWindow(g, "deal.made", event, (now) => !now.made);
  if (agreed !== undefined && event.made && canKeep(g, agreed)) {
    carryOut(g, agreed);
    e.result = "dealt";
    tell(g, "deal.made", { player: playerRef(e.offense), other: playerRef(e.defense) });
  } else {
    e.result = "failed";
    tell(g, "deal.failed", { player: playerRef(e.offense), other: playerRef(e.defense) });
    payPenalty(g);
  }
  sendAllHome(g, [e.offense]);
}

/** An agreement: who made the offer, and its terms from that side. */
interface Agreed {
  readonly by: Seat;
  readonly to: Seat;
  readonly terms: Terms;
}

/** Offers and counter-offers in turns, the offense first, until one is accepted or refused or no more may be made (DEA-02). */
function haggle(g: Play): Agreed | undefined {
  const { encounter: e, settings } = g.s.table;
  let [who, other] = [e.offense, e.defense];
  let standing: Terms | undefined;
  for (let offers = 0; ; offers++) {
    const question = dealQuestion(g, who, other, standing, offers < settings.dealOffers);
    const answer = ask(g, question) as DealAnswer;
    if (answer.do === "refuse") return undefined;
    if (answer.do === "accept" && standing !== undefined)
      return { by: other, to: who, terms: { give: standing.want, want: standing.give } };
    if (answer.do !== "offer") return undefined;
    tellOffer(g, who, other, answer);
    standing = { give: answer.want, want: answer.give };
    [who, other] = [other, who];
  }
}

/** Everybody hears how much is offered; what exactly is between the two. */
function tellOffer(g: Play, who: Seat, other: Seat, terms: Terms): void {
  const listed = (counts: Counts) => (g.events === undefined ? "" : inRefs(counts));
  const own = { give: listed(terms.give), want: listed(terms.want) };
  const params = {
    player: playerRef(who),
    other: playerRef(other),
    given: total(terms.give),
    wanted: total(terms.want),
  };
  tell(g, "deal.offered", params, { [who]: own, [other]: own });
}

/** One side of an offer, for those who read about it: of a planet only a colony is given, `settle/2.3`. */
function inRefs(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([ref, n]) => (n === 1 ? ref.replace("planet/", "settle/") : `${n}×${ref}`))
    .join(" ");
}

function total(counts: Counts): number {
  let n = 0;
  for (const ref in counts) n += counts[ref];
  return n;
}

/** DEA-11: nobody has played away a card that was promised, or has no ship left for a colony that was. */
function canKeep(g: Play, { by, to, terms }: Agreed): boolean {
  const [mine, yours] = [coloniesIn(terms.give), coloniesIn(terms.want)];
  return (
    canGive(g, by, terms.give) &&
    canGive(g, to, terms.want) &&
    canSettle(g, to, mine, yours) &&
    canSettle(g, by, yours, mine)
  );
}

/** DEA-12: cards and colonies of one deal change hands together. */
function carryOut(g: Play, { by, to, terms }: Agreed): void {
  const given = chooseCards(g, by, terms.give, to);
  const returned = chooseCards(g, to, terms.want, by);
  giveCards(g, by, to, given);
  giveCards(g, to, by, returned);
  for (const [seat, from, cards] of [[to, by, given] as const, [by, to, returned] as const])
    if (cards.length > 0) openWindow(g, "deal.received", { seat, from, cards });
  const [mine, yours] = [coloniesIn(terms.give), coloniesIn(terms.want)];
  landTogether(g, [...foundByDeal(g, to, mine, yours), ...foundByDeal(g, by, yours, mine)]);
  freeShips(g, terms.give);
  freeShips(g, terms.want);
}

/** DEA-16, DEA-17: both lose three ships of their choice, at the same time. */
function payPenalty(g: Play): void {
  const { offense, defense } = g.s.table.encounter;
  const lost = g.s.table.warp.map((_, seat) => (seat === offense || seat === defense ? SHIPS_LOST : 0));
  openWindow(g, "deal.failed", { lost });
  lost[defense] *= kickedBy(g.s.table, OFFENSE);
  lost[offense] *= kickedBy(g.s.table, DEFENSE);
  const questions = [offense, defense].map((who) => penaltyQuestion(g, who, lost[who])).filter((one) => one.max > 0);
  const answers = askAll(g, questions) as Counts[];
  lose(
    g,
    questions.map((question, i) => takeLoss(g, question.who, answers[i])),
    "deal",
  );
}

function penaltyQuestion(g: Play, who: Seat, lost: number): SpreadQuestion {
  const e = g.s.table.encounter;
  const slots = colonySlots(g, who);
  if (e.gate[who] > 0) slots.push({ ref: GATE, max: e.gate[who] });
  let room = 0;
  for (const slot of slots) room += slot.max;
  const n = Math.min(lost, room);
  return { kind: "spread", key: "deal/penalty", who, source: PENALTY, slots, min: n, max: n, params: { n } };
}
