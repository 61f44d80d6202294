/** The goals in one row, where there is no rail: what each is worth, and how far everybody is. */
import { FIRST_POINTS, MOST_POINTS } from "@hypergate/race/client";
import { type ReactNode, useMemo } from "react";
import { colourOf } from "./avatar.tsx";
import { useRace } from "./context.tsx";
import { type GoalStanding, goalStandings } from "./logic/goals.ts";
import { vars } from "./vars.ts";
import { useWords } from "./words/words.ts";
import "./goal-strip.css";

export function GoalStrip(): ReactNode {
  const t = useWords();
  const { table, show } = useRace();
  const goals = useMemo(() => goalStandings(table), [table]);
  if (goals.length === 0) return null;
  return (
    <button type="button" className="race-goal-strip" title={t("race.goals")} onClick={() => show({ sheet: "rail" })}>
      <span className="sr-only">{t("race.goals")}</span>
      {goals.map((goal) => (
        <Cell key={goal.id} goal={goal} />
      ))}
    </button>
  );
}

function Cell({ goal }: { readonly goal: GoalStanding }): ReactNode {
  const t = useWords();
  const words = `${t(`race.goal.${goal.id}`, { n: goal.needed })}. ${useGoalWords(goal)}`;
  return (
    <span className={goal.isClosed ? "race-goal-cell done" : "race-goal-cell"} title={words} data-part="goal">
      <em aria-hidden="true">{goal.kind === "first" ? FIRST_POINTS : MOST_POINTS}</em>
      <b aria-hidden="true">{t(`race.goal.short.${goal.id}`)}</b>
      <GoalFigures goal={goal} />
      <span className="sr-only">{words}</span>
    </span>
  );
}

function useGoalWords(goal: GoalStanding): string {
  const t = useWords();
  const { called } = useRace();
  const who = goal.holders.map(called).join(", ");
  const holders = who === "" ? [] : [t(goal.isClosed ? "race.goal.closed" : "race.goal.held", { who })];
  const counts = goal.counts.map((n, seat) => t("race.goal.progress", { who: called(seat), n, needed: goal.needed }));
  return [...holders, ...counts].join("; ");
}

/** One figure for each seat with the colour of the seat below it; who leads is filled. */
export function GoalFigures({ goal }: { readonly goal: GoalStanding }): ReactNode {
  return (
    <span className="race-goal-figures" aria-hidden="true">
      {goal.counts.map((n, seat) => (
        <i key={seat} className={goal.holders.includes(seat) ? "lead" : ""} style={vars({ "--c": colourOf(seat) })}>
          {n}
        </i>
      ))}
    </span>
  );
}
