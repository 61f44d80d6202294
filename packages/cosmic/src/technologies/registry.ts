import { facts as coldsleepShipFacts } from "./coldsleep-ship/facts.ts";
import { facts as collapsiumHullsFacts } from "./collapsium-hulls/facts.ts";
import { facts as cosmicFieldGeneratorFacts } from "./cosmic-field-generator/facts.ts";
import { facts as deltaScannersFacts } from "./delta-scanners/facts.ts";
import { facts as energyCloakFacts } from "./energy-cloak/facts.ts";
import { facts as enigmaDeviceFacts } from "./enigma-device/facts.ts";
import type { TechFacts } from "./facts.ts";
import { facts as genesisBombFacts } from "./genesis-bomb/facts.ts";
import { facts as gluonMinesFacts } from "./gluon-mines/facts.ts";
import { facts as infinityDriveFacts } from "./infinity-drive/facts.ts";
import { facts as lunarCannonFacts } from "./lunar-cannon/facts.ts";
import { facts as omegaMissileFacts } from "./omega-missile/facts.ts";
import { facts as plasmaThrustersFacts } from "./plasma-thrusters/facts.ts";
import { facts as precursorSeedFacts } from "./precursor-seed/facts.ts";
import { facts as quarkBatteryFacts } from "./quark-battery/facts.ts";
import { facts as techScramblerFacts } from "./tech-scrambler/facts.ts";
import { facts as thePrometheusFacts } from "./the-prometheus/facts.ts";
import { facts as theQaxFacts } from "./the-qax/facts.ts";
import { facts as vacuumTurbinesFacts } from "./vacuum-turbines/facts.ts";
import { facts as warpspaceKeyFacts } from "./warpspace-key/facts.ts";
import { facts as xenonLasersFacts } from "./xenon-lasers/facts.ts";

/** The facts of every technology; the rules are in `rules.ts`, the texts in `texts.ts`. */
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
