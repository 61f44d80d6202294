/** The faces of the characters that bots play as, in four moods: a head and one accent of their own. */
import type { CharacterId } from "@hypergate/bots/characters";
import { memo, type ReactNode, type SVGProps } from "react";

export const MOODS = ["calm", "glad", "cross", "low"] as const;
export type Mood = (typeof MOODS)[number];

const INK = "#0B1120";
const PALE = "#E4E9F7";
const GREY = "#8E9BC6";
const GOLD = "#EFD36A";
const ROSE = "#F2B8D4";

interface Head {
  readonly accent: string;
  readonly head: (accent: string) => ReactNode;
  /** Middles of the eyes. */
  readonly eyes: readonly [left: number, right: number, y: number];
  readonly mouth: number;
  /** Of eyes and mouth, where they are not dark. */
  readonly light?: string;
  /** Eyes with slits. */
  readonly isCat?: boolean;
  /** Hides the mouth of one who is calm. */
  readonly hasMoustache?: boolean;
}

function Stroke({ width = 2, ...rest }: SVGProps<SVGPathElement> & { readonly width?: number }): ReactNode {
  return <path fill="none" stroke={INK} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" {...rest} />;
}

/** A surface with an outline. */
function Plane({ width = 2, ...rest }: SVGProps<SVGPathElement> & { readonly width?: number }): ReactNode {
  return <path fill={PALE} stroke={INK} strokeWidth={width} strokeLinejoin="round" {...rest} />;
}

const TEETH = Array.from({ length: 10 }, (_, i) => i * 36);

const HEADS: Readonly<Record<CharacterId, Head>> = {
  rusty: {
    accent: "#D79A6A",
    head: (a) => (
      <>
        <Stroke d="M32 15V7" stroke={GREY} width={3} />
        <Stroke d="M27 7h10" stroke={a} width={3.4} />
        <rect x={11} y={15} width={42} height={38} rx={6} fill={PALE} stroke={INK} strokeWidth={2} />
        <path d="M11 40h42v7a6 6 0 0 1-6 6H17a6 6 0 0 1-6-6Z" fill={a} />
        <circle cx={16} cy={20} r={1.5} fill={INK} />
        <circle cx={48} cy={20} r={1.5} fill={INK} />
        <Stroke d="M44 53l3-6 4 1" width={1.6} />
      </>
    ),
    eyes: [23, 41, 30],
    mouth: 44,
  },
  quark: {
    accent: ROSE,
    head: (a) => (
      <>
        <Plane d="M14 22C10 8 24 2 32 8c8-6 22 0 18 14Z" fill={a} />
        <circle cx={32} cy={35} r={19} fill={PALE} stroke={INK} strokeWidth={2} />
        <circle cx={12} cy={42} r={4} fill={a} stroke={INK} strokeWidth={1.6} />
        <circle cx={52} cy={42} r={4} fill={a} stroke={INK} strokeWidth={1.6} />
        <Stroke d="M20 24c4-3 8-3 10-1M34 23c3-2 7-2 10 1" width={1.6} />
      </>
    ),
    eyes: [24, 40, 33],
    mouth: 45,
  },
  baron: {
    accent: GOLD,
    head: (a) => (
      <>
        <Plane d="M18 16L14 4l10 6 8-8 8 8 10-6-4 12Z" fill={a} />
        <Plane d="M15 17h34v22c0 10-7 16-17 16S15 49 15 39Z" />
        <path d="M18 42c5-4 10-2 14 1 4-3 9-5 14-1-4 6-10 6-14 2-4 4-10 4-14-2Z" fill={INK} />
      </>
    ),
    eyes: [24, 40, 29],
    mouth: 51,
    hasMoustache: true,
  },
  pixel: {
    accent: "#7FE0E8",
    head: (a) => (
      <>
        <Stroke d="M20 14l-5-9M44 14l5-9" stroke={GREY} width={2.6} />
        <path d="M11 2h7v7h-7ZM46 2h7v7h-7Z" fill={a} />
        <Plane d="M12 14h40v8h4v20h-4v8H12v-8H8V22h4Z" />
        <path d="M16 19h32v24H16Z" fill="#16213F" />
      </>
    ),
    eyes: [24, 40, 28],
    mouth: 37,
    light: "#7FE0E8",
  },
  gauss: {
    accent: "#AAB3C8",
    head: (a) => (
      <>
        <Plane d="M12 30C12 14 20 9 32 9s20 5 20 21v8c0 4-2 6-5 7l-3 10H20l-3-10c-3-1-5-3-5-7Z" />
        <Plane d="M20 44c-2 8 2 14 12 18 10-4 14-10 12-18-6 3-18 3-24 0Z" fill={a} width={1.6} />
        <circle cx={23} cy={30} r={8} fill="none" stroke={INK} strokeWidth={2} />
        <circle cx={41} cy={30} r={8} fill="none" stroke={INK} strokeWidth={2} />
        <Stroke d="M31 30h2" />
      </>
    ),
    eyes: [23, 41, 30],
    mouth: 43,
  },
  nettle: {
    accent: "#8FD58A",
    head: (a) => (
      <>
        <Plane d="M32 12L22 2l2 10L10 8l8 9M32 12L42 2l-2 10 14-4-8 9" fill={a} />
        <Plane d="M12 20c6-6 34-6 40 0l-3 20c-2 9-9 15-17 15s-15-6-17-15Z" />
        <Stroke d="M20 47l4 3M44 47l-4 3" stroke={a} width={1.6} />
      </>
    ),
    eyes: [24, 40, 30],
    mouth: 44,
  },
  piston: {
    accent: "#7FB0F5",
    head: (a) => (
      <>
        <rect x={14} y={20} width={36} height={34} rx={14} fill={PALE} stroke={INK} strokeWidth={2} />
        <Plane d="M8 22c4-14 44-14 48 0-8-4-40-4-48 0Z" fill={a} />
        <Plane d="M14 18C16 6 48 6 50 18" fill={a} />
        <path d="M32 8l2 4 4 .4-3 3 1 4-4-2-4 2 1-4-3-3 4-.4Z" fill="#FFF6D5" />
        <Stroke d="M46 40h12v6" stroke={GREY} width={3.4} />
      </>
    ),
    eyes: [24, 40, 31],
    mouth: 44,
  },
  diode: {
    accent: "#9FE8F2",
    head: (a) => (
      <>
        <Plane d="M10 56C8 24 16 6 32 6s24 18 22 50Z" fill="#33406C" />
        <ellipse cx={32} cy={34} rx={16} ry={19} fill={PALE} stroke={INK} strokeWidth={2} />
        <circle cx={32} cy={12} r={4.5} fill={a} stroke={INK} strokeWidth={1.6} />
      </>
    ),
    eyes: [25, 39, 33],
    mouth: 44,
  },
  sprocket: {
    accent: "#C79BFA",
    head: (a) => (
      <>
        {TEETH.map((angle) => (
          <rect key={angle} x={28} y={3} width={8} height={9} rx={2} fill={a} transform={`rotate(${angle} 32 32)`} />
        ))}
        <circle cx={32} cy={32} r={22} fill={PALE} stroke={INK} strokeWidth={2} />
        <circle cx={32} cy={32} r={18.5} fill="none" stroke={a} strokeWidth={1.6} />
      </>
    ),
    eyes: [25, 39, 29],
    mouth: 41,
  },
  cat: {
    accent: "#B9C1D8",
    head: (a) => (
      <>
        <Plane
          d="M12 26L10 4l14 9h16l14-9-2 22c2 6 2 10 0 14-4 9-11 14-20 14s-16-5-20-14c-2-4-2-8 0-14Z"
          fill="#2B3960"
          stroke={a}
        />
        <Stroke d="M4 36l12 2M4 44l12-2M60 36l-12 2M60 44l-12-2" stroke={a} width={1.5} />
        <path d="M30 38h4l-2 2.5Z" fill={ROSE} />
      </>
    ),
    eyes: [24, 40, 29],
    mouth: 44,
    light: GOLD,
    isCat: true,
  },
};

