import type { Design } from "@hypergate/race/client";
import { type CSSProperties, lazy, type ReactNode } from "react";
import { DrawnFile } from "../art/drawn-file.tsx";
import { Num } from "../art/glyphs.tsx";
import { Shape } from "../art/shapes.tsx";
import { Sky } from "../art/sky.tsx";
import { useLanguage } from "../words/words.ts";
import { FAN, type Fanned } from "./poster-cards.ts";
import "./poster.css";

const Picture = lazy(() => import("./lazy-picture.tsx"));

/** A fan of four cards. */
export default function RacePoster(): ReactNode {
  return (
    <div className="race-fan" aria-hidden="true">
      <svg className="race-sky" viewBox="0 0 466 336" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Sky width={466} height={336} stars={60} seed={23} />
      </svg>
      <div className="fan-cards">
        {FAN.map((card) => (
          <FanCard key={card.design.id} card={card} />
        ))}
      </div>
    </div>
  );
}

function FanCard({ card: { design, name, kind, hue, turn, rise } }: { readonly card: Fanned }): ReactNode {
  const language = useLanguage();
  const style = { "--hue": hue, "--turn": `${turn}deg`, "--rise": `${-rise}em` } as CSSProperties;
  return (
    <div className="fan-card" style={style}>
      <div className="fan-pict">
        <DrawnFile name={`race-${design.id}`} drawing={<Picture design={design} />} />
        <Cost design={design} />
        <span className="fan-vp">
          {design.vp}
          <svg viewBox="-5 -5 10 10" aria-hidden="true">
            <Shape kind="star" r={4.2} fill="#EEF0F7" />
          </svg>
        </span>
      </div>
      <b>{name[language]}</b>
      <small>{kind[language]}</small>
    </div>
  );
}

/** A rhombus for a development, a sight for a world to be conquered, a circle for one to be settled in peace. */
function Cost({ design }: { readonly design: Design }): ReactNode {
  return (
    <span className="fan-cost">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {design.type === "development" ? (
          <rect
            x={6}
            y={6}
            width={20}
            height={20}
            rx={3}
            transform="rotate(45 16 16)"
            fill="#0A1020"
            stroke="#C9D4F5"
            strokeWidth={1.8}
          />
        ) : design.military === true ? (
          <g stroke="#FF9C8E" strokeLinecap="round">
            <circle cx={16} cy={16} r={11.5} fill="#3A1418" strokeWidth={2} />
            <path d="M16 0v5M16 27v5M0 16h5M27 16h5" strokeWidth={2.5} />
          </g>
        ) : (
          <circle cx={16} cy={16} r={13} fill="#0A1020" stroke="#EEF0F7" strokeWidth={1.8} />
        )}
      </svg>
      <Num text={design.cost} height={13} />
    </span>
  );
}
