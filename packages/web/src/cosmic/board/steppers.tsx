/** Under each colony of which ships are being chosen: how many, and fewer or more. */
import { planetRef } from "@hypergate/cosmic/client";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import { useAsking } from "../../table/asking.tsx";
import { canAdd } from "../../table/choosing.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import type { Board, Placed, Spot } from "./geometry.ts";

/** Before the planet, on the side of the warp: guests lie behind it. */
function placeOf({ x, y, behind }: Spot, { planet, scale }: Board): CSSProperties {
  const far = planet + 24 * scale;
  const [dx, dy] = { up: [0, far], down: [0, -far], left: [far + 22, 0], right: [-far - 22, 0] }[behind];
  return { left: x + dx, top: y + dy };
}

export function Steppers({
  board,
  spots,
}: {
  readonly board: Board;
  readonly spots: ReadonlyMap<number, Placed>;
}): ReactNode {
  const asking = useAsking();
  const t = useWords();
  const { called } = useCosmic();
  const { question, draft } = asking;
  if (question?.kind !== "spread") return null;
  return [...spots].map(([planet, { spot }]) => {
    const ref = planetRef(planet);
    const count = asking.count(ref);
    if (!asking.options.has(ref) || count === 0) return null;
    const what = called(ref);
    return (
      <div key={ref} className="board-stepper stepper" data-body="stepper" style={placeOf(spot, board)}>
        <button type="button" aria-label={t("prompt.less", { what })} onClick={() => asking.add(ref, -1)}>
          <Icon name="minus" size={14} />
        </button>
        <b>{count}</b>
        <button
          type="button"
          aria-label={t("prompt.more", { what })}
          disabled={!canAdd(question, draft, ref)}
          onClick={() => asking.add(ref, 1)}
        >
          <Icon name="plus" size={14} />
        </button>
      </div>
    );
  });
}
