import type { BaseState, Rules } from "@hypergate/kernel";
import { race } from "@hypergate/race";
import type { Engine } from "../table/meter.ts";
import { raceMeter } from "./meter.ts";

export const engine: Engine = { rules: race as unknown as Rules<BaseState>, meter: raceMeter };
