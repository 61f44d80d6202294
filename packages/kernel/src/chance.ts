import { isOffer } from "./legal.ts";
import {
  type Cap,
  type Counts,
  countOf,
  type DealAnswer,
  type DealQuestion,
  noCounts,
  type Question,
  type Ref,
  type Slot,
  type Value,
} from "./question.ts";
import { below, next, type Rng, shuffle } from "./rng.ts";

/** A legal answer drawn at random: uniform over all legal answers, except for offers, which are drawn piece by piece. */
export function randomAnswer(question: Question, rng: Rng): Value {
  switch (question.kind) {
    case "one":
      return question.options[below(rng, question.options.length)];
    case "some":
      return randomSome(question.options, question.min, question.max, rng);
    case "number":
      return question.min + below(rng, question.max - question.min + 1);
    case "spread":
      return randomSpread(question.slots, question.min, question.max, rng);
    case "order":
      return shuffle(rng, [...question.options]);
    case "confirm":
      return below(rng, 2) === 1;
    case "deal":
      return randomDeal(question, rng);
  }
}

function randomSome(options: readonly Ref[], min: number, max: number, rng: Rng): Ref[] {
  const n = options.length;
  const size = randomSize(n, min, Math.min(max, n), rng);
  if (size === 1) return [options[below(rng, n)]];
  if (size === 2) return randomTwo(options, rng);
  const pool = options.slice();
  for (let i = 0; i < size; i++) {
    const j = i + below(rng, n - i);
    const other = pool[j];
    pool[j] = pool[i];
    pool[i] = other;
  }
  return size === n ? pool : pool.slice(0, size);
}

/** Two as they would be drawn one after the other, without a list to draw them from. */
function randomTwo(options: readonly Ref[], rng: Rng): Ref[] {
  const first = below(rng, options.length);
  const second = 1 + below(rng, options.length - 1);
  return [options[first], options[second === first ? 0 : second]];
}

/** How many of `n` things: each number is as likely as there are ways to choose so many. */
function randomSize(n: number, min: number, most: number, rng: Rng): number {
  const drawn = next(rng) / 4294967296;
  if (min >= most) return min;
  let ways = 1;
  let first = 1;
  let all = 0;
  for (let size = 0; size <= most; size++) {
    if (size === min) first = ways;
    if (size >= min) all += ways;
    ways = (ways * (n - size)) / (size + 1);
  }
  let pick = drawn * all;
  let size = min;
  for (ways = first; size < most && pick >= ways; size++) {
    pick -= ways;
    ways = (ways * (n - size)) / (size + 1);
  }
  return size;
}

/** Room to count the ways in; as large as any question so far needed. */
let counting = new Float64Array(64);

/** Uniform over all ways to spread: `ways[i][k]` counts how slots from `i` on can hold exactly `k` pieces. */
function randomSpread(slots: readonly Slot[], min: number, max: number, rng: Rng): Counts {
  if (min === 1 && max === 1 && slots.every(hasRoom)) return countOf(slots[below(rng, slots.length)].ref, 1);
  const width = max + 1;
  const ways = waysToSpread(slots, width);
  let left = drawWeighted(ways, 0, min, max, rng);
  let counts: Record<Ref, number> | undefined;
  for (let i = 0; i < slots.length && left > 0; i++) {
    const slot = slots[i] as Slot;
    let pick = (next(rng) / 4294967296) * ways[i * width + left];
    let here = 0;
    for (; here < slot.max && here < left; here++) {
      const w = ways[(i + 1) * width + left - here];
      if (pick < w) break;
      pick -= w;
    }
    if (here > 0) {
      if (counts === undefined && here === left) return countOf(slot.ref, here);
      counts ??= noCounts();
      counts[slot.ref] = here;
    }
    left -= here;
  }
  return counts ?? NO_COUNTS;
}

const NO_COUNTS: Counts = Object.freeze({});

/** Each row is made of the one after it: one piece more here, less those that would be too many. */
function waysToSpread(slots: readonly Slot[], width: number): Float64Array {
  const size = (slots.length + 1) * width;
  if (counting.length < size) counting = new Float64Array(2 * size);
  const ways = counting;
  for (let k = size - width; k < size; k++) ways[k] = 0;
  ways[size - width] = 1;
  for (let i = slots.length - 1; i >= 0; i--) {
    const tooMany = slots[i].max + 1;
    let n = 0;
    for (let k = 0; k < width; k++) {
      const after = (i + 1) * width + k;
      n += ways[after];
      if (k >= tooMany) n -= ways[after - tooMany];
      ways[i * width + k] = n;
    }
  }
  return ways;
}

function hasRoom(slot: Slot): boolean {
  return slot.max > 0;
}

function drawWeighted(weights: Float64Array, offset: number, from: number, to: number, rng: Rng): number {
  let all = 0;
  for (let k = from; k <= to; k++) all += weights[offset + k];
  let pick = (next(rng) / 4294967296) * all;
  for (let k = from; k < to; k++) {
    pick -= weights[offset + k];
    if (pick < 0) return k;
  }
  return lastPositive(weights, offset, from, to);
}

function lastPositive(weights: Float64Array, offset: number, from: number, to: number): number {
  let k = to;
  while (k > from && weights[offset + k] === 0) k--;
  return k;
}

function randomDeal(question: DealQuestion, rng: Rng): DealAnswer {
  const choice = below(rng, 3);
  if (choice === 0 && question.mayAccept) return { do: "accept" };
  if (choice === 1 || !question.mayOffer) return { do: "refuse" };
  const drawn: Record<Cap["side"], Piece[]> = { give: [], want: [] };
  const pieces = 1 + below(rng, 3);
  for (let i = 0; i < pieces; i++) {
    const side = below(rng, 2) === 0 ? "give" : "want";
    const slot = question[side][below(rng, question[side].length)];
    if (slot !== undefined) drawPiece(question.caps, side, drawn[side], slot);
  }
  const terms = { give: countsOf(drawn.give), want: countsOf(drawn.want) };
  return isOffer(question, terms) ? { do: "offer", give: terms.give, want: terms.want } : { do: "refuse" };
}

/** How many of one thing are in an offer that is being drawn. A short list of these is gone through faster than counts. */
interface Piece {
  readonly ref: Ref;
  n: number;
}

/** One more of a slot, unless that is too many. */
function drawPiece(caps: readonly Cap[], side: Cap["side"], pieces: Piece[], slot: Slot): void {
  let piece = pieces.find(({ ref }) => ref === slot.ref);
  if (piece === undefined) {
    piece = { ref: slot.ref, n: 0 };
    pieces.push(piece);
  }
  const before = piece.n;
  piece.n = Math.min(slot.max, before + 1);
  if (isOverCap(caps, side, pieces)) piece.n = before;
}

function countsOf(pieces: readonly Piece[]): Counts {
  const counts = noCounts();
  for (let i = 0; i < pieces.length; i++) counts[pieces[i].ref] = pieces[i].n;
  return counts;
}

function isOverCap(caps: readonly Cap[], side: Cap["side"], pieces: readonly Piece[]): boolean {
  for (let i = 0; i < caps.length; i++) if (caps[i].side === side && total(caps[i], pieces) > caps[i].max) return true;
  return false;
}

/** How many of the pieces count towards a cap. */
function total({ refs }: Cap, pieces: readonly Piece[]): number {
  let n = 0;
  for (let i = 0; i < pieces.length; i++) if (refs.includes(pieces[i].ref)) n += pieces[i].n;
  return n;
}
