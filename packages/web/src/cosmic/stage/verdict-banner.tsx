/** How the encounter ended, large, with the winner's alien, over the board or under the cards. */
import { DEFENSE, OFFENSE } from "@hypergate/cosmic/client";
import type { CSSProperties, ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { useBeat } from "../../table/stage/stage.tsx";
import { Seal } from "../art/seal.tsx";
import { mainOf } from "../reveal/parts.ts";
import { aliensOf, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { effectLines, verdictLine } from "./verdict-words.ts";
import "./verdict-banner.css";

export function VerdictBanner(): ReactNode {
  const running = useBeat("verdict");
  const cosmic = useCosmic();
  const words = useWords();
  if (running === undefined) return null;
  const { t, view, me, player } = cosmic;
  const headline = verdictLine(view, me, player);
  const effects = effectLines(running.beat.events, me, player);
  const { winner } = t.encounter;
  const seat = winner === OFFENSE || winner === DEFENSE ? mainOf(t, winner) : undefined;
  const paint = seat === undefined ? undefined : PAINT[colourOf(seat)];
  const style = { "--c": paint?.light, "--dark": paint?.dark, "--ms": `${running.ms}ms` } as CSSProperties;
  return (
    <div className="verdict-banner" style={style} role="status">
      {seat === undefined ? null : (
        <span className="verdict-seal">
          <Rays />
          <Seal alien={aliensOf(cosmic, seat).at(-1) ?? ""} colour={colourOf(seat)} size={88} />
        </span>
      )}
      <div>
        <p className="verdict-headline">{words(headline.id, headline.params)}</p>
        <p className="verdict-line">{effects.map(({ id, params }) => words(id, params)).join(" ")}</p>
        <span className="verdict-time" aria-hidden="true" />
      </div>
    </div>
  );
}

const RAYS = Array.from({ length: 24 }, (_, i) => i * 15);

/** Light from behind a seal. */
export function Rays(): ReactNode {
  return (
    <svg className="rays" viewBox="-50 -50 100 100" aria-hidden="true">
      {RAYS.map((angle) => (
        <line key={angle} y1={-46} y2={-37} transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
}
