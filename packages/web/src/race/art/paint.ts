/** The colours of Race: four kinds of good, bare rock, and the blueprint. */
import type { Design, Good } from "@hypergate/race/client";

interface Hue {
  readonly light: string;
  readonly dark: string;
}

export const GOOD_HUE: Readonly<Record<Good, Hue>> = {
  novelty: { light: "#7FC0F5", dark: "#234566" },
  rare: { light: "#D79A6A", dark: "#5A3823" },
  genes: { light: "#8FD58A", dark: "#26512F" },
  alien: { light: "#EFD36A", dark: "#574818" },
};

export const ROCK: Hue = { light: "#AAB3C8", dark: "#39435C" };
export const PLAN_INK = "#C9D4F5";
export const MILITARY = "#FF9C8E";
export const SPACE = "#0A1122";
const DEVELOPMENT_EDGE = "#8E9BC6";

/** The colour of the edge under a card's picture. */
export function edgeOf(design: Design): string {
  if (design.type === "development") return DEVELOPMENT_EDGE;
  return design.good === undefined ? ROCK.light : GOOD_HUE[design.good].light;
}
