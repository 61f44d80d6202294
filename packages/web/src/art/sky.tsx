import type { ReactNode } from "react";

const MULTIPLIER = 16_807;
const MODULUS = 2_147_483_647;

/** Stars of a sky that is the same every time: places, sizes and brightness follow from the seed. */
export function Sky({
  width,
  height,
  stars,
  seed,
}: {
  readonly width: number;
  readonly height: number;
  readonly stars: number;
  readonly seed: number;
}): ReactNode {
  let state = seed;
  const next = () => {
    state = (state * MULTIPLIER) % MODULUS;
    return state / MODULUS;
  };
  const placed = Array.from({ length: stars }, () => ({
    x: next() * width,
    y: next() * height,
    r: 0.5 + next() * 0.9,
    light: 0.12 + next() * 0.4,
  }));
  return (
    <g fill="#dce6ff">
      {placed.map(({ x, y, r, light }) => (
        <circle key={x} cx={x} cy={y} r={r} fillOpacity={light} />
      ))}
    </g>
  );
}
