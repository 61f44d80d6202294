/**
 * The whole game as one plain object. `table` is what everybody may see, `secret` is what only some may see; a view is
 * made of the first and of the viewer's share of the second, so nothing secret can leak by being forgotten.
 */
import type { BaseState, Ref, Seat } from "@hypergate/kernel";
import type { CardNumber } from "./cards.ts";
import type { Memo } from "./memo.ts";
import type { Planet } from "./refs.ts";
import type { Settings } from "./settings.ts";
import type { Phase } from "./vocabulary.ts";

export interface State extends BaseState {
  table: Table;
  secret: Secret;
}

export interface Table {
  /** Never changed after set-up and shared by all copies of a state. */
  readonly settings: Settings;
  readonly seats: number;
  players: Player[];
  /** Ships by `planet * 5 + seat`. In a game changed by `addShips` alone. */
  ships: number[];
  /**
   * Whose home planet it is; -1 if the planet is not in the game, `ADRIFT` while it lies in the warp, in nobody's system. The
   * list is replaced and never changed.
   */
  homeOf: readonly number[];
  warp: number[];
  /** Ships out of the game for good (VOC-12). */
  removed: number[];
  /** Ships between two places while an effect is being carried out. */
  transit: number[];
  discard: CardNumber[];
  /** The discard pile of the reward deck (RD-7). */
  rewardDiscard: CardNumber[];
  /** Cards out of the game for good. */
  gone: CardNumber[];
  /** Cards played and not yet put anywhere else. */
  inPlay: CardNumber[];
  destinyDiscard: number[];
  turn: Turn;
  encounter: Encounter;
  /** Encounters granted by effects, still to be played when the present one is over (END-07). */
  extra: { offense: Seat; defense: Seat }[];
  /** Private bags of the effects, by effect id; each belongs to the file of that effect alone. */
  memo: Record<string, Memo>;
  /** Aliens that were given up for good; they come back when all others are used up. */
  retired: string[];
  /** Technologies by seat in the order they came; an empty list while no technology is in the game (TEC-01). */
  techs: Tech[][];
  techDiscard: string[];
  /** Ships that differ from their owners' others. The list is replaced and never changed. */
  specials: readonly SpecialShip[];
  winners: Seat[];
}

export interface Tech {
  /** Tells the technologies of one player apart, face up or down. */
  readonly n: number;
  /** Which it is; empty while it lies face down (TEC-02). */
  id: string;
  /** Research ships on it (TEC-05). */
  ships: number;
  /** The alien sheet it lies on, face down; without it, it lies before its owner. */
  sheet?: string;
}

/**
 * Kinds of special ships: those that come on top of their owner's fleet (TCH-09, lizard 1), and the marked ones: a flagship,
 * which can jump (SS-8), and a salvage vessel (SS-11).
 */
export const SPECIAL_KINDS = ["flagship", "jumper", "salvage", "morphed"] as const;
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

/** A ship that differs from its owner's others, and where it is. */
export interface SpecialShip {
  readonly kind: SpecialKind;
  readonly seat: Seat;
  readonly at: Ref;
  /** The special action has been used; the marker lies face down (SS-4). */
  readonly spent?: boolean;
}

export interface Player {
  /** Aliens the player has openly, the current one last. The list is replaced and never changed. */
  powers: readonly string[];
  /** Too few home colonies: the sheet lies face down (PWR-01). */
  powerless: boolean;
}

export interface Turn {
  /** Counted from 1. */
  n: number;
  /** Whose turn it is. */
  seat: Seat;
  /** Encounters this turn, without those granted to others by effects. */
  encounters: number;
  /** True if the latest of them was a success (END-02). */
  success: boolean;
  /** True if the turn ends with the present encounter, whatever else is allowed (END-06). */
  over: boolean;
  /** An effect has granted the player one more encounter in this turn. */
  more: boolean;
  /** What goes on in the next encounter of this turn. */
  ahead: readonly Lasting[];
}

/** The sides of an encounter. */
export const OFFENSE = 0;
export const DEFENSE = 1;
export type Side = typeof OFFENSE | typeof DEFENSE;
/** Allied with both sides at once. */
export const BOTH = 2;
/** No seat, no side, no planet yet. */
export const NOBODY = -1;
/** Of a planet: in the warp. */
export const ADRIFT = -2;

/** How an encounter ended; `none` while it is open or if it ended without a result. */
export const RESULTS = ["none", "won", "dealt", "failed", "settled"] as const;
export type Result = (typeof RESULTS)[number];

