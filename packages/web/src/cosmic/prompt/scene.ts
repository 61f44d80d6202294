import { type Encounter, type Side, shipsInEncounter, sideOf, type Table, type View } from "@hypergate/cosmic/client";
import type { Language, Params, Question, Ref, Seat } from "@hypergate/kernel";
import type { Draft } from "../../table/choosing.ts";
import type { Names } from "../../table/game-face.ts";
import type { CosmicMessageId } from "../words/words.ts";

/** Everything the words of one question need. */
export interface Scene {
  readonly language: Language;
  readonly names: Names;
  readonly view: View;
  readonly t: Table;
  readonly e: Encounter;
  readonly me: Seat;
  readonly question: Question;
  readonly draft: Draft;
  readonly say: (id: CosmicMessageId, params?: Params) => string;
  /** What a thing is called; the player who is asked is "you". */
  readonly called: (ref: Ref) => string;
}

/** Ships of a side in the encounter. */
export function strength(t: Table, side: Side): number {
  return t.players.reduce((sum, _, seat) => (sideOf(t, seat) === side ? sum + shipsInEncounter(t, seat) : sum), 0);
}
