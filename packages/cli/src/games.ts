/** The games the command line knows, each with what simulating, fuzzing and replaying need to know of it. */
import { cosmicBots, type NamedBot } from "@hypergate/bots";
import { type State as CosmicState, cosmic, cosmicFuzz, playScenario } from "@hypergate/cosmic";
import type { BaseState, Rng, Rules, Seat } from "@hypergate/kernel";

export interface PlayableGame<S extends BaseState = BaseState> {
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
  /** What wins are counted by besides seat and bot: the alien a player began with, say. */
  readonly kindName: string;
  readonly kinds: (state: S) => readonly string[];
  /** Settings for simulations that are not asked for otherwise. */
  readonly usual: Readonly<Record<string, unknown>>;
  readonly config: (players: number, settings: Readonly<Record<string, unknown>>) => unknown;
  readonly randomConfig: (rng: Rng) => unknown;
  /** Plays a scenario file and says what did not come true. */
  readonly scenario: (document: unknown) => readonly string[];
  /** Checks a state against the invariants; the first call of a game remembers what is to stay the same. */
  readonly checker: (start: S) => (state: S) => string | undefined;
}

const COSMIC: PlayableGame<CosmicState> = {
  id: "cosmic",
  rules: cosmic as Rules<CosmicState>,
  bots: cosmicBots,
  unit: "encounters",
  units: (state) => state.table.encounter.n,
  limit: 5000,
  players: { min: 3, max: 5 },
  winners: (state) => state.table.winners,
  kindName: "byAlien",
  kinds: (state) => state.table.players.map((player, seat) => player.powers[0] ?? state.secret.hidden[seat][0] ?? "?"),
  usual: { alienSelection: "random", useFlares: true },
  config: (players, settings) => ({ players, settings }),
  scenario: playScenario,
  randomConfig: cosmicFuzz.randomConfig,
  checker: cosmicFuzz.checker,
};

export const GAMES: Readonly<Record<string, PlayableGame>> = { cosmic: COSMIC as unknown as PlayableGame };
