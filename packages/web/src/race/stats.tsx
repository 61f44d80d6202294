/** Small figures beside a name. Each has a sign, a number and its words on hover. */
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Icon } from "../art/icons.tsx";
import { GoodToken } from "./art/good.tsx";
import { IconSign } from "./card/signs.tsx";
import { useRace } from "./context.tsx";
import { militaryStanding } from "./logic/amounts.ts";
import { standings } from "./logic/points.ts";
import { useWords } from "./words/words.ts";
import "./stats.css";

function Stat({
  words,
  className = "",
  children,
}: {
  readonly words: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={`race-stat ${className}`} title={words}>
      {children}
      <span className="sr-only">{words}</span>
    </span>
  );
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : n > 0 ? `+${n}` : "0";
}

export function HandStat({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { view } = useRace();
  return (
    <Stat words={t("race.hand.count", { n: view.handCounts[seat] })}>
      <Icon name="cards" size={15} />
      <b aria-hidden="true">{view.handCounts[seat]}</b>
    </Stat>
  );
}

/** Points as the table stands, with the chips among them. */
export function PointsStat({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const { total, chips } = standings(table)[seat];
  return (
    <Stat words={`${t("race.stat.points", { n: total })} · ${t("race.stat.chips", { n: chips })}`} className="points">
      <IconSign name="vp" />
      <b aria-hidden="true">{total}</b>
    </Stat>
  );
}

/** General military, and beside it what is added against some worlds or only for this phase. */
export function MilitaryStat({ seat, full = false }: { readonly seat: Seat; readonly full?: boolean }): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const { general, against, temporary } = militaryStanding(table.players[seat], table.phase === "settle");
  const extra = [
    ...against.map(({ whom, plus }) => t("race.stat.against", { whom, n: signed(plus) })),
    ...(temporary === 0 ? [] : [t("race.stat.temporary", { n: signed(temporary) })]),
  ];
  return (
    <Stat words={[t("race.stat.military", { n: signed(general) }), ...extra].join(" · ")} className="military">
      <IconSign name="military" />
      <b aria-hidden="true">{signed(general)}</b>
      {full
        ? against.map(({ whom, plus }) => (
            <i key={whom} aria-hidden="true">
              {signed(plus)}
              {whom === "rebel" ? <IconSign name="rebel" /> : <GoodToken good={whom} size={13} hollow={true} />}
            </i>
          ))
        : null}
      {temporary === 0 ? null : (
        <i className="temporary" aria-hidden="true">
          {signed(temporary)}
          <Icon name="clock" size={12} />
        </i>
      )}
    </Stat>
  );
}
