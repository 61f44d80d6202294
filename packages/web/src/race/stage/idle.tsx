/** While others think: what everybody chose, and what one has laid down oneself. */
import { actionsIn, NONE } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { ActionFace } from "../action-card.tsx";
import { Avatar } from "../avatar.tsx";
import { useRace } from "../context.tsx";
import { WholeTableau } from "../tableau.tsx";
import { useWords } from "../words/words.ts";
import { MainCard, StageTitle, useTitle } from "./pieces.tsx";

export function Idle(): ReactNode {
  const t = useWords();
  const title = useTitle();
  const { view, table, seat, me } = useRace();
  const laid = view.plan?.card ?? NONE;
  if (seat === undefined) return <Watching />;
  if (laid !== NONE && me?.tableau.includes(laid) !== true)
    return (
      <div className="race-duo">
        <MainCard card={laid} />
        <StageTitle over={t("race.waiting.plan")} title={title(laid)} note={t("race.waiting.quiet")} />
      </div>
    );
  return table.players.some((p) => p.actions !== 0) ? <Chosen /> : <OwnActions />;
}

/** For one who only looks: every tableau, large. */
function Watching(): ReactNode {
  const { table } = useRace();
  return (
    <div className="race-watching">
      {table.order.map((seat) => (
        <WholeTableau key={seat} seat={seat} />
      ))}
    </div>
  );
}

/** The actions of all, once they are shown. */
function Chosen(): ReactNode {
  const t = useWords();
  const { table, called } = useRace();
  return (
    <div className="race-choice">
      <StageTitle title={t("race.waiting.title")} />
      <div className="race-rows">
        {table.order.map((seat) => (
          <div key={seat} className="race-row">
            <Avatar seat={seat} size={28} />
            <b className="grow">{called(seat)}</b>
            {actionsIn(table.players[seat].actions).map((action) => (
              <ActionFace key={action} action={action} small={true} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Before that, only the own ones. */
function OwnActions(): ReactNode {
  const t = useWords();
  const { view, table } = useRace();
  const own = actionsIn(view.plan?.actions ?? 0);
  return (
    <div className="race-choice">
      <StageTitle title={t(`race.phase.${table.phase}`)} note={t("race.waiting.quiet")} />
      {own.length === 0 ? null : (
        <div className="race-actions own">
          {own.map((action) => (
            <ActionFace key={action} action={action} />
          ))}
        </div>
      )}
    </div>
  );
}
