/** The cards on the poster. */
import type { Said } from "@hypergate/kernel";
import type { Design } from "@hypergate/race/client";

export interface Fanned {
  readonly design: Design;
  readonly name: Said;
  readonly kind: Said;
  readonly hue: string;
  /** Degrees, and how far it is pushed up in ems. */
  readonly turn: number;
  readonly rise: number;
}

const RARE = "var(--g-rare)";
const RARE_PRODUCTION: Said = { en: "Rare production", ru: "Производство" };

export const FAN: readonly Fanned[] = [
  {
    design: { id: "comet-zone", name: "Comet Zone", type: "world", cost: 3, vp: 2, good: "rare", production: true },
    name: { en: "Comet Zone", ru: "Зона комет" },
    kind: RARE_PRODUCTION,
    hue: RARE,
    turn: -13,
    rise: 0,
  },
  {
    design: {
      id: "lost-alien-warship",
      name: "Lost Alien Warship",
      type: "world",
      cost: 5,
      vp: 3,
      good: "alien",
      windfall: true,
      military: true,
    },
    name: { en: "Lost Alien Warship", ru: "Потерянный крейсер" },
    kind: { en: "Military, alien windfall", ru: "Военный мир Древних" },
    hue: "var(--g-alien)",
    turn: -4.5,
    rise: 1.1,
  },
  {
    design: { id: "new-earth", name: "New Earth", type: "world", cost: 5, vp: 3, good: "rare", production: true },
    name: { en: "New Earth", ru: "Новая Земля" },
    kind: RARE_PRODUCTION,
    hue: RARE,
    turn: 4.5,
    rise: 1.1,
  },
  {
    design: {
      id: "replicant-robots",
      name: "Replicant Robots",
      type: "development",
      cost: 4,
      vp: 2,
      powers: [{ does: "settleDiscount", by: 2 }],
    },
    name: { en: "Replicant Robots", ru: "Роботы-репликанты" },
    kind: { en: "Development", ru: "Технология" },
    hue: "#8E9BC6",
    turn: 13,
    rise: 0,
  },
];
