import { text as coldsleepShipText } from "./coldsleep-ship/text.ts";
import { text as collapsiumHullsText } from "./collapsium-hulls/text.ts";
import { text as cosmicFieldGeneratorText } from "./cosmic-field-generator/text.ts";
import { text as deltaScannersText } from "./delta-scanners/text.ts";
import { text as energyCloakText } from "./energy-cloak/text.ts";
import { text as enigmaDeviceText } from "./enigma-device/text.ts";
import { text as genesisBombText } from "./genesis-bomb/text.ts";
import { text as gluonMinesText } from "./gluon-mines/text.ts";
import { text as infinityDriveText } from "./infinity-drive/text.ts";
import { text as lunarCannonText } from "./lunar-cannon/text.ts";
import { text as omegaMissileText } from "./omega-missile/text.ts";
import { text as plasmaThrustersText } from "./plasma-thrusters/text.ts";
import { text as precursorSeedText } from "./precursor-seed/text.ts";
import { text as quarkBatteryText } from "./quark-battery/text.ts";
import { text as techScramblerText } from "./tech-scrambler/text.ts";
import type { TechText } from "./text.ts";
import { text as thePrometheusText } from "./the-prometheus/text.ts";
import { text as theQaxText } from "./the-qax/text.ts";
import { text as vacuumTurbinesText } from "./vacuum-turbines/text.ts";
import { text as warpspaceKeyText } from "./warpspace-key/text.ts";
import { text as xenonLasersText } from "./xenon-lasers/text.ts";

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
