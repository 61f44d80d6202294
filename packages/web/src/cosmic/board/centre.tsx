/** The destiny card by the warp, while it is what everybody looks at. */
import type { ReactNode } from "react";
import { useBeat } from "../../table/stage/stage.tsx";
import { CosmicCard } from "../art/card.tsx";
import { useCosmic } from "../use-cosmic.tsx";
import type { Aim, Board } from "./geometry.ts";

const WIDTH = 118;

export function Centre({ board, aim }: { readonly board: Board; readonly aim: Aim | undefined }): ReactNode {
  const { t, language } = useCosmic();
  const card = t.destinyDiscard.at(-1);
  const isTold = useBeat("destiny") !== undefined;
  const isNow = aim === undefined && t.encounter.phase === "destiny";
  if (card === undefined || !(isTold || isNow)) return null;
  const width = Math.max(WIDTH * board.scale, 77);
  return (
    <div className="destiny-shown" style={{ left: board.warp.x, top: board.warp.y }}>
      <CosmicCard key={card} face={{ kind: "destiny", card }} width={width} language={language} />
    </div>
  );
}
