import { sum } from "./legal.ts";
import type { Counts, DealAnswer, DealQuestion, Question, Ref, Slot, Value } from "./question.ts";
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
  const most = Math.min(max, n);
  let ways = 1;
  let all = 0;
  const weights: number[] = [];
  for (let size = 0; size <= most; size++) {
    weights.push(size < min ? 0 : ways);
    if (size >= min) all += ways;
    ways = (ways * (n - size)) / (size + 1);
  }
  let pick = (next(rng) / 4294967296) * all;
  let size = min;
  while (size < most && pick >= weights[size]) pick -= weights[size++];
  const pool = [...options];
  for (let i = 0; i < size; i++) {
    const j = i + below(rng, n - i);
    const other = pool[j];
    pool[j] = pool[i];
    pool[i] = other;
  }
  pool.length = size;
  return pool;
}

/** Room to count the ways in; as large as any question so far needed. */
let counting = new Float64Array(64);

/** Uniform over all ways to spread: `ways[i][k]` counts how slots from `i` on can hold exactly `k` pieces. */
function randomSpread(slots: readonly Slot[], min: number, max: number, rng: Rng): Counts {
  if (min === 1 && max === 1 && slots.every(hasRoom)) return { [slots[below(rng, slots.length)].ref]: 1 };
  const width = max + 1;
  const size = (slots.length + 1) * width;
  if (counting.length < size) counting = new Float64Array(2 * size);
  const ways = counting;
  ways.fill(0, slots.length * width, size);
  ways[slots.length * width] = 1;
  for (let i = slots.length - 1; i >= 0; i--) {
    const room = slots[i].max;
    for (let k = 0; k <= max; k++) {
      let n = 0;
      for (let here = 0; here <= room && here <= k; here++) n += ways[(i + 1) * width + k - here];
      ways[i * width + k] = n;
    }
  }
  let left = drawWeighted(ways, 0, min, max, rng);
  const counts: Record<Ref, number> = {};
  for (let i = 0; i < slots.length && left > 0; i++) {
    const slot = slots[i] as Slot;
    let pick = (next(rng) / 4294967296) * ways[i * width + left];
    let here = 0;
    for (; here < slot.max && here < left; here++) {
      const w = ways[(i + 1) * width + left - here];
      if (pick < w) break;
      pick -= w;
    }
    if (here > 0) counts[slot.ref] = here;
    left -= here;
  }
  return counts;
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
  const terms = { give: {} as Record<Ref, number>, want: {} as Record<Ref, number> };
  const pieces = 1 + below(rng, 3);
  for (let i = 0; i < pieces; i++) {
    const side = below(rng, 2) === 0 ? "give" : "want";
    const slot = question[side][below(rng, question[side].length)];
    if (slot === undefined) continue;
    const before = terms[side][slot.ref] ?? 0;
    const n = Math.min(slot.max, before + 1);
    terms[side][slot.ref] = n;
    if (question.caps.some((cap) => cap.side === side && sum(terms[side], cap.refs) > cap.max))
      terms[side][slot.ref] = before;
  }
  const counts = sum(terms.give, question.needs) + sum(terms.want, question.needs);
  return counts > 0 ? { do: "offer", ...terms } : { do: "refuse" };
}
