import type { NamedBot } from "@hypergate/bots";
import type { Estimator } from "@hypergate/bots/chances";
import type {
  BaseState,
  GameEvent,
  Language,
  Messages,
  Params,
  Question,
  Ref,
  Refusal,
  Rng,
  Rules,
  Said,
  Seat,
  SettingChoice,
  TableSettings,
  TellingTime,
} from "@hypergate/kernel";
import type { Finding, Shape } from "@hypergate/kernel/scenario";

/**
 * What games make use of, by name, so that a run of many can tell what it never saw. The tally is that of one game; what
 * stands above zero in the end was used.
 */
export interface Uses<S extends BaseState = BaseState> {
  /** What is counted, in words. */
  readonly what: string;
  /** Called with every question before it is answered. */
  readonly note: (tally: Record<string, number>, question: Question, state: S) => void;
  /** Called once with all that was told. */
  readonly noteEvents: (tally: Record<string, number>, events: readonly GameEvent[]) => void;
  /** All that a large run must have seen, and from how many games on a run is large enough for the rarest of it. */
  readonly expected: () => readonly string[];
  readonly from: number;
  /** All pairs of kinds that may meet; no other pair ever does. */
  readonly pairs?: () => readonly (readonly [string, string])[];
}

/** Ids by what they are. */
export type SeatFacts = Readonly<Record<string, readonly string[]>>;

/** Scenario files of a game: what they look like, and what came of one. */
export interface ScenarioFiles {
  readonly shape: Shape;
  /** What findings speak of, besides what all games share. */
  readonly texts: Messages;
  readonly play: (document: unknown) => {
    /** The file could not be played at all. */
    readonly isBad: boolean;
    readonly findings: readonly Finding[];
    /** How things stood after every step, as lines of JSON, where the game can say it. */
    readonly positions?: string;
  };
}

/** A game as simulations and studies need to know it. It needs no files, so that a browser has it too. */
export interface SimulatedGame<S extends BaseState = BaseState> {
  readonly id: string;
  readonly rules: Rules<S>;
  readonly bots: Readonly<Record<string, NamedBot>>;
  /** What a game's length is counted in. */
  readonly unit: "encounters" | "rounds";
  readonly units: (state: S) => number;
  /** A game longer than this is stopped and reported. */
  readonly limit: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly winners: (state: S) => readonly Seat[];
  /** Final points by seat, where the game has points. */
  readonly scores?: (state: S) => readonly number[];
  /** How far each seat came, in what the game is won by. */
  readonly standing: (state: S) => readonly number[];
  /** What wins are counted by besides seat and bot: the alien a player began with, say. */
  readonly kindName: string;
  /** Empty as long as they are not known. */
  readonly kinds: (state: S) => readonly string[];
  /** All kinds that a table with these settings may have. */
  readonly allKinds: (settings: Readonly<Record<string, unknown>>) => readonly string[];
  /**
   * What a table is set up with at which some seats have a given kind; the others are dealt one, by the seed. Throws a
   * SetUpError where that cannot be.
   */
  readonly seated: (
    kinds: readonly (string | undefined)[],
    settings: Readonly<Record<string, unknown>>,
    seed: string,
  ) => unknown;
  /** Takes from a seat what its kind can do, if a game of this sort goes on without it: only once `isDealt`. */
  readonly disarmed?: {
    readonly isDealt: (state: S) => boolean;
    readonly disarm: (state: S, seat: Seat) => void;
  };
  /** Settings for simulations that are not asked for otherwise, given those that are. */
  readonly usual: (asked: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Every setting a table may choose. */
  readonly settings: () => readonly SettingChoice[];
  /** All settings of a table that has chosen these. Throws a SetUpError where they cannot go together. */
  readonly settled: (players: number, settings: Readonly<Record<string, unknown>>) => TableSettings;
  /** Throws a SetUpError where the settings cannot go together. */
  readonly config: (players: number, settings: Readonly<Record<string, unknown>>) => unknown;
  /** What a SetUpError says to players. */
  readonly refusal: (language: Language, refusal: Refusal) => string;
}

/** A game as everything around the rules needs to know it: the command line, the server and its bots. */
export interface PlayableGame<S extends BaseState = BaseState> extends SimulatedGame<S> {
  readonly title: Said;
  /** Sizes of table that are measured. */
  readonly measured: readonly number[];
  /** What else a finished game tells of each seat, by what it is: its strategy, say. */
  readonly facts?: (state: S) => readonly SeatFacts[];
  /** Named sets of settings, and the one of these that holds if nothing is said. */
  readonly presets: Readonly<Record<string, TableSettings>>;
  readonly preset: string;
  /** An event or a question in words, with what the players are called; `you` is the reader. Its id if it has none. */
  readonly say: (
    language: Language,
    id: string,
    params: Params,
    names: readonly (string | undefined)[],
    you?: Seat,
  ) => string;
  /** What a thing is called: a card, a player. */
  readonly called: (language: Language, ref: Ref, names: readonly (string | undefined)[], you?: Seat) => string;
  /** Tells winning chances. */
  readonly estimator: () => Estimator<S>;
  /** How many seconds the rules themselves give for questions of this kind, from the first of them in a row. */
  readonly ruleSeconds: (state: S, question: Question) => number | undefined;
  /** How long these events take to show to players. */
  readonly telling: (events: readonly { readonly id: string }[]) => TellingTime;
  readonly randomConfig: (rng: Rng) => unknown;
  readonly scenario: ScenarioFiles;
  /** Checks a state against the invariants; the first call of a game remembers what is to stay the same. */
  readonly checker: (start: S) => (state: S) => string | undefined;
  /** Whom a table asks may still depend on what is hidden; the fuzzer does not compare it. */
  readonly asksMayTell?: boolean;
  readonly uses: Uses<S>;
}
