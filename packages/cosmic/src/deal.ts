/** What a deal may contain, and carrying it out (DEA-03 to DEA-15). */
import type { Cap, Counts, DealQuestion, Ref, Seat, Slot, Source } from "@hypergate/kernel";
import { askCards, askSpread, colonySlots, rule } from "./asking.ts";
import { CARDS, type Card, type CardNumber, cardOf, cardRef, fromCards, isBlank, TYPE_OF } from "./cards.ts";
import { BOXES, CARD_TYPES, type CardType } from "./catalogue.ts";
import type { Play } from "./effects.ts";
import { FOLD_BIT } from "./fold-bits.ts";
import { coloniesInDeal, foldAny, isWordless, mayFoldAny } from "./folds.ts";
import { randomOf } from "./hand.ts";
import { joined } from "./lists.ts";
import { coloniesOf, retrievable, shipsOn, shipsOnColonies } from "./query.ts";
import { GATE, type Planet, planetOf, planetRef, planetSlot, playerRef } from "./refs.ts";
import type { Settings } from "./settings.ts";
import { type Landing, liftQuietly, retrieve } from "./ships.ts";

export const DEAL: Source = rule("DEA-02");
const HAND_OVER = rule("DEA-03");
const FOUND = rule("DEA-06");

const RANDOM: Ref = "random/card";
/** Types that are in every cosmic deck. */
const PLAIN_TYPES = 6;

const TYPE_REFS: ReadonlyMap<CardType, Ref> = new Map(CARD_TYPES.map((type) => [type, `type/${type}`]));

function typeRef(type: CardType): Ref {
  return TYPE_REFS.get(type) as Ref;
}

/** One ref for each printed name, to ask for a card that the other player might hold. */
function named(): (readonly [slot: Slot, card: Card])[] {
  const cards = CARDS.filter((card) => !isBlank(card));
  const copies = Map.groupBy(cards, ({ name }) => name);
  return [...copies].map(([name, [card, ...others]]) => [{ ref: `name/${name}`, max: 1 + others.length }, card]);
}

/** What may be spoken of at a table: the types and names of the cards there may be. */
interface Spoken {
  readonly types: readonly CardType[];
  /** Cards of a hand that are not named: random ones, and those of each type. */
  readonly loose: readonly Ref[];
  readonly names: readonly Slot[];
  /** Everything of another hand that can be asked for. */
  readonly wanted: readonly Ref[];
  /** By the size of that hand, how much of everything can be asked for. */
  readonly slots: readonly (readonly Slot[])[];
}

/** Hands up to this size are prepared for. */
const LARGEST_HAND = 40;

/** Everything that can be asked for of so many cards. */
function slotsOf(types: readonly CardType[], names: readonly Slot[], cards: number): Slot[] {
  if (cards <= 0) return [{ ref: RANDOM, max: cards }];
  const refs = [RANDOM, ...types.map(typeRef)];
  const named = names.map((slot) => (slot.max <= cards ? slot : { ref: slot.ref, max: cards }));
  return [...refs.map((ref) => ({ ref, max: cards })), ...named];
}

/** By settings, as bits: flares, the reward deck, and each box besides the first. Made when they are first spoken of. */
const SPOKEN: Record<number, Spoken> = {};

fromCards(() => {
  for (const bits in SPOKEN) delete SPOKEN[bits];
});

function spokenIn({ boxes, useFlares, rewardDeck }: Settings): Spoken {
  const known = named().filter(([, { type, box, back }]) =>
    type === "flare" ? boxes.includes(box) : back === "cosmic" || rewardDeck,
  );
  const types = CARD_TYPES.slice(0, rewardDeck ? CARD_TYPES.length : PLAIN_TYPES);
  const names = known.filter(([, { type }]) => useFlares || type !== "flare").map(([slot]) => slot);
  const slots = Array.from({ length: LARGEST_HAND + 1 }, (_, cards) => slotsOf(types, names, cards));
  const loose = [RANDOM, ...types.map(typeRef)];
  return { types, loose, names, wanted: [...loose, ...known.map(([slot]) => slot.ref)], slots };
}

