import { COLOURS, type Colour, PAINT, STAR } from "./colours.ts";

/** The paints of `<Defs/>`, to be used as a fill. */
export const FILL = {
  planet: (colour: Colour) => `url(#hg-planet-${colour})`,
  pattern: (colour: Colour) => `url(#hg-pattern-${colour})`,
  hull: (colour: Colour) => `url(#hg-hull-${colour})`,
  shade: "url(#hg-shade)",
  glow: "url(#hg-glow)",
  warp: "url(#hg-warp)",
} as const;

/** Gradients and patterns that the drawings refer to. Stands once on a page. */
export function Defs() {
  return (
    <svg className="defs" width={0} height={0} aria-hidden="true">
      <defs>
        {COLOURS.map((colour) => (
          <ColourGradients key={colour} colour={colour} />
        ))}
        <PlanetPatterns />
        <Lights />
      </defs>
    </svg>
  );
}

function ColourGradients({ colour }: { readonly colour: Colour }) {
  const { light, mid, dark } = PAINT[colour];
  return (
    <>
      <radialGradient id={`hg-planet-${colour}`} cx={0.36} cy={0.3} r={0.85}>
        <stop offset={0.5} stopColor={mid} />
        <stop offset={1} stopColor={dark} />
      </radialGradient>
      <linearGradient id={`hg-hull-${colour}`} x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0.3} stopColor={light} />
        <stop offset={1} stopColor={mid} />
      </linearGradient>
    </>
  );
}

const RING_RADII = [8, 20, 32, 44, 56];

/** Waves, spots, stripes, rings and chequers, made for a planet of radius 40 round (0, 0). */
function PlanetPatterns() {
  return (
    <>
      <pattern id="hg-pattern-blue" width={60} height={17} patternUnits="userSpaceOnUse">
        <path
          d="M0 5q15-5 30 0t30 0M0 13q15 4 30 0t30 0"
          fill="none"
          stroke="#DCEBFF"
          strokeOpacity={0.34}
          strokeWidth={3}
        />
      </pattern>
      <pattern id="hg-pattern-green" width={22} height={20} patternUnits="userSpaceOnUse">
        <circle cx={5} cy={5} r={3.6} fill="#E2FFEE" fillOpacity={0.28} />
        <circle cx={16} cy={14} r={4.6} fill="#0B2A20" fillOpacity={0.34} />
      </pattern>
      <pattern id="hg-pattern-red" width={15} height={15} patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <rect width={6} height={15} fill="#FFE2DC" fillOpacity={0.26} />
      </pattern>
      <pattern id="hg-pattern-yellow" x={-112} y={-116} width={200} height={200} patternUnits="userSpaceOnUse">
        <g fill="none" stroke="#FFF6D5" strokeOpacity={0.3} strokeWidth={4}>
          {RING_RADII.map((r) => (
            <circle key={r} cx={100} cy={100} r={r} />
          ))}
        </g>
      </pattern>
      <pattern
        id="hg-pattern-purple"
        width={18}
        height={18}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(20)"
      >
        <rect width={9} height={9} fill="#F3E6FF" fillOpacity={0.22} />
        <rect x={9} y={9} width={9} height={9} fill="#F3E6FF" fillOpacity={0.22} />
      </pattern>
    </>
  );
}

const SHADOW = "#050814";

function Lights() {
  return (
    <>
      <radialGradient id="hg-shade" cx={0.32} cy={0.28} r={0.86}>
        <stop offset={0.35} stopColor={SHADOW} stopOpacity={0} />
        <stop offset={0.78} stopColor={SHADOW} stopOpacity={0.5} />
        <stop offset={1} stopColor={SHADOW} stopOpacity={0.85} />
      </radialGradient>
      <radialGradient id="hg-glow">
        <stop offset={0.55} stopColor={STAR} stopOpacity={0.34} />
        <stop offset={1} stopColor={STAR} stopOpacity={0} />
      </radialGradient>
      <radialGradient id="hg-warp">
        <stop offset={0} stopColor="#04060E" />
        <stop offset={0.7} stopColor="#0A1020" />
        <stop offset={1} stopColor="#16203A" />
      </radialGradient>
    </>
  );
}
