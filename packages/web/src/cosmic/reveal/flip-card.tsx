import { type CardNumber, IS_REWARD, NONE, type Side } from "@hypergate/cosmic/client";
import type { CSSProperties, ReactNode } from "react";
import { useTelling } from "../../table/stage/stage.tsx";
import { CosmicCard } from "../art/card.tsx";
import { backOf } from "../art/card-face.ts";
import { useCosmic } from "../use-cosmic.tsx";

/** The encounter card of a side: an empty place, face down, or turned up. It turns while that is told, and lies there otherwise. */
export function FlipCard({ side, width }: { readonly side: Side; readonly width: number }): ReactNode {
  const { t, view, language } = useCosmic();
  const { card, type } = t.encounter.shown[side];
  const isTurning = useTelling(({ running }) => running?.beat.kind === "flip");
  const isUp = card !== NONE;
  if (!isUp && type === "none" && !view.faceDown[side])
    return <div className="flip-empty" style={{ width, aspectRatio: "5 / 7" } as CSSProperties} />;
  return (
    <div className={isUp && isTurning ? "flip turning" : "flip"}>
      {isUp && !isTurning ? null : (
        <div className="flip-back" aria-hidden={isUp}>
          <CosmicCard
            face={backOf(view.rewardFaceDown[side] === true || isFromRewards(card))}
            width={width}
            language={language}
          />
        </div>
      )}
      {isUp ? (
        <div className="flip-front">
          <CosmicCard face={{ kind: "card", card, isHazard: t.encounter.hazard }} width={width} language={language} />
        </div>
      ) : null}
    </div>
  );
}

/** The back that a card has shown until it was turned up. */
function isFromRewards(card: CardNumber): boolean {
  return card !== NONE && IS_REWARD[card];
}
