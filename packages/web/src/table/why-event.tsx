/**
 * "Why did this happen?" for a line of the log: a small button that opens the statements behind the event. The log mounts
 * it at the end of a line:
 *
 *     <WhyEvent event={event} face={face} />
 *
 * It needs nothing of a game until it is opened.
 */
import type { ToldEvent } from "@hypergate/wire";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { Popover } from "../ui/popover.tsx";
import { useWords } from "../words/words.ts";
import type { GameFace } from "./game-face.ts";
import { StatementLine } from "./statement-line.tsx";
import "./why-event.css";

interface WhyEventProps {
  readonly event: ToldEvent;
  readonly face: GameFace;
}

export function WhyEvent({ event, face }: WhyEventProps): ReactNode {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="why-event"
        tabIndex={-1}
        aria-label={t("why.event")}
        title={t("why.event")}
        onClick={() => setOpen(true)}
      >
        <Icon name="help" size={14} />
      </button>
      {isOpen ? (
        <Popover label={t("why.event")} close={() => setOpen(false)}>
          <Behind event={event} face={face} />
        </Popover>
      ) : null}
    </>
  );
}

type Why = Awaited<ReturnType<GameFace["loadWhy"]>>;

function Behind({ event, face }: WhyEventProps): ReactNode {
  const t = useWords();
  const [why, setWhy] = useState<Why>();
  useEffect(() => {
    void face.loadWhy().then((loaded) => setWhy(() => loaded));
  }, [face]);
  if (why === undefined) return null;
  // Some come only now; then this is drawn again.
  const statements = why(event);
  if (statements.length === 0) return <p className="muted">{t("why.unknown")}</p>;
  return (
    <ul className="why-list">
      {statements.map((statement) => (
        <StatementLine key={statement.id} statement={statement} game={face.id} words={face.statementWords} isApart />
      ))}
    </ul>
  );
}
