/** Short answers: things may be named by any name that means one of the options. */
import { type Counts, type DealAnswer, optionsOf, type Question, type Ref, type Value } from "../question.ts";
import { isRecord } from "./shape.ts";

type Called = (ref: Ref) => readonly string[];

/** The answer with full references. A name that matches no option is left as it is, and the answer is then refused. */
export function fullAnswer(question: Question, value: unknown, called: Called): Value {
  const full = namer(optionsOf(question), called);
  if (Array.isArray(value)) return value.map(full);
  if (isRecord(value)) return isDeal(value) ? fullDeal(question, value, called) : fullCounts(value as Counts, full);
  // A seat or a number may be an option.
  const isName = typeof value === "string" || (typeof value === "number" && question.kind === "one");
  return isName ? full(value) : (value as Value);
}

/** Finds the option that a name means. Naming the same thing again means another copy. */
function namer(options: readonly Ref[], called: Called): (name: unknown) => Ref {
  const open = [...options];
  return (name) => {
    const text = String(name);
    const exact = open.findIndex((one) => one === text || one.endsWith(`/${text}`));
    const at = exact >= 0 ? exact : open.findIndex((one) => called(one).includes(text));
    return at < 0 ? text : open.splice(at, 1)[0];
  };
}

function fullCounts(given: Counts, full: (name: unknown) => Ref): Counts {
  return Object.fromEntries(Object.entries(given).map(([name, n]) => [full(name), n]));
}

function isDeal(value: object): value is DealAnswer {
  return "do" in value;
}

/** Given things are looked up among those that may be given, wanted ones among those that may be wanted. */
function fullDeal(question: Question, offer: DealAnswer, called: Called): DealAnswer {
  if (offer.do !== "offer" || question.kind !== "deal") return offer;
  const side = (slots: readonly { readonly ref: Ref }[], counts: Counts | undefined): Counts =>
    fullCounts(
      counts ?? {},
      namer(
        slots.map(({ ref }) => ref),
        called,
      ),
    );
  return { do: "offer", give: side(question.give, offer.give), want: side(question.want, offer.want) };
}
