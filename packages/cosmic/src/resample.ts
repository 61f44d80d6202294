/** Worlds that a viewer could be in: everything that the viewer cannot know is dealt again. */
import { branch, type Rng, type Seat, shuffle, type Viewer } from "@hypergate/kernel";
import {
  CARDS,
  type CardNumber,
  FLARES,
  flareOf,
  IS_ENCOUNTER,
  IS_FLARE,
  IS_REWARD,
  MOST_CARDS,
  NONE,
  TYPE_OF,
} from "./cards.ts";
import { MAX_SEATS } from "./catalogue.ts";
import { cloneSecret } from "./copying.ts";
import { isPower, powerOf } from "./installed.ts";
import { forgetAll, hasLooked } from "./memo.ts";
import { setOnSheet } from "./piles.ts";
import { alienPool, forbiddenPair, hasSetUp, inBox } from "./pool.ts";
import { isAnySheetHidden, stashOf } from "./query.ts";
import { DEFENSE, OFFENSE, type Secret, type State, type Table } from "./state.ts";

const NOTHING: readonly never[] = [];

/**
 * Deals everything again that the viewer cannot know: deck, other hands, face-down cards and sheets, the order of the
 * destiny deck, which unseen flares are in the game, and all future random draws. What the viewer has seen between this
 * state and `now` stays where it was. Equal generators deal the same, wherever the cards really are.
 */
export function resample(s: State, viewer: Viewer, rng: Rng, now?: State): State {
  const x = cloneSecret(s.secret);
  const copy: State = { ...s, secret: x };
  forgetAll(x, viewer);
  const { inPlay } = copy.table;
  x.borrowed = x.borrowed.filter(({ seat, card }) => seat === viewer || inPlay.includes(card));
  x.destiny = reordered(x.destiny, now?.table.destinyDiscard ?? NOTHING, rng);
  resampleSheets(copy, viewer, rng);
  if (copy.table.techs.length > 0) resampleTechs(copy, viewer, rng, now);
  const { chosenBy } = copy.table.encounter;
  const isKnown = (side: number) =>
    chosenBy[side] === viewer || (viewer !== "spectator" && hasLooked(x, viewer, x.chosen[side]));
  const sides = [OFFENSE, DEFENSE].filter((side) => x.chosen[side] !== NONE && !isKnown(side));
  const others = SEATS.filter((seat) => seat !== viewer && seat < copy.table.seats);
  const own = viewer === "spectator" ? NOTHING : stashOf(copy, viewer);
  const unseen = Object.keys(x.stash).filter((power) => !x.stash[power].some((card) => own.includes(card)));
  const { laid } = copy.table.encounter;
  const faceDown = laid.flatMap(({ seat, card }, i) => (card === NONE && seat !== viewer ? [i] : []));
  const known = knownCards(copy, viewer);
  const seen = now === undefined ? NOTHING_SEEN : seenSince(known, knownCards(now, viewer));
  const all = unknownCards(x, others, sides, unseen);
  for (const i of faceDown) all.push(x.laid[i]);
  const dealt = seen === NOTHING_SEEN ? all : all.filter((card) => seen[card] === 0);
  if (x.flareDeck.length > 0) mixUnseenFlares(copy, known, dealt, rng);
  else swapUnseenFlares(copy, known, dealt, rng);
  const pools = byBack(dealt);
  for (const pool of pools) shuffle(rng, pool);
  const unknown: Unknown = { pools, seen };
  for (const side of sides) x.chosen[side] = takeAlike(x.chosen[side], unknown);
  for (const i of faceDown) x.laid[i] = takeAlike(x.laid[i], unknown);
  for (const seat of others)
    if (x.under[seat]?.length > 0) x.under[seat] = x.under[seat].map((card) => takeAlike(card, unknown));
  for (const power of unseen)
    if (holdsFlaresOnly(power))
      setOnSheet(
        x,
        power,
        x.stash[power].map((card) => takeAlike(card, unknown)),
      );
  x.deck = takeAsMany(x.deck, unknown);
  x.rewardDeck = takeAsMany(x.rewardDeck, unknown);
  x.limbo = takeAsMany(x.limbo, unknown);
  for (const seat of others) for (const lists of [x.hands, x.aside]) lists[seat] = takeAsMany(lists[seat], unknown);
  for (const power of unseen) if (!holdsFlaresOnly(power)) setOnSheet(x, power, takeAsMany(x.stash[power], unknown));
  copy.rng = branch(rng, 0);
  return copy;
}

const NOTHING_SEEN = new Uint8Array(MOST_CARDS);

/** Marks the cards that lie in sight by now and did not before, and adds to `known` what is known of flares since. */
function seenSince(known: Uint8Array, now: Uint8Array): Uint8Array {
  const seen = new Uint8Array(known.length);
  for (let card = 0; card < known.length; card++) {
    if ((now[card] & SEEN) !== 0 && (known[card] & SEEN) === 0) seen[card] = 1;
    known[card] |= now[card];
  }
  return seen;
}

