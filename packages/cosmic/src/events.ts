/** Everything that may happen and can be answered: the windows, and what an answer gets to know of each. */
import type { Seat } from "@hypergate/kernel";
import type { CardNumber } from "./cards.ts";
import type { CardType } from "./catalogue.ts";
import type { Planet } from "./refs.ts";
import type { Side } from "./state.ts";
import type { Window } from "./vocabulary.ts";

export { WINDOWS, type Window } from "./vocabulary.ts";

/** Ships of one player that are about to be lost or have just been lost. */
export interface Loss {
  readonly seat: Seat;
  /** How many still go where they are going. */
  n: number;
  /** Of these, ships that were in the encounter. */
  involved: number;
  to: "warp" | "removed";
  /** An effect has brought them all back since; they were lost nevertheless. */
  returned?: boolean;
}

/** Why ships are lost: the encounter itself, a deal that failed, or an effect. */
export type Cause = "encounter" | "deal" | "effect";

/** A destiny card, and whom it names: nobody if it is wild, and the same player whatever is done in answer to it. */
interface Drawn {
  readonly card: number;
  readonly named: Seat;
}

/** What a player is due as rewards, split as declared; `paid` once the player has them, whoever saw to it. */
export interface RewardDue {
  readonly seat: Seat;
  readonly n: number;
  /** None of them may be a ship. */
  readonly cardsOnly: boolean;
  cosmic: number;
  reward: number;
  ships: number;
  /** Cards from another hand that the player has been given for some of them. */
  given: readonly CardNumber[];
  paid: boolean;
}

/** What an answer gets to know, by window; `WINDOWS` has their names. */
export interface Events {
  /** Before anything else of the turn. */
  "turn.first": undefined;
  "turn.start": undefined;
  /** RGP-01 (1) */
  "regroup.start": undefined;
  "regroup.retrieve": { count: number; done: boolean };
  "destiny.draw": { card: number };
  /** A destiny card has been turned up, whatever becomes of it (DST-14). */
  "destiny.turned": Drawn;
  "destiny.drawn": Drawn & { redraw: boolean };
  "destiny.choose": Drawn & { chosen: boolean };
  "destiny.final": undefined;
  "launch.aimed": undefined;
  "launch.before": undefined;
  "launch.done": undefined;
  "alliance.before": undefined;
  "alliance.invited": undefined;
  /** One player's turn to answer: `sides` (1 offense, 2 defense, 3 both) is 0 when there is nothing left to answer. */
  "alliance.answer": { readonly seat: Seat; sides: number };
  /** A player is about to put ships into the encounter. */
  "ships.sending": {
    readonly seat: Seat;
    readonly side: Side;
    max: number;
    /** Ships from the warp in addition to these, and among these. */
    fromWarp: number;
    amongFromWarp: number;
  };
  "alliance.formed": undefined;
  "planning.before": undefined;
  /** The main players may lay down a kicker (KI-1). */
  "planning.lay": undefined;
  "planning.select": { faceUp: number };
  /** One side's card lies face up before the other is chosen. */
  "planning.shown": { readonly side: Side };
  /** Right after selection, before anything else of that moment (IN-9). */
  "planning.chosen": undefined;
  "planning.selected": undefined;
  "reveal.before": undefined;
  /** Before a card still face down is turned up. */
  "reveal.turn": undefined;
  /** The cards are face up, and nothing has happened to them yet (step 1 of section 1.9). */
  "reveal.shown": undefined;
  /** Cards that change by themselves have settled; kickers are about to count (step 6). */
  "reveal.settled": undefined;
  "reveal.change": undefined;
  "reveal.first": undefined;
  "reveal.value": undefined;
  "reveal.multiply": undefined;
  "reveal.add": undefined;
  "reveal.reinforce": undefined;
  /** A reinforcement has been played and may still be taken off. */
  "reinforcement.played": { readonly seat: Seat; readonly card: CardNumber; cancelled: boolean };
  /** Totals are known; effects that win by themselves speak now (REV-12.11). */
  "reveal.outcome": undefined;
  "resolution.before": undefined;
  /** Ships are about to go; some may be kept (RES-13.3). */
  "ships.going": { readonly losses: Loss[]; readonly cause: Cause };
  "ships.gone": { readonly losses: Loss[]; readonly cause: Cause };
  /** The losing side's ships are gone. */
  "resolution.lost": undefined;
  "resolution.landed": undefined;
  "resolution.compensation": Compensation;
  "resolution.after": undefined;
  /** A defensive ally is about to be rewarded. */
  "resolution.reward": { readonly seat: Seat; readonly count: number };
  /** All who get rewards now have said which; nothing has been drawn yet. */
  "rewards.declared": { readonly dues: readonly RewardDue[] };
  /** A deal is about to be tried by these players, the first of them making the first offer. */
  "deal.attempted": { parties: Seat[] };
  "deal.made": { made: boolean };
  /** Cards a player got in a deal, and from whom. */
  "deal.received": { readonly seat: Seat; readonly from: Seat; readonly cards: readonly CardNumber[] };
  /** A deal of these players has failed: how many ships each seat is to lose. */
  "deal.failed": { readonly lost: number[]; readonly parties: readonly Seat[] };
  "resolution.keep": { readonly kept: CardNumber[] };
  "resolution.discarded": { readonly cards: CardNumber[] };
  "resolution.become": undefined;
  "encounter.end": undefined;
  /** All ships are home; what was promised for right after the encounter happens. */
  "encounter.over": undefined;
  /** The player whose turn it is has no further encounter. */
  "turn.end": undefined;
  /** A use of a power has been declared. */
  "power.used": Declared & { readonly power: string; zapped: boolean };
  /** A flare or an artifact is being played. */
  "card.played": CardPlayed;
  /** A flare has done its work. */
  "flare.used": { readonly seat: Seat; readonly card: CardNumber; readonly isSuper: boolean };
  /** An artifact has done its work and is about to be discarded. */
  "card.spent": { readonly seat: Seat; readonly card: CardNumber; kept: boolean };
  "cards.drawn": { readonly seat: Seat; readonly count: number; readonly cards: readonly CardNumber[] };
  /** Cards a player got as compensation, from whom and who picked them, or as a reward (both -1). */
  "cards.received": {
    readonly seat: Seat;
    readonly cards: readonly CardNumber[];
    readonly from: Seat;
    readonly picker: Seat;
  };
  /** A player discarded cards, from hand or after playing them; they lie on top of the pile. */
  "cards.discarded": { readonly seat: Seat; readonly cards: readonly CardNumber[] };
  /** A player is about to discard the hand and draw a new one; what is put aside is kept. */
  "hand.new": { readonly seat: Seat; readonly kept: CardNumber[] };
  /** Ships have left the warp and are about to go where their owner says. */
  "ships.freed": { readonly seat: Seat; readonly n: number };
  /** A main player has no encounter card when one is needed: the encounter of an offense is about to end for that. */
  "hand.lacking": { readonly seat: Seat };
  /** Ships have come back from the warp. */
  "ships.retrieved": { readonly seat: Seat; readonly n: number };
  "deck.shuffled": undefined;
  "power.lost": { readonly seat: Seat };
  /** A technology is being used. */
  "tech.used": TechUsed;
  /** Ships have landed where their owner had none; all of one moment come together. */
  "colony.gained": { readonly gains: readonly { readonly seat: Seat; readonly planet: Planet }[] };
}

