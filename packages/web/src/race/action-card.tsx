import { ACTIONS, type Action } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { Icon } from "../art/icons.tsx";
import { useThing } from "../table/thing.ts";
import { PARTS, type Part } from "./art/parts.ts";
import { FIGURE } from "./card/printed.ts";
import { phaseOf } from "./logic/round.ts";
import { useWords } from "./words/words.ts";
import "./action-card.css";

const PICTURES: Readonly<Record<Action, readonly [Part, string]>> = {
  "explore+5": ["telescope", "+5"],
  "explore+1+1": ["map", "+1+1"],
  develop: ["crane", "−1"],
  "develop-2": ["cogs", "−1"],
  settle: ["lander", "+1"],
  "settle-2": ["dome", "+1"],
  trade: ["scales", "$"],
  "consume-x2": ["hopper", "×2"],
  produce: ["sprout", "+1"],
};

export function isAction(id: string): id is Action {
  return ACTIONS.some((action) => action === id);
}

/** What choosing it adds, in two or three characters. */
export function bonusOf(action: Action): string {
  return PICTURES[action][1];
}

/** The face of an action card: picture, phase, name and bonus. `small`: without the words of the bonus. */
export function ActionFace({
  action,
  small = false,
}: {
  readonly action: Action;
  readonly small?: boolean;
}): ReactNode {
  const t = useWords();
  const [part, bonus] = PICTURES[action];
  const phase = phaseOf(action);
  return (
    <span className={`race-action-face ${phase} ${small ? "small" : ""}`}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <path
          d={PARTS[part]}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.8}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span className="race-action-words">
        <span className="race-action-head">
          <em>{FIGURE[phase]}</em>
          <b>{t(`race.action.name.${action}`)}</b>
          <i>{bonus}</i>
        </span>
        {small ? null : <span className="race-action-bonus">{t(`race.action.${action}`)}</span>}
      </span>
    </span>
  );
}

/** An action card that can be chosen. */
export function ActionCard({ action }: { readonly action: Action }): ReactNode {
  const { light, props } = useThing(`action/${action}`);
  return (
    <div className={`race-action ${light}`} {...props}>
      <ActionFace action={action} />
      {light === "chosen" ? (
        <span className="race-tick">
          <Icon name="check" size={13} />
        </span>
      ) : null}
    </div>
  );
}