/** The same numbers in another order; those in `seen` keep their places. */
function reordered(numbers: readonly number[], seen: readonly number[], rng: Rng): number[] {
  const free = shuffle(rng, ascending(numbers.filter((n) => !seen.includes(n))));
  return numbers.map((n) => (seen.includes(n) ? n : (free.pop() as number)));
}

/** Room to count cards in, all 0 whenever nobody counts. */
const COUNTS = new Uint8Array(MOST_CARDS);

/** Puts cards in the order of their numbers, in place. Counting them is several times faster than sorting. */
function ascending(cards: number[]): number[] {
  for (let i = 0; i < cards.length; i++) COUNTS[cards[i]]++;
  for (let card = 0, i = 0; i < cards.length; card++) for (; COUNTS[card] > 0; COUNTS[card]--) cards[i++] = card;
  return cards;
}

/** Only flares lie on the sheet of this power. Cards that a player keeps without a sheet may be of any type. */
function holdsFlaresOnly(power: string): boolean {
  return isPower(power) && powerOf(power).effect.stash?.flaresOnly === true;
}

const SEATS: readonly Seat[] = Array.from({ length: MAX_SEATS }, (_, seat) => seat);

/**
 * The cards that are hidden from a viewer who sees nothing of these seats, these sheets and the face-down cards of
 * these sides.
 */
function unknownCards(
  x: Secret,
  seats: readonly Seat[],
  sides: readonly number[],
  sheets: readonly string[],
): CardNumber[] {
  const unknown = x.deck.concat(x.limbo, x.rewardDeck);
  const add = (cards: readonly CardNumber[] | undefined) => {
    if (cards !== undefined) for (const card of cards) unknown.push(card);
  };
  for (const seat of seats) for (const lists of [x.hands, x.aside]) add(lists[seat]);
  for (const power of sheets) add(x.stash[power]);
  for (const side of sides) unknown.push(x.chosen[side]);
  for (const seat of seats) add(x.under[seat]);
  return unknown;
}

/** Cards by their backs, which all can see (RD-13). */
type Pools = readonly [cosmic: CardNumber[], reward: CardNumber[]];

/** In the order of their numbers. */
function byBack(cards: CardNumber[]): Pools {
  ascending(cards);
  const reward: CardNumber[] = [];
  let kept = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (IS_REWARD[card]) reward.push(card);
    else cards[kept++] = card;
  }
  return [reward.length === 0 ? cards : cards.slice(0, kept), reward];
}

function poolOf(pools: Pools, like: CardNumber): CardNumber[] {
  return pools[IS_REWARD[like] ? 1 : 0];
}

/** What is dealt, and which cards stay where they are. */
interface Unknown {
  readonly pools: Pools;
  readonly seen: Uint8Array;
}

/** A card that could lie there face down instead: of an announced type, or an encounter card. */
function takeAlike(like: CardNumber, { pools, seen }: Unknown): CardNumber {
  if (seen[like] !== 0) return like;
  const pool = poolOf(pools, like);
  const fits = IS_ENCOUNTER[like]
    ? (card: CardNumber) => IS_ENCOUNTER[card]
    : (card: CardNumber) => TYPE_OF[card] === TYPE_OF[like];
  return pool.splice(pool.findIndex(fits), 1)[0];
}

/** As many cards with the same backs as there are in a pile. */
function takeAsMany(pile: readonly CardNumber[], { pools, seen }: Unknown): CardNumber[] {
  const cards = pile.slice();
  for (let i = 0; i < cards.length; i++)
    if (seen[cards[i]] === 0) cards[i] = poolOf(pools, cards[i]).pop() as CardNumber;
  return cards;
}

/** Technologies that the viewer cannot see (in the deck, face down, or being looked at by others) may change places. */
function resampleTechs(s: State, viewer: Viewer, rng: Rng, now: State = s): void {
  const { secret: x, table: t } = s;
  const seen = new Set(techsSeen(now, viewer));
  const isHidden = (seat: Seat, i: number) => seat !== viewer && t.techs[seat][i].id === "";
  const hidden = [...x.techDeck];
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    hidden.push(...x.techs[seat].filter((_, i) => isHidden(seat, i)));
    if (seat !== viewer) hidden.push(...x.techAside[seat]);
  }
  const unknown = shuffle(rng, hidden.filter((id) => !seen.has(id)).sort());
  const other = (id: string) => (seen.has(id) ? id : (unknown.pop() as string));
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    x.techs[seat] = x.techs[seat].map((id, i) => (isHidden(seat, i) ? other(id) : id));
    if (seat !== viewer) x.techAside[seat] = x.techAside[seat].map(other);
  }
  x.techDeck = x.techDeck.map(other);
}

