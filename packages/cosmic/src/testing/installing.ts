/** Effects made for a test file, in place of the real ones of the same names. */
import { afterAll, beforeAll } from "vitest";
import { FLARES, POWERS } from "../aliens/powers.ts";
import { ARTIFACT_EFFECTS } from "../artifacts/registry.ts";
import type { Flare, PowerInstalled, Technology } from "../effects.ts";
import { install } from "../installed.ts";
import { MARKED_SHIPS } from "../marked-ships/registry.ts";
import { reinforcement } from "../reinforcement.ts";
import { REWARD_EFFECTS } from "../reward-cards/registry.ts";
import { TECHNOLOGIES } from "../technologies/rules.ts";

const CARDS_WITH_TEXTS = [...ARTIFACT_EFFECTS, ...REWARD_EFFECTS];

interface Made {
  readonly powers?: readonly PowerInstalled[];
  readonly flares?: readonly Flare[];
  readonly technologies?: readonly Technology[];
}

/** All tests of the file play with these. */
export function playWith({ powers = [], flares = [], technologies = [] }: Made): void {
  const others = POWERS.filter(({ id }) => !powers.some((power) => power.id === id));
  const otherFlares = FLARES.filter(({ alien }) => !flares.some((flare) => flare.alien === alien));
  const otherTechs = TECHNOLOGIES.filter(({ id }) => !technologies.some((tech) => tech.id === id));
  beforeAll(() => {
    install(
      [...others, ...powers],
      [...otherFlares, ...flares],
      CARDS_WITH_TEXTS,
      reinforcement,
      [...otherTechs, ...technologies],
      MARKED_SHIPS,
    );
  });
  afterAll(() => {
    install(POWERS, FLARES, CARDS_WITH_TEXTS, reinforcement, TECHNOLOGIES, MARKED_SHIPS);
  });
}
