/** What the whole table has to know beside its game: a wish to go back, and that the table sleeps. */
import { type ReactNode, useState } from "react";
import { useLanguage, useWords } from "../words/words.ts";
import { Clock } from "./clock.tsx";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";

/** Somebody wants to undo, and this player has to agree or may object. */
export function UndoRequest({ feed, face }: { readonly feed: TableFeed; readonly face: GameFace }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const request = useFeed(feed, (state) => state.undo);
  const info = useFeed(feed, (state) => state.info);
  if (request === undefined || info === undefined) return null;
  const nameOf = (seat: number) => {
    const holder = info.seats[seat];
    return holder?.kind === "person" ? holder.name : face.nameOf(language, `player/${seat}`, []);
  };
  const who = nameOf(request.by);
  const { you } = info;
  const mayAnswer = you !== undefined && [...request.missing, ...request.away].includes(you);
  const names = new Intl.ListFormat(language).format(request.away.map(nameOf));
  return (
    <div className="undo-request" role="alert">
      <span>{t(mayAnswer ? "undo.asked" : "undo.waiting", { who })}</span>
      {request.away.length === 0 ? null : (
        <>
          <span>{t("undo.absent", { names })}</span>
          <Clock from={0} until={request.ends} />
        </>
      )}
      {mayAnswer ? (
        <>
          <button type="button" className="btn small" onClick={() => feed.consent(false)}>
            {t("undo.no")}
          </button>
          <button type="button" className="btn small primary" onClick={() => feed.consent(true)}>
            {t("undo.yes")}
          </button>
        </>
      ) : null}
    </div>
  );
}

/** The player passes everything for a while, and can stop doing so. */
export function PassingNotice({ feed }: { readonly feed: TableFeed }): ReactNode {
  const t = useWords();
  const until = useFeed(feed, (state) => state.info?.passing);
  if (until === undefined) return null;
  return (
    <div className="undo-request" role="status">
      <span>{t("pass.on", { until })}</span>
      <button type="button" className="btn small" onClick={() => feed.pass("never")}>
        {t("pass.off")}
      </button>
    </div>
  );
}

/** The table sleeps, or slept until this player came. */
export function SleepNotice({ feed }: { readonly feed: TableFeed }): ReactNode {
  const t = useWords();
  const isAsleep = useFeed(feed, (state) => state.asleep);
  const slept = useFeed(feed, (state) => state.slept);
  const [isRead, setRead] = useState(false);
  if (!isAsleep && (!slept || isRead)) return null;
  return (
    <div className="undo-request" role="status">
      <span>{t(isAsleep ? "table.asleep" : "table.slept")}</span>
      {isAsleep ? null : (
        <button type="button" className="btn small" onClick={() => setRead(true)}>
          {t("table.sleptRead")}
        </button>
      )}
    </div>
  );
}
