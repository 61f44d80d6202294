/** The rules themselves, for games that run in the browser: loaded only when somebody wants to see one. */
import type { BaseState, Rules } from "@hypergate/kernel";
import type { Meter } from "../table/meter.ts";

export interface Engine {
  readonly rules: Rules<BaseState>;
  readonly meter: Meter;
}

const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  cosmic: async () => {
    const [{ cosmic }, { cosmicMeter }] = await Promise.all([
      import("@hypergate/cosmic"),
      import("../cosmic/meter.ts"),
    ]);
    return { rules: cosmic as unknown as Rules<BaseState>, meter: cosmicMeter };
  },
  race: async () => {
    const [{ race }, { raceMeter }] = await Promise.all([import("@hypergate/race"), import("../race/meter.ts")]);
    return { rules: race as unknown as Rules<BaseState>, meter: raceMeter };
  },
};

/** Nothing for a game that there is none of. */
export async function loadEngine(game: string): Promise<Engine | undefined> {
  return ENGINES[game]?.();
}
