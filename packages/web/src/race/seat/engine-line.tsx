/** What a tableau does in I to V, added up: the same line for every seat. */
import type { Player } from "@hypergate/race/client";
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { FIGURE } from "../card/printed.ts";
import { IconSign } from "../card/signs.tsx";
import { useRace } from "../context.tsx";
import { type Engine, engineOf, FACTS, type Fact, type FactName } from "../logic/engine.ts";
import { PLAYED, type PlayedPhase } from "../logic/round.ts";
import { signed } from "../stats.tsx";
import { useWords } from "../words/words.ts";
import "./engine-line.css";

/** Figures that are written with a plus or a minus. */
const SIGNED: ReadonlySet<FactName> = new Set(["draw", "keep", "developed", "military", "bonus", "fills", "produced"]);
const LESS: ReadonlySet<FactName> = new Set(["discount", "cheaper"]);

function figure({ fact, n }: Fact): string {
  if (LESS.has(fact)) return signed(-n);
  return SIGNED.has(fact) ? signed(n) : String(n);
}

const MOST = 2;

export function EngineLine({ player }: { readonly player: Player }): ReactNode {
  const engine = useMemo(() => engineOf(player), [player]);
  // Measuring lays out the whole table at once, so only a line of other facts is measured anew.
  return <FactLine key={JSON.stringify(engine)} engine={engine} />;
}

/** Where two facts do not fit every cell, each shows the first; its words tell all. */
function FactLine({ engine }: { readonly engine: Engine }): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const [line, isTight] = useTight();
  return (
    <ul ref={line} className={isTight ? "race-engine tight" : "race-engine"} aria-label={t("race.engine")}>
      {PLAYED.map((phase) => (
        <Cell key={phase} phase={phase} facts={engine[phase]} isNow={table.phase === phase} />
      ))}
    </ul>
  );
}

/** Whether all facts together are wider than the line. The second ones stay in the line to be measured. */
function useTight(): readonly [RefObject<HTMLUListElement | null>, boolean] {
  const line = useRef<HTMLUListElement>(null);
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const measure = () => setTight(widthOf(element) > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [line, isTight];
}

/** Each cell has its figure, its facts and the space between and around them. */
function widthOf(line: HTMLElement): number {
  const AROUND = 10;
  return [...line.children].reduce((sum, cell) => {
    const parts = [...cell.children].filter((part) => !part.classList.contains("sr-only"));
    return sum + AROUND + parts.reduce((all, part) => all + (part as HTMLElement).offsetWidth + 4, 0);
  }, 0);
}

interface CellProps {
  readonly phase: PlayedPhase;
  readonly facts: readonly Fact[];
  readonly isNow: boolean;
}

function Cell({ phase, facts, isNow }: CellProps): ReactNode {
  const t = useWords();
  const inWords = facts.map(({ fact, n }) => t(`race.fact.${fact}`, { n: Math.abs(n), signed: signed(n) }));
  const words = `${t(`race.phase.${phase}`)}: ${facts.length === 0 ? t("race.fact.none") : inWords.join(", ")}`;
  return (
    <li className={isNow ? "on" : ""} title={words}>
      <em aria-hidden="true">{FIGURE[phase]}</em>
      <span className="sr-only">{words}</span>
      {facts.length === 0 ? (
        <u aria-hidden="true">–</u>
      ) : (
        facts.slice(0, MOST).map((fact) => (
          <span key={fact.fact} aria-hidden="true">
            {fact.fact === "bonus" ? <IconSign name="coin" /> : null}
            {figure(fact)}
            {fact.fact === "bonus" ? null : <IconSign name={FACTS[fact.fact]} />}
          </span>
        ))
      )}
    </li>
  );
}
