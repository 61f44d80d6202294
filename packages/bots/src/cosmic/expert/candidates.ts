/** The answers worth thinking through, the one that a sensible player gives first. */
import { CARDS, cardOf, foreignColonies, planetOf, playerOf, type Table, type View } from "@hypergate/cosmic";
import {
  type Counts,
  type DealQuestion,
  illegal,
  type OneQuestion,
  type Question,
  type Ref,
  type SomeQuestion,
  type SpreadQuestion,
  same,
  type Value,
} from "@hypergate/kernel";
import { homeFirst, largestFirst } from "../fleets.ts";
import { isNewColony, worthOfCard } from "../judge.ts";
import { aimWorth } from "../targets.ts";

/** Groups of up to so many are thought through in every mixture. */
const SMALL_GROUP = 4;
/** Planets that are asked for in a deal, one at a time. */
const MOST_PLANETS = 2;
/** Sizes of a fleet. */
const FLEETS = [1, 2, 3, 4] as const;

/** At most `most` legal answers, all different. */
export function candidatesFor(question: Question, view: View, usual: Value, most: number): Value[] {
  const found: Value[] = [usual];
  // Offers are played to the end of the encounter only, so there is time for more of them.
  if (question.kind === "deal") most *= 2;
  for (const value of othersFor(question, view)) {
    if (found.length >= most) break;
    if (illegal(question, value) === undefined && !found.some((one) => same(one, value))) found.push(value);
  }
  return found;
}

function othersFor(question: Question, view: View): Iterable<Value> {
  switch (question.kind) {
    case "one":
      return optionsFor(question, view);
    case "some":
      return groupsFor(question, view);
    case "number":
      return [question.max, question.min, Math.round((question.min + question.max) / 2)];
    case "spread":
      return fleetsFor(question, view);
    case "confirm":
      return [true, false];
    case "deal":
      return termsFor(question, view.table);
    case "order":
      return [];
  }
}

/** Options that can make a difference; of cards that are alike, one. */
function optionsFor(question: OneQuestion, view: View): readonly Ref[] {
  const { options, key, who } = question;
  if (key === "launch/aim")
    return [...options].sort((a, b) => aimWorth(view, who, planetOf(b)) - aimWorth(view, who, planetOf(a)));
  const seen = new Set<string>();
  const different = options.filter((ref) => {
    const kind = kindOf(ref);
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
  if (key === "gambler/state") return claims(different, view);
  if (key !== "planning/select") return different;
  return different.sort((a, b) => worthOfCard(cardOf(b)) - worthOfCard(cardOf(a)));
}

/** The truth, and attacks from the highest down: what is true may be said as well as what is not. */
function claims(names: readonly Ref[], { chosen }: View): readonly Ref[] {
  const truth: Ref = `name/${CARDS[chosen]?.name}`;
  const value = (name: Ref) => Number(/^name\/attack-(\d+)$/.exec(name)?.[1] ?? 0);
  const attacks = names.filter((name) => value(name) > 0).sort((a, b) => value(b) - value(a));
  return [truth, ...attacks.filter((name) => name !== truth)];
}

/** What an option is, whichever copy of a card it is. */
function kindOf(ref: Ref): string {
  if (!ref.startsWith("card/")) return ref;
  const { type, value, name } = CARDS[cardOf(ref)];
  return `${type} ${value} ${name}`;
}

function* groupsFor(question: SomeQuestion, view: View): Iterable<Ref[]> {
  const { options, min, max } = question;
  yield options.slice(0, max);
  yield options.slice(0, min);
  const isCards = options.every((ref) => ref.startsWith("card/"));
  if (isCards) {
    const order = [...options].sort((a, b) => worthOfCard(cardOf(a)) - worthOfCard(cardOf(b)));
    yield order.slice(0, min);
    yield order.toReversed().slice(0, max);
    for (let i = 0; i + Math.max(1, min) <= order.length; i++) yield order.slice(i, i + Math.max(1, min));
    return;
  }
  if (options.length > SMALL_GROUP) {
    for (const ref of options) yield [ref];
    return;
  }
  const { table: t } = view;
  const behind = options.every((ref) => ref.startsWith("player/"))
    ? [...options].sort((a, b) => foreignColonies(t, playerOf(a)) - foreignColonies(t, playerOf(b)))
    : options;
  for (let bits = 1; bits < 1 << behind.length; bits++) yield behind.filter((_, i) => (bits >> i) & 1);
}

function* fleetsFor(question: SpreadQuestion, { table: t }: View): Iterable<Counts> {
  const sizes = [...new Set([question.max, ...FLEETS, question.min])].filter(
    (n) => n >= question.min && n <= question.max,
  );
  for (const n of sizes) yield largestFirst(question, t, n);
  if (question.slots.every(({ ref }) => ref.startsWith("planet/"))) yield homeFirst(question, t);
  for (const { ref, max } of question.slots) yield { [ref]: Math.min(max, question.max) };
}

/** Accept, break off, and offers from modest to bold. */
function* termsFor(question: DealQuestion, t: Table): Iterable<Value> {
  if (question.mayAccept) yield { do: "accept" };
  if (question.mayOffer) yield* offersFor(question, t);
  yield { do: "refuse" };
}

function* offersFor({ give, want, who, params }: DealQuestion, t: Table): Iterable<Value> {
  const other = playerOf(String(params?.player));
  const planetsIn = (slots: DealQuestion["give"], receiver: number): Ref[] =>
    slots
      .filter(({ ref, max }) => max > 0 && ref.startsWith("planet/") && isNewColony(t, receiver, planetOf(ref)))
      .map(({ ref }) => ref);
  const [mine] = planetsIn(give, other);
  const theirs = planetsIn(want, who).slice(0, MOST_PLANETS);
  const cards = give
    .filter(({ ref, max }) => max > 0 && ref.startsWith("card/"))
    .map(({ ref }) => ref)
    .sort((a, b) => worthOfCard(cardOf(a)) - worthOfCard(cardOf(b)));
  const random = want.some(({ ref, max }) => ref === "random/card" && max > 0);
  const one: Counts = random ? { "random/card": 1 } : {};
  const offer = (giving: Counts, wanting: Counts): Value => ({ do: "offer", give: giving, want: wanting });
  const cheap: Counts = cards.length > 0 ? { [cards[0]]: 1 } : {};
  const fair: Counts = cards.length > 0 ? { [cards[cards.length >> 1]]: 1 } : {};
  for (const planet of theirs) {
    const wanted: Counts = { [planet]: 1 };
    if (mine !== undefined) {
      yield offer({ [mine]: 1 }, wanted);
      yield offer({ [mine]: 1 }, { ...wanted, ...one });
      yield offer({ [mine]: 1, ...cheap }, wanted);
    }
    yield offer(fair, wanted);
    yield offer({ ...cheap, ...fair }, wanted);
  }
  yield offer(cheap, one);
  yield offer({}, one);
  if (mine !== undefined) yield offer({ [mine]: 1 }, random ? { "random/card": 2 } : {});
}
