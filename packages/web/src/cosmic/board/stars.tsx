import { memo, type ReactNode } from "react";

const COUNT = 150;
const SEED = 7;
const MODULUS = 2147483647;

/** A quiet sky, the same every time. */
export const Stars = memo(function Stars({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): ReactNode {
  let seed = SEED;
  const next = () => (seed = (seed * 16807) % MODULUS) / MODULUS;
  const stars = Array.from({ length: COUNT }, (_, n) => ({
    n,
    cx: next() * width,
    cy: next() * height,
    r: 0.5 + next() * 0.9,
    opacity: 0.12 + next() * 0.4,
  }));
  return (
    <g fill="#DCE6FF">
      {stars.map(({ n, cx, cy, r, opacity }) => (
        <circle key={n} cx={cx} cy={cy} r={r} fillOpacity={opacity} />
      ))}
    </g>
  );
});
