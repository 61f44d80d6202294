import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import { useRace } from "./context.tsx";
import { type PhaseCall, phaseCalls } from "./logic/round.ts";
import { useWords } from "./words/words.ts";
import "./phase-track.css";

const FIGURES = ["I", "II", "III", "IV", "V"];

/** The five phases of the round with who called them; those that nobody called are struck out. */
export function PhaseTrack(): ReactNode {
  const t = useWords();
  const { table } = useRace();
  return (
    <ol className="race-track" aria-label={t("race.phases")}>
      {phaseCalls(table).map((call, i) => (
        <PhaseStep key={call.phase} call={call} figure={FIGURES[i]} />
      ))}
    </ol>
  );
}

function PhaseStep({ call, figure }: { readonly call: PhaseCall; readonly figure: string }): ReactNode {
  const t = useWords();
  const phase = t(`race.phase.${call.phase}`);
  const words = useCallWords(call, phase);
  return (
    <li className={call.state} title={words} aria-current={call.state === "now" ? "step" : undefined}>
      <em aria-hidden="true">{figure}</em>
      <span className="race-phase-name" aria-hidden="true">
        {phase}
      </span>
      <span className="race-callers" aria-hidden="true">
        {call.calls.map(({ seat }) => (
          <Avatar key={seat} seat={seat} size={22} />
        ))}
      </span>
      <span className="sr-only">{words}</span>
    </li>
  );
}

function useCallWords({ state, calls }: PhaseCall, phase: string): string {
  const t = useWords();
  const { called, name } = useRace();
  if (state === "skipped") return t("race.phase.skipped", { phase });
  if (calls.length === 0) return phase;
  const who = calls.map(
    ({ seat, actions }) => `${called(seat)} (${actions.map((action) => name(`action/${action}`)).join(", ")})`,
  );
  return t("race.phase.called", { phase, who: who.join(", ") });
}