/** Cards a loser is about to take. */
export interface Compensation {
  readonly to: Seat;
  payer: Seat;
  count: number;
  /** Who picks the cards, seeing them; -1 if they are taken at random. */
  picker: Seat;
  /** Cards of the payer that cannot be taken. */
  readonly kept: CardNumber[];
  /** Players nothing can be taken from. */
  readonly spared: Seat[];
}

/** What all know of a use that is not carried out yet. */
interface Declared {
  readonly seat: Seat;
  /** What it was declared with, as refs (CLR-06); empty if there was nothing to choose, or it is a secret. */
  readonly on: string;
}

/** An effect, as far as an answer to it looks inside: the windows at which it acts. */
interface Acting {
  readonly uses: readonly { readonly at: Window }[];
}

/** A card on its way: cancelled and discarded, stopped and returned, or stolen. */
export interface CardPlayed extends Declared {
  readonly card: CardNumber;
  /** What it counts as, which need not be printed on it. */
  readonly as: CardType;
  /** The side of a flare, or the artifact. */
  readonly effect: Acting;
  /** The window at which it is played. */
  readonly at: Window;
  /** Whose use of a power or play of a card it answers, or -1. */
  readonly against: Seat;
  fate: "works" | "discarded" | "returned" | "stolen";
  thief: Seat;
}

export function isFlareOrArtifact({ as }: CardPlayed): boolean {
  return as === "flare" || as === "artifact";
}

/** A technology on its way to work. */
export interface TechUsed extends Declared {
  readonly tech: string;
  readonly technology: Acting;
  /** Whose use of a power it answers, or -1. */
  readonly against: Seat;
  /** Without effect, and discarded. */
  cancelled: boolean;
}
