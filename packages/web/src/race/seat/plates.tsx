/** A tableau as plates, with a place that says what does not fit. */
import type { Seat } from "@hypergate/kernel";
import { isActive } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { Plate } from "../card/plate.tsx";
import { useRace } from "../context.tsx";
import { useHotRow } from "../hot-row.ts";
import { type PlateGrid, shownCards } from "../logic/plates.ts";
import { SaleMark } from "../sale-mark.tsx";
import { vars } from "../vars.ts";
import { useWords } from "../words/words.ts";
import "./plates.css";

interface PlatesProps {
  readonly seat: Seat;
  readonly grid: PlateGrid;
  /** What stands behind the last card. */
  readonly after?: ReactNode;
}

export function Plates({ seat, grid, after }: PlatesProps): ReactNode {
  const t = useWords();
  const { table, show, called } = useRace();
  const hot = useHotRow();
  const p = table.players[seat];
  const { cards, earlier } = shownCards(p.tableau, grid);
  return (
    <div className={`race-plates ${grid.size}`} style={vars({ "--cols": grid.columns })}>
      {earlier === 0 ? null : (
        <button
          type="button"
          className="race-earlier"
          data-part="more"
          title={t("race.tableau.open", { who: called(seat) })}
          onClick={() => show({ tableau: seat })}
        >
          {t("race.tableau.earlier", { n: earlier })}
        </button>
      )}
      {cards.map((card) => (
        <Plate
          key={card}
          card={card}
          hot={isActive(p, card) ? hot : undefined}
          isNew={!isActive(p, card)}
          mark={<SaleMark seat={seat} card={card} />}
        />
      ))}
      {after}
    </div>
  );
}
