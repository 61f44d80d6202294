/** Hints at the table of a first game: what a sensible player would answer, and why. Nothing is asked of them. */
import { answerInWords, illegal, type Question, type Value } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Adviser } from "../game/lesson.ts";
import { GAMES } from "../games.ts";
import { useVoice } from "../story/voice.ts";
import { type TableFeed, useFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import { useMedia } from "../ui/use-media.ts";
import { useWords } from "../words/words.ts";
import { hasHints, sendHintsAway } from "./hinted.ts";
import { placeOf } from "./place-of.ts";
import { Spotlight, useSpotlight } from "./spotlight.tsx";
import "./guide-page.css";
import "../words/study-words.ts";

interface Ready {
  readonly adviser: Adviser;
  readonly face: GameFace;
}

const PHONE = "(max-width: 700px), (max-height: 480px)";

/** Nothing at a table where nobody wants hints. */
export function Hints({ feed }: { readonly feed: TableFeed }): ReactNode {
  const game = useFeed(feed, ({ info }) => info?.game ?? "");
  const isWanted = useFeed(feed, ({ info }) => info?.you !== undefined && hasHints(info.id));
  const [isGone, setGone] = useState(false);
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    if (!isWanted || GAMES[game] === undefined) return;
    void Promise.all([GAMES[game].loadAdviser(), GAMES[game].loadFace()]).then(([adviser, face]) =>
      setReady({ adviser, face }),
    );
  }, [isWanted, game]);
  if (!isWanted || isGone || ready === undefined) return null;
  const leave = () => {
    sendHintsAway();
    setGone(true);
  };
  return <Asked feed={feed} {...ready} leave={leave} />;
}

function Asked({ feed, adviser, face, leave }: Ready & { readonly feed: TableFeed; readonly leave: () => void }) {
  const asked = useFeed(feed, (state) => state.asked);
  const wanted = useMemo(() => {
    if (asked === undefined) return undefined;
    const value = adviser.answer(feed.state.getState().view, asked.question);
    return illegal(asked.question, value) === undefined ? value : undefined;
  }, [asked, adviser, feed]);
  if (asked === undefined || wanted === undefined) return null;
  return (
    <Hint
      key={asked.ask}
      feed={feed}
      face={face}
      adviser={adviser}
      question={asked.question}
      wanted={wanted}
      leave={leave}
    />
  );
}

interface HintProps extends Ready {
  readonly feed: TableFeed;
  readonly question: Question;
  readonly wanted: Value;
  readonly leave: () => void;
}

/** On a small screen it is opened by a tap, so that it covers nothing by itself. */
function Hint({ feed, face, adviser, question, wanted, leave }: HintProps): ReactNode {
  const t = useWords();
  const voice = useVoice(feed, face);
  const isSmall = useMedia(PHONE);
  const [isOpen, setOpen] = useState(!isSmall);
  const note = useRef<HTMLElement>(null);
  const lit = useSpotlight(isOpen ? placeOf(question, wanted) : undefined, true, note, false);
  // What happened is told first.
  if (lit.prompt === undefined) return <section ref={note} className="coach hint" hidden={true} />;
  if (!isOpen)
    return (
      <button type="button" className="hint-button" onClick={() => setOpen(true)}>
        {t("hint.open")}
      </button>
    );
  const why = adviser.why(feed.state.getState().view, question, wanted);
  const at: CSSProperties =
    lit.note === undefined ? {} : { transform: `translate(${lit.note.left}px, ${lit.note.top}px)` };
  return (
    <>
      <Spotlight lit={lit} isLight={true} />
      <section ref={note} className="coach hint" style={at} aria-label={t("hint.label")}>
        <div className="coach-words" aria-live="polite">
          <p className="coach-act">{t("hint.try", { what: answerInWords(voice, question, wanted) })}</p>
          {why === undefined ? null : <p className="coach-why">{t(why)}</p>}
        </div>
        <footer className="coach-foot">
          <button type="button" className="coach-link" data-guide="doIt" onClick={() => feed.answer(wanted)}>
            {t("guide.doIt")}
          </button>
          <button type="button" className="coach-link" onClick={() => setOpen(false)}>
            {t("hint.hide")}
          </button>
          <button type="button" className="coach-link" data-guide="noHints" onClick={leave}>
            {t("hint.none")}
          </button>
        </footer>
      </section>
    </>
  );
}
