/** Everything about one player: the whole tableau, what it does, the last actions. Left and right go to the neighbours. */
import type { Seat } from "@hypergate/kernel";
import { fullTableau } from "@hypergate/race/client";
import { type ReactNode, useMemo } from "react";
import { Icon } from "../../art/icons.tsx";
import { useRace } from "../context.tsx";
import { useLayout } from "../layout.ts";
import { lastActions, pastRounds } from "../logic/history.ts";
import { useSwipe } from "../swipe.ts";
import { OwnCards } from "../tableau.tsx";
import { useWords } from "../words/words.ts";
import { ActionChip } from "./action-chip.tsx";
import { EngineLine } from "./engine-line.tsx";
import { Plates } from "./plates.tsx";
import { SeatStats } from "./seat-head.tsx";
import "./player-sheet.css";

const PHONE_GRID = { size: "large", columns: 2, rows: 20 } as const;
const LAST = 5;

export function PlayerSheet({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table, show, called } = useRace();
  const layout = useLayout();
  const n = table.players.length;
  const go = (step: number) => show({ tableau: (seat + step + n) % n });
  const swipe = useSwipe({ left: () => go(1), right: () => go(-1) });
  const p = table.players[seat];
  const left = fullTableau(p.figures) - p.tableau.length;
  return (
    <div className={`race-whole ${layout}`} {...swipe}>
      <p className="race-whole-line">
        {left <= 0 ? t("race.whole.full") : t("race.whole.left", { n: p.tableau.length, left })}
      </p>
      <SeatStats seat={seat} full={true} />
      <EngineLine player={p} />
      {layout === "phone" || layout === "squat" ? (
        <Plates seat={seat} grid={PHONE_GRID} />
      ) : (
        <div className="race-whole-tiles">
          <OwnCards seat={seat} isFlat={false} />
        </div>
      )}
      <LastActions seat={seat} />
      <div className="race-neighbours">
        {[-1, 1].map((step) => (
          <button key={step} type="button" className="btn small quiet" onClick={() => go(step)}>
            {step < 0 ? <Icon name="back" size={14} /> : null}
            {called((seat + step + n) % n)}
            {step > 0 ? <Icon name="arrow" size={14} /> : null}
          </button>
        ))}
      </div>
    </div>
  );
}

function LastActions({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table, events } = useRace();
  const actions = useMemo(
    () => lastActions(pastRounds(events, table.players.length), seat, LAST),
    [events, table.players.length, seat],
  );
  if (actions.length === 0) return null;
  return (
    <div className="race-whole-actions">
      <b>{t("race.whole.actions")}</b>
      {actions.map((action, i) => (
        <ActionChip key={i} action={action} isPast={i < actions.length - 1} />
      ))}
    </div>
  );
}
