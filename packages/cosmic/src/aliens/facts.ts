/**
 * What is printed on an alien's sheet and flare besides words, and what a player must know to judge it. Plain data and pure
 * functions without a game: the rules, the players and the drawings all read them here.
 */
import type { Box } from "../catalogue.ts";
import type { Memo } from "../memo.ts";
import type { AlertLevel } from "../settings.ts";
import type { Phase, Role } from "../vocabulary.ts";
import type { Emblem } from "./emblem.ts";
import type { AlienText } from "./text.ts";

/** Everything about an alien that can be shown without a game. */
export interface Alien {
  readonly facts: Facts;
  readonly text: AlienText;
  readonly emblem: Emblem;
}

export interface Facts {
  readonly box: Box;
  /** How much it asks of its player (SET-37). */
  readonly alert: AlertLevel;
  readonly flare: { readonly wild: FlareFacts; readonly super: FlareFacts };
  /** Pieces of a colour that nobody plays: the alien is only for tables with one to spare. */
  readonly needsColour?: true;
  /** Ships of its owner in the warp count for a technology on its sheet. */
  readonly researchesInWarp?: true;
  /** Questions for which its text gives a minute: somebody searches a whole deck. */
  readonly searches?: readonly string[];
  /** Amounts in its rules. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** What the power does to both attacks when its owner, a main player, uses it once they are selected. */
  readonly change?: CardChange;
  /** What the power makes of its owner's side, as a main player or an ally with so many ships. */
  readonly strength?: (seen: TablePart, ships: number, isMain: boolean) => Strength;
  /** As a main player: the lower total wins, and all ships but the opponent's own are subtracted. */
  readonly negates?: true;
  /** As a main player: a negotiate wins against an attack. */
  readonly winsInPeace?: true;
  /** The encounter card can be kept. */
  readonly keepsCard?: true;
  /** Ships lent as an ally come back even if they are lost. */
  readonly risksNoShips?: true;
  /** What lies beside a planet and may be added to its defense. `printed` gives the value of a card. */
  readonly walls?: (seen: TablePart, planet: number, printed: (card: number) => number) => number;
}

/** One side of a flare, as printed. */
export interface FlareFacts {
  readonly as: Role;
  readonly when: When;
  /** What it adds to the total of its player's side, by ships of the player and of the allies there. */
  readonly adds?: (own: number, allied: number) => number;
}

/** The phases in which something may be played. */
export type When = Phase | "any" | readonly Phase[];

/** What becomes of the values of two attacks: own and the opponent's. */
export type CardChange = (mine: number, theirs: number) => readonly [mine: number, theirs: number];

/** What a power adds to a total, how often the card counts, and what becomes of its value before that. */
export interface Strength {
  readonly plus?: number;
  readonly times?: number;
  readonly value?: (value: number) => number;
}

/** The part of a table that all see and that facts hang on. */
export interface TablePart {
  readonly warp: readonly number[];
  readonly memo: Readonly<Record<string, Memo>>;
}

export const NO_STRENGTH: Strength = {};
