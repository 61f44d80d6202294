/**
 * All kinds of questions. Every decision of every game is one of these seven. Options are references to things on the
 * table, and answers name references, never positions in a list. So one client and one random player work for every
 * effect.
 */

/** The place of a player at the table, counted from 0. */
export type Seat = number;

/** A thing on the table: `player/2`, `power/oracle`, `word/pass`. The part before the slash says what it is. */
export type Ref = string;

/** How many of each thing. */
export type Counts = Readonly<Record<Ref, number>>;

/** Counts to be filled. Without a prototype, an object whose keys differ from one to the next is made and read faster. */
export function noCounts(): Record<Ref, number> {
  return Object.create(null) as Record<Ref, number>;
}

/** Counts of one thing. Most are, so they are made once; nobody changes counts. */
export function countOf(ref: Ref, n: number): Counts {
  let known = SINGLE.get(ref);
  if (known === undefined) {
    known = [];
    SINGLE.set(ref, known);
  }
  known[n] ??= Object.freeze({ [ref]: n });
  return known[n];
}

const SINGLE = new Map<Ref, Counts[]>();

/** What asks: a thing and the numbered statement of the rulebook behind it. */
export interface Source {
  readonly by: Ref;
  readonly rule: string;
}

export type Param = string | number;
export type Params = Readonly<Record<string, Param>>;

interface Asked {
  /** Stable name of the question; also the id of the message that puts it into words. */
  readonly key: string;
  readonly who: Seat;
  readonly source: Source;
  readonly params?: Params | undefined;
  /**
   * True if being asked, or the time it takes to answer, could reveal a secret. Others only see that the table waits.
   */
  readonly hidden?: boolean | undefined;
  /** True if not being asked could reveal a secret, although everybody may see who is asked. */
  readonly anyway?: boolean | undefined;
  /** True if it is an offer that may come at any time: a player who did not ask to be stopped for it need not be. */
  readonly quiet?: boolean | undefined;
}

/** Choose exactly one of the options. */
export interface OneQuestion extends Asked {
  readonly kind: "one";
  readonly options: readonly Ref[];
}

/** Choose from `min` to `max` different options. */
export interface SomeQuestion extends Asked {
  readonly kind: "some";
  readonly options: readonly Ref[];
  readonly min: number;
  readonly max: number;
}

/** Choose a whole number from `min` to `max`. */
export interface NumberQuestion extends Asked {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
}

export interface Slot {
  readonly ref: Ref;
  readonly max: number;
}

/** Spread from `min` to `max` pieces over the slots, at most `slot.max` on each. */
export interface SpreadQuestion extends Asked {
  readonly kind: "spread";
  readonly slots: readonly Slot[];
  readonly min: number;
  readonly max: number;
}

/** Put the options into an order. */
export interface OrderQuestion extends Asked {
  readonly kind: "order";
  readonly options: readonly Ref[];
}

/** Yes or no. */
export interface ConfirmQuestion extends Asked {
  readonly kind: "confirm";
}

/** At most `max` pieces in all over these refs of one side of an offer. */
export interface Cap {
  readonly side: "give" | "want";
  readonly refs: readonly Ref[];
  readonly max: number;
}

/** What one party would give and wants in return. */
export interface Terms {
  readonly give: Counts;
  readonly want: Counts;
}

/** Negotiate: make an offer, accept the current one, or refuse and break off. */
export interface DealQuestion extends Asked {
  readonly kind: "deal";
  readonly give: readonly Slot[];
  readonly want: readonly Slot[];
  readonly caps: readonly Cap[];
  /** If given, at least one piece of these must change sides; other pieces alone are not an offer. */
  readonly needs?: readonly Ref[] | undefined;
  /** The current offer, from the point of view of the player who is asked. */
  readonly standing?: Terms | undefined;
  readonly mayAccept: boolean;
  readonly mayOffer: boolean;
  /** Nobody may talk while this deal is being made; only offers count. */
  readonly wordless?: true | undefined;
}

export type Question =
  | OneQuestion
  | SomeQuestion
  | NumberQuestion
  | SpreadQuestion
  | OrderQuestion
  | ConfirmQuestion
  | DealQuestion;

/** Every thing that can be picked. */
export function optionsOf(question: Question): readonly Ref[] {
  switch (question.kind) {
    case "one":
    case "some":
    case "order":
      return question.options;
    case "spread":
      return question.slots.map(({ ref }) => ref);
    case "deal":
      return [...question.give, ...question.want].map(({ ref }) => ref);
    case "number":
    case "confirm":
      return [];
  }
}

export type Offer = { readonly do: "offer" } & Terms;
export type DealAnswer = Offer | { readonly do: "accept" } | { readonly do: "refuse" };

export type Value = Ref | readonly Ref[] | number | Counts | boolean | DealAnswer;

/** An answer as it is stored: who, to which question, what. */
export interface Answer {
  readonly who: Seat;
  readonly key: string;
  readonly value: Value;
}

/** Why an answer was refused: a message id and its parameters. */
export interface Refusal {
  readonly id: string;
  readonly params: Params;
}
