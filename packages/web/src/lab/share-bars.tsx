/** A bar for each item: its share, the 95 % interval as a whisker, and the fair share as a dashed line. */
import type { Share } from "@hypergate/games/study";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../words/words.ts";
import { number, percent } from "./sentences.ts";

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly colour: string;
  readonly picture?: ReactNode;
  /** One for each line-up; nothing where it was not there. */
  readonly shares: readonly (Share | undefined)[];
  /** A line below the name. */
  readonly about?: string | undefined;
}

const SCALES = [0.1, 0.2, 0.4, 0.6, 0.8, 1] as const;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

export function ShareBars({ bars, isDense }: { readonly bars: readonly Bar[]; readonly isDense: boolean }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const highest = Math.max(0, ...bars.flatMap(({ shares }) => shares.map((share) => share?.high ?? 0)));
  const scale = SCALES.find((one) => one >= highest - 0.005) ?? 1;
  return (
    <div className={`lab-bars ${isDense ? "dense" : ""}`}>
      <div className="lab-scale" aria-hidden="true">
        <span className="lab-ticks">
          {TICKS.map((tick) => (
            <i key={tick} style={{ left: `${100 * tick}%` }}>
              {percent(language, tick * scale)}
            </i>
          ))}
        </span>
        <span>{t("lab.share")}</span>
      </div>
      <ul>
        {bars.map((bar) => (
          <BarRow key={bar.key} bar={bar} scale={scale} />
        ))}
      </ul>
    </div>
  );
}

function BarRow({ bar, scale }: { readonly bar: Bar; readonly scale: number }): ReactNode {
  return (
    <li className="lab-bar">
      <span className="lab-picture">{bar.picture}</span>
      <span className="lab-name">
        <b>{bar.name}</b>
        {bar.about === undefined ? null : <small>{bar.about}</small>}
      </span>
      <span className="lab-tracks">
        {bar.shares.map((share, i) => (
          <Track key={i} share={share} scale={scale} colour={bar.colour} isSecond={i > 0} />
        ))}
      </span>
      <span className="lab-figures">
        {bar.shares.map((share, i) => (
          <Figure key={i} share={share} />
        ))}
      </span>
    </li>
  );
}

function Track({
  share,
  scale,
  colour,
  isSecond,
}: {
  readonly share: Share | undefined;
  readonly scale: number;
  readonly colour: string;
  readonly isSecond: boolean;
}): ReactNode {
  const at = (value: number) => `${Math.min(100, (100 * value) / scale)}%`;
  return (
    <span className={`lab-track ${isSecond ? "second" : ""}`} aria-hidden="true">
      {share === undefined ? null : (
        <>
          <i style={{ width: at(share.share), background: colour }} />
          <u style={{ left: at(share.low), width: `calc(${at(share.high)} - ${at(share.low)})` }} />
          <s style={{ left: at(share.fair) }} />
        </>
      )}
    </span>
  );
}

function Figure({ share }: { readonly share: Share | undefined }): ReactNode {
  const language = useLanguage();
  if (share === undefined) return <span>–</span>;
  return (
    <span>
      <b>{number(language, 100 * share.share, 1)}</b> ± {number(language, 50 * (share.high - share.low), 1)}
    </span>
  );
}
