import { researchNumber } from "@hypergate/cosmic";

/** What a completed technology is worth, against the ships it takes. */
const WORTH: Readonly<Record<string, number>> = {
  "coldsleep-ship": 11,
  "precursor-seed": 9,
  "the-prometheus": 7,
  "omega-missile": 8,
  "genesis-bomb": 6,
  "infinity-drive": 7,
  "lunar-cannon": 7,
  "vacuum-turbines": 6,
  "delta-scanners": 5,
  "quark-battery": 5,
  "plasma-thrusters": 8,
  "warpspace-key": 5,
  "xenon-lasers": 5,
  "the-qax": 5,
};
const USUAL_WORTH = 4;

/** What it is worth to complete one, less the ships it takes. */
export function worthOfTech(id: string): number {
  return (WORTH[id] ?? USUAL_WORTH) - researchNumber(id);
}
