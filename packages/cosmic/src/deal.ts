/** What a deal may contain, and carrying it out (DEA-03 to DEA-15). */
import type { Cap, Counts, DealQuestion, Ref, Seat, Slot, Source } from "@hypergate/kernel";
import { askCards, askSpread, colonySlots, rule } from "./asking.ts";
import { CARDS, type Card, type CardNumber, cardOf, cardRef, TYPE_OF } from "./cards.ts";
import { CARD_TYPES, type CardType } from "./catalogue.ts";
import type { Play } from "./effects.ts";
import { coloniesInDeal, foldAny, isWordless } from "./folds.ts";
import { randomOf } from "./hand.ts";
import { coloniesOf, shipsOn, shipsOnColonies } from "./query.ts";
import { GATE, type Planet, planetOf, planetRef, playerRef } from "./refs.ts";
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
const NAMED: readonly (readonly [slot: Slot, card: Card])[] = CARDS.filter(
  ({ name }, n) => CARDS.findIndex((card) => card.name === name) === n,
).map((card) => [{ ref: `name/${card.name}`, max: CARDS.filter(({ name }) => name === card.name).length }, card]);

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

/** By settings, as bits: flares, the flares of Dominion, the reward deck. */
const SPOKEN: readonly Spoken[] = Array.from({ length: 8 }, (_, bits) => {
  const [flares, dominion, rewards] = [1, 2, 4].map((bit) => (bits & bit) !== 0);
  const known = NAMED.filter(([, { type, box, back }]) =>
    type === "flare" ? box === "base" || dominion : back === "cosmic" || rewards,
  );
  const types = CARD_TYPES.slice(0, rewards ? CARD_TYPES.length : PLAIN_TYPES);
  const names = known.filter(([, { type }]) => flares || type !== "flare").map(([slot]) => slot);
  const slots = Array.from({ length: LARGEST_HAND + 1 }, (_, cards) => slotsOf(types, names, cards));
  const loose = [RANDOM, ...types.map(typeRef)];
  return { types, loose, names, wanted: [...loose, ...known.map(([slot]) => slot.ref)], slots };
});

/** The cards that can be named at a table with these settings. */
export function spokenAt({ boxes, useFlares, rewardDeck }: Settings): Spoken {
  return SPOKEN[Number(useFlares) + 2 * Number(boxes.includes("dominion")) + 4 * Number(rewardDeck)];
}

/** What is promised already in other parts of the same deal. */
export interface Promised {
  /** Cards that were named. */
  readonly cards: readonly CardNumber[];
  /** By seat: how many cards besides those, and how many colonies gained. */
  readonly loose: readonly number[];
  readonly gained: readonly number[];
}

const NOTHING_PROMISED: Promised = { cards: [], loose: [], gained: [] };

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
  const { cards: gone, loose, gained } = promised;
  // More than these two have to agree to the whole of it.
  const isPart = promised !== NOTHING_PROMISED;
  const hand = gone.length === 0 ? g.s.secret.hands[who] : g.s.secret.hands[who].filter((card) => !gone.includes(card));
  const theirs = g.s.secret.hands[other].length - (loose[other] ?? 0);
  const spoken = spokenAt(g.s.table.settings);
  const { types } = spoken;
  const free = hand.length - (loose[who] ?? 0);
  const give: Slot[] = [{ ref: RANDOM, max: free }];
  for (const type of types) {
    const n = countType(hand, type);
    if (n > 0) give.push({ ref: typeRef(type), max: n });
  }
  for (const card of hand) give.push({ ref: cardRef(card), max: 1 });
  const want = (spoken.slots[theirs] ?? slotsOf(types, spoken.names, theirs)).slice();
  const colonies = coloniesInDeal(g.s.table);
  const [most, mostYours] = [colonies - (gained[other] ?? 0), colonies - (gained[who] ?? 0)];
  const mine = most > 0 ? colonyTargets(g, who, other).map(planetRef) : [];
  const yours = mostYours > 0 ? colonyTargets(g, other, who).map(planetRef) : [];
  for (const ref of mine) give.push({ ref, max: 1 });
  for (const ref of yours) want.push({ ref, max: 1 });
  give.push(...freeable(g, who));
  want.push(...freeable(g, other));
  if (ransom !== undefined) (who === ransom.holder ? give : want).push(ransom.captives);
  // Most answers need neither the caps nor the needs, so they are made when they are read.
  let own: readonly Ref[] | undefined;
  let caps: Cap[] | undefined;
  let needs: readonly Ref[] | undefined;
  return {
    kind: "deal",
    key: ransom === undefined ? "deal" : "deal/ransom",
    who,
    source: ransom?.source ?? DEAL,
    params: isPart ? { player: playerRef(other), parties: "several" } : { player: playerRef(other) },
    give,
    want,
    get caps() {
      own ??= spoken.loose.concat(hand.map(cardRef));
      caps ??= [
        { side: "give", refs: own, max: free },
        { side: "want", refs: spoken.wanted, max: theirs },
        { side: "give", refs: mine, max: most },
        { side: "want", refs: yours, max: mostYours },
        ...capsByType(hand, types),
      ];
      return caps;
    },
    get needs() {
      own ??= spoken.loose.concat(hand.map(cardRef));
      needs ??= ransom === undefined ? own.concat(spoken.wanted, mine, yours) : [ransom.captives.ref];
      return needs;
    },
    standing,
    mayAccept: standing !== undefined && canGive(g, who, standing.give),
    mayOffer,
    ...(isWordless(g.s.table) ? { wordless: true } : {}),
  };
}

