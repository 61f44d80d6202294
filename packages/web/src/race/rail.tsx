/** Beside the table: what is left, the goals, the signs of the end, and what people say. */
import { FIRST_POINTS, fullTableau, MOST_POINTS } from "@hypergate/race/client";
import { type ReactNode, useMemo } from "react";
import { Num } from "../art/glyphs.tsx";
import { Icon } from "../art/icons.tsx";
import { Talk } from "../table/talk.tsx";
import { Avatar, colourOf } from "./avatar.tsx";
import { useRace } from "./context.tsx";
import { raceFace } from "./face.tsx";
import { Rules } from "./lazy-rules.tsx";
import { type GoalStanding, goalStandings } from "./logic/goals.ts";
import { endSigns } from "./logic/round.ts";
import { vars } from "./vars.ts";
import { useWords } from "./words/words.ts";
import "./rail.css";

export function Rail(): ReactNode {
  const { feed } = useRace();
  return (
    <aside className="race-rail">
      <Piles />
      <EndSigns />
      <Goals />
      <Talk feed={feed} face={raceFace} rules={<Rules />} />
    </aside>
  );
}

function Piles(): ReactNode {
  const t = useWords();
  const { table, view, show } = useRace();
  return (
    <div className="race-piles-row">
      <dl className="race-piles">
        <Pile words={t("race.pool")} n={Math.max(0, table.pool)} />
        <Pile words={t("race.deck")} n={view.deckCount} />
        <Pile words={t("race.discards")} n={view.discardCount} />
      </dl>
      <button
        type="button"
        className="iconbtn"
        aria-label={t("race.score.open")}
        title={t("race.score.open")}
        onClick={() => show({ sheet: "points" })}
      >
        <Icon name="trophy" />
      </button>
    </div>
  );
}

function Pile({ words, n }: { readonly words: string; readonly n: number }): ReactNode {
  return (
    <div>
      <dd>
        <Num text={n} height={18} />
      </dd>
      <dt>{words}</dt>
    </div>
  );
}

/** The game ends when the pool is empty or a tableau is full (12.1). */
function EndSigns(): ReactNode {
  const t = useWords();
  const { table, called } = useRace();
  const { seats, isPoolLow } = endSigns(table);
  if (table.phase === "over") return null;
  const lines = seats.map((seat) => {
    const p = table.players[seat];
    const max = fullTableau(p.figures);
    return p.tableau.length >= max
      ? t("race.end.full", { who: called(seat) })
      : t("race.end.places", { who: called(seat), n: p.tableau.length, max });
  });
  if (isPoolLow) lines.unshift(t(table.pool <= 0 ? "race.end.empty" : "race.end.pool"));
  if (lines.length === 0) return null;
  return (
    <ul className="race-end">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="bell" size={15} />
          {line}
        </li>
      ))}
    </ul>
  );
}

function Goals(): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const goals = useMemo(() => goalStandings(table), [table]);
  if (goals.length === 0) return null;
  return (
    <section className="race-goals" aria-label={t("race.goals")} tabIndex={0}>
      <h2>{t("race.goals")}</h2>
      <ul>
        {goals.map((goal) => (
          <Goal key={goal.id} goal={goal} />
        ))}
      </ul>
    </section>
  );
}

function Goal({ goal }: { readonly goal: GoalStanding }): ReactNode {
  const t = useWords();
  const { name, called } = useRace();
  const who = goal.holders.map(called).join(", ");
  const holders = who === "" ? undefined : t(goal.isClosed ? "race.goal.closed" : "race.goal.held", { who });
  const title = name(`goal/${goal.id}`);
  return (
    <li className={goal.isClosed ? "race-goal closed" : "race-goal"}>
      <span
        className="race-goal-worth"
        title={t("race.goal.worth", { n: goal.kind === "first" ? FIRST_POINTS : MOST_POINTS })}
      >
        <Num text={goal.kind === "first" ? FIRST_POINTS : MOST_POINTS} height={16} />
      </span>
      <span className="race-goal-words">
        <b>{title}</b>
        <small>{t(`race.goal.${goal.id}`, { n: goal.needed })}</small>
        {goal.isClosed ? null : <GoalBars goal={goal} />}
      </span>
      <span className="race-goal-holders" title={holders}>
        <span className="sr-only">{holders}</span>
        {goal.holders.map((seat) => (
          <Avatar key={seat} seat={seat} size={22} />
        ))}
      </span>
    </li>
  );
}

/** How far everybody is: a bar each, full when the goal is met. */
function GoalBars({ goal }: { readonly goal: GoalStanding }): ReactNode {
  const t = useWords();
  const { called } = useRace();
  const top = Math.max(...goal.counts, goal.needed);
  return (
    <span className="race-bars">
      {goal.counts.map((value, seat) => {
        const words = t("race.goal.progress", { who: called(seat), n: value, needed: goal.needed });
        return (
          <span
            key={seat}
            className="race-bar"
            title={words}
            style={vars({ "--c": colourOf(seat), "--part": Math.max(0, value) / top })}
          >
            <i />
            <em aria-hidden="true">{value}</em>
            <span className="sr-only">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
