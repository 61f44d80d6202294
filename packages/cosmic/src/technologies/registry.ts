import type { Technology } from "../effects.ts";
import { facts as coldsleepShipFacts } from "./coldsleep-ship/facts.ts";
import { coldsleepShip } from "./coldsleep-ship/technology.ts";
import { text as coldsleepShipText } from "./coldsleep-ship/text.ts";
import { facts as collapsiumHullsFacts } from "./collapsium-hulls/facts.ts";
import { collapsiumHulls } from "./collapsium-hulls/technology.ts";
import { text as collapsiumHullsText } from "./collapsium-hulls/text.ts";
import { facts as cosmicFieldGeneratorFacts } from "./cosmic-field-generator/facts.ts";
import { cosmicFieldGenerator } from "./cosmic-field-generator/technology.ts";
import { text as cosmicFieldGeneratorText } from "./cosmic-field-generator/text.ts";
import { facts as deltaScannersFacts } from "./delta-scanners/facts.ts";
import { deltaScanners } from "./delta-scanners/technology.ts";
import { text as deltaScannersText } from "./delta-scanners/text.ts";
import { facts as energyCloakFacts } from "./energy-cloak/facts.ts";
import { energyCloak } from "./energy-cloak/technology.ts";
import { text as energyCloakText } from "./energy-cloak/text.ts";
import { facts as enigmaDeviceFacts } from "./enigma-device/facts.ts";
import { enigmaDevice } from "./enigma-device/technology.ts";
import { text as enigmaDeviceText } from "./enigma-device/text.ts";
import type { TechFacts } from "./facts.ts";
import { facts as genesisBombFacts } from "./genesis-bomb/facts.ts";
import { genesisBomb } from "./genesis-bomb/technology.ts";
import { text as genesisBombText } from "./genesis-bomb/text.ts";
import { facts as gluonMinesFacts } from "./gluon-mines/facts.ts";
import { gluonMines } from "./gluon-mines/technology.ts";
import { text as gluonMinesText } from "./gluon-mines/text.ts";
import { facts as infinityDriveFacts } from "./infinity-drive/facts.ts";
import { infinityDrive } from "./infinity-drive/technology.ts";
import { text as infinityDriveText } from "./infinity-drive/text.ts";
import { facts as lunarCannonFacts } from "./lunar-cannon/facts.ts";
import { lunarCannon } from "./lunar-cannon/technology.ts";
import { text as lunarCannonText } from "./lunar-cannon/text.ts";
import { facts as omegaMissileFacts } from "./omega-missile/facts.ts";
import { omegaMissile } from "./omega-missile/technology.ts";
import { text as omegaMissileText } from "./omega-missile/text.ts";
import { facts as plasmaThrustersFacts } from "./plasma-thrusters/facts.ts";
import { plasmaThrusters } from "./plasma-thrusters/technology.ts";
import { text as plasmaThrustersText } from "./plasma-thrusters/text.ts";
import { facts as precursorSeedFacts } from "./precursor-seed/facts.ts";
import { precursorSeed } from "./precursor-seed/technology.ts";
import { text as precursorSeedText } from "./precursor-seed/text.ts";
import { facts as quarkBatteryFacts } from "./quark-battery/facts.ts";
import { quarkBattery } from "./quark-battery/technology.ts";
import { text as quarkBatteryText } from "./quark-battery/text.ts";
import { facts as techScramblerFacts } from "./tech-scrambler/facts.ts";
import { techScrambler } from "./tech-scrambler/technology.ts";
import { text as techScramblerText } from "./tech-scrambler/text.ts";
import type { TechText } from "./text.ts";
import { facts as thePrometheusFacts } from "./the-prometheus/facts.ts";
import { thePrometheus } from "./the-prometheus/technology.ts";
import { text as thePrometheusText } from "./the-prometheus/text.ts";
import { facts as theQaxFacts } from "./the-qax/facts.ts";
import { theQax } from "./the-qax/technology.ts";
import { text as theQaxText } from "./the-qax/text.ts";
import { facts as vacuumTurbinesFacts } from "./vacuum-turbines/facts.ts";
import { vacuumTurbines } from "./vacuum-turbines/technology.ts";
import { text as vacuumTurbinesText } from "./vacuum-turbines/text.ts";
import { facts as warpspaceKeyFacts } from "./warpspace-key/facts.ts";
import { warpspaceKey } from "./warpspace-key/technology.ts";
import { text as warpspaceKeyText } from "./warpspace-key/text.ts";
import { facts as xenonLasersFacts } from "./xenon-lasers/facts.ts";
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

const ALL_FACTS = {
  "coldsleep-ship": coldsleepShipFacts,
  "collapsium-hulls": collapsiumHullsFacts,
  "cosmic-field-generator": cosmicFieldGeneratorFacts,
  "delta-scanners": deltaScannersFacts,
  "energy-cloak": energyCloakFacts,
  "enigma-device": enigmaDeviceFacts,
  "genesis-bomb": genesisBombFacts,
  "gluon-mines": gluonMinesFacts,
  "infinity-drive": infinityDriveFacts,
  "lunar-cannon": lunarCannonFacts,
  "omega-missile": omegaMissileFacts,
  "plasma-thrusters": plasmaThrustersFacts,
  "precursor-seed": precursorSeedFacts,
  "the-prometheus": thePrometheusFacts,
  "the-qax": theQaxFacts,
  "quark-battery": quarkBatteryFacts,
  "tech-scrambler": techScramblerFacts,
  "vacuum-turbines": vacuumTurbinesFacts,
  "warpspace-key": warpspaceKeyFacts,
  "xenon-lasers": xenonLasersFacts,
} as const satisfies Readonly<Record<string, TechFacts>>;

export const TECH_FACTS: Readonly<Record<string, TechFacts>> & typeof ALL_FACTS = ALL_FACTS;
