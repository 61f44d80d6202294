/** "What would you do?": in practice against bots an expert answers the question that is asked, says why and what it expects. */
import { percent, reasonInWords } from "@hypergate/bots/verdict";
import { answerInWords, illegal, type Question } from "@hypergate/kernel";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { GAMES } from "../games.ts";
import { useVoice } from "../story/voice.ts";
import { type TableFeed, useFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import { useLanguage } from "../words/words.ts";
import type { Expertise, FromExpert, ToExpert } from "./hint-worker.ts";
import type { ExpertProps } from "./practice.ts";
import "../words/verdict-words.ts";

type AskProps = ExpertProps & { readonly close: () => void };

export function AskExpert(props: AskProps): ReactNode {
  const question = useFeed(props.feed, (state) => state.asked?.question);
  const [face, setFace] = useState<GameFace>();
  useEffect(() => {
    void GAMES[props.game]?.loadFace().then(setFace);
  }, [props.game]);
  if (question === undefined || face === undefined) return null;
  return <Thinking {...props} face={face} question={question} />;
}

type Thought = { readonly done: number } | { readonly found: Expertise } | "failed";

/** Has a worker think about the question; it ends with what is shown here. */
function useThought({ feed, game, standpoint }: AskProps, question: Question): Thought {
  const [thought, setThought] = useState<Thought>({ done: 0 });
  const asking = useRef({ feed, game, standpoint, key: question.key });
  useEffect(() => {
    const { feed: at, game: name, standpoint: find, key } = asking.current;
    let worker: Worker | undefined;
    let isLeft = false;
    const begin = async () => {
      const where = await find();
      if (isLeft) return;
      if (where.question.key !== key) throw new Error("the question is another by now");
      worker = new Worker(new URL("./hint-worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<FromExpert>) => {
        if (data.tells === "progress") setThought({ done: data.done });
        else if (data.tells === "found") setThought({ found: data.found });
        else setThought("failed");
      });
      worker.postMessage({ game: name, standpoint: where, view: at.state.getState().view } satisfies ToExpert);
    };
    begin().catch(() => setThought("failed"));
    return () => {
      isLeft = true;
      worker?.terminate();
    };
  }, []);
  return thought;
}

function Thinking(props: AskProps & { readonly face: GameFace; readonly question: Question }): ReactNode {
  const { feed, face, question, close } = props;
  const { t } = useVoice(feed, face);
  const thought = useThought(props, question);
  return (
    <section className="expert-note" aria-label={t("expert.ask")} aria-live="polite">
      {thought === "failed" ? (
        <p>{t("expert.failed")}</p>
      ) : "found" in thought ? (
        <Found feed={feed} face={face} question={question} found={thought.found} />
      ) : (
        <p className="expert-wait">
          {t("expert.thinks")} <progress max={1} value={thought.done} aria-label={t("expert.thinks")} />
        </p>
      )}
      <button type="button" className="expert-close" onClick={close}>
        {t("expert.close")}
      </button>
    </section>
  );
}

interface FoundProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  readonly question: Question;
  readonly found: Expertise;
}

function Found({ feed, face, question, found: { options, reason } }: FoundProps): ReactNode {
  const voice = useVoice(feed, face);
  const language = useLanguage();
  const { t, called } = voice;
  const [best, next] = options;
  if (best === undefined) return <p>{t("expert.same")}</p>;
  const words = (value: (typeof best)["value"]) => answerInWords(voice, question, value);
  return (
    <>
      <p className="expert-best">{t("expert.would", { what: words(best.value) })}</p>
      <p>
        {t("expert.expects", { chance: percent(best.chance) })}{" "}
        {next === undefined ? "" : t("expert.next", { what: words(next.value), chance: percent(next.chance) })}
      </p>
      {reason === undefined ? null : (
        <p>{reasonInWords(face.id, language, reason, (seat) => called(`player/${seat}`), question.who)}</p>
      )}
      {illegal(question, best.value) === undefined ? (
        <button type="button" className="expert-do" data-tool="expertDo" onClick={() => feed.answer(best.value)}>
          {t("expert.do")}
        </button>
      ) : null}
    </>
  );
}
