/** Lines and patches on the face of a world, in a disc of radius 30 round the origin. */
import type { Seed } from "./seed.ts";
import type { Surface } from "./world-plan.ts";

/** One path: filled, or drawn with a line of this width. */
export interface Mark {
  readonly d: string;
  /** 0 for a filled patch. */
  readonly line: number;
  readonly opacity: number;
  /** Dark marks are shadows in the ground, light ones have the colour of the world. */
  readonly dark?: boolean;
}

type Draw = (seed: Seed) => Mark[];

function times<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => make(i));
}

function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

/** A closed wobbly outline. */
function blob(seed: Seed, x: number, y: number, r: number, wobble = 0.35): string {
  const n = 9;
  const corners = times(n, (i) => {
    const angle = (i / n) * 2 * Math.PI;
    const size = r * (1 - wobble + seed.between(0, 2 * wobble));
    return [x + size * Math.cos(angle), y + size * 0.75 * Math.sin(angle)] as const;
  });
  const middle = (i: number): string => {
    const [ax, ay] = corners[i % n];
    const [bx, by] = corners[(i + 1) % n];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = corners.map(([cx, cy], i) => `Q${cx.toFixed(1)} ${cy.toFixed(1)} ${middle(i)}`);
  return `M${middle(n - 1)}${curves.join("")}Z`;
}

/** A jagged line from a point outwards. */
function crack(seed: Seed, x: number, y: number, angle: number, steps: number): string {
  let d = `M${x} ${y}`;
  for (let i = 0; i < steps; i++) {
    angle += seed.between(-0.8, 0.8);
    x += 8 * Math.cos(angle);
    y += 8 * Math.sin(angle);
    d += `L${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return d;
}

/** A line that turns at right angles. */
function wire(seed: Seed): string {
  const step = 6 + seed.below(3) * 6;
  const turn = seed.below(2) === 0 ? step : -step;
  return `M${seed.below(10) * 6 - 28} ${seed.below(10) * 6 - 28}h${step}v${turn}h${6 + seed.below(2) * 6}`;
}

function hexagon(x: number, y: number, r: number): string {
  const corners = times(6, (i) => {
    const angle = (i * Math.PI) / 3;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const DRAW: Readonly<Record<Surface, Draw>> = {
  bands: (seed) =>
    times(7, (i) => ({
      d: `M-40 ${(i - 3) * 10 + seed.below(5)}q20 ${seed.below(9) - 4} 40 0t40 0`,
      line: 2 + seed.below(4),
      opacity: 0.42,
      dark: i % 3 === 1,
    })),
  continents: (seed) =>
    times(4, () => ({
      d: blob(seed, seed.between(-22, 22), seed.between(-20, 20), seed.between(7, 15)),
      line: 0,
      opacity: 0.5,
    })),
  craters: (seed) =>
    times(9, () => {
      const r = seed.between(2, 7);
      return {
        d: disc(seed.between(-24, 24), seed.between(-24, 24), r),
        line: 1.6,
        opacity: 0.5,
        dark: seed.below(2) === 0,
      };
    }),
  cracks: (seed) => [
    ...times(6, (i) => ({ d: crack(seed, seed.between(-8, 8), seed.between(-8, 8), i, 5), line: 1.7, opacity: 0.85 })),
    ...times(3, () => ({
      d: blob(seed, seed.between(-18, 18), seed.between(-18, 18), 7),
      line: 0,
      opacity: 0.4,
      dark: true,
    })),
  ],
  cities: (seed) => [
    ...times(3, () => ({ d: blob(seed, seed.between(-18, 18), seed.between(-16, 16), 11), line: 0, opacity: 0.26 })),
    {
      d: times(46, () => disc(Math.round(seed.between(-26, 26)), Math.round(seed.between(-26, 26)), 0.8)).join(""),
      line: 0,
      opacity: 0.95,
    },
    {
      d: times(
        4,
        () => `M${seed.between(-26, 0)} ${seed.between(-20, 20)}l${seed.between(10, 24)} ${seed.between(-9, 9)}`,
      ).join(""),
      line: 0.8,
      opacity: 0.6,
    },
  ],
  caps: (seed) => [
    { d: `M-32-32h64v14q-8 ${4 + seed.below(6)}-16 0t-16 2-16-2-16 0Z`, line: 0, opacity: 0.75 },
    { d: `M-32 32h64V22q-10-6-20 0t-22 0-22 2Z`, line: 0, opacity: 0.6 },
    ...times(4, () => ({
      d: blob(seed, seed.between(-20, 20), seed.between(-8, 12), 5),
      line: 0,
      opacity: 0.3,
      dark: true,
    })),
  ],
  storm: (seed) => {
    const x = seed.between(-10, 10);
    const y = seed.between(-6, 8);
    return [
      ...times(5, (i) => ({ d: `M-36 ${i * 14 - 28}q18 ${seed.below(7) - 3} 36 0t36 0`, line: 3, opacity: 0.3 })),
      ...times(4, (i) => ({ d: disc(x, y, 12 - i * 3, 7.5 - i * 1.9), line: 1.7, opacity: 0.75, dark: i % 2 === 1 })),
    ];
  },
  dunes: (seed) =>
    times(9, (i) => ({
      d: `M-34 ${i * 7 - 28}${times(5, () => `q${seed.between(5, 9)} ${seed.between(-7, -3)} 14 0`).join("")}`,
      line: 1.3,
      opacity: 0.5,
      dark: i % 2 === 0,
    })),
  cells: () =>
    times(35, (i) => {
      const row = Math.floor(i / 7);
      return {
        d: hexagon((i % 7) * 10.5 - 32 + (row % 2) * 5.2, row * 12 - 24, 5.4),
        line: 1.4,
        opacity: i % 4 === 0 ? 0.9 : 0.45,
      };
    }),
  circuits: (seed) => [
    { d: times(9, () => wire(seed)).join(""), line: 1.5, opacity: 0.8 },
    { d: times(9, () => disc(seed.below(9) * 6 - 25, seed.below(9) * 6 - 25, 1.8)).join(""), line: 0, opacity: 0.95 },
    { d: disc(0, 0, 9), line: 1.4, opacity: 0.5, dark: true },
  ],
  facets: (seed) =>
    times(7, () => {
      const x = seed.between(-22, 22);
      const y = seed.between(-20, 20);
      const h = seed.between(6, 12);
      return {
        d: `M${x} ${y - h}l${h * 0.6} ${h * 0.7}l${-h * 0.6} ${h}l${-h * 0.6} ${-h}ZM${x - h * 0.6} ${y - h * 0.3}h${h * 1.2}`,
        line: 1.4,
        opacity: 0.75,
      };
    }),
  clouds: (seed) =>
    times(8, () => {
      const x = seed.between(-30, 10);
      const y = seed.between(-24, 24);
      return { d: `M${x} ${y}q4-6 9-2q4-6 9 0q7-2 7 3h-25Z`, line: 0, opacity: seed.between(0.35, 0.65) };
    }),
  islands: (seed) => [
    ...times(4, (i) => ({ d: `M-32 ${i * 14 - 22}q5-3 10 0t10 0 10 0 10 0 10 0 10 0`, line: 0.9, opacity: 0.4 })),
    ...times(9, () => ({
      d: blob(seed, seed.between(-22, 22), seed.between(-22, 22), seed.between(2, 6)),
      line: 0,
      opacity: 0.7,
    })),
  ],
  forests: (seed) => [
    ...times(3, () => ({
      d: blob(seed, seed.between(-18, 18), seed.between(-16, 16), 13),
      line: 0,
      opacity: 0.35,
      dark: true,
    })),
    {
      d: times(24, () => disc(Math.round(seed.between(-26, 26)), Math.round(seed.between(-26, 26)), 2.2, 2.8)).join(""),
      line: 0,
      opacity: 0.5,
    },
  ],
};

export function marksOf(surface: Surface, seed: Seed): readonly Mark[] {
  return DRAW[surface](seed);
}
