import type { Rules } from "@hypergate/kernel";
import { MIGRATIONS } from "./migrations.ts";
import { resample } from "./resample.ts";
import { type Config, setUp } from "./setup.ts";
import { clone, type State } from "./state.ts";
import { choose } from "./steps/choose.ts";
import { consume } from "./steps/consume.ts";
import { develop, developAgain } from "./steps/develop.ts";
import { explore } from "./steps/explore.ts";
import { produce } from "./steps/produce.ts";
import { end, round } from "./steps/round.ts";
import { settle, settleAgain } from "./steps/settle.ts";
import { start } from "./steps/start.ts";
import { looking, type View, view } from "./view.ts";

/** Questions about which hand cards go: the others see only how many. */
const SECRET: ReadonlySet<string> = new Set([
  "develop.pay",
  "settle.pay",
  "settle.mercenaries",
  "takeover.mercenaries",
  "defense.mercenaries",
]);

/** Race for the Galaxy with The Gathering Storm and Rebel vs Imperium. */
export const race: Rules<State, View, Config> = {
  id: "race",
  version: 3,
  migrations: MIGRATIONS,
  steps: {
    start,
    choose,
    explore,
    develop,
    "develop again": developAgain,
    settle,
    "settle again": settleAgain,
    consume,
    produce,
    round,
    end,
  },
  setUp,
  seats: (s) => s.table.players.length,
  clone,
  view,
  looking,
  resample,
  isSecret: (key) => SECRET.has(key),
};
