/** An offer in the making: what there is to choose from, why something cannot be added, and what it says in words. */
import {
  CARD_TYPES,
  CARDS,
  type CardNumber,
  cardOf,
  cardRef,
  coloniesOf,
  type Names,
  NONE,
  nameOf,
  playerOf,
  shipsOn,
  type Table,
} from "@hypergate/cosmic/client";
import type { Counts, DealQuestion, Language, Ref, Seat, Slot } from "@hypergate/kernel";
import { add, canAdd, countOf, type Draft, type Side, total } from "../../table/choosing.ts";

export type Terms = Extract<Draft, { readonly kind: "deal" }>;

export const RANDOM: Ref = "random/card";

/** The other party of the talks. */
export function otherParty({ params }: DealQuestion): Seat {
  return playerOf(String(params?.player));
}

/** Talks in which nothing is lost if they fail. */
export function isRansom({ key }: DealQuestion): boolean {
  return key === "deal/ransom";
}

/** What one side of a deal may consist of, by what it is. */
export interface Choices {
  readonly planets: readonly Ref[];
  readonly cards: readonly Ref[];
  readonly types: readonly Ref[];
  readonly names: readonly Ref[];
  readonly freed: readonly Ref[];
  readonly captives: readonly Ref[];
  readonly hasRandom: boolean;
}

export function choicesOf(slots: readonly Slot[]): Choices {
  const of = (kind: string) =>
    slots.filter(({ ref, max }) => ref.startsWith(`${kind}/`) && max > 0).map(({ ref }) => ref);
  return {
    planets: of("planet"),
    cards: of("card"),
    types: of("type"),
    names: of("name"),
    freed: of("free"),
    captives: of("captive"),
    hasRandom: of("random").length > 0,
  };
}

/** Why one more piece cannot be added. */
export interface WhyNot {
  readonly what: "colony" | "cards" | "kind" | "most";
  readonly n: number;
}

export function whyNot(question: DealQuestion, terms: Terms, ref: Ref, side: Side): WhyNot | undefined {
  if (canAdd(question, terms, ref, side)) return undefined;
  const full = question.caps.find(
    (cap) => cap.side === side && cap.refs.includes(ref) && total(terms[side], cap.refs) >= cap.max,
  );
  if (full === undefined) return { what: "most", n: question[side].find((slot) => slot.ref === ref)?.max ?? 0 };
  if (ref.startsWith("planet/")) return { what: "colony", n: full.max };
  return { what: full.refs.includes(RANDOM) ? "cards" : "kind", n: full.max };
}

/** Adds a thing or takes it back. A colony takes the place of the one chosen before, since only one may be. */
export function toggled(question: DealQuestion, terms: Terms, ref: Ref, side: Side): Draft {
  if (countOf(terms, ref, side) > 0) return add(question, terms, ref, -1, side);
  if (canAdd(question, terms, ref, side)) return add(question, terms, ref, 1, side);
  if (!ref.startsWith("planet/")) return terms;
  const others = Object.entries(terms[side]).filter(([other]) => !other.startsWith("planet/"));
  return { ...terms, [side]: { ...Object.fromEntries(others), [ref]: 1 } };
}

/** How many cards an offer takes from a hand, seen or unseen. */
export function cardsIn(counts: Counts): number {
  return total(
    counts,
    Object.keys(counts).filter((ref) => /^(?:random|type|name|card)\//.test(ref)),
  );
}

/**
 * The offer on the table as the start of a counter-offer. What was asked for by name is a certain card of the own hand, and
 * of a card offered only its name is known; what cannot be given is left out.
 */
export function counterOf(question: DealQuestion, hand: readonly CardNumber[]): Terms {
  const { give = {}, want = {} } = question.standing ?? {};
  let terms: Terms = { kind: "deal", give: {}, want: {} };
  const put = (ref: Ref, side: Side) => {
    if (canAdd(question, terms, ref, side)) terms = add(question, terms, ref, 1, side) as Terms;
  };
  for (const ref of pieces(give)) {
    const named = hand.find((card) => `name/${CARDS[card].name}` === ref && countOf(terms, cardRef(card)) === 0);
    put(named === undefined ? ref : cardRef(named), "give");
  }
  for (const ref of pieces(want)) put(ref.startsWith("card/") ? nameRefOf(ref) : ref, "want");
  return terms;
}

function pieces(counts: Counts): readonly Ref[] {
  return Object.entries(counts).flatMap(([ref, n]) => new Array<Ref>(n).fill(ref));
}

function nameRefOf(ref: Ref): Ref {
  const card = cardOf(ref);
  return card === NONE ? ref : `name/${CARDS[card].name}`;
}

/** One side of an offer as events tell it: of a planet only a colony is given, `settle/2.3`, and `2×type/attack` are two. */
export function refsOf(counts: Counts): readonly Ref[] {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([ref, n]) => (n === 1 ? ref.replace("planet/", "settle/") : `${n}×${ref}`));
}

/** Things in a row as a reader expects them; those of the same name are counted. */
export function inWords(language: Language, refs: readonly Ref[], names: Names, reader?: Seat): string {
  const counts = new Map<string, { readonly ref: Ref; readonly n: number }>();
  for (const ref of refs) {
    const name = nameOf(language, ref, names, reader);
    counts.set(name, { ref, n: (counts.get(name)?.n ?? 0) + 1 });
  }
  const list = [...counts].map(([name, { ref, n }]) =>
    n === 1 ? name : nameOf(language, `${n}×${ref}`, names, reader),
  );
  return new Intl.ListFormat(language === "en" ? "en-GB" : language).format(list);
}

const MOST_LOST = 3;

/** Whether this is a part of a deal that more than these two have to agree to. */
export function isOfSeveral({ params }: DealQuestion): boolean {
  return params?.parties === "several";
}

/** Ships a dealer loses if there is no deal: three, or all there are (DEA-16, DEA-17). */
export function penaltyOf(t: Table, seat: Seat): number {
  const onColonies = coloniesOf(t, seat).reduce((sum, planet) => sum + shipsOn(t, planet, seat), 0);
  return Math.min(MOST_LOST, onColonies + t.encounter.gate[seat]);
}

/** Names of cards that contain what was typed, kind by kind and within one by value. */
export function wishesFor(language: Language, names: readonly Ref[], typed: string): readonly Ref[] {
  const wanted = typed.trim().toLocaleLowerCase(language);
  const rank = (ref: Ref) => CARD_TYPES.indexOf(CARDS.find(({ name }) => `name/${name}` === ref)?.type ?? "flare");
  return names
    .filter((ref) => nameOf(language, ref).toLocaleLowerCase(language).includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b) || nameOf(language, a).localeCompare(nameOf(language, b), language));
}
