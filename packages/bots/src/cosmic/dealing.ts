/** Deals: what an offer is worth, and which one to make. */
import { CARDS, cardOf, planetOf, playerOf, type Table, type View } from "@hypergate/cosmic";
import { type Counts, countOf, type DealAnswer, type DealQuestion, type Ref, type Slot } from "@hypergate/kernel";
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
  const mine = planetFor(question, t, "give", other);
  const theirs = planetFor(question, t, "want", question.who);
  if (mine !== undefined && theirs !== undefined && !isClose(t, other))
    return { do: "offer", give: countOf(mine, 1), want: wanted(theirs, greed > GREEDY && isCardThere(question)) };
  const cheap = cheapestCard(question);
  const isThere = isCardThere(question);
  if (cheap === undefined) return isThere ? { do: "offer", give: {}, want: countOf(RANDOM, 1) } : undefined;
  const isPlanetWanted = theirs !== undefined && isClose(t, question.who);
  return { do: "offer", give: countOf(cheap, 1), want: wanted(isPlanetWanted ? theirs : undefined, isThere) };
}

/** A planet, or none, and a card at random, or none. */
function wanted(planet: Ref | undefined, card: boolean): Counts {
  if (planet === undefined) return card ? countOf(RANDOM, 1) : {};
  return card ? { [planet]: 1, [RANDOM]: 1 } : countOf(planet, 1);
}

/** The first planet that may change hands and is no home of who would get it. */
function planetFor(question: DealQuestion, t: Table, side: "give" | "want", receiver: number): Ref | undefined {
  for (const { ref } of question[side]) {
    const planet = planetOf(ref);
    if (planet >= 0 && t.homeOf[planet] !== receiver && hasRoom(question, side, ref)) return ref;
  }
  return undefined;
}

/** The other has cards of which one is not promised elsewhere. */
function isCardThere(question: DealQuestion): boolean {
  return question.want.some(({ ref, max }) => ref === RANDOM && max > 0) && hasRoom(question, "want", RANDOM);
}

/** Nothing that was promised elsewhere stands in the way. */
function hasRoom({ caps }: DealQuestion, side: "give" | "want", ref: Ref): boolean {
  for (const cap of caps) if (cap.side === side && cap.max <= 0 && cap.refs.includes(ref)) return false;
  return true;
}

function isAtHome(t: Table, ref: Ref, seat: number): boolean {
  return t.homeOf[planetOf(ref)] === seat;
}

function cheapestCard(question: DealQuestion): Ref | undefined {
  let pick: Ref | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { ref } of question.give) {
    if (!ref.startsWith("card/")) continue;
    const card = CARDS[cardOf(ref)];
    const worth = card.type === "attack" ? card.value : card.type === "negotiate" ? 5 : 8;
    if (worth < least && hasRoom(question, "give", ref)) {
      least = worth;
      pick = ref;
    }
  }
  return pick;
}
