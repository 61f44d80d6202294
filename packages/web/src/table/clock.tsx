import type { QuestionClock } from "@hypergate/wire";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/words.ts";
import { SECOND, timeLeft } from "./time-left.ts";

const HURRY_SECONDS = 15;

export function Clock({ from, until }: QuestionClock): ReactNode {
  const t = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, []);
  const { text, seconds } = timeLeft(until, Math.max(from, now));
  return (
    <span
      className={seconds <= HURRY_SECONDS ? "clock hurry" : "clock"}
      role="timer"
      aria-label={t("clock.left", { time: text })}
    >
      <Icon name="clock" size={15} />
      {text}
    </span>
  );
}
