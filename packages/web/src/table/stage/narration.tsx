/** Says what is happening, in the place of the prompt. */
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../words/words.ts";
import type { TableFeed } from "../feed.ts";
import type { GameFace } from "../game-face.ts";
import { useNames, useReader } from "../names.ts";
import { SPEEDS } from "./beat.ts";
import { setSpeed, useSpeed } from "./speed.ts";
import { useStage, useTelling } from "./stage.tsx";
import type { Running } from "./staged-feed.ts";
import "./narration.css";

interface NarrationProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  readonly running: Running;
}

export function Narration({ feed, face, running }: NarrationProps): ReactNode {
  const words = useWords();
  const stage = useStage();
  const isComing = useTelling((telling) => telling.isComing);
  const isAgain = useTelling((telling) => telling.isAgain);
  const [headline, line] = useLines({ feed, face, running });
  return (
    <section
      className={isAgain ? "prompt waiting narration again" : "prompt waiting narration"}
      data-beat={running.beat.kind}
    >
      <div className="prompt-words" aria-live="polite">
        <p className="ask">{isComing ? words("stage.yourMove") : headline}</p>
        <p className="why">{isComing ? headline : line}</p>
      </div>
      <div className="narration-keys">
        {isAgain ? (
          <span className="chip line">{words("stage.again")}</span>
        ) : (
          <button type="button" className="btn small quiet" onClick={() => stage?.skip()}>
            <kbd>{words("stage.space")}</kbd> {words("stage.next")}
          </button>
        )}
        <button type="button" className="btn small quiet" onClick={() => stage?.skipAll()}>
          <kbd>Esc</kbd> {words(isAgain ? "stage.close" : "stage.all")}
        </button>
        {isAgain ? null : <SpeedSwitch />}
      </div>
    </section>
  );
}

/** The subject of the beat, and the first consequence. */
function useLines({ feed, face, running }: NarrationProps): readonly [headline: string, line: string] {
  const language = useLanguage();
  const names = useNames(feed);
  const you = useReader(feed);
  const told = face.tellBeat?.(language, running.beat, feed.state.getState(), names);
  if (told !== undefined) return told;
  const [first, second] = running.beat.events.map(({ id, params }) => face.say(language, id, params, names, you));
  return [first ?? "", second ?? ""];
}

export function SpeedSwitch(): ReactNode {
  const words = useWords();
  const now = useSpeed();
  return (
    <fieldset className="speeds" aria-label={words("stage.speed")}>
      {SPEEDS.map((speed) => (
        <button
          type="button"
          key={speed}
          aria-pressed={speed === now}
          className={speed === now ? "speed on" : "speed"}
          onClick={() => setSpeed(speed)}
        >
          {words(`stage.${speed}`)}
        </button>
      ))}
    </fieldset>
  );
}
