/** What a tableau does in I to V, added up: the same line for every seat. */
import type { Player } from "@hypergate/race/client";
import { type ReactNode, useMemo } from "react";
import { FIGURE } from "../card/printed.ts";
import { IconSign } from "../card/signs.tsx";
import { useRace } from "../context.tsx";
import { engineOf, FACTS, type Fact, type FactName } from "../logic/engine.ts";
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

/** `most`: how many facts a cell may show. */
export function EngineLine({ player, most = 2 }: { readonly player: Player; readonly most?: number }): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const engine = useMemo(() => engineOf(player), [player]);
  return (
    <ul className="race-engine" aria-label={t("race.engine")} data-part="engine">
      {PLAYED.map((phase) => (
        <Cell key={phase} phase={phase} facts={engine[phase]} most={most} isNow={table.phase === phase} />
      ))}
    </ul>
  );
}

interface CellProps {
  readonly phase: PlayedPhase;
  readonly facts: readonly Fact[];
  readonly most: number;
  readonly isNow: boolean;
}

function Cell({ phase, facts, most, isNow }: CellProps): ReactNode {
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
        facts.slice(0, most).map((fact) => (
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
