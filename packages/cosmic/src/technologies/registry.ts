import type { Technology } from "../effects.ts";
import { coldsleepShip } from "./coldsleep-ship/technology.ts";
import { text as coldsleepShipText } from "./coldsleep-ship/text.ts";
import { collapsiumHulls } from "./collapsium-hulls/technology.ts";
import { text as collapsiumHullsText } from "./collapsium-hulls/text.ts";
import { cosmicFieldGenerator } from "./cosmic-field-generator/technology.ts";
import { text as cosmicFieldGeneratorText } from "./cosmic-field-generator/text.ts";
import { deltaScanners } from "./delta-scanners/technology.ts";
import { text as deltaScannersText } from "./delta-scanners/text.ts";
import { energyCloak } from "./energy-cloak/technology.ts";
import { text as energyCloakText } from "./energy-cloak/text.ts";
import { enigmaDevice } from "./enigma-device/technology.ts";
import { text as enigmaDeviceText } from "./enigma-device/text.ts";
import { genesisBomb } from "./genesis-bomb/technology.ts";
import { text as genesisBombText } from "./genesis-bomb/text.ts";
import { gluonMines } from "./gluon-mines/technology.ts";
import { text as gluonMinesText } from "./gluon-mines/text.ts";
import { infinityDrive } from "./infinity-drive/technology.ts";
import { text as infinityDriveText } from "./infinity-drive/text.ts";
import { lunarCannon } from "./lunar-cannon/technology.ts";
import { text as lunarCannonText } from "./lunar-cannon/text.ts";
import { omegaMissile } from "./omega-missile/technology.ts";
import { text as omegaMissileText } from "./omega-missile/text.ts";
import { plasmaThrusters } from "./plasma-thrusters/technology.ts";
import { text as plasmaThrustersText } from "./plasma-thrusters/text.ts";
import { precursorSeed } from "./precursor-seed/technology.ts";
import { text as precursorSeedText } from "./precursor-seed/text.ts";
import { quarkBattery } from "./quark-battery/technology.ts";
import { text as quarkBatteryText } from "./quark-battery/text.ts";
import { techScrambler } from "./tech-scrambler/technology.ts";
import { text as techScramblerText } from "./tech-scrambler/text.ts";
import type { TechText } from "./text.ts";
import { thePrometheus } from "./the-prometheus/technology.ts";
import { text as thePrometheusText } from "./the-prometheus/text.ts";
import { theQax } from "./the-qax/technology.ts";
import { text as theQaxText } from "./the-qax/text.ts";
import { vacuumTurbines } from "./vacuum-turbines/technology.ts";
import { text as vacuumTurbinesText } from "./vacuum-turbines/text.ts";
import { warpspaceKey } from "./warpspace-key/technology.ts";
import { text as warpspaceKeyText } from "./warpspace-key/text.ts";
import { xenonLasers } from "./xenon-lasers/technology.ts";
import { text as xenonLasersText } from "./xenon-lasers/text.ts";

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

export const TECH_TEXTS: Readonly<Record<string, TechText>> = {
  "coldsleep-ship": coldsleepShipText,
  "collapsium-hulls": collapsiumHullsText,
  "cosmic-field-generator": cosmicFieldGeneratorText,
  "delta-scanners": deltaScannersText,
  "energy-cloak": energyCloakText,
  "enigma-device": enigmaDeviceText,
  "genesis-bomb": genesisBombText,
  "gluon-mines": gluonMinesText,
  "infinity-drive": infinityDriveText,
  "lunar-cannon": lunarCannonText,
  "omega-missile": omegaMissileText,
  "plasma-thrusters": plasmaThrustersText,
  "precursor-seed": precursorSeedText,
  "the-prometheus": thePrometheusText,
  "the-qax": theQaxText,
  "quark-battery": quarkBatteryText,
  "tech-scrambler": techScramblerText,
  "vacuum-turbines": vacuumTurbinesText,
  "warpspace-key": warpspaceKeyText,
  "xenon-lasers": xenonLasersText,
};
