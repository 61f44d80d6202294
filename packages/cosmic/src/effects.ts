/**
 * What a power, a flare side, an artifact or a reinforcement is made of. An effect declares when it may act; the engine
 * decides whether it is active, whose turn it is to act, whether it is stopped, and calls it. So no effect ever tests
 * whether it is zapped, and no step ever names an effect.
 */
import type { Ref, Run, Seat } from "@hypergate/kernel";
import type { CardNumber } from "./cards.ts";
import type { Events, Loss, Window } from "./events.ts";
import type { TakenOver, ThirdState } from "./saved.ts";
import type { AlertLevel, AlienPool, Settings, Specs } from "./settings.ts";
import type { AtWork, Combination, Side, State, Table, Tech } from "./state.ts";
import { ROLES, type Role } from "./vocabulary.ts";

/** A running game. Every rule takes it first. */
export type Play = Run<State>;

/** Something an effect does at a window. What `declare` returns is handed to `run`. */
export interface UseAt<W extends Window, C = unknown> {
  readonly at: W;
  readonly as: Role;
  /** The statement of the rulebook behind it: `oracle 1`. */
  readonly rule: string;
  /** Must be used whenever it can be (ZAP-02). */
  readonly mandatory?: boolean;
  /** Of a card: done unseen. The card stays in hand and counts as not played. */
  readonly secretly?: boolean;
  /** Part of the sheet that is not a use: it happens without being announced and cannot be zapped (ZAP-01). */
  readonly passive?: boolean;
  /** For any time: to be offered nothing else is no reason to stop a player (`any-time.ts`). */
  readonly quiet?: boolean;
  /**
   * How often one player may use it: once per encounter if not said, once each time the window opens, or as long as
   * `when` holds.
   */
  readonly often?: "encounter" | "window" | "always";
  /** Uses of one effect that share this name are one use: whichever is made, none is left in this encounter (`anyOf`). */
  readonly once?: string;
  /** Place among the effects of one player at this window: no going back to an earlier one (CLR-09). */
  readonly order?: number;
  /** Of what must be done: before all other effects at this window, whosever they are. */
  readonly first?: boolean;
  /** After all other effects at this window, whosever they are (TIM-05); only for powers, what lasts and what is open to all. */
  readonly last?: boolean;
  readonly when?: (g: Play, me: Seat, event: Events[W]) => boolean;
  /** Whether it can be used hangs on the hand; with courtesy its owner is asked in any case. */
  readonly byHand?: boolean;
  /** An own super flare or the like that is used instead of a mandatory use. */
  readonly unless?: (g: Play, me: Seat, event: Events[W]) => boolean;
  /** Asks for everything the use is declared with (CLR-06); `undefined` calls an optional use off. */
  readonly declare?: (g: Play, me: Seat, event: Events[W]) => C | undefined;
  /** What all hear of that choice before anybody answers the use; nothing of what is still a secret. */
  readonly said?: (choice: C, me: Seat) => readonly Ref[];
  readonly run: (g: Play, me: Seat, event: Events[W], choice: C) => void;
  /** What follows when the use is zapped. */
  readonly zapped?: (g: Play, me: Seat, event: Events[W], choice: C) => void;
}

/** A use at any window. The engine hands each one only events of its own window. */
export interface Use {
  readonly at: Window;
  readonly as: Role;
  /** The same as bits. */
  readonly roles: number;
  readonly rule: string;
  readonly mandatory?: boolean;
  readonly secretly?: boolean;
  readonly passive?: boolean;
  readonly quiet?: boolean;
  readonly often?: "encounter" | "window" | "always";
  readonly once?: string;
  readonly order?: number;
  readonly first?: boolean;
  readonly last?: boolean;
  readonly when?: (g: Play, me: Seat, event: never) => boolean;
  readonly byHand?: boolean;
  readonly unless?: (g: Play, me: Seat, event: never) => boolean;
  readonly declare?: (g: Play, me: Seat, event: never) => unknown;
  readonly said?: (choice: never, me: Seat) => readonly Ref[];
  readonly run: (g: Play, me: Seat, event: never, choice: never) => void;
  readonly zapped?: (g: Play, me: Seat, event: never, choice: never) => void;
}

/**
 * Declares a use with the types of its window. All uses have all fields, so that the engine reads them fast. What is read at
 * every window comes first, so that it lies together in memory.
 */
export function at<W extends Window, C = unknown>(window: W, use: Omit<UseAt<W, C>, "at">): Use {
  return {
    roles: ROLES[use.as],
    when: use.when,
    often: use.often,
    mandatory: use.mandatory,
    first: use.first,
    last: use.last,
    order: use.order,
    passive: use.passive,
    quiet: use.quiet,
    once: use.once,
    at: window,
    as: use.as,
    rule: use.rule,
    secretly: use.secretly,
    byHand: use.byHand,
    unless: use.unless,
    declare: use.declare,
    said: use.said,
    run: use.run,
    zapped: use.zapped,
  } as unknown as Use;
}

