/** A device for each artifact, in lines of one colour in a box of 100 by 60. It hints at what the card does. */
import type { ArtifactId } from "@hypergate/cosmic/client";
import type { ReactNode } from "react";
import { LineShip } from "./line-parts.tsx";

const SOLID = { fill: "currentColor", stroke: "none" } as const;

export const ARTIFACT_ART: Readonly<Record<ArtifactId, ReactNode>> = {
  /** A card struck in two. */
  "card-zap": (
    <>
      <path d="M43 6H33a4 4 0 0 0-4 4v40a4 4 0 0 0 4 4h5M62 6h5a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H56" />
      <path d="M57 2L39 32h10l-5 26 18-32H51Z" {...SOLID} />
    </>
  ),
  /** A seal that is switched off. */
  "cosmic-zap": (
    <>
      <circle cx={50} cy={30} r={22} strokeDasharray="9 5" strokeOpacity={0.6} />
      <path d="M56 4L38 33h11l-5 23 19-31H51Z" {...SOLID} />
    </>
  ),
  /** Agitation runs into a calm face. */
  "emotion-control": (
    <>
      <path d="M6 30c6 0 7-18 12-18s6 36 12 36 6-32 11-32 5 14 9 14h2M84 30h10" />
      <circle cx={68} cy={30} r={15} />
      <path d="M63 26.5v.1M73 26.5v.1M61.5 34c4 4 9 4 13 0" />
    </>
  ),
  /** Ships bounce off a dome. */
  "force-field": (
    <>
      <circle cx={50} cy={48} r={8} />
      <path d="M28 56a22 22 0 0 1 44 0" />
      <path d="M18 56a32 32 0 0 1 64 0" strokeDasharray="3 5" />
      <LineShip x={15} y={17} turn={-30} />
      <LineShip x={85} y={17} turn={30} />
      <path d="M50 10v6M36 12l2.5 5.5M64 12l-2.5 5.5" />
    </>
  ),
  /** A bottle lets out a cloud of charges, and no prize is to be seen in it. */
  "ionic-gas": (
    <>
      <path d="M10 54V34a7 7 0 0 1 7-7h8a7 7 0 0 1 7 7v20ZM17 27v-7h8v7M21 20v-6h13M10 40h22" />
      <path d="M50 46a10 10 0 0 1-2-19.8a13 13 0 0 1 24-6.2a11 11 0 0 1 16 9.5a8.5 8.5 0 0 1-1 16.5Z" />
      <path d="M56 35h8M60 31v8M74 32h8" />
    </>
  ),
  /** One band with one side, and everybody comes back along it. */
  "mobius-tubes": (
    <>
      <path d="M50 30C38 6 5 8 5 30s33 24 45 0S95 8 95 30 62 54 50 30Z" />
      <path d="M40 30c-6-12-23-12-23 0s17 12 23 0ZM60 30c6-12 23-12 23 0s-17 12-23 0Z" />
      <path d="M43 26.5l14 7M43 33.5l14-7" strokeOpacity={0.5} />
    </>
  ),
  /** The physician of old, who is no good sign. */
  plague: (
    <>
      <path d="M10 22h58M24 22c0-12 5-17 15-17s15 5 15 17M24 16h30" />
      <path d="M21 22v12c0 11 7 20 18 20 6 0 10-2 13-6" />
      <path d="M54 22c16 2 28 12 34 25-12-4-24-4-36 1" />
      <circle cx={43} cy={33} r={6.5} />
      <path d="M43 33v.1M71 38l3 2" />
    </>
  ),
  /** Two rings that were joined, as on a negotiate card, come apart. */
  quash: (
    <>
      <path d="M43 15a18 18 0 1 0 0 30M57 15a18 18 0 1 1 0 30" />
      <path d="M54 2l-8 15 9 8-9 10 7 8-5 15" />
      <path d="M24 30v.1M76 30v.1" strokeWidth={5} />
    </>
  ),
  /** One bolt, and sparks to all sides: nothing is out of its reach. */
  "omni-zap": (
    <>
      <path d="M55 3L37 33h11l-5 24 20-32H51Z" {...SOLID} />
      <rect x={10} y={9} width={14} height={19} rx={2.5} transform="rotate(-12 17 18)" />
      <circle cx={17} cy={45} r={8} strokeDasharray="5 3.5" />
      <LineShip x={84} y={18} turn={8} />
      <path d="M76 38h16v14H76ZM76 38l8 7 8-7" />
      <path d="M28 22l7 3M28 42l7-3M65 22l6-2M64 40l7 3" strokeOpacity={0.6} />
    </>
  ),
  /** A ship comes home, and a planet that was empty lives again. */
  rebirth: (
    <>
      <circle cx={50} cy={44} r={13} />
      <path d="M50 44V30M50 36c-7 0-9-4-9-9 6 0 9 3 9 9ZM50 33c0-7 4-9 9-9 0 6-3 9-9 9Z" />
      <circle cx={18} cy={50} r={7} strokeDasharray="4 3.5" strokeOpacity={0.6} />
      <circle cx={82} cy={50} r={7} strokeDasharray="4 3.5" strokeOpacity={0.6} />
      <LineShip x={17} y={15} />
      <path d="M31 14c9-4 15-3 19 4M46 14l4 5 3-6" />
      <LineShip x={83} y={15} />
      <path d="M82 24v12M78 32l4 5 4-5" />
    </>
  ),
  /** A bolt finds one ship among others. */
  "ship-zap": (
    <>
      <path d="M60 2L45 22h9l-5 15 17-22H56Z" {...SOLID} />
      <LineShip x={50} y={46} width={34} />
      <LineShip x={14} y={24} width={18} />
      <LineShip x={87} y={24} width={18} />
      <path d="M26 52l-7 4M74 52l7 4M50 54v4" strokeOpacity={0.6} />
    </>
  ),
  /** What blows from the sun carries each side's prize to the other. */
  "solar-wind": (
    <>
      <path d="M4 12a20 20 0 0 1 0 36" />
      <path d="M28 14c8-6 14 6 22 0s14 6 22 0M30 30c8-6 14 6 22 0s14 6 22 0M28 46c8-6 14 6 22 0s14 6 22 0" />
      <path d="M20 10l4-3M24 30h-1M20 50l4 3" />
      <LineShip x={86} y={14} width={18} />
      <rect x={80} y={37} width={12} height={17} rx={2} />
      <path d="M86 22v10M82.5 28.5l3.5 4 3.5-4" strokeOpacity={0.7} />
    </>
  ),
  /** Laurels round the shield that held. */
  "victory-boon": (
    <>
      <path d="M50 14l13 4v12c0 9-6 15-13 18-7-3-13-9-13-18V18Z" />
      <path d="M50 22l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z" {...SOLID} />
      <path d="M28 54C15 46 12 28 20 10M72 54c13-8 16-26 8-44" />
      <path d="M17 20c-6 0-8-3-8-8 6 0 8 3 8 8ZM15 33c-6 1-9-1-10-6 6-1 9 1 10 6ZM20 46c-5 3-9 2-11-2 5-3 9-2 11 2Z" />
      <path d="M83 20c6 0 8-3 8-8-6 0-8 3-8 8ZM85 33c6 1 9-1 10-6-6-1-9 1-10 6ZM80 46c5 3 9 2 11-2-5-3-9-2-11 2Z" />
    </>
  ),
};