export interface Encounter {
  /** Counted from 1 over the whole game. */
  n: number;
  phase: Phase;
  offense: Seat;
  defense: Seat;
  planet: Planet;
  /** Where the offense may aim: planets of the home system, any colony of the defense, or both (DST-16). */
  reach: "home" | "colonies" | "anywhere";
  /** Ships on the gate by seat. */
  gate: number[];
  /** Ships of defensive allies beside the planet by seat. */
  dock: number[];
  /** Side a seat is allied with, both, or -1. */
  ally: number[];
  /** Who invited a seat: 1 the offense, 2 the defense, 3 both. */
  invited: number[];
  /** Side a seat joined in this encounter, both, or -1, whatever became of it later. */
  joined: number[];
  /** Most ships a seat may send. */
  limit: number[];
  /** Who put down the encounter card of a side; a card that is switched takes this along, so others do not know it yet. */
  chosenBy: Seat[];
  /** The cards turned up, by side; of type `none` while there is none. */
  shown: RevealedCard[];
  /** The values of both cards once it is settled which cards they are, before any of them is changed (REV-12.4). */
  faces: number[];
  /** What one ship of a seat counts for its side's total; below zero it is subtracted. */
  weight: number[];
  /** Ships a seat counts with instead of those it has in the encounter, or -1. */
  counted: number[];
  /** Additions to a side's total, with the effect they come from. */
  bonus: Bonus[];
  /** Cards played as reinforcements. */
  reinforcements: Reinforcement[];
  /** Effects announced in planning that act at reveal, in the order they were declared. */
  queue: Queued[];
  /** Effects that go on until the encounter is over. */
  lasting: Lasting[];
  result: Result;
  /** The winning side, or -1. */
  winner: number;
  /** Difference of the totals if both cards were attacks, otherwise -1 (REV-14). */
  margin: number;
  /** Own ships of a seat that went to the warp from the encounter because it was lost (CMP-02). */
  fallen: number[];
  /** Ships each seat had in the encounter when the winner was determined. */
  committed: number[];
  /** Powers that are off until the encounter is over (ZAP-11). */
  zapped: string[];
  /** Uses made in this encounter, `effect.use@seat`. */
  used: string[];
  /** Flares played in this encounter, and by whom. */
  flares: CardNumber[];
  flareUsers: Seat[];
  /** True if this encounter was granted by an effect. */
  granted: boolean;
  /** The side that wins automatically, or -1 (REV-12.11). */
  instant: number;
  /** Of the ships a seat has in the warp, those that went there in this encounter. */
  entered: number[];
  /** Which sides may invite allies. */
  mayInvite: boolean[];
  /** Sheets lent until the encounter is over. */
  loans: Loan[];
  /** A destiny card with a hazard warning has come up (VA-3). */
  hazard: boolean;
  /** Cards that players have laid before them besides their encounter cards (IN-2, KI-1). */
  laid: LaidCard[];
  /** By side, what the kicker multiplies the card by, once kickers count; 1 without (KI-3). */
  times: number[];
}

/** A card announced and laid down; `card` is -1 while it is face down. */
export interface LaidCard {
  readonly seat: Seat;
  readonly type: "intimidate" | "kicker";
  card: CardNumber;
  /** Another card has cancelled it. */
  off: boolean;
  /** Of a kicker: it multiplies by one more than it says. */
  raised?: true;
}

/** An encounter card turned up. Type and value are as they count now, not as printed. */
export interface RevealedCard {
  /** The card itself, or -1 while it stays face down and only counts as what was stated. */
  card: CardNumber;
  type: "attack" | "negotiate" | "morph" | "retreat" | "intimidate" | "none";
  value: number;
  /** What its value has been multiplied by so far (KI-3). */
  times: number;
  /** The effect printed on the card it counts as, or nothing (NG-1). */
  text: string;
  /** Value of cards added to this one. */
  added: number;
  /** Cards added to this one. */
  extra: CardNumber[];
}

export interface Bonus {
  readonly side: Side;
  readonly n: number;
  readonly source: string;
}

export interface Reinforcement {
  readonly card: CardNumber;
  readonly seat: Seat;
  readonly side: Side;
  readonly value: number;
}

/** An effect announced in planning, named as `power/…`, `wild/…` or `super/…`, with one number it may need. */
export interface Queued {
  readonly effect: string;
  readonly seat: Seat;
  readonly n: number;
}

/** For whom an effect is at work, and one number it may need, or -1. */
export interface AtWork {
  readonly seat: Seat;
  readonly n: number;
}

export interface Lasting extends AtWork {
  readonly effect: string;
}

/**
 * How a side's total is made (REV-12.7). Card plus ships; own ships times card, plus allies; all ships times card; own
 * ships times allied ships, plus card.
 */
export const COMBINATIONS = ["sum", "ownTimesCard", "allTimesCard", "ownTimesAllies"] as const;
export type Combination = (typeof COMBINATIONS)[number];

/** What one player lent to another, who has it instead of the own sheet that lies under it. */
export interface Loan {
  readonly from: Seat;
  readonly to: Seat;
  readonly covered: readonly string[];
}

