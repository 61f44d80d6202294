/** What happened while nobody looked, in a line for each outcome, until it has been read. */
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../words/words.ts";
import type { TableFeed } from "../feed.ts";
import type { GameFace } from "../game-face.ts";
import { useNames } from "../names.ts";
import { useStage, useTelling } from "./stage.tsx";
import "./missed.css";

interface MissedProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  /** The kinds of beats that say how something came out. */
  readonly outcomes: readonly string[];
}

/** More lines than these would hide the table; the log has them all. */
const MOST_LINES = 4;

export function Missed({ feed, face, outcomes }: MissedProps): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const names = useNames(feed);
  const stage = useStage();
  const missed = useTelling((telling) => telling.missed);
  const ends = missed.filter(({ kind }) => outcomes.includes(kind));
  if (ends.length === 0) return null;
  const state = feed.state.getState();
  return (
    <section className="missed" role="status">
      <div>
        <p className="missed-title">{words("stage.missed", { n: ends.length })}</p>
        <ol>
          {ends.slice(-MOST_LINES).map((beat) => (
            <li key={beat.told}>{face.tellBeat?.(language, beat, state, names)?.[0]}</li>
          ))}
        </ol>
      </div>
      <button type="button" className="btn small" onClick={() => stage?.dismiss()}>
        {words("stage.gotIt")}
      </button>
    </section>
  );
}
