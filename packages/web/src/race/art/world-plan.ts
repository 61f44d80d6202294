/** What a world looks like: its body, its surface and what circles it, by its name and what it does. */
import type { Design } from "@hypergate/race/client";
import { seedOf } from "./seed.ts";

export type Body = "planet" | "rocks" | "comet" | "station" | "wreck" | "monolith";

export const SURFACES = [
  "bands",
  "continents",
  "craters",
  "cracks",
  "cities",
  "caps",
  "storm",
  "dunes",
  "cells",
  "circuits",
  "facets",
  "clouds",
  "islands",
  "forests",
] as const;
export type Surface = (typeof SURFACES)[number];

export interface WorldPlan {
  readonly body: Body;
  readonly surface: Surface;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tilt: number;
  /** A ring like Saturn's, or a small moon. */
  readonly company: "none" | "ring" | "moon" | "moons";
}

const BODIES: readonly (readonly [RegExp, Body])[] = [
  [/Asteroid|Smuggling Lair|Fuel Cache/, "rocks"],
  [/Comet/, "comet"],
  [/Space Port|Trading Outpost|Studios|Alien Outpost|Nomad/, "station"],
  [/Warship|Battle Fleet|Scout Ship|Sentry|Robotic Factory|Alien Factory|Blaster Runners/, "wreck"],
  [/Monolith|Rosetta/, "monolith"],
];

const SURFACE_WORDS: readonly (readonly [RegExp, readonly Surface[]])[] = [
  [/Hive|Insect/, ["cells"]],
  [/Gem|Prospectors/, ["facets"]],
  [/Volcanic|Destroyed|Doomed|Dying|Radioactive|Plague/, ["cracks"]],
  [/Old Earth|New Earth|Lost Colony|Vinland|Terraformed/, ["continents"]],
  [/Aquatic|Resort|Tourist/, ["islands"]],
  [/Uplift|Race|Lifeforms|Species|Symbionts|Empath/, ["forests", "clouds", "islands"]],
  [/Alien|Ancient|Library|Repository/, ["circuits"]],
  [/Merchant|Market|Bazaar|Trendsetters|Gambling|Cantina|Prosperous|Developers|Engineers|Toy/, ["cities"]],
  [/Min(?:es|ers|ing)|Penal|Convict|Armaments|Fortress|Stronghold/, ["craters", "dunes"]],
  [/Outpost|Secluded|Distant|Survivalists|Hidden/, ["caps"]],
  [/Pirate|Outlaw|Underground|Rebel/, ["storm", "craters", "bands"]],
  [/Spice|Sparta|Refugee|Separatist/, ["dunes"]],
];

export function worldPlanOf(design: Design): WorldPlan {
  const seed = seedOf(design.id);
  const body = BODIES.find(([word]) => word.test(design.name))?.[1] ?? "planet";
  const surfaces = SURFACE_WORDS.find(([word]) => word.test(design.name))?.[1] ?? SURFACES;
  return {
    body,
    surface: seed.pick(surfaces),
    x: 66 + seed.below(14),
    y: 42 + seed.below(5),
    r: 24 + seed.below(6),
    tilt: seed.below(56) - 28,
    company: seed.pick(["none", "none", "ring", "moon", "moons"]),
  };
}
