/**
 * Places that are kept free for pieces of other sets: the hazard token on the rim of the warp, and cards that lie face down before
 * a player. Under a narrow plate these have a place of their own; in a wide one they follow the player's part in the encounter.
 */
import type { Board, Rect } from "./geometry.ts";

export interface Reserved extends Rect {
  readonly what: "hazard" | "cards";
}

/** Half the width of the token. */
const TOKEN = 13;
/** Three backs in a row. */
const CARDS = { width: 48, height: 19, edge: 5 } as const;

export function reservedPlaces({ warp, warpRadius: r, scale: k, systems }: Board): readonly Reserved[] {
  const rim = { x: warp.x + r * 0.76, y: warp.y - r * 0.76 };
  const token = { x: rim.x - TOKEN * k, y: rim.y - TOKEN * k, width: 2 * TOKEN * k, height: 2 * TOKEN * k };
  const narrow = systems.flatMap(({ plate }) => (plate === undefined || isWide(plate, k) ? [] : [plate]));
  return [
    { ...token, what: "hazard" },
    ...narrow.map((plate): Reserved => {
      const [width, height] = [CARDS.width * k, CARDS.height * k];
      const x = plate.x + plate.width - width - CARDS.edge * k;
      return { what: "cards", x, y: plate.y + plate.height + 4 * k, width, height };
    }),
  ];
}

/** From this width on the part in the encounter stands inside the plate. */
const WIDE = 200;

export function isWide({ width }: Rect, scale: number): boolean {
  return width > WIDE * Math.max(1, scale);
}
