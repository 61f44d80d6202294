import { DESIGNS } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { CardFace } from "../card/card-face.tsx";
import { vars } from "../vars.ts";
import "./how-to.css";

const CARDS = ["new-sparta", "consumer-markets", "deserted-alien-library", "distant-world", "galactic-federation"];

/** A card as it is printed, as wide as is said. */
export function SmallCard({ id, width }: { readonly id: string; readonly width: number }): ReactNode {
  const design = DESIGNS.find((one) => one.id === id);
  return design === undefined ? null : (
    <span className="how-card" style={vars({ "--w": `${width}px` })}>
      <CardFace design={design} />
    </span>
  );
}

/** A hand of cards, spread out. */
export function Hero(): ReactNode {
  return (
    <div className="how-fan">
      {CARDS.map((id, n) => (
        <span key={id} style={{ transform: `rotate(${(n - 2) * 3}deg) translateY(${Math.abs(n - 2) * 6 - 6}px)` }}>
          <SmallCard id={id} width={120} />
        </span>
      ))}
    </div>
  );
}
