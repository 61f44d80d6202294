/** All action cards are turned over at once, and the phases they call light up. */
import { actionsIn } from "@hypergate/race/client";
import type { CSSProperties, ReactNode } from "react";
import { useBeat, useStage } from "../../table/stage/stage.tsx";
import { ActionFace } from "../action-card.tsx";
import { Avatar } from "../avatar.tsx";
import { useRace } from "../context.tsx";
import { vars } from "../vars.ts";
import { useWords } from "../words/words.ts";
import "./reveal.css";

export function Reveal(): ReactNode {
  const t = useWords();
  const { table, called } = useRace();
  const running = useBeat("reveal");
  const stage = useStage();
  if (running === undefined) return null;
  return (
    <section className="race-reveal" style={paceOf(running.ms)} aria-label={t("race.reveal", { n: table.round })}>
      {/* The same as the button beside the words; anywhere will do. */}
      <div className="race-reveal-cards" onPointerDown={() => stage?.skip()}>
        {table.order.map((seat) => (
          <figure key={seat} className="race-reveal-seat">
            <div className="race-reveal-turning">
              {actionsIn(table.players[seat].actions).map((action) => (
                <span key={action} className="race-reveal-card">
                  <ActionFace action={action} small={true} />
                </span>
              ))}
            </div>
            <figcaption>
              <Avatar seat={seat} size={24} />
              <b>{called(seat)}</b>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Everything in it takes its share of the beat. */
function paceOf(ms: number): CSSProperties {
  return vars({ "--beat": `${ms}ms` });
}
