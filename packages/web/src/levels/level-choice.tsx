import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../words/words.ts";
import { useBotAbout, useBotWords } from "./bot-words.ts";
import "./level-choice.css";

interface LevelChoiceProps {
  readonly levels: readonly string[];
  /** What was chosen last. */
  readonly level: string | undefined;
  readonly choose: (level: string) => void;
  readonly leave: () => void;
}

/** Asks how well the bots should play, and says what that means. */
export function LevelChoice({ levels, level, choose, leave }: LevelChoiceProps): ReactNode {
  const t = useWords();
  const words = useBotWords();
  const about = useBotAbout();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div
      className="level-choice"
      role="group"
      aria-label={t("level.ask")}
      onKeyDown={({ key }) => (key === "Escape" ? leave() : undefined)}
    >
      <p className="level-ask">
        <b>{t("level.ask")}</b>
        <button type="button" className="quiet-link" onClick={leave}>
          {t("level.back")}
        </button>
      </p>
      {levels.map((one) => (
        <button
          key={one}
          type="button"
          className="level"
          data-level={one}
          aria-current={one === level}
          ref={one === (level ?? levels[0]) ? first : undefined}
          onClick={() => choose(one)}
        >
          <b>{words(one)}</b>
          <small>{about(one)}</small>
        </button>
      ))}
    </div>
  );
}
