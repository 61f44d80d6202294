import { PHASES } from "@hypergate/cosmic/client";
import type { ReactNode } from "react";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";

/** The eight phases of an encounter; the present one is marked. */
export function PhaseTrack(): ReactNode {
  const { t, called } = useCosmic();
  const words = useWords();
  const now = PHASES.indexOf(t.encounter.phase);
  return (
    <ol className="phase-track" aria-label={words("cosmic.phases")}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          className={i < now ? "done" : i === now ? "now" : ""}
          aria-current={i === now ? "step" : undefined}
        >
          {called(`phase/${phase}`)}
        </li>
      ))}
    </ol>
  );
}
