import type { QuestionClock } from "@hypergate/wire";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { Num } from "../../art/glyphs.tsx";
import { timeLeft } from "../../table/time-left.ts";
import { useWords } from "../words/words.ts";

const RADIUS = 41;
const AROUND = 2 * Math.PI * RADIUS;
const TICK = 250;
const HURRY = 15;
/** From here on minutes are told too. */
const LONG = 100;

interface DealClockProps extends QuestionClock {
  readonly seconds: number;
}

/** The time left for the deal between the two players, as a ring that runs out and a number. */
export function DealClock({ from, until, seconds: all }: DealClockProps): ReactNode {
  const words = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const { seconds, text } = timeLeft(until, Math.max(from, now));
  const left = Math.min(1, seconds / Math.max(all, 1));
  return (
    <div
      className={seconds <= HURRY ? "deal-clock hurry" : "deal-clock"}
      role="timer"
      aria-label={words("deal.timeLeft", { n: seconds })}
    >
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <circle cx={46} cy={46} r={RADIUS} fill="none" stroke="#2B3960" strokeWidth={5} />
        <circle
          className="deal-clock-left"
          cx={46}
          cy={46}
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth={5}
          strokeLinecap="round"
          transform="rotate(-90 46 46)"
          style={{ strokeDasharray: `${left * AROUND} ${AROUND}` } as CSSProperties}
        />
      </svg>
      <span aria-hidden="true">
        <Num text={seconds < LONG ? seconds : text} height={seconds < LONG ? 30 : 20} />
      </span>
    </div>
  );
}
