import type { Power } from "@hypergate/race/client";
import { memo, type ReactNode } from "react";
import { GoodToken } from "../art/good.tsx";
import { MILITARY } from "../art/paint.ts";
import { type Sign, type SignIcon, signsOf } from "./signs.ts";
import "./signs.css";

const STAR = "M8 1.6l1.9 4.2 4.5 .5-3.4 3 1 4.5L8 11.5l-4 2.3 1-4.5-3.4-3 4.5-.5Z";
const CARD = "M4 2.5h8a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Z";
const FLAG = "M4 14.5V1.8l8.5 3.4L4 8.6";

/** Line drawings in a box of 16 by 16. */
const ICONS: Readonly<Record<SignIcon, ReactNode>> = {
  card: <path d={CARD} fill="currentColor" fillOpacity={0.3} />,
  keep: <path d={`${CARD}M5.3 8l2 2 3.4-4`} />,
  mix: <path d="M2 5h9M8.5 2.5L11 5 8.5 7.5M14 11H5M7.5 8.5L5 11l2.5 2.5" />,
  vp: <path d={STAR} fill="currentColor" />,
  military: (
    <g stroke={MILITARY}>
      <circle cx={8} cy={8} r={4.2} />
      <path d="M8 1v3M8 12v3M1 8h3M12 8h3" />
    </g>
  ),
  development: <path d="M8 1.5L14.5 8 8 14.5 1.5 8Z" />,
  world: <circle cx={8} cy={8} r={5.6} />,
  militaryWorld: (
    <g stroke={MILITARY}>
      <circle cx={8} cy={8} r={5.6} />
      <circle cx={8} cy={8} r={1.6} fill={MILITARY} />
    </g>
  ),
  self: <path d="M2.5 4h11v8h-11ZM5.5 6l5 4M10.5 6l-5 4" />,
  hand: <path d={`${CARD}M6 6l4 4M10 6l-4 4`} />,
  takeover: <path d="M6.5 1.5h3v4h-3ZM6.5 5.5L2.5 9v3l2 2M9.5 5.5l4 3.5v3l-2 2" />,
  shield: <path d="M8 1.5l5.5 2v4c0 3-2.3 5.3-5.5 6.8-3.2-1.5-5.5-3.8-5.5-6.8v-4Z" />,
  coin: (
    <>
      <circle cx={8} cy={8} r={6} />
      <path d="M10 6c-.5-1.3-4-1.3-4 .5s4 1.2 4 3-3.5 1.8-4 .5M8 3.7v8.6" strokeWidth={1.2} />
    </>
  ),
  dice: (
    <>
      <rect x={2.5} y={2.5} width={11} height={11} rx={2.5} />
      <path d="M5.8 5.8h.01M10.2 10.2h.01M8 8h.01" strokeWidth={2.2} />
    </>
  ),
  chromosome: <path d="M5 2q0 4 3 6t3 6M11 2q0 4-3 6t-3 6" />,
  rebel: <path d={FLAG} fill={MILITARY} fillOpacity={0.45} stroke={MILITARY} />,
  anyGood: <path d="M8 1.5l5.5 3.2v6.6L8 14.5l-5.5-3.2V4.7ZM8 5.2v5.6M5.2 8h5.6" />,
  thisWorld: (
    <>
      <circle cx={8} cy={8} r={2.8} fill="currentColor" />
      <circle cx={8} cy={8} r={6.2} strokeDasharray="2.5 2" />
    </>
  ),
};

/** A sign in the colour and size of the text beside it. */
export const IconSign = memo(function IconSign({ name }: { readonly name: SignIcon }): ReactNode {
  return (
    <svg
      className="race-sign"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ICONS[name]}
    </svg>
  );
});

function OneSign({ sign }: { readonly sign: Sign }): ReactNode {
  switch (sign.sign) {
    case "text":
      return <span>{sign.text}</span>;
    case "icon":
      return <IconSign name={sign.icon} />;
    case "good":
      return <GoodToken good={sign.good} size={14} hollow={sign.hollow} />;
  }
}

/** A power in signs; whoever shows them says it in words too. */
export const Signs = memo(function Signs({ power }: { readonly power: Power }): ReactNode {
  return (
    <span className="race-signs" aria-hidden="true">
      {signsOf(power).map((sign, i) => (
        <OneSign key={i} sign={sign} />
      ))}
    </span>
  );
});
