import type { Rules } from "@hypergate/kernel";
import { FLARES, POWERS } from "./aliens/powers.ts";
import { ARTIFACT_EFFECTS } from "./artifacts/registry.ts";
import { clone } from "./copying.ts";
import type { Flare, PowerInstalled } from "./effects.ts";
import { missing } from "./homebrew/missing.ts";
import { install } from "./installed.ts";
import { MARKED_SHIPS } from "./marked-ships/registry.ts";
import { MIGRATIONS } from "./migrations.ts";
import { reinforcement } from "./reinforcement.ts";
import { resample } from "./resample.ts";
import { REWARD_EFFECTS } from "./reward-cards/registry.ts";
import { scene } from "./scene.ts";
import { type Config, setUp } from "./setup.ts";
import type { State } from "./state.ts";
import { STEPS } from "./steps/index.ts";
import { TECHNOLOGIES } from "./technologies/rules.ts";
import { looking, type View, view, views } from "./view.ts";

installWith([], []);

/** Installs all effects there are, and these aliens besides. */
export function installWith(powers: readonly PowerInstalled[], flares: readonly Flare[]): void {
  const named = [...ARTIFACT_EFFECTS, ...REWARD_EFFECTS];
  install([...POWERS, ...powers], [...FLARES, ...flares], named, reinforcement, TECHNOLOGIES, MARKED_SHIPS);
}

/** Cosmic Encounter, as the kernel plays it. */
export const cosmic: Rules<State, View, Config> = {
  id: "cosmic",
  version: 5,
  migrations: MIGRATIONS,
  steps: STEPS,
  setUp,
  seats: (state) => state.table.seats,
  clone,
  view,
  views,
  looking,
  scene,
  resample,
  missing,
};
