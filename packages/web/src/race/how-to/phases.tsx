/** The five phases in pictures made of real cards, and as line drawings for the phone. */
import { DESIGNS } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { GoodToken } from "../art/good.tsx";
import { PARTS, type Part } from "../art/parts.ts";
import { Picture } from "../art/picture.tsx";
import { IconSign } from "../card/signs.tsx";
import { SmallCard } from "./hero.tsx";

function Backs({ n }: { readonly n: number }): ReactNode {
  return (
    <span className="how-backs">
      {Array.from({ length: n }, (_, i) => (
        <i key={i} style={{ transform: `rotate(${i * 8 - 4 * (n - 1)}deg)` }} />
      ))}
    </span>
  );
}

function Paid({ id, n }: { readonly id: string; readonly n: number }): ReactNode {
  return (
    <span className="how-row">
      <SmallCard id={id} width={66} />
      <b>←</b>
      <Backs n={n} />
    </span>
  );
}

export function ExplorePicture(): ReactNode {
  return (
    <span className="how-row">
      <SmallCard id="gem-world" width={66} />
      <span className="how-kept">
        <SmallCard id="comet-zone" width={66} />
      </span>
    </span>
  );
}

export function DevelopPicture(): ReactNode {
  return <Paid id="mining-robots" n={2} />;
}

export function SettlePicture(): ReactNode {
  return <Paid id="new-earth" n={3} />;
}

export function ConsumePicture(): ReactNode {
  return (
    <span className="how-row how-trade">
      <GoodToken good="novelty" size={46} />
      <b>→</b>
      <span className="how-column">
        <span>
          1 <IconSign name="vp" />
        </span>
        <span>
          2–5 <IconSign name="card" />
        </span>
      </span>
    </span>
  );
}

export function ProducePicture(): ReactNode {
  const design = DESIGNS.find(({ id }) => id === "gem-world");
  return (
    <span className="how-world">
      {design === undefined ? null : <Picture design={design} />}
      <span className="how-good">
        <GoodToken good="novelty" size={22} />
      </span>
    </span>
  );
}

function Line({ part }: { readonly part: Part }): ReactNode {
  return (
    <svg viewBox="-24 -24 48 48" width={46} height={46} aria-hidden="true">
      <path
        d={PARTS[part]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.9}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function ExploreLine(): ReactNode {
  return <Line part="telescope" />;
}

export function DevelopLine(): ReactNode {
  return <Line part="crane" />;
}

export function SettleLine(): ReactNode {
  return <Line part="lander" />;
}

export function ConsumeLine(): ReactNode {
  return <Line part="hopper" />;
}

export function ProduceLine(): ReactNode {
  return <Line part="sprout" />;
}