/** No sheet with cards to play: what most tables have. */
export const NO_SHEETS: Secret["stash"] = {};

/** Where a card played from a sheet goes instead of a hand. */
export const BACK_TO_SHEET = -1;
export const TO_DISCARDS = -2;

/** A card of a sheet that its holder has played, and the seat whose hand it goes back to, or one of the above. */
export interface Borrowed {
  readonly card: CardNumber;
  readonly seat: Seat;
  readonly power: string;
  readonly back: Seat;
}

/**
 * Lists by seat. A list is replaced and never changed (`putInto`, `takeFrom`), so copies of a state share it, and who has
 * looked at it once knows by the list itself that nothing has come or gone.
 */
export type Lists<T> = (readonly T[])[];

export interface Secret {
  hands: Lists<CardNumber>;
  /** Top card last. */
  deck: CardNumber[];
  /** Top card last; empty where the table plays without. */
  rewardDeck: CardNumber[];
  /** Flares of the boxes that are neither in the cosmic deck nor in a hand; empty unless something draws from them. */
  flareDeck: CardNumber[];
  /** Top card last. */
  destiny: number[];
  /** Encounter cards chosen and still face down, by side. */
  chosen: CardNumber[];
  /** What lies face down in `Encounter.laid`, in the same order; -1 once it is face up. */
  laid: CardNumber[];
  /** Cards a player is looking at while an effect is being carried out, or may not use until the encounter is over (`setAside`). */
  aside: Lists<CardNumber>;
  /** Cards drawn and not yet anybody's. */
  limbo: CardNumber[];
  /** By power, cards on its sheet that may be played as if they were in hand. Replaced like lists, and never changed. */
  stash: Readonly<Record<string, readonly CardNumber[]>>;
  /** Cards played from a sheet in this encounter, and where they go instead of the player's hand (`BACK_TO_SHEET`). */
  borrowed: Borrowed[];
  /** Aliens still face down (VHP-01). */
  hidden: Lists<string>;
  /** Flares a player chooses from in the draft (SET-30). */
  drafts: CardNumber[][];
  /**
   * What effects remember in this encounter that one player alone knows, by that player and the name of the effect. A
   * player's bags are replaced and never changed.
   */
  memo: Readonly<Record<string, Memo>>[];
  /** What the technologies of each player are, in the order of `Table.techs`. */
  techs: string[][];
  /** Top card last. */
  techDeck: string[];
  /** Technologies a player chooses from. */
  techAside: string[][];
  /** Cards under technologies, by owner (DCK-08). */
  under: Lists<CardNumber>;
}

/** No card is shown. */
export function notShown(): RevealedCard {
  return { card: -1, type: "none", value: 0, times: 1, text: "", added: 0, extra: [] };
}

/** Lists to copy, by number of seats. V8 lets copies of lists that are written out share their content until one is changed. */
const ZEROS: readonly (readonly number[])[] = [[], [0], [0, 0], [0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0, 0]];
const ONES: readonly (readonly number[])[] = [[], [1], [1, 1], [1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1, 1]];
/** So many ships may be sent into an encounter (LCH-04). */
const LIMITS: readonly (readonly number[])[] = [[], [4], [4, 4], [4, 4, 4], [4, 4, 4, 4], [4, 4, 4, 4, 4]];
const NOBODIES: readonly (readonly number[])[] = [
  [],
  [-1],
  [-1, -1],
  [-1, -1, -1],
  [-1, -1, -1, -1],
  [-1, -1, -1, -1, -1],
];

export function newEncounter(n: number, offense: Seat, seats: number): Encounter {
  const zeros = ZEROS[seats];
  const nobodies = NOBODIES[seats];
  return {
    n,
    phase: "start",
    offense,
    defense: NOBODY,
    planet: NOBODY,
    reach: "home",
    gate: zeros.slice(),
    dock: zeros.slice(),
    ally: nobodies.slice(),
    invited: zeros.slice(),
    joined: nobodies.slice(),
    limit: LIMITS[seats].slice(),
    chosenBy: [NOBODY, NOBODY],
    shown: [notShown(), notShown()],
    faces: [0, 0],
    weight: ONES[seats].slice(),
    counted: nobodies.slice(),
    bonus: [],
    reinforcements: [],
    queue: [],
    lasting: [],
    result: "none",
    winner: NOBODY,
    margin: -1,
    fallen: zeros.slice(),
    committed: zeros.slice(),
    zapped: [],
    used: [],
    flares: [],
    flareUsers: [],
    granted: false,
    instant: NOBODY,
    entered: zeros.slice(),
    mayInvite: [true, true],
    loans: [],
    hazard: false,
    laid: [],
    times: [1, 1],
  };
}
