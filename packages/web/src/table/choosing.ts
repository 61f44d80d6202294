/**
 * The answer being made: what has been picked so far for the current question, with one small rule per kind of
 * question. Pure functions, so that every screen and every test chooses in the same way.
 */
import { type Counts, illegal, type Question, type Ref, type Value } from "@hypergate/kernel";

export type Side = "give" | "want";

export type Draft =
  | { readonly kind: "one"; readonly picked: Ref | undefined }
  | { readonly kind: "some"; readonly picked: readonly Ref[] }
  | { readonly kind: "order"; readonly picked: readonly Ref[] }
  | { readonly kind: "number"; readonly n: number }
  | { readonly kind: "spread"; readonly counts: Counts }
  | { readonly kind: "confirm" }
  | { readonly kind: "deal"; readonly give: Counts; readonly want: Counts };

export function emptyDraft(question: Question): Draft {
  switch (question.kind) {
    case "one":
      return { kind: "one", picked: undefined };
    case "some":
      return { kind: "some", picked: [] };
    case "order":
      return { kind: "order", picked: [] };
    case "number":
      return { kind: "number", n: question.min };
    case "spread":
      return { kind: "spread", counts: {} };
    case "confirm":
      return { kind: "confirm" };
    case "deal":
      return { kind: "deal", give: {}, want: {} };
  }
}

/** How often a thing is picked; in a deal, on one side. */
export function countOf(draft: Draft, ref: Ref, side: Side = "give"): number {
  switch (draft.kind) {
    case "one":
      return draft.picked === ref ? 1 : 0;
    case "some":
    case "order":
      return draft.picked.includes(ref) ? 1 : 0;
    case "spread":
      return draft.counts[ref] ?? 0;
    case "deal":
      return draft[side][ref] ?? 0;
    case "number":
    case "confirm":
      return 0;
  }
}

/** A tap on a thing picks it, or one more of it. If it is picked and cannot be picked again, the tap puts it back. */
export function tap(question: Question, draft: Draft, ref: Ref, side: Side = "give"): Draft {
  if (question.kind === "one" && draft.kind === "one")
    return { ...draft, picked: draft.picked === ref ? undefined : ref };
  if ((question.kind === "some" || question.kind === "order") && "picked" in draft && draft.kind !== "one") {
    if (draft.picked.includes(ref)) return { ...draft, picked: draft.picked.filter((one) => one !== ref) };
    const most = question.kind === "some" ? question.max : question.options.length;
    if (draft.picked.length < most) return { ...draft, picked: [...draft.picked, ref] };
    // Only one may be picked: the new choice replaces the old one.
    return most === 1 ? { ...draft, picked: [ref] } : draft;
  }
  return add(question, draft, ref, canAdd(question, draft, ref, side) ? 1 : -countOf(draft, ref, side), side);
}

/** Adds or removes `n` pieces, never below zero. */
export function add(question: Question, draft: Draft, ref: Ref, n: number, side: Side = "give"): Draft {
  if (question.kind === "number" && draft.kind === "number")
    return { ...draft, n: Math.max(question.min, Math.min(question.max, draft.n + n)) };
  if (draft.kind === "spread") return { ...draft, counts: withCount(draft.counts, ref, n) };
  if (draft.kind === "deal") return { ...draft, [side]: withCount(draft[side], ref, n) };
  return draft;
}

function withCount(counts: Counts, ref: Ref, n: number): Counts {
  const { [ref]: before = 0, ...others } = counts;
  return before + n > 0 ? { ...others, [ref]: before + n } : others;
}

/** Whether one more piece of a thing may be picked. */
export function canAdd(question: Question, draft: Draft, ref: Ref, side: Side = "give"): boolean {
  if (question.kind === "spread" && draft.kind === "spread") {
    const most = question.slots.find((slot) => slot.ref === ref)?.max ?? 0;
    return countOf(draft, ref) < most && total(draft.counts) < question.max;
  }
  if (question.kind === "deal" && draft.kind === "deal") {
    const most = question[side].find((slot) => slot.ref === ref)?.max ?? 0;
    if (countOf(draft, ref, side) >= most) return false;
    return question.caps
      .filter((cap) => cap.side === side && cap.refs.includes(ref))
      .every((cap) => total(draft[side], cap.refs) < cap.max);
  }
  return false;
}

export function total(counts: Counts, refs: readonly Ref[] = Object.keys(counts)): number {
  return refs.reduce((sum, ref) => sum + (counts[ref] ?? 0), 0);
}

/** How many things or pieces are picked. */
export function pickedIn(draft: Draft): number {
  switch (draft.kind) {
    case "one":
      return draft.picked === undefined ? 0 : 1;
    case "some":
    case "order":
      return draft.picked.length;
    case "number":
      return draft.n;
    case "spread":
      return total(draft.counts);
    case "deal":
      return total(draft.give) + total(draft.want);
    case "confirm":
      return 0;
  }
}

/** The current answer, if it is legal. */
export function answerOf(question: Question, draft: Draft): Value | undefined {
  const value = valueIn(draft);
  return value === undefined || illegal(question, value) !== undefined ? undefined : value;
}

function valueIn(draft: Draft): Value | undefined {
  switch (draft.kind) {
    case "one":
      return draft.picked;
    case "some":
    case "order":
      return draft.picked;
    case "number":
      return draft.n;
    case "spread":
      return draft.counts;
    case "deal":
      return { do: "offer", give: draft.give, want: draft.want };
    case "confirm":
      return undefined;
  }
}
