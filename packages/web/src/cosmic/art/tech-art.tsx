/** A device for each technology, in lines of one colour in a box of 100 by 60. It hints at what the technology does. */
import type { ReactNode } from "react";
import { around, LineShip, spiral } from "./line-parts.tsx";

const SOLID = { fill: "currentColor", stroke: "none" } as const;

export function TechDevice({ id }: { readonly id: string }): ReactNode {
  return TECH_ART[id];
}

const TECH_ART: Readonly<Record<string, ReactNode>> = {
  /** Somebody sleeps through the journey. */
  "coldsleep-ship": (
    <>
      <rect x={12} y={21} width={76} height={30} rx={15} />
      <rect x={22} y={28} width={38} height={16} rx={8} />
      <path d="M30 35c1.5 2 4.5 2 6 0M46 35c1.5 2 4.5 2 6 0M39 39.5c1.5 1 2.5 1 4 0" />
      <path d="M74 29v14M68 32.5l12 7M80 32.5l-12 7" />
      <path d="M52 8h7l-7 8h7M66 3h5l-5 6h5" />
    </>
  ),
  /** A hull within a hull within a hull, pressed together. */
  "collapsium-hulls": (
    <>
      <path d="M8 31C24 14 76 14 92 31C76 49 24 49 8 31Z" />
      <path d="M21 31C34 21 66 21 79 31C66 42 34 42 21 31Z" />
      <path d="M34 31C42 27 58 27 66 31C58 36 42 36 34 31Z" />
      <path d="M50 2v8M46 6.5l4 4 4-4M50 60v-8M46 55.5l4-4 4 4" />
    </>
  ),
  /** A zap with a stand. */
  "cosmic-field-generator": (
    <>
      <circle cx={50} cy={29} r={12} />
      <path d="M52 20L44 31h5l-2 8 9-12h-5Z" {...SOLID} />
      <path d="M28 57h44M42 39L36 57M58 39l6 18" />
      <path d="M30.5 38a21 21 0 1 1 39 0" strokeDasharray="8 5" />
    </>
  ),
  /** A delta looks through the discards. */
  "delta-scanners": (
    <>
      <path d="M50 3L67 31H33Z" />
      <circle cx={50} cy={21} r={4.5} />
      <path d="M37 35L25 44M63 35l12 9M50 35v6" strokeDasharray="3 4" />
      <path d="M28 46h44l8 11H20Z" />
    </>
  ),
  /** The half of a ship that is under the cloak cannot be seen. */
  "energy-cloak": (
    <>
      <path d="M50 48C34 48 20 45 12 38C20 31 30 29 33 28.5C33 18 40 13 50 13M33 28.5c5 2.5 11 3 17 3" />
      <path d="M50 48C66 48 80 45 88 38C80 31 70 29 67 28.5C67 18 60 13 50 13" strokeDasharray="2 5" />
      <path d="M50 4c5 9-5 9 0 18s-5 9 0 18-5 9 0 17" />
    </>
  ),
  /** A box, a crank, and nobody knows. */
  "enigma-device": (
    <>
      <rect x={20} y={14} width={54} height={38} rx={5} />
      <path d="M28 52v5M66 52v5M74 28h9V17M34 14V8" />
      <circle cx={83} cy={13} r={3.5} />
      <circle cx={39} cy={33} r={12} />
      <path d="M35.5 30.5a3.8 3.8 0 1 1 5.4 3.4c-1.3.7-1.9 1.6-1.9 3M39 40.5v.1" />
      <path d="M58 24h9M58 33h9M58 42h9" />
    </>
  ),
  /** A bomb that is full of life. */
  "genesis-bomb": (
    <>
      <circle cx={46} cy={37} r={20} />
      <path d="M57 20l4-6 6 4-4 6M64 16c4-9 10-2 15-8" />
      <path d="M84 2v3M89 7h-3M88 12l-2-2" />
      <path d="M46 49V37M46 42c-8 0-11-4-11-9 7 0 11 3 11 9ZM46 37c0-6 4-9 11-9 0 6-4 9-11 9Z" />
    </>
  ),
  /** Two mines on one spring. */
  "gluon-mines": (
    <>
      <circle cx={21} cy={30} r={9} />
      {around(8, [21, 30], <path d="M21 17.5v3.5" />)}
      <circle cx={79} cy={30} r={9} />
      {around(8, [79, 30], <path d="M79 17.5v3.5" />)}
      <path d="M18 27l6 6M24 27l-6 6M76 27l6 6M82 27l-6 6" />
      <path d="M36 30q2.3-12 4.7 0t4.7 0 4.7 0 4.7 0 4.7 0 4.5 0" />
    </>
  ),
  /** An engine that does not stop. */
  "infinity-drive": (
    <>
      <path d="M34 12h30l14 9v18l-14 9H34a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6ZM78 25l14 5-14 5" />
      <path d="M53 30c-4-8-17-8-17 0s13 8 17 0 17-8 17 0-13 8-17 0Z" />
      <path d="M22 20H11M22 30H4M22 40H11" />
    </>
  ),
  /** A moon with a barrel. */
  "lunar-cannon": (
    <>
      <circle cx={34} cy={38} r={19} />
      <circle cx={28} cy={33} r={4.5} />
      <circle cx={41} cy={44} r={3.5} />
      <path d="M27 47v.1" strokeWidth={4} />
      <g transform="rotate(-32 34 38)">
        <path d="M53 32h25M53 44h25M78 28.5h5v19h-5Z" />
        <path d="M89 32l6-3M90 38h8M89 44l6 3" />
      </g>
    </>
  ),
  /** The last letter for a planet. */
  "omega-missile": (
    <g transform="rotate(-18 50 30)">
      <path d="M22 20h42c13 0 21 6 27 10-6 4-14 10-27 10H22Z" />
      <path d="M34 20L24 9h-8l6 11M34 40L24 51h-8l6-11M66 20v20" />
      <path d="M40 36h4.5c-3-1.8-4.5-4-4.5-6.5a7 7 0 0 1 14 0c0 2.5-1.5 4.7-4.5 6.5H54" />
      <path d="M14 26H6M14 30H1M14 34H6" />
    </g>
  ),
  /** More push for one more ship. */
  "plasma-thrusters": (
    <>
      <LineShip x={50} y={20} width={62} />
      <path d="M32 30l-4 8h14l-4-8M62 30l-4 8h14l-4-8" />
      <path d="M29.5 42c0 6 5.5 8 5.5 15 0-7 5.5-9 5.5-15M59.5 42c0 6 5.5 8 5.5 15 0-7 5.5-9 5.5-15" />
    </>
  ),
  /** Somebody looks out of a seed. */
  "precursor-seed": (
    <>
      <path d="M50 18c13 0 20 11 20 21 0 11-9 18-20 18s-20-7-20-18c0-10 7-21 20-21Z" />
      <path d="M50 18v-9M50 10c-5-7-11-7-15-5 2 6 9 8 15 5ZM50 10c5-7 11-7 15-5-2 6-9 8-15 5Z" />
      <path d="M37.5 36h9a4.5 4.5 0 0 1-9 0ZM53.5 36h9a4.5 4.5 0 0 1-9 0Z" />
      <path d="M45 48c3.5 2 6.5 2 10 0" />
    </>
  ),
  /** Three quarks, and a card for later. */
  "quark-battery": (
    <>
      <rect x={10} y={12} width={70} height={36} rx={6} />
      <path d="M80 24h8v12h-8" />
      <path d="M29.3 23.5h6.4M27 27.5l3.6 7M38 27.5l-3.6 7" />
      <circle cx={25} cy={23.5} r={4.3} />
      <circle cx={40} cy={23.5} r={4.3} />
      <circle cx={32.5} cy={38} r={4.3} />
      <rect x={54} y={18} width={17} height={24} rx={3} />
      <path d="M59 30h7" />
    </>
  ),
  /** What goes in as a wave comes out as a mess. */
  "tech-scrambler": (
    <>
      <rect x={33} y={13} width={34} height={34} rx={5} />
      <path d="M3 30q6-17 12 0t12 0" />
      <path d="M40 23h4l10 14h5M56 33.5l3.5 3.5-3.5 3.5M40 37h4l10-14h5M56 19.5l3.5 3.5-3.5 3.5" />
      <path d="M73 30l3-11 4 20 4-26 4 30 4-18 4 5" />
    </>
  ),
  /** The ship that brings the fire. */
  "the-prometheus": (
    <>
      <path d="M6 42C24 30 76 30 94 42C80 57 20 57 6 42Z" />
      <path d="M30 34C30 21 70 21 70 34" />
      <path d="M50 21c-5.5 0-8.5-3.5-8.5-7.5 0-4.5 4.5-6.5 6.5-12.5 4 3 3.5 6 5 8.5 1.2-1 1.8-2.2 1.8-3.8 2.6 2.6 3.7 5.2 3.7 7.8 0 4-3 7.5-8.5 7.5Z" />
      <path d="M30 43v.1M50 45.5v.1M70 43v.1" strokeWidth={5} />
    </>
  ),
  /** Nobody can stay away from it. */
  "the-qax": (
    <>
      <path d="M42 9H28a21 21 0 0 0 0 42h14V38H28a8 8 0 0 1 0-16h14ZM34 9v13M34 38v13" />
      <LineShip x={60} y={15} width={16} />
      <LineShip x={84} y={22} width={16} />
      <LineShip x={84} y={40} width={16} />
      <LineShip x={60} y={48} width={16} />
      <path d="M46 30h5M57 30h5M68 30h4" />
    </>
  ),
  /** Four cards on their way into a fan. */
  "vacuum-turbines": (
    <>
      <circle cx={30} cy={30} r={25} />
      <circle cx={30} cy={30} r={5} />
      {around(6, [30, 30], <path d="M30 25c-4-6-1-13 6-15 3 5 1 12-2 16" />)}
      <rect x={61} y={6} width={9} height={13} rx={2} transform="rotate(-14 65 12)" />
      <rect x={80} y={10} width={9} height={13} rx={2} transform="rotate(12 84 16)" />
      <rect x={80} y={36} width={9} height={13} rx={2} transform="rotate(-10 84 42)" />
      <rect x={61} y={41} width={9} height={13} rx={2} transform="rotate(16 65 47)" />
      <path d="M61 30h9M75 30h14" />
    </>
  ),
  /** The warp, as a key. */
  "warpspace-key": (
    <>
      <path d={spiral(27, 30, 7.5, 5)} />
      <path d="M45.8 30H95M78 30v12M89 30v15" />
    </>
  ),
  /** One up or one down. */
  "xenon-lasers": (
    <>
      <path d="M4 20h18l7 5v10l-7 5H4ZM12 20v20" />
      <path d="M35 30h6M46 30h6M58 30l16-11M58 30l16 11" />
      <circle cx={84} cy={14} r={10} />
      <circle cx={84} cy={46} r={10} />
      <path d="M79 14h10M84 9v10M79 46h10" />
    </>
  ),
};
