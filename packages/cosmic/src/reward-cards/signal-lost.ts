import { kicker } from "./kicker.ts";

/** ×2. All other kickers are cancelled, and nobody may play reinforcements any more. */
export const signalLost = kicker("signal-lost", {
  kicker: { cancelsOthers: true },
  lastingFolds: { reinforceable: () => false },
});
