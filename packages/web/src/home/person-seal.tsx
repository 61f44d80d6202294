import { emblem as friendly } from "@hypergate/cosmic/emblems/healer";
import type { ReactNode } from "react";
import { PAINT } from "../art/colours.ts";
import { emblem } from "../cosmic/art/emblem.tsx";

/** The picture of a person: a friendly face, the same for everybody. */
export function PersonSeal({ size }: { readonly size: number }): ReactNode {
  const { light, dark } = PAINT.blue;
  return (
    <svg className="person-seal" viewBox="-3 -5 70 72" width={size} height={size} aria-hidden="true">
      <circle cx={32} cy={32} r={29} fill={dark} stroke={light} strokeWidth={2.4} />
      {emblem(friendly, light)}
    </svg>
  );
}