function techsSeen({ table: t, secret: x }: State, viewer: Viewer): string[] {
  const open = t.techs.flatMap((techs) => techs.map(({ id }) => id));
  const own = viewer === "spectator" ? NOTHING : [...x.techs[viewer], ...x.techAside[viewer]];
  return [...open, ...own, ...t.techDiscard];
}

/**
 * Which flares are among the unknown cards is itself unknown, except for flares of visible aliens. Flares of the
 * imagined face-down sheets come first, because the flare of an alien in the game is in the deck (VHP-01).
 */
function swapUnseenFlares(s: State, known: Uint8Array, unknown: CardNumber[], rng: Rng): void {
  if (!s.table.settings.useFlares) return;
  const { settings } = s.table;
  const candidates = FLARES.filter((card) => known[card] === 0 && inBox(settings, CARDS[card].flare as string));
  shuffle(rng, candidates);
  if (isAnySheetHidden(s)) {
    const imagined = s.secret.hidden.flat().map(flareOf);
    candidates.sort((one, other) => Number(imagined.includes(one)) - Number(imagined.includes(other)));
  }
  for (let i = 0; i < unknown.length; i++) {
    const card = unknown[i];
    if (isFree(card, known)) unknown[i] = candidates.pop() ?? card;
  }
}

/**
 * The same where the flares that are not in the game are cards of a deck: the unseen ones of both change places, except
 * that flares of visible aliens stay in the game.
 */
function mixUnseenFlares(s: State, known: Uint8Array, unknown: CardNumber[], rng: Rng): void {
  const { secret: x } = s;
  const deck = x.flareDeck.slice();
  const free: CardNumber[] = [];
  for (let i = 0; i < unknown.length; i++) if (isFree(unknown[i], known)) free.push(unknown[i]);
  for (let i = 0; i < deck.length; i++) if (isFree(deck[i], known)) free.push(deck[i]);
  shuffle(rng, ascending(free));
  let left = free.length;
  for (let i = 0; i < unknown.length; i++) if (isFree(unknown[i], known)) unknown[i] = free[--left];
  for (let i = 0; i < deck.length; i++) if (isFree(deck[i], known)) deck[i] = free[--left];
  x.flareDeck = shuffle(rng, ascending(deck));
}

/** A flare that may be in the game or not, for all a viewer knows. */
function isFree(card: CardNumber, known: Uint8Array): boolean {
  return IS_FLARE[card] && (known[card] & IN_GAME) === 0;
}

/** What a viewer knows of a card: where it lies, or that it is in the game, since it is the flare of an alien in sight. */
const SEEN = 1;
const IN_GAME = 2;

function knownCards({ table: t, secret: x }: State, viewer: Viewer): Uint8Array {
  const known = new Uint8Array(CARDS.length);
  const see = (cards: readonly CardNumber[]) => {
    for (const card of cards) known[card] = SEEN;
  };
  see(t.discard);
  see(t.inPlay);
  see(t.rewardDiscard);
  see(t.gone);
  see(cardsOnSheets(t));
  if (viewer !== "spectator") for (const lists of [x.hands, x.aside, x.under]) see(lists[viewer] ?? NOTHING);
  if (viewer !== "spectator") see(stashOf({ table: t, secret: x }, viewer));
  for (const { powers } of t.players) for (const power of powers) known[flareOf(power)] |= IN_GAME;
  if (viewer !== "spectator") for (const power of x.hidden[viewer]) known[flareOf(power)] |= IN_GAME;
  return known;
}

function cardsOnSheets(t: Table): CardNumber[] {
  return Object.values(t.memo).flatMap(({ cards }) => (Array.isArray(cards) ? (cards as CardNumber[]) : []));
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}

/** Replaces other players' face-down sheets and draft flares by others that could be there too. */
function resampleSheets(s: State, viewer: Viewer, rng: Rng): void {
  const { secret: x, table: t } = s;
  if (!isAnySheetHidden(s) && !x.drafts.some(isFilled)) return;
  const taken = t.players.flatMap((player) => player.powers);
  if (viewer !== "spectator") taken.push(...x.hidden[viewer]);
  const pool = shuffle(
    rng,
    alienPool(t.settings).filter((alien) => !hasSetUp(alien) && !t.retired.includes(alien)),
  );
  const dealt = viewer === "spectator" ? [] : x.drafts[viewer].map((card) => CARDS[card].flare as string);
  const flares = shuffle(rng, alienPool(t.settings));
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    if (seat === viewer) continue;
    x.hidden[seat] = x.hidden[seat].map((alien) => {
      const free = pool.filter((one) => !taken.includes(one));
      const other = free.find((one) => forbiddenPair([...taken, one]) === undefined) ?? free[0] ?? alien;
      taken.push(other);
      return other;
    });
    x.drafts[seat] = x.drafts[seat].map((card) => {
      const other = flares.find((one) => !dealt.includes(one) && forbiddenPair([...dealt, one]) === undefined);
      dealt.push(other ?? (CARDS[card].flare as string));
      return other === undefined ? card : flareOf(other);
    });
  }
}
