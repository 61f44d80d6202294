import type { Artifact } from "../effects.ts";
import { duplicity } from "./duplicity.ts";
import { epicOratory } from "./epic-oratory.ts";
import { faultyTranslator } from "./faulty-translator.ts";
import { giveWarAChance } from "./give-war-a-chance.ts";
import { intimidate } from "./intimidate.ts";
import { reinforcementX } from "./reinforcement-x.ts";
import { reversePolarity } from "./reverse-polarity.ts";
import { rift1 } from "./rift-1.ts";
import { rift2 } from "./rift-2.ts";
import { rift3 } from "./rift-3.ts";
import { rightOfRefusal } from "./right-of-refusal.ts";
import { selfDefense } from "./self-defense.ts";
import { selfDestruct } from "./self-destruct.ts";
import { signalLost } from "./signal-lost.ts";

/** What the cards of the reward deck do that are neither plain nor artifacts. */
export const REWARD_EFFECTS: readonly Artifact[] = [
  epicOratory,
  faultyTranslator,
  rightOfRefusal,
  selfDefense,
  intimidate,
  reversePolarity,
  selfDestruct,
  duplicity,
  signalLost,
  giveWarAChance,
  reinforcementX,
  rift1,
  rift2,
  rift3,
];