/** No more cards of a type than the hand has. */
function capsByType(hand: readonly CardNumber[], types: readonly CardType[]): Cap[] {
  return types.map((type) => {
    const refs = [typeRef(type)];
    for (const card of hand) if (TYPE_OF[card] === type) refs.push(cardRef(card));
    return { side: "give", refs, max: refs.length - 1 };
  });
}

function countType(hand: readonly CardNumber[], type: CardType): number {
  let n = 0;
  for (const card of hand) if (TYPE_OF[card] === type) n++;
  return n;
}

/** Planets on which `giver` may let `receiver` found a colony (DEA-04, DEA-05, DEA-14). */
function colonyTargets(g: Play, giver: Seat, receiver: Seat): Planet[] {
  const t = g.s.table;
  if (shipsOnColonies(t, receiver) + t.encounter.gate[receiver] === 0) return [];
  return coloniesOf(t, giver).filter(
    (planet) =>
      shipsOn(t, planet, receiver) === 0 &&
      (t.settings.dealColonyWhere === "anyColonyOfGiver" || t.homeOf[planet] === giver),
  );
}

/** Ships of any player that a party may free from the warp in this deal, if its power allows it. */
function freeable(g: Play, who: Seat): Slot[] {
  if (!foldAny(g, who, "freesShips")) return [];
  const { warp } = g.s.table;
  return warp.map((n, seat) => ({ ref: `free/${seat}`, max: n })).filter((slot) => slot.max > 0);
}

/** Whether a player can hand over what is asked for. */
export function canGive(g: Play, who: Seat, give: Counts): boolean {
  const left = g.s.secret.hands[who].slice();
  for (const ref in give) {
    const [what, name] = [ref.slice(0, 5), ref.slice(5)];
    if (what !== "name/" && what !== "card/") continue;
    for (let i = 0; i < give[ref]; i++) {
      const at = left.findIndex((card) => (what === "card/" ? cardRef(card) === ref : CARDS[card].name === name));
      if (at < 0) return false;
      left.splice(at, 1);
    }
  }
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

/** The cards a player hands over: those named, those of a type as the player chooses, and random ones of the rest. */
export function chooseCards(
  g: Play,
  who: Seat,
  give: Counts,
  taker: Seat,
  except: readonly CardNumber[] = [],
): CardNumber[] {
  const hand = g.s.secret.hands[who].filter((card) => !except.includes(card));
  const chosen: CardNumber[] = [];
  const free = () => hand.filter((card) => !chosen.includes(card));
  for (const ref in give) {
    if (ref.startsWith("card/") && give[ref] > 0 && hand.includes(cardOf(ref))) chosen.push(cardOf(ref));
    if (!ref.startsWith("name/")) continue;
    for (let i = 0; i < give[ref]; i++)
      chosen.push(
        ...free()
          .filter((card) => `name/${CARDS[card].name}` === ref)
          .slice(0, 1),
      );
  }
  for (const type of CARD_TYPES) {
    const n = give[typeRef(type)] ?? 0;
    if (n === 0) continue;
    const cards = free().filter((card) => TYPE_OF[card] === type);
    chosen.push(...askCards(g, who, "deal/hand-over", HAND_OVER, cards, n, n, { type }));
  }
  return [...chosen, ...randomOf(g, taker, who, free(), give[RANDOM] ?? 0)];
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
