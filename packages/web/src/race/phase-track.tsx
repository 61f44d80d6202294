import type { ReactNode } from "react";
import { useBeat } from "../table/stage/stage.tsx";
import { Avatar } from "./avatar.tsx";
import { useRace } from "./context.tsx";
import { useLayout } from "./layout.ts";
import { type PhaseCall, phaseCalls } from "./logic/round.ts";
import { vars } from "./vars.ts";
import { useWords } from "./words/words.ts";
import "./phase-track.css";

/** So many callers fit a narrow bar. */
const FEW = 2;

const FIGURES = ["I", "II", "III", "IV", "V"];

/** The five phases of the round with who called them; those that nobody called are struck out. */
export function PhaseTrack(): ReactNode {
  const t = useWords();
  const { table } = useRace();
  const isRevealing = useBeat("reveal") !== undefined;
  return (
    <ol className={isRevealing ? "race-track lighting" : "race-track"} aria-label={t("race.phases")}>
      {phaseCalls(table).map((call, i) => (
        <PhaseStep key={call.phase} call={call} index={i} />
      ))}
    </ol>
  );
}

function PhaseStep({ call, index }: { readonly call: PhaseCall; readonly index: number }): ReactNode {
  const t = useWords();
  const phase = t(`race.phase.${call.phase}`);
  const words = useCallWords(call, phase);
  const layout = useLayout();
  const room = layout === "phone" || layout === "squat" ? FEW : call.calls.length;
  // Who does not fit is counted.
  const most = call.calls.length > room ? room - 1 : room;
  return (
    <li
      className={call.state}
      title={words}
      style={vars({ "--i": index })}
      aria-current={call.state === "now" ? "step" : undefined}
    >
      <em aria-hidden="true">{FIGURES[index]}</em>
      <span className="race-phase-name" aria-hidden="true">
        {phase}
      </span>
      <span className="race-callers" aria-hidden="true">
        {call.calls.slice(0, most).map(({ seat }) => (
          <Avatar key={seat} seat={seat} size={22} />
        ))}
        {call.calls.length > most ? <small>+{call.calls.length - most}</small> : null}
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
