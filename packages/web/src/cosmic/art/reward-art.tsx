/** The pictures of cards that only the reward deck has. */
import type { TextId } from "@hypergate/cosmic/client";
import type { ReactNode } from "react";
import { Glyphs } from "../../art/glyphs.tsx";
import { HazardSign, WARNING } from "./hazard-sign.tsx";
import { LineShip } from "./line-parts.tsx";
import { printedNumber } from "./printed-numbers.ts";

interface VariableAttackProps {
  readonly value: number;
  readonly hazard: number;
  /** The second value is the one that counts. */
  readonly isHazard: boolean;
  readonly rays: string;
}

/** The number that counts is large; the other one stands below. The second is known by its sign. */
export function VariableAttackPicture({ value, hazard, isHazard, rays }: VariableAttackProps): ReactNode {
  const line = "#FFD9CF";
  const [large, small] = isHazard ? [hazard, value] : [value, hazard];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={rays} stroke={line} strokeOpacity={0.2} strokeWidth={1.6} />
      <circle
        cx={50}
        cy={42}
        r={34}
        fill={WARNING.dark}
        fillOpacity={0.45}
        stroke={isHazard ? WARNING.red : line}
        strokeOpacity={isHazard ? 1 : 0.4}
        strokeWidth={isHazard ? 2.4 : 1}
      />
      <Glyphs text={printedNumber(large)} x={50} y={42} height={32} strokeWidth={4.2} fill="#FFF1E6" />
      {isHazard ? <HazardSign x={77} y={16} r={11} /> : <HazardSign x={34} y={89} r={9.5} />}
      <g opacity={isHazard ? 0.6 : 1}>
        <Glyphs
          text={printedNumber(small)}
          x={isHazard ? 50 : 61}
          y={89}
          height={16}
          strokeWidth={4.4}
          fill={isHazard ? line : WARNING.yellow}
        />
      </g>
    </svg>
  );
}

/** A ship turns round and leaves the way it came. */
export function RetreatPicture(): ReactNode {
  return (
    <svg viewBox="0 0 100 100" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <g stroke="#E6ECF5" strokeWidth={3}>
        <path d="M26 80V46a24 24 0 0 1 48 0v22" />
        <path d="M62 58l12 12 12-12" />
      </g>
      <g stroke="#E6ECF5">
        <LineShip x={50} y={52} width={30} strokeWidth={2.4} />
      </g>
      <path d="M14 90h12M34 90h6M60 90h26" stroke="#E6ECF5" strokeOpacity={0.4} strokeWidth={2} />
    </svg>
  );
}

/** A pulse that spreads, and what it multiplies by. */
export function KickerPicture({ times }: { readonly times: string }): ReactNode {
  const line = "#FFE0BF";
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g fill="none" stroke={line} strokeWidth={2} strokeLinecap="round">
        <path d="M22 26a36 36 0 0 0 0 48M78 26a36 36 0 0 1 0 48" strokeOpacity={0.85} />
        <path d="M14 18a48 48 0 0 0 0 64M86 18a48 48 0 0 1 0 64" strokeOpacity={0.5} />
        <path d="M6 10a60 60 0 0 0 0 80M94 10a60 60 0 0 1 0 80" strokeOpacity={0.25} />
      </g>
      <Glyphs text={`×${times}`} x={50} y={50} height={times.length > 1 ? 26 : 32} strokeWidth={4.4} fill="#FFF4E6" />
    </svg>
  );
}

/** Eyes that stare, and the number they threaten with. */
export function IntimidatePicture({ value }: { readonly value: string }): ReactNode {
  const light = "#FFE9DC";
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g fill={light} stroke={light} strokeWidth={2} strokeLinejoin="round">
        <path d="M14 18l28 14c-4 9-22 8-28-14Z" />
        <path d="M86 18L58 32c4 9 22 8 28-14Z" />
      </g>
      <g fill="#2B0F14">
        <circle cx={29} cy={29} r={3.6} />
        <circle cx={71} cy={29} r={3.6} />
      </g>
      <path
        d="M22 88l7-6 7 6 7-6 7 6 7-6 7 6 7-6 7 6"
        fill="none"
        stroke={light}
        strokeOpacity={0.55}
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <Glyphs text={value} x={50} y={60} height={30} strokeWidth={4.2} fill="#FFF1E6" />
    </svg>
  );
}

/** Space is torn; beside the tear lies what the card gives or takes. */
export function RiftPicture({ text }: { readonly text: TextId | undefined }): ReactNode {
  const light = "#E6FFC9";
  return (
    <svg viewBox="0 0 100 100" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path
        d="M50 4l-9 17 10 8-13 16 12 9-11 15 10 8-5 19 13-22-9-7 12-15-12-9 14-17-11-7Z"
        fill={light}
        fillOpacity={0.9}
        stroke={light}
        strokeWidth={1.4}
      />
      <path
        d="M30 12l6 9M22 40l10 5M26 76l9-6M70 14l-7 9M80 44l-11 4M76 82l-10-8"
        stroke={light}
        strokeOpacity={0.35}
      />
      <g stroke={light} strokeWidth={2.2}>
        {text === undefined ? null : RIFT_GIFTS[text]}
      </g>
    </svg>
  );
}

const RIFT_GIFTS: Readonly<Partial<Record<TextId, ReactNode>>> = {
  /** One colony. */
  "rift-1": (
    <>
      <circle cx={80} cy={66} r={12} />
      <path d="M80 54V38l10 4-10 4" />
      <circle cx={19} cy={58} r={8} strokeDasharray="3 4" strokeOpacity={0.6} />
    </>
  ),
  /** Two cards. */
  "rift-2": (
    <>
      <rect x={10} y={46} width={16} height={23} rx={2.5} transform="rotate(-10 18 57)" />
      <rect x={74} y={46} width={16} height={23} rx={2.5} transform="rotate(10 82 57)" />
    </>
  ),
  /** Three ships. */
  "rift-3": (
    <>
      <LineShip x={18} y={58} width={22} />
      <LineShip x={82} y={46} width={22} />
      <LineShip x={80} y={68} width={22} />
    </>
  ),
};

/** The second back. */
export function RewardBackPicture(): ReactNode {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="#BFEFE9" strokeLinejoin="round" aria-hidden="true">
      <path d="M24 6l4.5 12.5H42L31 26.5l4 13L24 31.5l-11 8 4-13L6 18.5h13.5Z" strokeWidth={2} />
      <circle cx={24} cy={25} r={5} strokeOpacity={0.6} />
    </svg>
  );
}
