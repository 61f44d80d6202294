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
import { PLANET_ROOM, retrievable, shipsOn, shipsOnColonies } from "./query.ts";
import { GATE, MAX_PLANETS, type Planet, planetOf, planetRef, planetSlot, playerRef } from "./refs.ts";
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
  /** By type, what a hand without such cards gives of it. */
  readonly none: readonly Cap[];
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
  const none = types.map((type): Cap => ({ side: "give", refs: [typeRef(type)], max: 0 }));
  return { types, none, loose, names, wanted: [...loose, ...known.map(([slot]) => slot.ref)], slots };
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
  if (counts.length === 1) return counts[0];
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
  const colonies = coloniesInDeal(g.s.table);
  const most = colonies - (gained[other] ?? 0);
  const mostYours = colonies - (gained[who] ?? 0);
  const mine = most > 0 ? colonyTargets(g, who, other) : [];
  const yours = mostYours > 0 ? colonyTargets(g, other, who) : [];
  const freed = freeable(g, who);
  const freedToo = freeable(g, other);
  const own = joined(spoken.loose, hand.map(cardRef));
  const ours = mine.map(planetRef);
  const theirPlanets = yours.map(planetRef);
  const ofTypes = capsOfTypes(hand, spoken, before);
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
    give: joined(
      slotsOfHand(hand, free, ofTypes),
      slotsBesides(mine, freed, who === ransom?.holder ? ransom : undefined),
    ),
    want: joined(
      spoken.slots[theirs] ?? slotsOf(types, spoken.names, theirs),
      slotsBesides(yours, freedToo, who === ransom?.holder ? undefined : ransom),
    ),
    caps: joined(
      [
        { side: "give", refs: own, max: free },
        { side: "want", refs: spoken.wanted, max: theirs },
        { side: "give", refs: ours, max: most },
        { side: "want", refs: theirPlanets, max: mostYours },
      ],
      ofTypes,
    ),
    needs,
    standing,
    mayAccept:
      standing !== undefined &&
      canGive(g, who, before === NOTHING_GIVEN ? standing.give : sumOf([before, standing.give])),
    mayOffer,
    wordless: isWordless(g.s.table) ? true : undefined,
  };
}

/** How many cards of each type are in a hand that are not promised `before`: the type itself, then the cards. */
function capsOfTypes(hand: readonly CardNumber[], { types, none }: Spoken, before: Counts): Cap[] {
  for (let k = 0; k < types.length; k++) {
    const type = none[k].refs[0];
    REF_ROOM[0] = type;
    let count = 1;
    for (let i = 0; i < hand.length; i++) if (TYPE_OF[hand[i]] === types[k]) REF_ROOM[count++] = cardRef(hand[i]);
    const max = count - 1 - (before[type] ?? 0);
    CAP_ROOM[k] = count === 1 ? none[k] : { side: "give", refs: REF_ROOM.slice(0, count), max };
  }
  return CAP_ROOM.slice(0, types.length);
}

/** What a hand can give: cards at random, cards of each type there is, and each card by itself. */
function slotsOfHand(hand: readonly CardNumber[], free: number, ofTypes: readonly Cap[]): Slot[] {
  GIVE_ROOM[0] = { ref: RANDOM, max: free };
  let count = 1;
  for (let k = 0; k < ofTypes.length; k++) {
    const { refs, max } = ofTypes[k];
    if (max > 0) GIVE_ROOM[count++] = { ref: refs[0], max };
  }
  for (let i = 0; i < hand.length; i++) GIVE_ROOM[count++] = CARD_SLOTS[hand[i]];
  return GIVE_ROOM.slice(0, count);
}

/** What one side has to give besides cards: colonies on these planets, ships that it frees, and ships that it holds. */
function slotsBesides(planets: readonly Planet[], freed: readonly Slot[], ransom: Ransom | undefined): Slot[] {
  let count = 0;
  for (let i = 0; i < planets.length; i++) GIVE_ROOM[count++] = planetSlot(planets[i], 1);
  for (let i = 0; i < freed.length; i++) GIVE_ROOM[count++] = freed[i];
  if (ransom !== undefined) GIVE_ROOM[count++] = ransom.captives;
  return GIVE_ROOM.slice(0, count);
}

/** Room to gather in. What is in it is copied out at once. */
const REF_ROOM: Ref[] = [];
const CAP_ROOM: Cap[] = [];
const GIVE_ROOM: Slot[] = [];

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
  const isAnywhere = t.settings.dealColonyWhere === "anyColonyOfGiver";
  let count = 0;
  for (let planet = 0; planet < MAX_PLANETS; planet++)
    if (
      shipsOn(t, planet, giver) > 0 &&
      shipsOn(t, planet, receiver) === 0 &&
      (isAnywhere || t.homeOf[planet] === giver)
    )
      PLANET_ROOM[count++] = planet;
  return PLANET_ROOM.slice(0, count);
}

/** Ships of any player that a party may free from the warp in this deal, if its power allows it. */
function freeable(g: Play, who: Seat): readonly Slot[] {
  if (!mayFoldAny(g, FOLD_BIT.freesShips) || !foldAny(g, who, "freesShips")) return NO_SLOTS;
  const t = g.s.table;
  return t.warp.map((_, seat) => ({ ref: `free/${seat}`, max: retrievable(t, seat) })).filter((slot) => slot.max > 0);
}

/** Whether a player can hand over what is asked for: cards that are named first, then those of a type, then any. */
export function canGive(g: Play, who: Seat, give: Counts): boolean {
  const left = g.s.secret.hands[who].slice();
  const refs = Object.keys(give);
  for (const [kind, called] of CALLED)
    for (const ref of refs) if (ref.startsWith(kind) && !takeCalled(left, ref, give[ref], called)) return false;
  return left.length >= (refs.includes(RANDOM) ? give[RANDOM] : 0);
}

/** What cards are called in deals, the closest first. */
const CALLED: readonly (readonly [kind: string, called: (card: CardNumber) => Ref])[] = [
  ["card/", cardRef],
  ["name/", (card) => `name/${CARDS[card].name}`],
  ["type/", (card) => typeRef(TYPE_OF[card])],
];

/** Takes as many cards that are called so out of a hand. False if there are too few. */
function takeCalled(left: CardNumber[], ref: Ref, n: number, called: (card: CardNumber) => Ref): boolean {
  for (let i = 0; i < n; i++) {
    const at = left.findIndex((card) => called(card) === ref);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
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
    for (const type of typesIn(give)) {
      const n = give[typeRef(type)];
      const cards = free().filter((card) => TYPE_OF[card] === type);
      chosen[i].push(...askCards(g, who, "deal/hand-over", HAND_OVER, cards, n, n, { type }));
    }
  for (const [i, { give, to }] of parts.entries()) chosen[i].push(...randomOf(g, to, who, free(), give[RANDOM] ?? 0));
  return chosen;
}

/** The types of which some cards are given, in the order of all types. */
function typesIn(give: Counts): readonly CardType[] {
  for (const ref in give)
    if (ref.startsWith("type/")) return CARD_TYPES.filter((type) => (give[typeRef(type)] ?? 0) !== 0);
  return NO_TYPES;
}

const NO_TYPES: readonly CardType[] = [];

/** The planets a side of the deal lets the other settle on. */
export function coloniesIn(give: Counts): Planet[] {
  const planets: Planet[] = [];
  for (const ref in give) if (ref.startsWith("planet/") && give[ref] > 0) planets.push(planetOf(ref));
  return planets;
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