interface BotFaceProps {
  readonly id: CharacterId;
  readonly mood?: Mood;
  readonly size: number;
}

export const BotFace = memo(function BotFace({ id, mood = "calm", size }: BotFaceProps): ReactNode {
  const { accent, head, eyes, mouth, light = INK, isCat = false, hasMoustache = false } = HEADS[id];
  const [left, right, y] = eyes;
  return (
    <svg className="bot-face" viewBox="-2 -2 68 68" width={size} height={size} data-mood={mood} aria-hidden="true">
      {head(accent)}
      <Eye x={left} y={y} mood={mood} light={light} isCat={isCat} />
      <Eye x={right} y={y} mood={mood} light={light} isCat={isCat} />
      {mood === "cross" ? (
        <Stroke d={`M${left - 6} ${y - 8}l10 4M${right + 6} ${y - 8}l-10 4`} stroke={light} width={2.8} />
      ) : null}
      {mood === "low" ? <Stroke d={`M${left - 5} ${y - 5}l9-4M${right + 5} ${y - 5}l-9-4`} stroke={light} /> : null}
      {hasMoustache && mood === "calm" ? null : <Stroke d={mouthOf(mood, mouth)} stroke={light} width={2.6} />}
    </svg>
  );
});

interface EyeProps {
  readonly x: number;
  readonly y: number;
  readonly mood: Mood;
  readonly light: string;
  readonly isCat: boolean;
}

function Eye({ x, y, mood, light, isCat }: EyeProps): ReactNode {
  if (mood === "glad") return <Stroke d={`M${x - 4.5} ${y + 1.5}q4.5-6 9 0`} stroke={light} width={3} />;
  if (mood === "low") return <Stroke d={`M${x - 4} ${y}h8`} stroke={light} width={3} />;
  if (isCat && mood === "calm")
    return (
      <>
        <ellipse cx={x} cy={y} rx={4.5} ry={5} fill={light} />
        <Stroke d={`M${x} ${y - 4}v8`} />
      </>
    );
  return <circle cx={x} cy={y} r={mood === "cross" ? 3.2 : 3.8} fill={light} />;
}

function mouthOf(mood: Mood, y: number): string {
  switch (mood) {
    case "calm":
      return `M27 ${y}h10`;
    case "glad":
      return `M25 ${y - 1}q7 7 14 0`;
    case "cross":
      return `M26 ${y + 2}q6-5 12 0`;
    case "low":
      return `M27 ${y + 2}q5-3.5 10 0`;
  }
}