/** The cards that can be named at a table with these settings. */
export function spokenAt(settings: Settings): Spoken {
  let bits = Number(settings.useFlares) + 2 * Number(settings.rewardDeck);
  for (let i = 1; i < BOXES.length; i++) if (settings.boxes.includes(BOXES[i])) bits += 2 ** (i + 1);
  SPOKEN[bits] ??= spokenIn(settings);
  return SPOKEN[bits];
}

/** What is promised already beside the deal that is talked about. */
export interface Promised {
  /** By seat, what it gives. */
  readonly given: readonly Counts[];
  /** By seat, how many colonies it gains in other parts of the same deal. */
  readonly gained: readonly number[];
  /** More than two have to agree to the whole of it. */
  readonly isPart: boolean;
}

const NOTHING_PROMISED: Promised = { given: [], gained: [], isPart: false };
const NOTHING_GIVEN: Counts = {};

/** Everything in these counts. */
export function sumOf(counts: readonly Counts[]): Counts {
  const sum: Record<Ref, number> = {};
  for (const one of counts) for (const ref in one) sum[ref] = (sum[ref] ?? 0) + one[ref];
  return sum;
}

/** How many cards somebody gives who gives this, named or not. */
function cardsIn(give: Counts): number {
  let n = 0;
  for (const ref in give) if (/^(card|name|type|random)\//.test(ref)) n += give[ref];
  return n;
}

/** The cards of a hand that are given by name. */
function namedIn(hand: readonly CardNumber[], give: Counts): CardNumber[] {
  const named: CardNumber[] = [];
  for (const ref in give)
    if (ref.startsWith("card/") && give[ref] > 0 && hand.includes(cardOf(ref))) named.push(cardOf(ref));
  for (const ref in give)
    if (ref.startsWith("name/"))
      named.push(
        ...hand.filter((card) => `name/${CARDS[card].name}` === ref && !named.includes(card)).slice(0, give[ref]),
      );
  return named;
}

/** How many cards are given by name. */
function namesIn(give: Counts): number {
  let n = 0;
  for (const ref in give) if (/^(card|name)\//.test(ref)) n += give[ref];
  return n;
}

/** Talks about captured ships, which are no deal: who holds them, and how many of whose may be let go. */
export interface Ransom {
  readonly source: Source;
  readonly holder: Seat;
  readonly captives: Slot;
}

/** `captive/2` is a captured ship of seat 2. */
export function captiveRef(seat: Seat): Ref {
  return `captive/${seat}`;
}

/** The question for one party: what it may give and ask for. */
export function dealQuestion(
  g: Play,
  who: Seat,
  other: Seat,
  standing: DealQuestion["standing"],
  mayOffer: boolean,
  promised: Promised = NOTHING_PROMISED,
  ransom?: Ransom,
): DealQuestion {
  const { gained, isPart } = promised;
  const before = promised.given[who] ?? NOTHING_GIVEN;
  const gone = namedIn(g.s.secret.hands[who], before);
  const hand = gone.length === 0 ? g.s.secret.hands[who] : g.s.secret.hands[who].filter((card) => !gone.includes(card));
  const theirs = g.s.secret.hands[other].length - cardsIn(promised.given[other] ?? NOTHING_GIVEN);
  const spoken = spokenAt(g.s.table.settings);
  const { types } = spoken;
  const free = g.s.secret.hands[who].length - cardsIn(before);
  const give: Slot[] = [{ ref: RANDOM, max: free }];
  const caps: Cap[] = [];
  for (let i = 0; i < types.length; i++) {
    const refs = refsOfType(hand, types[i]);
    const max = refs.length - 1 - (before[refs[0]] ?? 0);
    caps.push({ side: "give", refs, max });
    if (max > 0) give.push({ ref: refs[0], max });
  }
  for (let i = 0; i < hand.length; i++) give.push(CARD_SLOTS[hand[i]]);
  const colonies = coloniesInDeal(g.s.table);
  const most = colonies - (gained[other] ?? 0);
  const mostYours = colonies - (gained[who] ?? 0);
  const mine = most > 0 ? colonyTargets(g, who, other) : [];
  const yours = mostYours > 0 ? colonyTargets(g, other, who) : [];
  for (const planet of mine) give.push(planetSlot(planet, 1));
  const extra = yours.map((planet) => planetSlot(planet, 1));
  const freed = freeable(g, who);
  const freedToo = freeable(g, other);
  give.push(...freed);
  extra.push(...freedToo);
  if (ransom !== undefined) (who === ransom.holder ? give : extra).push(ransom.captives);
  const own = joined(spoken.loose, hand.map(cardRef));
  const ours = mine.map(planetRef);
  const theirPlanets = yours.map(planetRef);
  // Ships that are freed are no offer by themselves.
  const isPlain = ransom === undefined && freed.length + freedToo.length === 0;
  const needs = isPlain
    ? undefined
    : ransom === undefined
      ? [...own, ...spoken.wanted, ...ours, ...theirPlanets]
      : [ransom.captives.ref];
  return {
    kind: "deal",
    key: ransom === undefined ? "deal" : "deal/ransom",
    who,
    source: ransom?.source ?? DEAL,
    params: isPart ? { player: playerRef(other), parties: "several" } : { player: playerRef(other) },
    give,
    want: joined(spoken.slots[theirs] ?? slotsOf(types, spoken.names, theirs), extra),
    caps: [
      { side: "give", refs: own, max: free },
      { side: "want", refs: spoken.wanted, max: theirs },
      { side: "give", refs: ours, max: most },
      { side: "want", refs: theirPlanets, max: mostYours },
      ...caps,
    ],
    needs,
    standing,
    mayAccept:
      standing !== undefined &&
      canGive(g, who, before === NOTHING_GIVEN ? standing.give : sumOf([before, standing.give])),
    mayOffer,
    wordless: isWordless(g.s.table) ? true : undefined,
  };
}

/** The cards of a type in a hand, after the type itself. */
function refsOfType(hand: readonly CardNumber[], type: CardType): Ref[] {
  const refs = [typeRef(type)];
  for (let i = 0; i < hand.length; i++) if (TYPE_OF[hand[i]] === type) refs.push(cardRef(hand[i]));
  return refs;
}

const NO_SLOTS: readonly Slot[] = [];

/** Each card by itself. */
const CARD_SLOTS: Slot[] = [];
fromCards(() => {
  CARD_SLOTS.splice(0, CARD_SLOTS.length, ...CARDS.map(({ ref }) => ({ ref, max: 1 })));
});

/** Planets on which `giver` may let `receiver` found a colony (DEA-04, DEA-05, DEA-14). */
export function colonyTargets(g: Play, giver: Seat, receiver: Seat): Planet[] {
  const t = g.s.table;
  if (shipsOnColonies(t, receiver) + t.encounter.gate[receiver] === 0) return [];
  return coloniesOf(t, giver).filter(
    (planet) =>
      shipsOn(t, planet, receiver) === 0 &&
      (t.settings.dealColonyWhere === "anyColonyOfGiver" || t.homeOf[planet] === giver),
  );
}

/** Ships of any player that a party may free from the warp in this deal, if its power allows it. */
function freeable(g: Play, who: Seat): readonly Slot[] {
  if (!mayFoldAny(g, FOLD_BIT.freesShips) || !foldAny(g, who, "freesShips")) return NO_SLOTS;
  const t = g.s.table;
  return t.warp.map((_, seat) => ({ ref: `free/${seat}`, max: retrievable(t, seat) })).filter((slot) => slot.max > 0);
}

/** Whether a player can hand over what is asked for. */
export function canGive(g: Play, who: Seat, give: Counts): boolean {
  const named = namedIn(g.s.secret.hands[who], give);
  if (named.length < namesIn(give)) return false;
  const left = g.s.secret.hands[who].filter((card) => !named.includes(card));
  for (const type of CARD_TYPES) {
    const n = give[typeRef(type)] ?? 0;
    for (let k = 0; k < n; k++) {
      const at = left.findIndex((card) => TYPE_OF[card] === type);
      if (at < 0) return false;
      left.splice(at, 1);
    }
  }
  return left.length >= (give[RANDOM] ?? 0);
}

/** What one player hands to another. */
interface HandOver {
  readonly give: Counts;
  readonly to: Seat;
}

/**
 * The cards a player hands over to each of these: first those named, then those of a type as the player chooses, and random ones
 * of the rest, so that none is taken at random that was promised to somebody else.
 */
export function chooseCards(g: Play, who: Seat, parts: readonly HandOver[]): CardNumber[][] {
  const chosen: CardNumber[][] = [];
  const free = () => g.s.secret.hands[who].filter((card) => !chosen.some((cards) => cards.includes(card)));
  for (const { give } of parts) chosen.push(namedIn(free(), give));
  for (const [i, { give }] of parts.entries())
    for (const type of CARD_TYPES) {
      const n = give[typeRef(type)] ?? 0;
      if (n === 0) continue;
      const cards = free().filter((card) => TYPE_OF[card] === type);
      chosen[i].push(...askCards(g, who, "deal/hand-over", HAND_OVER, cards, n, n, { type }));
    }
  for (const [i, { give, to }] of parts.entries()) chosen[i].push(...randomOf(g, to, who, free(), give[RANDOM] ?? 0));
  return chosen;
}

/** The planets a side of the deal lets the other settle on. */
export function coloniesIn(give: Counts): Planet[] {
  return Object.keys(give)
    .filter((ref) => ref.startsWith("planet/") && give[ref] > 0)
    .map(planetOf);
}

/** DEA-06: the receiver moves any number of ships there. They land with the rest of the deal. */
export function foundByDeal(g: Play, receiver: Seat, planets: readonly Planet[], given: readonly Planet[]): Landing[] {
  return planets.flatMap((planet, i) => {
    const slots = settlers(g, receiver, given);
    const most = room(slots) - (planets.length - 1 - i);
    if (most < 1) return [];
    const from = askSpread(g, receiver, "deal/settle", FOUND, slots, 1, most, { planet: planetRef(planet) });
    return [{ planet, seat: receiver, n: liftQuietly(g, receiver, from) }];
  });
}

/** Can a receiver found all these colonies? */
export function canSettle(g: Play, receiver: Seat, planets: readonly Planet[], given: readonly Planet[]): boolean {
  return planets.length === 0 || room(settlers(g, receiver, given)) >= planets.length;
}

function room(slots: readonly Slot[]): number {
  let n = 0;
  for (const slot of slots) n += slot.max;
  return n;
}

/**
 * Ships with which a receiver may found a colony, from colonies or from the gate. If it lets the other player settle in
 * return, one of its ships must stay behind, because both colonies must exist (DEA-07).
 */
function settlers(g: Play, receiver: Seat, given: readonly Planet[]): Slot[] {
  const onGate = g.s.table.encounter.gate[receiver];
  return [...colonySlots(g, receiver), { ref: GATE, max: onGate }]
    .map(({ ref, max }) => ({ ref, max: given.includes(planetOf(ref)) ? max - 1 : max }))
    .filter((slot) => slot.max > 0);
}

/** Ships that were freed as part of the deal. */
export function freeShips(g: Play, give: Counts): void {
  for (const ref in give) if (ref.startsWith("free/")) retrieve(g, Number(ref.slice(5)), give[ref], DEAL);
}
