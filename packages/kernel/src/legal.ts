import {
  type Counts,
  countOf,
  type DealQuestion,
  noCounts,
  type Params,
  type Question,
  type Ref,
  type Refusal,
  type Slot,
  type Terms,
  type Value,
} from "./question.ts";

/** Returns why `value` is not a legal answer to `question`, or nothing if it is legal. */
export function illegal(question: Question, value: unknown): Refusal | undefined {
  switch (question.kind) {
    case "one":
      return typeof value === "string" && question.options.includes(value)
        ? undefined
        : refuse("refused.one", { options: list(question.options) });
    case "some":
      return illegalSome(question.options, question.min, question.max, value);
    case "number":
      return typeof value === "number" && Number.isInteger(value) && value >= question.min && value <= question.max
        ? undefined
        : refuse("refused.number", { min: question.min, max: question.max });
    case "spread":
      return illegalSpread(question.slots, question.min, question.max, value);
    case "order":
      return illegalSome(question.options, question.options.length, question.options.length, value);
    case "confirm":
      return typeof value === "boolean" ? undefined : refuse("refused.confirm", {});
    case "deal":
      return illegalDeal(question, value);
  }
}

function illegalSome(options: readonly Ref[], min: number, max: number, value: unknown): Refusal | undefined {
  const fits = Array.isArray(value) && value.length >= min && value.length <= max && areDifferent(options, value);
  return fits ? undefined : refuse("refused.some", { min, max, options: list(options) });
}

/** Each of them is an option, and none comes twice. */
function areDifferent(options: readonly Ref[], refs: readonly Ref[]): boolean {
  for (let i = 0; i < refs.length; i++) if (!options.includes(refs[i]) || refs.indexOf(refs[i]) !== i) return false;
  return true;
}

function illegalSpread(slots: readonly Slot[], min: number, max: number, value: unknown): Refusal | undefined {
  const total = countsOver(slots, value);
  if (total !== undefined && total >= min && total <= max) return undefined;
  return refuse("refused.spread", { min, max, options: list(slots.map((slot) => `${slot.ref} ≤ ${slot.max}`)) });
}

function illegalDeal(question: DealQuestion, value: unknown): Refusal | undefined {
  if (!isRecord(value)) return refuse("refused.deal", {});
  if (value.do === "refuse") return undefined;
  if (value.do === "accept") return question.mayAccept ? undefined : refuse("refused.accept", {});
  if (value.do !== "offer" || !question.mayOffer) return refuse("refused.deal", {});
  const { give, want } = value;
  if (countsOver(question.give, give) === undefined || countsOver(question.want, want) === undefined)
    return refuse("refused.terms", { options: list([...question.give, ...question.want].map((slot) => slot.ref)) });
  const sides = { give: give as Counts, want: want as Counts };
  for (const cap of question.caps)
    if (sum(sides[cap.side], cap.refs) > cap.max) return refuse("refused.cap", { max: cap.max });
  return isOffer(question, sides) ? undefined : refuse("refused.empty", {});
}

/** Something changes sides that makes it an offer. */
export function isOffer({ needs }: DealQuestion, { give, want }: Terms): boolean {
  return hasAny(give, needs) || hasAny(want, needs);
}

function hasAny(counts: Counts, refs: readonly Ref[] | undefined): boolean {
  for (const ref in counts) if (counts[ref] > 0 && (refs === undefined || refs.includes(ref))) return true;
  return false;
}

/** The total of the counts; nothing if they name other slots, exceed a slot or are malformed. */
function countsOver(slots: readonly Slot[], value: unknown): number | undefined {
  if (!isRecord(value)) return undefined;
  let total = 0;
  for (const ref in value) {
    const n = value[ref];
    const slot = slotOf(slots, ref);
    if (slot === undefined || typeof n !== "number" || !Number.isInteger(n) || n < 0 || n > slot.max) return undefined;
    total += n;
  }
  return total;
}

function slotOf(slots: readonly Slot[], ref: Ref): Slot | undefined {
  for (let i = 0; i < slots.length; i++) if (slots[i].ref === ref) return slots[i];
  return undefined;
}

export function sum(counts: Counts, refs: readonly Ref[]): number {
  let total = 0;
  for (const ref in counts) if (refs.includes(ref)) total += counts[ref];
  return total;
}

/** The answer, if there is only one legal one. Such a question is not asked. */
export function onlyAnswer(question: Question): Value | undefined {
  switch (question.kind) {
    case "one":
      return question.options.length === 1 ? question.options[0] : undefined;
    case "some":
      return question.max === 0 || question.min >= question.options.length
        ? question.options.slice(0, question.max)
        : undefined;
    case "number":
      return question.min >= question.max ? question.min : undefined;
    case "spread":
      return onlySpread(question.slots, question.min, question.max);
    case "order":
      return question.options.length <= 1 ? question.options : undefined;
    case "confirm":
    case "deal":
      return undefined;
  }
}

function onlySpread(slots: readonly Slot[], min: number, max: number): Counts | undefined {
  if (max === 0) return {};
  const [first] = slots;
  if (slots.length === 1 && first !== undefined && min >= Math.min(max, first.max)) return countOf(first.ref, min);
  let room = 0;
  for (const slot of slots) room += slot.max;
  if (room > min) return undefined;
  const all = noCounts();
  for (const slot of slots) all[slot.ref] = slot.max;
  return all;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(refs: readonly string[]): string {
  return refs.join(", ");
}

function refuse(id: string, params: Params): Refusal {
  return { id, params };
}
