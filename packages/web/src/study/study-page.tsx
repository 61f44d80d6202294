/** The study board: `/study` lists what is kept, `/study/<id>` opens one, `/study#…` takes one from a link. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { GAMES } from "../games.ts";
import { WayHome } from "../page/no-such-page.tsx";
import { go } from "../route.ts";
import { develop } from "../story/film.ts";
import { JumpContext, type Story, StoryContext } from "../story/story.ts";
import { useAttention } from "../table/attention.ts";
import { useFeed } from "../table/feed.ts";
import type { Engine } from "../table/meter.ts";
import { languageNow, translate, useLanguage, useWords } from "../words/words.ts";
import { keepStudy, keptStudy } from "./kept-studies.ts";
import { lineIn, newStudyId, type Study } from "./lines.ts";
import { asRecording } from "./root.ts";
import { BadStudy, fromLink, type StudyFault } from "./shared-study.ts";
import { StudyBar } from "./study-bar.tsx";
import { type StudyFeed, studyFeed } from "./study-feed.ts";
import { StudyList } from "./study-list.tsx";
import type { StudyProps } from "./study-props.ts";
import "../table/stage.css";
import "./study-page.css";
import "../words/lines-words.ts";
import "../words/study-words.ts";
import "../words/table-words.ts";

const SAYS = {
  broken: () => translate(languageNow(), "lines.broken"),
  unkept: () => translate(languageNow(), "lines.unkept"),
  refused: () => translate(languageNow(), "lines.refused"),
};

interface StudyPageProps {
  readonly id: string;
  readonly shared: string;
  readonly Edit: StudyProps["Edit"];
}

export default function StudyPage({ id, shared, Edit }: StudyPageProps): ReactNode {
  if (id !== "") return <OpenStudy id={id} Edit={Edit} />;
  return shared === "" ? <StudyList /> : <FromLink packed={shared} />;
}

/** Keeps what came with the link and opens it; the address is then that of the study kept here. */
function FromLink({ packed }: { readonly packed: string }): ReactNode {
  const t = useWords();
  const [fault, setFault] = useState<StudyFault>();
  useEffect(() => {
    let left = false;
    const take = async () => {
      const study = await fromLink(packed, newStudyId(), Date.now());
      if (GAMES[study.game] === undefined) throw new BadStudy("otherGame");
      if (left) return;
      await keepStudy(study);
      history.replaceState(null, "", `${location.pathname}${location.search}`);
      go(`/study/${study.id}`);
    };
    take().catch((problem: unknown) => {
      if (!left) setFault(problem instanceof BadStudy ? problem.fault : "damaged");
    });
    return () => {
      left = true;
    };
  }, [packed]);
  if (fault === undefined) return <div className="loading" />;
  return <WayHome title={t("replay.cannot")} why={t(`studies.fault.${fault}`)} />;
}

type Ready = Omit<StudyProps, "Edit">;

function OpenStudy({ id, Edit }: { readonly id: string; readonly Edit: StudyProps["Edit"] }): ReactNode {
  const t = useWords();
  const [ready, setReady] = useState<Ready | "gone">();
  useEffect(() => {
    let left = false;
    let mine: StudyFeed | undefined;
    const open = async () => {
      const study = await keptStudy(id).catch(() => undefined);
      const game = study === undefined ? undefined : GAMES[study.game];
      if (left) return;
      if (study === undefined || game === undefined) return setReady("gone");
      const face = await game.loadFace();
      const engine = await face.loadEngine();
      if (left) return;
      const worker = new Worker(new URL("./study-worker.ts", import.meta.url), { type: "module" });
      mine = studyFeed(worker, study, engine.meter.winners, SAYS);
      setReady({ feed: mine, face, engine });
    };
    void open();
    return () => {
      left = true;
      mine?.leave();
    };
  }, [id]);
  if (ready === "gone") return <WayHome title={t("table.cannot")} why={t("lines.gone")} />;
  return ready === undefined ? <div className="loading" /> : <Shown {...ready} Edit={Edit} />;
}

function Shown({ feed, face, engine, Edit }: StudyProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const view = useFeed(feed, (state) => state.view);
  const problem = useFeed(feed, (state) => state.problem);
  const isOver = useFeed(feed, (state) => state.info?.status === "over");
  const study = useStore(feed.studied, (state) => state.study);
  const story = useStory(engine, study, isOver);
  const { Table, title } = GAMES[face.id];
  useAttention(feed, title[language]);
  if (view === undefined)
    return problem === undefined ? <div className="loading" /> : <WayHome title={t("table.cannot")} why={problem} />;
  const before = study.root.answers.length;
  const jump = (step: number) => feed.send({ do: "goTo", line: study.line, at: Math.max(0, step - before) });
  return (
    <StoryContext value={story}>
      <JumpContext value={jump}>
        <div className="study">
          <div className="stage">
            <Table feed={feed} leave={() => go("/study")} />
          </div>
          <StudyBar feed={feed} face={face} engine={engine} Edit={Edit} />
        </div>
      </JumpContext>
    </StoryContext>
  );
}

/** What the end of a game tells, for the line that is on the table. */
function useStory(engine: Engine, study: Study, isOver: boolean): Story | undefined {
  const { root, names, at } = study;
  const { answers } = lineIn(study, study.line);
  return useMemo(() => {
    if (!isOver) return undefined;
    const film = develop(engine.rules, asRecording(root, answers.slice(0, at)), engine.meter);
    return { film, engine, names };
  }, [engine, root, names, at, answers, isOver]);
}
