/** Points, card by card: at the end who won, at any time how it stands. */
import { CARD_REF } from "@hypergate/race/client";
import { type ReactNode, useMemo } from "react";
import { Num } from "../../art/glyphs.tsx";
import { Icon } from "../../art/icons.tsx";
import { Avatar } from "../avatar.tsx";
import { useRace } from "../context.tsx";
import { type Standing, standings } from "../logic/points.ts";
import { useWords } from "../words/words.ts";
import "./score-sheet.css";

export function ScoreSheet(): ReactNode {
  const { table } = useRace();
  const rows = useMemo(() => [...standings(table)].sort((a, b) => b.total - a.total), [table]);
  return (
    <div className="race-scores">
      {table.result === undefined ? null : <Verdict />}
      <div className="race-score-columns">
        {rows.map((standing) => (
          <Column key={standing.seat} standing={standing} />
        ))}
      </div>
    </div>
  );
}

function Verdict(): ReactNode {
  const t = useWords();
  const { table, called, seat } = useRace();
  const winners = table.result?.winners ?? [];
  const n = table.result?.totals[winners[0]] ?? 0;
  const who = winners.map(called).join(", ");
  const words =
    winners.length > 1
      ? t("race.score.shared", { who, n })
      : winners[0] === seat
        ? t("race.score.youWon", { n })
        : t("race.score.won", { who, n });
  return (
    <h2 className="race-verdict-title">
      <Icon name="trophy" size={28} />
      {words}
    </h2>
  );
}

function Column({ standing }: { readonly standing: Standing }): ReactNode {
  const t = useWords();
  const { table, view, called, name } = useRace();
  const { seat, chips, cards, goals, total } = standing;
  const isWinner = table.result?.winners.includes(seat) === true;
  const byPoints = [...cards].sort((a, b) => b.points - a.points);
  return (
    <section className={isWinner ? "race-score winner" : "race-score"}>
      <header>
        <Avatar seat={seat} size={30} />
        <b className="grow">{called(seat)}</b>
        <Num text={total} height={24} />
      </header>
      {isWinner ? (
        <p className="chip">
          <Icon name="crown" size={14} />
          {t("race.score.winner")}
        </p>
      ) : null}
      <dl>
        <Line words={t("race.score.chips")} n={chips} />
        {byPoints.map(({ card, points }) => (
          <Line key={card} words={name(CARD_REF[card])} n={points} />
        ))}
        {goals.map(({ goal, points }) => (
          <Line key={goal} words={name(`goal/${goal}`)} n={points} />
        ))}
        <Line words={t("race.score.total")} n={total} isTotal={true} />
      </dl>
      <p className="label">{t("race.score.tie", { n: view.handCounts[seat] + table.players[seat].goods })}</p>
    </section>
  );
}

function Line({
  words,
  n,
  isTotal = false,
}: {
  readonly words: string;
  readonly n: number;
  readonly isTotal?: boolean;
}): ReactNode {
  return (
    <div className={isTotal ? "total" : n === 0 ? "nothing" : ""}>
      <dt>{words}</dt>
      <dd>{n}</dd>
    </div>
  );
}
