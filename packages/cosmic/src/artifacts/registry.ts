import type { Artifact } from "../effects.ts";
import { cardZap } from "./card-zap.ts";
import { cosmicZap } from "./cosmic-zap.ts";
import { emotionControl } from "./emotion-control.ts";
import { forceField } from "./force-field.ts";
import { ionicGas } from "./ionic-gas.ts";
import { mobiusTubes } from "./mobius-tubes.ts";
import { plague } from "./plague.ts";
import { quash } from "./quash.ts";

export const ARTIFACT_EFFECTS: readonly Artifact[] = [
  cardZap,
  cosmicZap,
  emotionControl,
  forceField,
  ionicGas,
  mobiusTubes,
  plague,
  quash,
];
