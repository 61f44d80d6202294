import type { Artifact } from "../effects.ts";
import { cardZap } from "./card-zap.ts";
import { cosmicZap } from "./cosmic-zap.ts";
import { emotionControl } from "./emotion-control.ts";
import { forceField } from "./force-field.ts";
import { ionicGas } from "./ionic-gas.ts";
import { mobiusTubes } from "./mobius-tubes.ts";
import { omniZap } from "./omni-zap.ts";
import { plague } from "./plague.ts";
import { quash } from "./quash.ts";
import { rebirth } from "./rebirth.ts";
import { shipZap } from "./ship-zap.ts";
import { solarWind } from "./solar-wind.ts";
import { victoryBoon } from "./victory-boon.ts";

export const ARTIFACT_EFFECTS: readonly Artifact[] = [
  cardZap,
  cosmicZap,
  emotionControl,
  forceField,
  ionicGas,
  mobiusTubes,
  plague,
  quash,
  omniZap,
  rebirth,
  shipZap,
  solarWind,
  victoryBoon,
];
