/** Deals: what an offer is worth, and which one to make. */
import { CARDS, cardOf, planetOf, playerOf, type Table, type View } from "@hypergate/cosmic";
import type { Counts, DealAnswer, DealQuestion, Ref, Slot } from "@hypergate/kernel";
import { isClose } from "./judge.ts";

const RANDOM: Ref = "random/card";
const COLONY = 10;
const CARD = 2;
/** What failing costs either side: three ships. */
const FAILURE = -4;
/** What full greed asks above an even deal, in points. */
const GREED = 4;
/** From here on something is asked for on top. */
const GREEDY = 0.3;
/** A captured ship, for its owner and for whoever holds it. */
const CAPTIVE = 2;

/** Accepts what is fair, otherwise offers a colony for a colony or a card for a card, and in the end takes what there is. */
export function answerDeal(question: DealQuestion, view: View, greed = 0): DealAnswer {
  const t = view.table;
  const { who } = question;
  const other = playerOf(String(question.params?.player));
  if (question.key === "deal/ransom") return answerRansom(question, t, other);
  if (question.standing !== undefined && question.mayAccept) {
    const { give, want } = question.standing;
    const gain = worthOf(t, want, who) - worthOf(t, give, other);
    if (gain >= FAILURE / 2 + greed * GREED || (!question.mayOffer && gain > FAILURE)) return { do: "accept" };
  }
  return (question.mayOffer ? offer(question, t, other, greed) : undefined) ?? { do: "refuse" };
}

/** Nothing is lost without a ransom: take what is no loss, and offer or ask for a card for every captive. */
function answerRansom(question: DealQuestion, t: Table, other: number): DealAnswer {
  const { standing, who } = question;
  if (
    standing !== undefined &&
    question.mayAccept &&
    worthOf(t, standing.want, who) >= worthOf(t, standing.give, other)
  )
    return { do: "accept" };
  const captives = (slots: readonly Slot[]) => slots.find(({ ref }) => ref.startsWith("captive/"));
  const cards = (slots: readonly Slot[]) => slots.find(({ ref }) => ref === "random/card")?.max ?? 0;
  const held = captives(question.give);
  const n = Math.min(held?.max ?? 0, cards(question.want));
  if (!question.mayOffer || standing !== undefined || held === undefined || n === 0) return { do: "refuse" };
  return { do: "offer", give: { [held.ref]: n }, want: { "random/card": n } };
}

/** A bundle in points for the one who gets it; a colony that wins the game outweighs everything, one at home counts little. */
function worthOf(t: Table, counts: Counts, receiver: number): number {
  let worth = 0;
  for (const ref in counts) {
    const n = counts[ref];
    if (ref.startsWith("planet/"))
      worth += n * (isAtHome(t, ref, receiver) ? CARD : isClose(t, receiver) ? 1000 : COLONY);
    else if (ref.startsWith("card/")) worth += n * (1 + CARDS[cardOf(ref)].value / 6);
    else if (ref.startsWith("free/")) worth += 0;
    else if (ref.startsWith("captive/")) worth += n * CAPTIVE;
    else worth += n * CARD;
  }
  return worth;
}

function offer(question: DealQuestion, t: Table, other: number, greed: number): DealAnswer | undefined {
  const planets = (side: "give" | "want", receiver: number) =>
    question[side].find(
      ({ ref }) => ref.startsWith("planet/") && !isAtHome(t, ref, receiver) && hasRoom(question, side, ref),
    )?.ref;
  const mine = planets("give", other);
  const theirs = planets("want", question.who);
  if (mine !== undefined && theirs !== undefined && !isClose(t, other))
    return { do: "offer", give: { [mine]: 1 }, want: { [theirs]: 1, ...(greed > GREEDY ? aCard(question) : {}) } };
  const cheap = cheapestCard(question);
  const wants: Record<Ref, number> = theirs !== undefined && isClose(t, question.who) ? { [theirs]: 1 } : {};
  const random = aCard(question);
  if (cheap !== undefined) return { do: "offer", give: { [cheap]: 1 }, want: { ...wants, ...random } };
  return Object.keys(random).length > 0 ? { do: "offer", give: {}, want: random } : undefined;
}

/** One card at random, if the other has any that is not promised elsewhere. */
function aCard(question: DealQuestion): Counts {
  const isThere = question.want.some(({ ref, max }) => ref === RANDOM && max > 0);
  return isThere && hasRoom(question, "want", RANDOM) ? { [RANDOM]: 1 } : {};
}

/** Nothing that was promised elsewhere stands in the way. */
function hasRoom({ caps }: DealQuestion, side: "give" | "want", ref: Ref): boolean {
  return caps.every((cap) => cap.side !== side || !cap.refs.includes(ref) || cap.max > 0);
}

function isAtHome(t: Table, ref: Ref, seat: number): boolean {
  return t.homeOf[planetOf(ref)] === seat;
}

function cheapestCard(question: DealQuestion): Ref | undefined {
  let pick: Ref | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { ref } of question.give) {
    if (!ref.startsWith("card/") || !hasRoom(question, "give", ref)) continue;
    const card = CARDS[cardOf(ref)];
    const worth = card.type === "attack" ? card.value : card.type === "negotiate" ? 5 : 8;
    if (worth < least) {
      least = worth;
      pick = ref;
    }
  }
  return pick;
}
