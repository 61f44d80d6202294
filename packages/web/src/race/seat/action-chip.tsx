import type { Seat } from "@hypergate/kernel";
import { type Action, actionsIn } from "@hypergate/race/client";
import { type ReactNode, useMemo } from "react";
import { bonusOf } from "../action-card.tsx";
import { FIGURE } from "../card/printed.ts";
import { useRace } from "../context.tsx";
import { pastRounds } from "../logic/history.ts";
import { phaseOf } from "../logic/round.ts";
import { useWords } from "../words/words.ts";
import "./action-chip.css";

/** An action in one line; outlined where it is one of an earlier round. */
export function ActionChip({
  action,
  isPast = false,
}: {
  readonly action: Action;
  readonly isPast?: boolean;
}): ReactNode {
  const t = useWords();
  const phase = phaseOf(action);
  return (
    <span className={`race-chip ${phase} ${isPast ? "past" : ""}`} data-part="action">
      <em>{FIGURE[phase]}</em>
      <span className="race-chip-name">{t(`race.action.name.${action}`)}</span>
      {phase === "explore" || action === "consume-x2" ? <b>{bonusOf(action)}</b> : null}
    </span>
  );
}

/** What a seat has chosen in this round, or, while everybody chooses, in the last one. */
export function SeatActions({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table, events } = useRace();
  const rounds = useMemo(() => pastRounds(events, table.players.length), [events, table.players.length]);
  const now = actionsIn(table.players[seat].actions);
  const isPast = now.length === 0;
  const actions = isPast ? (rounds.at(-1)?.actions[seat] ?? []) : now;
  if (actions.length === 0 || table.phase === "over") return null;
  return (
    <span className="race-chips">
      <span className="sr-only">{t(isPast ? "race.chose.last" : "race.chose.now")}</span>
      {actions.map((action) => (
        <ActionChip key={action} action={action} isPast={isPast} />
      ))}
    </span>
  );
}
