/** Beside the table: what is left, the goals, the signs of the end, and what people say. */
import { FIRST_POINTS, fullTableau, MOST_POINTS } from "@hypergate/race/client";
import { type ReactNode, useMemo } from "react";
import { Num } from "../art/glyphs.tsx";
import { Icon } from "../art/icons.tsx";
import { Talk } from "../table/talk.tsx";
import { Avatar } from "./avatar.tsx";
import { FIGURE } from "./card/printed.ts";
import { useRace } from "./context.tsx";
import { raceFace } from "./face.tsx";
import { GoalFigures } from "./goal-strip.tsx";
import { Rules } from "./lazy-rules.tsx";
import { type GoalStanding, goalStandings } from "./logic/goals.ts";
import { pastRounds } from "./logic/history.ts";
import { endSigns, phaseOf } from "./logic/round.ts";
import { useWords } from "./words/words.ts";
import "./rail.css";

/** What is left in the middle of the table, in one line for the bar on top. */
export function Pools(): ReactNode {
  const t = useWords();
  const { table, view } = useRace();
  const piles = [
    { n: Math.max(0, table.pool), words: t("race.pool") },
    { n: view.deckCount, words: t("race.deck") },
    { n: view.discardCount, words: t("race.discards") },
  ];
  return (
    <dl className="race-pools" data-spot="pool">
      {piles.map(({ n, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Rail(): ReactNode {
  const { feed } = useRace();
  return (
    <aside className="race-rail">
      <Piles />
      <EndSigns />
      <Goals />
      <History />
      <Talk feed={feed} face={raceFace} rules={<Rules />} />
    </aside>
  );
}

function Piles(): ReactNode {
  const t = useWords();
  const { table, view, show } = useRace();
  return (
    <div className="race-piles-row">
      <dl className="race-piles" data-spot="pool">
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
  const { table, called, seat: own } = useRace();
  const { seats, isPoolLow } = endSigns(table);
  if (table.phase === "over") return null;
  const lines = seats.map((seat) => {
    const p = table.players[seat];
    const max = fullTableau(p.figures);
    if (p.tableau.length < max) return t("race.end.places", { who: called(seat), n: p.tableau.length, max });
    return seat === own ? t("race.end.fullYours") : t("race.end.full", { who: called(seat) });
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
  const points = goal.kind === "first" ? FIRST_POINTS : MOST_POINTS;
  const counts = goal.counts.map((n, seat) => t("race.goal.progress", { who: called(seat), n, needed: goal.needed }));
  return (
    <li className={goal.isClosed ? "race-goal closed" : "race-goal"} title={[holders, ...counts].join("; ")}>
      <span className="race-goal-worth" title={t("race.goal.worth", { n: points })}>
        <Num text={points} height={15} />
      </span>
      <span className="race-goal-words">
        <b>{name(`goal/${goal.id}`)}</b>
        <small>{t(`race.goal.${goal.id}`, { n: goal.needed })}</small>
      </span>
      <GoalFigures goal={goal} />
      <span className="sr-only">{[holders, ...counts].join("; ")}</span>
    </li>
  );
}

/** So many of the last rounds are listed. */
const ROUNDS = 5;

/** Who chose what in the last rounds. */
function History(): ReactNode {
  const t = useWords();
  const { table, events, called, name } = useRace();
  const rounds = useMemo(() => pastRounds(events, table.players.length).slice(-ROUNDS), [events, table]);
  if (rounds.length === 0) return null;
  return (
    <section className="race-history">
      <h2>{t("race.history")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {table.players.map((_, seat) => (
              <th key={seat} scope="col">
                <Avatar seat={seat} size={20} />
                <span className="sr-only">{called(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, actions }) => (
            <tr key={round} className={round === table.round ? "now" : ""}>
              <th scope="row">{round}</th>
              {actions.map((own, seat) => (
                <td key={seat}>
                  {own.map((action) => (
                    <span key={action} className={`race-past ${phaseOf(action)}`} title={name(`action/${action}`)}>
                      <span aria-hidden="true">{FIGURE[phaseOf(action)]}</span>
                      <span className="sr-only">{name(`action/${action}`)}</span>
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
