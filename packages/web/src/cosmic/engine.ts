import { cosmic } from "@hypergate/cosmic";
import type { BaseState, Rules } from "@hypergate/kernel";
import type { Engine } from "../table/meter.ts";
import { cosmicMeter } from "./meter.ts";

export const engine: Engine = { rules: cosmic as unknown as Rules<BaseState>, meter: cosmicMeter };
