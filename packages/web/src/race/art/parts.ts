/** Machine parts of blueprints. Each is one line drawing in a box of about 40 by 40 round the origin. */

function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function around(n: number, radius: number, draw: (x: number, y: number) => string): string {
  return Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI - Math.PI / 2;
    return draw(round(radius * Math.cos(angle)), round(radius * Math.sin(angle)));
  }).join("");
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A toothed wheel. */
function wheel(teeth: number, inner: number, outer: number): string {
  const corners = Array.from({ length: teeth * 4 }, (_, i) => {
    const r = i % 4 < 2 ? outer : inner;
    const angle = ((i + 0.5) / (teeth * 4)) * 2 * Math.PI;
    return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

export const PARTS = {
  // Explore
  dish: `M-14-10C-14 6 2 14 12 10ZM-2 2L7-7M-2 8v8M-10 16h16${ring(9, -9, 2.5)}`,
  telescope: "M-16 2L10-12l5 9L-11 11ZM-2 8l-6 10M0 7l8 11M-16 2l-3 2 4 8 4-1",
  compass: `${ring(0, 0, 16)}M-5 5L0-11 5 5 0 2ZM0-16v3M0 13v3M-16 0h3M13 0h3`,
  map: "M-17-10l11-4 12 4 11-4v20l-11 4-12-4-11 4ZM-6-14v20M6-10v20",
  probe: `${ring(0, 0, 6)}M-6 0h-12v-6h8v12h-8v-6M6 0h12v-6h-8v12h8v-6M0-6v-11M-4-17h8M0 6v6`,
  sieve: "M-17-12h34L5 3v12l-10-5V3ZM-11-6h22M-6 0h12",
  // Develop
  crane: "M-14 15h14M-7 15V-14h22M-7-14l-8 6M-7-6l8-8M11-14v9M8-5h6v6H8Z",
  cog: `${wheel(9, 12, 16)}${ring(0, 0, 5)}`,
  cogs: `${wheel(8, 9, 12)}${ring(0, 0, 3)}${ring(14, -11, 6)}${ring(14, -11, 2)}`,
  plan: "M-13-16h20l6 6v26h-26ZM7-16v6h6M-8-4h16M-8 2h16M-8 8h10",
  flask: `M-5-16h10M-3-16v11L-13 13h26L3-5v-11M-8 4h16${ring(-3, 9, 1.5)}${ring(4, 8, 1.5)}`,
  microscope: "M-10 15h22M-4 15c-8 0-8-10 0-10h10M2-15l7 4-6 11-7-4ZM6-17l5 3",
  atom: `${ring(0, 0, 3)}M-17 0a17 6.5 0 1 0 34 0a17 6.5 0 1 0-34 0M-8.5-14.7a17 6.5 60 1 0 17 29.4a17 6.5 60 1 0-17-29.4M8.5-14.7a17 6.5-60 1 0-17 29.4a17 6.5-60 1 0 17-29.4`,
  fuse: `${ring(-3, 4, 11)}M4-5l5-5M9-10c3-4 6-2 6-7M15-17v-3M18-15l3-2M-9-1a8 8 0 0 1 4-4`,
  // Settle
  ark: `M-19 3l8-8H9c6 0 10 4 11 8-1 4-5 8-11 8h-20ZM-11-5v16M-2-5v-6H8v6${ring(-4, 3, 1.8)}${ring(3, 3, 1.8)}${ring(10, 3, 1.8)}`,
  lander: "M-8-14H8l5 12-5 9H-8l-5-9ZM-13-2h26M-8 7l-6 9M8 7l6 9M-18 16h8M10 16h8M0 7v5",
  dome: `M-17 10a17 17 0 0 1 34 0ZM-20 10h40M0 10V0M0 0c-7 0-7-8 0-9 7 1 7 9 0 9M-9 10V5M9 10V5${ring(-9, 3, 2.5)}${ring(9, 3, 2.5)}`,
  conveyor: `${ring(-13, 8, 5)}${ring(13, 8, 5)}M-13 3h26M-13 13h26M-8 3v-9h9v9M4 3v-6h7v6`,
  twins: `${ring(-8, 4, 10)}${ring(9, -7, 8)}M-18 4h20M1-7h16`,
  parley: `${ring(-9, -3, 5)}${ring(9, -3, 5)}M-17 14c0-8 3-10 8-10s8 2 8 10M1 14c0-8 3-10 8-10s8 2 8 10M-3-12h6M-6-16H6`,
  // Military
  sight: `${ring(0, 0, 13)}${ring(0, 0, 5)}M-19 0h6M13 0h6M0-19v6M0 13v6`,
  helmet: "M-13 8c-2-14 4-22 13-22s15 8 13 22l-8 6H-5ZM-9-2H9v6H-9ZM0 4v6",
  blades: "M-14-14L10 10M14-14L-10 10M6 14l8-8M-6 14l-8-8M10 10l5 5M-10 10l-5 5",
  cannon: `M-14 2L12-10l3 6L-9 8ZM12-10l4-2 4 8-5 2${ring(-8, 10, 6)}${ring(-8, 10, 2)}M-17 16h30`,
  shield: "M0-16l14 5v9c0 8-6 14-14 18-8-4-14-10-14-18v-9ZM0-16v32M-14-3h28",
  dropship: "M0-17c6 6 7 14 7 20H-7c0-6 1-14 7-20ZM-7 0l-9 9v5l9-4M7 0l9 9v5l-9-4M-4 12v5M0 12v7M4 12v5",
  squadron: "M0-16l6 12H-6ZM-12 0l6 12h-12ZM12 0l6 12H6ZM0-4v8M-12 12v4M12 12v4",
  manoeuvre: `${ring(-12, 10, 4)}M-8 8C0 6-4-8 8-10M3-14l6 4-4 6M10 4l6 6M16 4l-6 6M-14-12l4 4M-10-12l-4 4`,
  cloak: "M-18 4C-10-8 10-8 18 4M-10 9h3M-3 11h6M7 9h3M-7-3c0-10 14-10 14 0M-18-12h4M14-12h4M-2-17h4",
  claw: "M-3-17h6v8h-6ZM-3-9l-10 7v9l5 6M3-9l10 7v9l-5 6M-13-2h4M9-2h4M-3-9h6M0-9v6",
  // Trade and Consume
  coin: `${ring(0, 0, 15)}${ring(0, 0, 11)}M-4 5L0-6l4 11M-3 2h6`,
  coins: `M-13 3a7 3 0 1 0 14 0a7 3 0 1 0-14 0M-13 3v4a7 3 0 0 0 14 0V3M-13 7v4a7 3 0 0 0 14 0V7${ring(8, -6, 8)}${ring(8, -6, 5)}`,
  vault: `M-15-13h30v26h-30Z${ring(0, 0, 8)}M0-8v16M-8 0H8M-12 13v4M12 13v4`,
  scales: "M0-16v30M-8 14H8M-14-9h28M-14-9l-5 11h10ZM14-9L9 2h10Z",
  stall: "M-16-12h32l3 9h-38ZM-14-3v17h28V-3M-6-12l-1 9M6-12l1 9M-7 14V4H7v10",
  stamp: "M-6-15H6L4-3h7v7h-22v-7h7ZM-13 10h26M-9 15H9",
  billboard: "M-17-14h34V4h-34ZM-8 4v12M8 4v12M-12-4q6-9 12 0t12 0",
  goblet: "M-9-16H9C9-6 6-1 0-1S-9-6-9-16ZM0-1v13M-8 15H8M-13-12a5 5 0 0 0 5 7M13-12a5 5 0 0 1-5 7",
  skyline: "M-18 13h36M-13 13V-2h8v15M-5 13v-27h9v27M4 13V-6h10v19M-1-9h1M-1-4h1M-1 1h1M8-1h2M8 4h2",
  crate: "M-16-10h32v20h-32ZM-16-3h32M-6-10v20M6-3v13",
  pie: `${ring(0, 0, 15)}M0 0V-15M0 0L14 5M0 0L-9 12`,
  hand: "M-14-8l11-5 7 20-11 5ZM-1-13H9v21M9-9l8 5-7 14",
  hopper: "M-16-14h32L8-2H-8ZM-8-2v6H8v-6M-3 4v5M3 4v5M-9 15a4 3 0 0 1 8 0M1 15a4 3 0 0 1 8 0",
  chips:
    "M-13 8a9 4 0 1 0 18 0a9 4 0 1 0-18 0M-13 2a9 4 0 0 0 18 0M-13-4a9 4 0 1 0 18 0a9 4 0 1 0-18 0M-13-4v12M5-4v12M12-15l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1Z",
  // Produce
  robot: `M-9-6H9V7H-9ZM-5-6v-5H5v5M-13-3v8M13-3v8M-5 7v8M5 7v8M0-11v-5${ring(-4, -1, 2)}${ring(4, -1, 2)}`,
  drill: "M-17-6h14V6h-14ZM-3-6l19 6-19 6M2-4v8M7-3v6M-10 6v9M-15 15h10M-17-1h-3",
  foundry: "M-17 15V-3l9 6v-6l9 6v-18h8v31ZM-12 9h4M-3 9h4M2-20c4 0 4-3 8-3",
  helix: "M-8-18C-8-9 8-9 8 0S-8 9-8 18M8-18C8-9-8-9-8 0S8 9 8 18M-6-14H6M-4-4h8M-4 4h8M-6 14H6",
  spring: "M-13-4a13 11 0 0 1 24-4l4-5M15-13l-4 5-6-1M13 4a13 11 0 0 1-24 4l-4 5M-15 13l4-5 6 1",
  silo: "M-12 15V-6a6 5 0 0 1 12 0v21ZM0 15V0h13v15M-12 1H0M-12 8H0M4 5h5M4 10h5M-16 15h33",
  sprout: "M0 17V-2M0-2C-4-12-14-12-16-10c1 8 10 12 16 8ZM0 4c2-9 11-11 15-9 0 8-8 12-15 9ZM-10 17h20",
  // Orders, leagues and words in names
  rings: `${ring(-7, 4, 9)}${ring(7, 4, 9)}${ring(0, -7, 9)}`,
  council: `${ring(0, 0, 9)}${around(7, 15, (x, y) => ring(x, y, 3))}`,
  globe: `${ring(0, 0, 15)}M-15 0h30M0-15v30M0-15a8 15 0 0 0 0 30a8 15 0 0 0 0-30`,
  gate: "M-16 15V-4a16 13 0 0 1 32 0v19M-9 15v-17a9 8 0 0 1 18 0v17M-20 15h40",
  crown: "M-15 9l-3-18 9 8 9-13 9 13 9-8-3 18ZM-15 14h30",
  throne: "M-9 16v-31l9-4 9 4v31M-9 3H9M-14 16V6h5M14 16V6H9M-4-10h8M-4-5h8",
  eagle: "M0 16L-4 4l-16-4 4-4-6-4 8-1-3-6 11 5 6-6 6 6 11-5-3 6 8 1-6 4 4 4L4 4ZM-3-6h6",
  fist: "M-9 16V8l-5-5v-8c0-3 5-3 5 0 0-4 5-4 5 0 0-4 5-4 5 0 0-4 5-4 5 0v6h3c4 0 4 4 0 6l-4 4v5ZM-9-5v6M-4-5v6M1-5v6",
  chain: "M-3-6h-7a6 6 0 0 0 0 12h7M3-6h7a6 6 0 0 1 0 12H3M0-15v5M0 10v5M-6-13l2 4M6-13l-2 4M-6 13l2-4M6 13l-2-4",
  obelisk: "M-7 15L-4-17h8l3 32ZM-13 15h26M-4-4Q0-9 4-4Q0 1-4-4M-5 6H5",
  eye: `M-18 0Q0-18 18 0Q0 18-18 0Z${ring(0, 0, 6)}${ring(0, 0, 2)}`,
  tablet: "M-12-16h24v32h-24ZM-8-11h5v5h-5ZM2-11l3 5h-6ZM-8 0h8M4 0h4M-8 5h4M0 5h8M-8 10h16",
  sunrise: "M-18 8h36M-11 8a11 11 0 0 1 22 0M0-7v-8M-11-3l-6-5M11-3l6-5M-12 13h24M-7 17H7",
  banner: "M-10 17v-33M-10-14h23l-6 7 6 7h-23M-14 17h8",
  antenna: "M0-3v19M-8 16H8M-5-11a7 7 0 0 0 0 12M5-11a7 7 0 0 1 0 12M-9-15a13 13 0 0 0 0 20M9-15a13 13 0 0 1 0 20",
  bridge: "M-19 8h38M-12 16V-8M12 16V-8M-19 2C-14-2-12-6-12-8C-8 4 8 4 12-8c0 2 2 6 7 10M-6 8V1M0 8V2M6 8V1",
} as const;

export type Part = keyof typeof PARTS;