/** Declares one use that may be made at any of these windows, and at one of them in an encounter. */
export function anyOf<W extends Window, C = unknown>(
  windows: readonly W[],
  use: Omit<UseAt<W, C>, "at" | "once" | "often">,
): Use[] {
  const once = windows.join("+");
  return windows.map((window) => at<W, C>(window, { ...use, once }));
}

/**
 * Pure changes of a value; they never ask. Those of a power count while it works, those under `lastingFolds` once `lastOn`
 * was called for the effect. The first six are asked of one player's effects, the others of all at the table.
 */
export interface Folds {
  /** Cards or rewards per ship of the owner (CMP-02, RES-07). */
  readonly worth?: (g: Play, me: Seat, ships: number) => number;
  /** The owner keeps the power whatever happens to the home colonies. */
  readonly keepsPower?: (me: Seat) => boolean;
  /** The owner does not suffer from being without encounter cards: some will come in time. */
  readonly supplied?: (me: Seat) => boolean;
  /** The owner wins by this effect (WIN-05). */
  readonly wins?: (g: Play, me: Seat) => boolean;
  /** Ships of the owner in the warp count as research ships for this technology of theirs (TEC-05). */
  readonly warpResearch?: (tech: Tech) => boolean;
  /** In a deal with the owner ships may also be freed from the warp. */
  readonly freesShips?: (g: Play, me: Seat) => boolean;
  /** How a side's total is made of its card and its ships (REV-12.7). */
  readonly combination?: (t: Table, by: AtWork, side: Side, now: Combination) => Combination;
  /** Whether the lower total wins (REV-12.10). */
  readonly lowestWins?: (t: Table, by: AtWork, now: boolean) => boolean;
  /** Which side wins in the end (REV-12.12). */
  readonly winner?: (t: Table, by: AtWork, now: Side) => Side;
  /** What becomes of ships that a side loses with the encounter (RES-02, RES-05). */
  readonly lost?: (t: Table, by: AtWork, now: Loss) => readonly Loss[];
  /** Whether a player of the losing side keeps the ships that would be lost with the encounter (RES-02, RES-05). */
  readonly spared?: (t: Table, by: AtWork, seat: Seat, now: boolean) => boolean;
  /** Whether ships of an ally that leave after the encounter go to the warp instead of home (SHP-01). */
  readonly stranded?: (t: Table, by: AtWork, ally: Seat, now: boolean) => boolean;
  /** Whether offensive allies are rewarded and defensive ones land, instead of the other way round (RES-01, RES-07). */
  readonly gainsSwapped?: (t: Table, by: AtWork, now: boolean) => boolean;
  /** Whether a player gains what effects grant the winner of the encounter. */
  readonly profits?: (t: Table, by: AtWork, seat: Seat, now: boolean) => boolean;
  /** Whether reinforcements may be played (REV-07). */
  readonly reinforceable?: (t: Table, by: AtWork, now: boolean) => boolean;
  /** What a reinforcement counts that a player has just played (REV-07). */
  readonly reinforcement?: (t: Table, by: AtWork, seat: Seat, now: number) => number;
  /** How many colonies each party may gain in a deal (DEA-04). */
  readonly dealColonies?: (t: Table, by: AtWork, now: number) => number;
  /** Whether the parties of a deal may only make offers, without a word (DEA-02). */
  readonly wordless?: (t: Table, by: AtWork, now: boolean) => boolean;
  /** Whether a main player who loses with a negotiate is compensated (CMP-01). */
  readonly compensated?: (t: Table, by: AtWork, now: boolean) => boolean;
  /** How many rewards a player gets (RES-07, RD-6). */
  readonly rewards?: (t: Table, by: AtWork, seat: Seat, now: number) => number;
  /** Which of all the encounter cards that a player has may be selected (PLN-06). */
  readonly selectable?: (s: State, by: AtWork, seat: Seat, now: Cards, all: Cards) => Cards;
  /** Whether the next encounter of the turn may be given up for new technologies (TEC-12). */
  readonly techsInstead?: (t: Table, by: AtWork, now: boolean) => boolean;
}

type Cards = readonly CardNumber[];

export interface Effect {
  readonly uses: readonly Use[];
  readonly folds?: Folds;
  /** What goes on for the rest of the encounter once `lastOn` was called for it; never announced, never zapped. */
  readonly lasting?: readonly Use[];
  /** The same for values. */
  readonly lastingFolds?: Folds;
  /** Sheets that players have by this effect in addition to their own; it keeps them in its memo. */
  readonly besides?: {
    readonly read: (t: Table) => readonly string[];
    readonly write: (t: Table, powers: readonly string[]) => void;
  };
  /** What it goes on with in a game of version 3, whose state had a field for it. */
  readonly takeOver?: (third: ThirdState) => TakenOver;
  /** What an effect announced in planning does when its turn comes at reveal (REV-12.5). */
  readonly queued?: (g: Play, seat: Seat, n: number) => void;
  /** Of a rift: what it does to a player who has taken it from another hand and keeps it (RF-2). It is discarded by then. */
  readonly detonate?: (g: Play, taker: Seat) => void;
  /** Of a reinforcement without a number: what it adds for the player who has just played it. */
  readonly reinforces?: (s: State, seat: Seat) => number;
  /** Of a kicker: what it is besides a number. */
  readonly kicker?: KickerText;
  readonly open?: readonly OpenUse[];
}

