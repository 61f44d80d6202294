/** The alert light of every alien: how much it asks of its player (SET-37). */
import type { AlienId } from "@hypergate/cosmic/client";

export type Alert = "green" | "yellow" | "red";

const YELLOW: readonly AlienId[] = [
  "amoeba",
  "anti-matter",
  "calculator",
  "demon",
  "fido",
  "fodder",
  "hate",
  "healer",
  "human",
  "kamikaze",
  "mind",
  "mirror",
  "mite",
  "philanthropist",
  "reincarnator",
  "remora",
  "shadow",
  "tick-tock",
];

const RED: readonly AlienId[] = [
  "citadel",
  "dictator",
  "gambler",
  "grudge",
  "machine",
  "masochist",
  "tripler",
  "virus",
  "void",
  "warpish",
];

const LIGHTS: ReadonlyMap<string, Alert> = new Map([
  ...YELLOW.map((alien): [string, Alert] => [alien, "yellow"]),
  ...RED.map((alien): [string, Alert] => [alien, "red"]),
]);

export function alertOf(alien: string): Alert {
  return LIGHTS.get(alien) ?? "green";
}
