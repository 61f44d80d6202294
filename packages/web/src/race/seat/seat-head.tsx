/** Who sits there and how it stands: the same for every seat, oneself included. */
import type { Seat } from "@hypergate/kernel";
import { DESIGN, fullTableau, GOODS } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import { useFeed } from "../../table/feed.ts";
import { useAway } from "../../table/presence.ts";
import { GoodToken } from "../art/good.tsx";
import { Avatar } from "../avatar.tsx";
import { useRace } from "../context.tsx";
import { HandStat, MilitaryStat, PointsStat } from "../stats.tsx";
import { useWords } from "../words/words.ts";
import { SeatActions } from "./action-chip.tsx";
import "./seat-head.css";

/** So many places are few. */
const FEW_PLACES = 2;

export function SeatHead({ seat, avatar = 30 }: { readonly seat: Seat; readonly avatar?: number }): ReactNode {
  const { called } = useRace();
  return (
    <span className="race-head">
      <span data-part="avatar" className="race-head-avatar">
        <Avatar seat={seat} size={avatar} />
      </span>
      <span className="race-head-name">
        <b data-part="name">{called(seat)}</b>
        <Thinking seat={seat} />
        <SeatActions seat={seat} />
        <ToGo seat={seat} />
      </span>
      <SeatStats seat={seat} />
    </span>
  );
}

export function SeatStats({ seat, full = false }: { readonly seat: Seat; readonly full?: boolean }): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const p = table.players[seat];
  const max = fullTableau(p.figures);
  return (
    <span className="race-head-stats" data-part="stats">
      <PointsStat seat={seat} />
      <MilitaryStat seat={seat} full={full} />
      <HandStat seat={seat} />
      <GoodsStat seat={seat} />
      <span className="race-stat places" title={t("race.tableau.places", { n: p.tableau.length, max })}>
        <span aria-hidden="true">
          {p.tableau.length}/{max}
        </span>
        <span className="sr-only">{t("race.tableau.places", { n: p.tableau.length, max })}</span>
      </span>
    </span>
  );
}

/** More goods than these are counted by kind. */
const FEW_GOODS = 3;

/** The goods of a tableau: a token each, or one for each kind with a number. */
function GoodsStat({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const p = table.players[seat];
  if (p.goods === 0) return null;
  const words = t("race.stat.goods", { n: p.goods });
  const goods = p.tableau.flatMap((card) => (table.good[card] === 1 ? (DESIGN[card].good ?? []) : []));
  const byKind = GOODS.map((good) => ({ good, n: goods.filter((one) => one === good).length })).filter(
    ({ n }) => n > 0,
  );
  return (
    <span className="race-stat goods" title={words}>
      {goods.length <= FEW_GOODS
        ? goods.map((good, i) => <GoodToken key={i} good={good} size={14} />)
        : byKind.map(({ good, n }) => (
            <span key={good} aria-hidden="true">
              <GoodToken good={good} size={14} />
              {n}
            </span>
          ))}
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** The game ends when a tableau is full: the last places are announced (12.1). */
function ToGo({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const p = table.players[seat];
  const left = fullTableau(p.figures) - p.tableau.length;
  if (left > FEW_PLACES || table.phase === "over") return null;
  return (
    <span className="race-togo" data-part="togo">
      {left <= 0 ? t("race.full") : t("race.toGo", { n: left })}
    </span>
  );
}

function Thinking({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { feed } = useRace();
  const isWaitedFor = useFeed(feed, (state) => state.waiting.seats.includes(seat));
  const isAway = useAway(feed, seat);
  if (isAway) return <em className="race-away">{t("race.away")}</em>;
  if (!isWaitedFor) return null;
  const words = t("race.waiting.one");
  return (
    <span className="race-thinking" title={words}>
      <Icon name="clock" size={12} />
      <span className="sr-only">{words}</span>
    </span>
  );
}
