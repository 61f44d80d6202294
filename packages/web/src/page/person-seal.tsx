import type { ReactNode } from "react";
import { PAINT } from "../art/colours.ts";

const SKIN = "#F3E9D2";
const LINE = "#0B1120";

/** The picture of a person: a friendly face, the same for everybody. */
export function PersonSeal({ size }: { readonly size: number }): ReactNode {
  const { light, dark } = PAINT.blue;
  return (
    <svg className="person-seal" viewBox="-3 -5 70 72" width={size} height={size} aria-hidden="true">
      <circle cx={32} cy={32} r={29} fill={dark} stroke={light} strokeWidth={2.4} />
      <circle cx={32} cy={33} r={19} fill={SKIN} />
      <circle cx={25} cy={30} r={2.8} fill={LINE} />
      <circle cx={39} cy={30} r={2.8} fill={LINE} />
      <circle cx={19.5} cy={37.5} r={2.6} fill={light} fillOpacity={0.7} />
      <circle cx={44.5} cy={37.5} r={2.6} fill={light} fillOpacity={0.7} />
      <path d="M25 39.5c4.2 5 9.8 5 14 0" fill="none" stroke={LINE} strokeWidth={2.4} strokeLinecap="round" />
    </svg>
  );
}
