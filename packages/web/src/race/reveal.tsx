/** All action cards are turned over at once: shown for a moment over the table, until any input. */

import { actionsIn } from "@hypergate/race/client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ActionFace } from "./action-card.tsx";
import { Avatar } from "./avatar.tsx";
import { useRace } from "./context.tsx";
import { useWords } from "./words/words.ts";
import "./reveal.css";

const SHOWN_MS = 2600;

export function Reveal(): ReactNode {
  const t = useWords();
  const { feed, table, called } = useRace();
  const isOpen = useFreshReveal();
  if (!isOpen || feed.isFilm) return null;
  return (
    <div className="race-reveal" role="status">
      <h2>{t("race.reveal", { n: table.round })}</h2>
      <ul>
        {table.order.map((seat) => (
          <li key={seat}>
            <Avatar seat={seat} size={32} />
            <b>{called(seat)}</b>
            {actionsIn(table.players[seat].actions).map((action) => (
              <ActionFace key={action} action={action} small={true} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** True for a moment after the actions of a round have been shown while one was looking. */
function useFreshReveal(): boolean {
  const { table } = useRace();
  const areShown = table.players.some((p) => p.actions !== 0);
  const wasShown = useRef(areShown);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const isFresh = areShown && !wasShown.current;
    wasShown.current = areShown;
    if (!isFresh) return;
    setOpen(true);
    const close = () => setOpen(false);
    const timer = setTimeout(close, SHOWN_MS);
    window.addEventListener("pointerdown", close);
    window.addEventListener("keydown", close);
    return () => {
      close();
      clearTimeout(timer);
      window.removeEventListener("pointerdown", close);
      window.removeEventListener("keydown", close);
    };
  }, [areShown]);
  return isOpen;
}
