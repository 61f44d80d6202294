/** What one player, or a spectator, may know: the table and the viewer's own share of what is secret. */
import { type Rng, type Seat, shuffle, type Viewer } from "@hypergate/kernel";
import { CARDS, type CardNumber, IS_ENCOUNTER, NONE } from "./cards.ts";
import { powerOf } from "./effects.ts";
import { alienPool, forbiddenPair } from "./pool.ts";
import { mainPlayer } from "./query.ts";
import { clone, DEFENSE, OFFENSE, type State, type Table } from "./state.ts";

export interface View {
  readonly viewer: Viewer;
  readonly table: Readonly<Table>;
  /** The viewer's hand. */
  readonly hand: readonly CardNumber[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly destinySize: number;
  /** The viewer's own encounter card, chosen and still face down. */
  readonly chosen: CardNumber;
  /** Sides with a card face down. */
  readonly faceDown: readonly boolean[];
  /** Cards the viewer is looking at. */
  readonly aside: readonly CardNumber[];
  /** The viewer's alien while it is face down, and which seats have one. */
  readonly hiddenPowers: readonly string[];
  readonly hidden: readonly boolean[];
  /** Flares the viewer chooses from. */
  readonly draft: readonly CardNumber[];
}

const NOTHING: readonly never[] = [];

export function view(s: State, viewer: Viewer): View {
  const { table, secret: x } = s;
  const own = viewer === "spectator" ? NONE : viewer;
  const { offense, defense } = table.encounter;
  const side = own === NONE ? NONE : own === offense ? OFFENSE : own === defense ? DEFENSE : NONE;
  return {
    viewer,
    table,
    hand: own === NONE ? NOTHING : x.hands[own],
    handSizes: x.hands.map(sizeOf),
    deckSize: x.deck.length,
    destinySize: x.destiny.length,
    chosen: side === NONE ? NONE : x.chosen[side],
    faceDown: [x.chosen[OFFENSE] !== NONE, x.chosen[DEFENSE] !== NONE],
    aside: own === NONE ? NOTHING : x.aside[own],
    hiddenPowers: own === NONE ? NOTHING : x.hidden[own],
    hidden: x.hidden.map(isFilled),
    draft: own === NONE ? NOTHING : x.drafts[own],
  };
}

function sizeOf(list: readonly unknown[]): number {
  return list.length;
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}

/**
 * Deals everything anew that the viewer cannot know: deck, other hands, face-down cards and sheets, the order of the
 * destiny deck, which unseen flares are in the game, and all chance to come.
 */
export function resample(s: State, viewer: Viewer, rng: Rng): State {
  const copy = clone(s);
  copy.rng = [rng[0], rng[1], rng[2], rng[3]];
  const x = copy.secret;
  shuffle(rng, x.destiny);
  resampleSheets(copy, viewer, rng);
  const piles: CardNumber[][] = [x.deck, x.limbo];
  for (let seat = 0; seat < copy.table.seats; seat++) if (seat !== viewer) piles.push(x.hands[seat], x.aside[seat]);
  const sides = [OFFENSE, DEFENSE].filter(
    (side) => x.chosen[side] !== NONE && mainPlayer(copy.table, side as 0 | 1) !== viewer,
  );
  const unknown = [...piles.flat(), ...sides.map((side) => x.chosen[side])];
  swapUnseenFlares(copy, viewer, unknown, rng);
  shuffle(rng, unknown);
  for (const side of sides) {
    const at = unknown.findIndex((card) => IS_ENCOUNTER[card]);
    [x.chosen[side]] = unknown.splice(at, 1);
  }
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = unknown.pop() as CardNumber;
  return copy;
}

/** Which flares are among the unknown cards is itself unknown, but for those of the aliens in sight. */
function swapUnseenFlares(s: State, viewer: Viewer, unknown: CardNumber[], rng: Rng): void {
  if (!s.table.settings.useFlares) return;
  const inSight = s.table.players.flatMap((player) => player.powers);
  const known = new Set<CardNumber>([...s.table.discard, ...s.table.inPlay]);
  if (viewer !== "spectator") {
    for (const card of s.secret.hands[viewer]) known.add(card);
    for (const card of s.secret.aside[viewer]) known.add(card);
  }
  const open = (card: CardNumber) => inSight.includes(CARDS[card].flare as string);
  const candidates = shuffle(
    rng,
    CARDS.filter((card) => card.flare !== undefined && !known.has(card.n) && !open(card.n)).map((card) => card.n),
  );
  for (let i = 0; i < unknown.length; i++) {
    const card = unknown[i];
    if (CARDS[card].flare !== undefined && !open(card)) unknown[i] = candidates.pop() ?? card;
  }
}

/** Other players' face-down sheets and draft flares are replaced by ones that could lie there as well. */
function resampleSheets(s: State, viewer: Viewer, rng: Rng): void {
  const { secret: x, table: t } = s;
  const taken = t.players.flatMap((player) => player.powers);
  if (viewer !== "spectator") taken.push(...x.hidden[viewer]);
  const pool = shuffle(
    rng,
    alienPool(t.settings).filter((alien) => powerOf(alien).effect.setUp === undefined),
  );
  const drafts = viewer === "spectator" ? [] : x.drafts[viewer];
  const flares = shuffle(
    rng,
    x.drafts.flatMap((list, seat) => (seat === viewer ? [] : list)),
  );
  for (let seat: Seat = 0; seat < t.seats; seat++) {
    if (seat === viewer) continue;
    x.hidden[seat] = x.hidden[seat].map((alien) => {
      const other = pool.find((one) => !taken.includes(one) && forbiddenPair([...taken, one]) === undefined) ?? alien;
      taken.push(other);
      return other;
    });
    x.drafts[seat] = x.drafts[seat].map((card) => flares.find((one) => !drafts.includes(one)) ?? card);
    for (const card of x.drafts[seat]) flares.splice(flares.indexOf(card), 1);
  }
}
