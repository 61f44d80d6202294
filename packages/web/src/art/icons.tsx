import { memo, type ReactNode } from "react";

const BOX = 18;
const STROKE = 1.6;

/** Line drawings in a box of 18 by 18. */
const ICONS = {
  cards: (
    <>
      <rect x={2} y={5} width={8} height={11} rx={1.7} transform="rotate(-8 6 10.5)" />
      <path d="M7 2.5l6.8 1.2a1.6 1.6 0 0 1 1.3 1.9l-1.5 8.2" />
    </>
  ),
  log: <path d="M3 4.5h12M3 9h12M3 13.5h8" />,
  more: <path d="M4 9h.1M9 9h.1M14 9h.1" strokeWidth={2.6} />,
  gear: (
    <>
      <circle cx={9} cy={9} r={5.2} />
      <circle cx={9} cy={9} r={1.8} />
      <path d="M9 3.8V1.5M9 14.2v2.3M3.8 9H1.5M14.2 9h2.3M5.3 5.3L3.7 3.7M12.7 12.7l1.6 1.6M12.7 5.3l1.6-1.6M5.3 12.7l-1.6 1.6" />
    </>
  ),
  pencil: <path d="M3 15l.8-3.6 8.2-8.2 2.8 2.8-8.2 8.2ZM10.2 5l2.8 2.8" />,
  undo: <path d="M6 3L2.5 6.5 6 10M3 6.5h7.5a4 4 0 0 1 0 8H6" />,
  help: (
    <>
      <circle cx={9} cy={9} r={7} />
      <path d="M7 7a2 2 0 1 1 2.8 1.8c-.6.3-.8.7-.8 1.4M9 12.8v.1" />
    </>
  ),
  clock: (
    <>
      <circle cx={9} cy={9} r={6.8} />
      <path d="M9 5v4l2.8 1.7" />
    </>
  ),
  arrow: <path d="M2 9h14M11 4l5 5-5 5" />,
  shield: <path d="M9 1.7l6.5 2.3v4.5c0 3.6-2.7 6.3-6.5 7.8-3.8-1.5-6.5-4.2-6.5-7.8V4Z" />,
  gate: <path d="M6 3a6.3 6.3 0 0 0 0 12M7.5 9h9M12.7 5.2L16.5 9l-3.8 3.8" />,
  gateBig: (
    <>
      <circle cx={7} cy={9} r={5.25} />
      <path d="M7 9h9M13 6l3 3-3 3" />
    </>
  ),
  back: <path d="M11.5 3.5L6 9l5.5 5.5" />,
  down: <path d="M4.5 6.8L9 11.2l4.5-4.4" />,
  check: <path d="M3 9.7l4 4L15 4.8" />,
  plus: <path d="M9 3v12M3 9h12" />,
  minus: <path d="M3 9h12" />,
  close: <path d="M4 4l10 10M14 4L4 14" />,
  chat: <path d="M4.5 2.8h9a2 2 0 0 1 2 2v5.4a2 2 0 0 1-2 2H9l-4 3.3v-3.3h-.5a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2Z" />,
  search: (
    <>
      <circle cx={7.7} cy={7.7} r={5.2} />
      <path d="M11.6 11.6l4.4 4.4" />
    </>
  ),
  eye: (
    <>
      <path d="M1.5 9C4 5.2 6.3 3.8 9 3.8s5 1.4 7.5 5.2c-2.5 3.8-4.8 5.2-7.5 5.2S4 12.8 1.5 9Z" />
      <circle cx={9} cy={9} r={2.2} />
    </>
  ),
  link: (
    <path d="M7.5 10.5a3.2 3.2 0 0 0 4.5 0l3-3a3.2 3.2 0 0 0-4.5-4.5L9.2 4.3M10.5 7.5a3.2 3.2 0 0 0-4.5 0l-3 3a3.2 3.2 0 0 0 4.5 4.5l1.3-1.3" />
  ),
  copy: (
    <>
      <rect x={6.2} y={6.2} width={9.3} height={9.3} rx={2} />
      <path d="M11.8 3.5a1.5 1.5 0 0 0-1-1H4.5a2 2 0 0 0-2 2v6.3a1.5 1.5 0 0 0 1 1" />
    </>
  ),
  bolt: <path d="M10.5 1.5L3.8 10.3h4.5l-1 6.2 7-9.3H9.5Z" />,
  trophy: (
    <path d="M5 2.5h8v4.7a4 4 0 0 1-8 0ZM5 4H2.3c0 2.8 1 4.2 3 4.6M13 4h2.7c0 2.8-1 4.2-3 4.6M9 11.2v4.3M5.5 15.5h7" />
  ),
  play: <path d="M5 2.8v12.4L15 9Z" />,
  pause: <path d="M6 3.5v11M12 3.5v11" />,
  stepForward: <path d="M4 3.5v11L12 9ZM14.5 3.5v11" />,
  stepBack: <path d="M14 3.5v11L6 9ZM3.5 3.5v11" />,
  menu: <path d="M2.5 4.5h13M2.5 9h13M2.5 13.5h13" />,
  people: (
    <>
      <circle cx={6.7} cy={5.5} r={2.9} />
      <path d="M1.5 15c.3-3.3 2.2-5 5.2-5s4.9 1.7 5.2 5M11.5 2.9a2.9 2.9 0 0 1 0 5.2M13.2 10.4c2 .6 3.1 2.2 3.3 4.6" />
    </>
  ),
  speaker: <path d="M2.5 7v4h2.8L9 14.2V3.8L5.3 7ZM11.5 6.5a3.5 3.5 0 0 1 0 5M13.6 4.2a6.5 6.5 0 0 1 0 9.6" />,
  speakerSoft: <path d="M2.5 7v4h2.8L9 14.2V3.8L5.3 7ZM11.5 6.5a3.5 3.5 0 0 1 0 5" />,
  speakerOff: <path d="M2.5 7v4h2.8L9 14.2V3.8L5.3 7ZM11.8 7l4 4M15.8 7l-4 4" />,
  robot: (
    <>
      <rect x={3} y={6} width={12} height={9} rx={2.5} />
      <path d="M9 6V3M9 2.4v.1M1.2 9.5v2.5M16.8 9.5v2.5M6.7 9.5v1M11.3 9.5v1M7 12.8h4" />
    </>
  ),
  crown: <path d="M2.5 5.5l3.3 3.2L9 3.5l3.2 5.2 3.3-3.2-1.2 8.5H3.7Z" />,
  star: <path d="M9 1.8l2.2 4.6 5 .7-3.7 3.5.9 5L9 13.2l-4.4 2.4.9-5L1.8 7.1l5-.7Z" />,
  bell: <path d="M3 13.2c1.2-1.2 1.5-2.6 1.5-5.2a4.5 4.5 0 0 1 9 0c0 2.6.3 4 1.5 5.2ZM7.3 15.5c.8 1 2.6 1 3.4 0" />,
  rules: (
    <path d="M9 4.3C7.3 2.9 5 2.6 2 2.8v11.4c3-.2 5.3.1 7 1.5 1.7-1.4 4-1.7 7-1.5V2.8c-3-.2-5.3.1-7 1.5ZM9 4.3v11.4" />
  ),
  swap: <path d="M2.5 6h12.5M12 2.8L15.2 6 12 9.2M15.5 12.3H3M6 9.1l-3.2 3.2L6 15.5" />,
  globe: (
    <>
      <circle cx={9} cy={9} r={7} />
      <ellipse cx={9} cy={9} rx={3} ry={7} />
      <path d="M2 9h14" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICONS;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** A drawing in the colour of the text beside it; the text says what it means. Larger ones have finer lines. */
export const Icon = memo(function Icon({ name, size = BOX }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox={`0 0 ${BOX} ${BOX}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={STROKE * Math.sqrt(BOX / size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ICONS[name]}
    </svg>
  );
});
