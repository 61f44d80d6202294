import type { Technology } from "../effects.ts";
import { coldsleepShip } from "./coldsleep-ship/technology.ts";
import { collapsiumHulls } from "./collapsium-hulls/technology.ts";
import { cosmicFieldGenerator } from "./cosmic-field-generator/technology.ts";
import { deltaScanners } from "./delta-scanners/technology.ts";
import { energyCloak } from "./energy-cloak/technology.ts";
import { enigmaDevice } from "./enigma-device/technology.ts";
import { genesisBomb } from "./genesis-bomb/technology.ts";
import { gluonMines } from "./gluon-mines/technology.ts";
import { infinityDrive } from "./infinity-drive/technology.ts";
import { lunarCannon } from "./lunar-cannon/technology.ts";
import { omegaMissile } from "./omega-missile/technology.ts";
import { plasmaThrusters } from "./plasma-thrusters/technology.ts";
import { precursorSeed } from "./precursor-seed/technology.ts";
import { quarkBattery } from "./quark-battery/technology.ts";
import { techScrambler } from "./tech-scrambler/technology.ts";
import { thePrometheus } from "./the-prometheus/technology.ts";
import { theQax } from "./the-qax/technology.ts";
import { vacuumTurbines } from "./vacuum-turbines/technology.ts";
import { warpspaceKey } from "./warpspace-key/technology.ts";
import { xenonLasers } from "./xenon-lasers/technology.ts";

/** Every technology there is, one copy of each (TCH-01). */
export const TECHNOLOGIES: readonly Technology[] = [
  coldsleepShip,
  collapsiumHulls,
  cosmicFieldGenerator,
  deltaScanners,
  energyCloak,
  enigmaDevice,
  genesisBomb,
  gluonMines,
  infinityDrive,
  lunarCannon,
  omegaMissile,
  plasmaThrusters,
  precursorSeed,
  thePrometheus,
  theQax,
  quarkBattery,
  techScrambler,
  vacuumTurbines,
  warpspaceKey,
  xenonLasers,
];