/** How a kicker differs from the rules for all of them (KI-9). */
export interface KickerText {
  /** It multiplies nothing but attacks (cards 17 and 21). */
  readonly attacksOnly?: true;
  /** It multiplies every attack of the encounter. */
  readonly bothSides?: true;
  /** All other kickers of the encounter are without effect. */
  readonly cancelsOthers?: true;
  /** Done when kickers count, before anything is multiplied. */
  readonly act?: (g: Play, seat: Seat) => void;
}

/** Something every player may do, whoever has the effect and wherever it is; not announced and not to be zapped. */
export interface OpenUse {
  /** The ref by which a player picks it. */
  readonly ref: string;
  /** The tables at which there may be such a thing. */
  readonly under: (settings: Settings) => boolean;
  /** A quick check of `use.when`: the seats, as bits, that can do it now; all if it is absent. */
  readonly whom?: (g: Play) => number;
  readonly use: Use;
}

/** An alien's power. */
export interface Power extends Effect {
  readonly id: string;
  /** Carried out when the alien comes into the game; aliens with set-up text are not drawn later (SET-12). */
  readonly setUp?: (s: State, me: Seat) => void;
  /** Set-up with flares before they go into the deck. */
  readonly beforeFlares?: (g: Play, me: Seat) => void;
  /** Set-up that asks something, once the decks are made and before hands are dealt. */
  readonly beforeHands?: (g: Play, me: Seat) => void;
  /** Set-up that asks something, once everybody has a hand. */
  readonly prepare?: (g: Play, me: Seat) => void;
  /** Its owner has it no longer: the sheet lies face down, is with somebody else, or goes out of the game. */
  readonly lost?: (g: Play, me: Seat) => void;
  /** Its player has it from now on, or again: the sheet has come from elsewhere or is turned face up. */
  readonly gained?: (g: Play, me: Seat) => void;
  /** The sheet goes out of the game for good. */
  readonly retire?: (g: Play) => void;
  /**
   * Cards on the sheet may be played as if in hand. `playing` is the use that has to be made each time, if any; `back` says
   * where a card goes that would return to hand: a seat, the sheet or the discards. `drop` is what becomes of them when the
   * sheet leaves its owner; without it they go along with the sheet, or to the discard pile if it leaves the game.
   * `flaresOnly`: all know that they are flares; they are played as wild ones and as many as the owner likes.
   */
  readonly stash?: {
    readonly flaresOnly?: true;
    readonly playing?: Use;
    readonly back: (g: Play, me: Seat) => Seat;
    readonly drop?: (g: Play, me: Seat) => void;
  };
  /** Game set-up: a second hand is dealt, and the owner says which of the two lies on the sheet. */
  readonly secondHand?: true;
  /** Ships on its sheet travel there: they are not captured. */
  readonly carries?: true;
  /** Stays with its player: the sheet can neither be traded, lent nor given up for another. */
  readonly stays?: true;
  /** The only box the alien is in; without it, it is in all. */
  readonly only?: AlienPool;
  /** Settings the power brings along. */
  readonly settings?: Specs;
}

/** A power with what its sheet shows. */
export interface PowerInstalled extends Power {
  readonly alert: AlertLevel;
}

/** Both sides of a flare (FLR-01). */
export interface Flare {
  readonly alien: string;
  readonly wild: FlareSide;
  readonly super: FlareSide;
}

export interface FlareSide extends Effect {
  /** Where the flare goes after use: back to the player, or where this says (FLR-08). */
  readonly after?: (g: Play, me: Seat, card: CardNumber) => Destination;
}

/** A seat whose hand the card goes to, or the discard pile. */
export type Destination = Seat | "discard";

export interface Artifact extends Effect {
  readonly id: string;
}

/** A technology. It acts once it is completed, or from under its face if it stays secret until used (TEC-06, TEC-08). */
export interface Technology extends Effect {
  readonly id: string;
  /** Research number; 0 for X, which is as many ships as lie on it, at least one (TCH-04). */
  readonly number: number;
  /** What becomes of it when it is used. One that passes on does so by itself and stays. */
  readonly after: "discard" | "stays";
  /**
   * Stays face down until it is used. Says, from what all can see, whether a player with so many ships on it might use it
   * now; where the table plays with courtesy such a player is asked in any case.
   */
  readonly secret?: (g: Play, me: Seat, ships: number) => boolean;
  /** What follows when it is completed, before the research ships return. */
  readonly completed?: (g: Play, me: Seat) => void;
  /** What follows when it leaves its owner for the discards. */
  readonly discarded?: (g: Play, me: Seat) => void;
}

/** A side of the encounter as a word for messages. */
export function sideWord(side: Side): string {
  return side === 0 ? "offense" : "defense";
}
