/** The lab: tables of bots play while one looks, and bars grow. */
import type { SimulatedGame } from "@hypergate/games";
import { figuresOf, notableIn, readStudy, type Study } from "@hypergate/games/study";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { SettingWords } from "../game/setting-words.ts";
import { GAMES } from "../games.ts";
import { Page, SmallPage } from "../page/page.tsx";
import { go } from "../route.ts";
import { loadSimulated } from "../simulated.ts";
import { useWords } from "../words/words.ts";
import { beginStudy, type OpenStudy, openStudy } from "./current.ts";
import { firstStudy } from "./draft.ts";
import { Foot } from "./foot.tsx";
import { Outcome } from "./outcome.tsx";
import { type Prepared, prepared } from "./prepared.ts";
import { Progress } from "./progress.tsx";
import { SetUp } from "./set-up.tsx";
import { Shelf } from "./shelf.tsx";
import "../ui/forms.css";
import "../words/lab-words.ts";
import "../words/lobby-words.ts";
import "./lab.css";
import "./outcome.css";

export default function LabPage({
  ready,
  id,
}: {
  readonly ready: string | undefined;
  readonly id: string | undefined;
}): ReactNode {
  if (ready !== undefined) return <PreparedStudy key={ready} name={ready} />;
  return id === undefined ? <Planning /> : <Conducted key={id} id={id} />;
}

/** The game with its bots and words; nothing as long as they are not here. */
interface Parts {
  readonly game: SimulatedGame;
  readonly words: SettingWords;
  readonly settingWords: SettingWords;
}

function useParts(game: string): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    const client = GAMES[game];
    Promise.all([loadSimulated(game), client.loadKindWords(), client.loadSettingWords()]).then(
      ([simulated, words, settingWords]) => {
        if (isWanted) setParts({ game: simulated, words, settingWords });
      },
      setProblem,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (problem !== undefined) throw problem;
  return parts?.game.id === game ? parts : undefined;
}

/** What is planned stays while other pages are read. */
let planned: Study | undefined;

/** Plans a study after the model of another. */
function planLike(study: Study): void {
  planned = study;
  go("/lab");
}

function Planning(): ReactNode {
  const t = useWords();
  const [study, keepStudy] = useState<Study>(() => planned ?? firstStudy("cosmic", "1"));
  const parts = useParts(study.game);
  const setStudy = (next: Study) => {
    planned = next;
    keepStudy(next);
  };
  return (
    <Frame
      parts={parts}
      study={study}
      setStudy={setStudy}
      isFixed={false}
      begin={() => go(`/lab/${beginStudy(study)}`)}
    >
      <section className="panel lab-results">
        <p className="lab-empty">{t("lab.nothing")}</p>
        <Shelf
          open={(file) => {
            setStudy(readStudy(file));
          }}
        />
      </section>
    </Frame>
  );
}

/** A study that was begun in this browser. */
function Conducted({ id }: { readonly id: string }): ReactNode {
  const t = useWords();
  const [one, setOne] = useState<OpenStudy | "gone">();
  useEffect(() => {
    void openStudy(id).then((found) => setOne(found ?? "gone"));
  }, [id]);
  if (one === undefined) return <Page className="lab">{null}</Page>;
  if (one === "gone")
    return (
      <SmallPage title={t("lab.gone")}>
        <button type="button" className="btn" onClick={() => go("/lab")}>
          {t("lab.new")}
        </button>
      </SmallPage>
    );
  return <Running one={one} />;
}

function Running({ one }: { readonly one: OpenStudy }): ReactNode {
  const { run, id } = one;
  const state = useStore(run.state);
  const parts = useParts(run.study.game);
  // The list of results is the same all the time; how many there are says that it changed.
  const played = state.played;
  const figures = useMemo(() => (played === 0 ? undefined : figuresOf(run.study, run.results)), [run, played]);
  return (
    <Frame parts={parts} study={run.study} setStudy={() => {}} isFixed={true} begin={() => {}}>
      <section className="panel lab-results">
        <Progress one={one} state={state} figures={figures} again={() => planLike(run.study)} />
        {parts === undefined || figures === undefined ? null : (
          <Outcome {...parts} study={run.study} figures={figures} isRunning={state.isRunning} />
        )}
      </section>
      {parts === undefined || figures === undefined ? null : (
        <Foot game={parts.game} id={id} study={run.study} figures={figures} notable={notableIn(run.results)} />
      )}
    </Frame>
  );
}

/** A study that comes with the client; without a name, the list of them. */
function PreparedStudy({ name }: { readonly name: string }): ReactNode {
  const [found, setFound] = useState<Prepared | "none">();
  useEffect(() => {
    void prepared(name).then((one) => setFound(one ?? "none"));
  }, [name]);
  if (found === undefined) return <Page className="lab">{null}</Page>;
  return found === "none" ? <Planning /> : <PreparedResults name={name} found={found} />;
}

function PreparedResults({ name, found }: { readonly name: string; readonly found: Prepared }): ReactNode {
  const { study, figures } = found;
  const parts = useParts(study.game);
  return (
    <Frame parts={parts} study={study} setStudy={() => {}} isFixed={true} isElsewhere begin={() => {}}>
      <section className="panel lab-results">
        <Progress
          one={undefined}
          title={`ready.${name}`}
          state={{ isRunning: false, played: figures.played, rate: 0, problem: undefined }}
          figures={figures}
          study={study}
          again={() => planLike(study)}
        />
        {parts === undefined ? null : <Outcome {...parts} study={study} figures={figures} isRunning={false} />}
      </section>
      {parts === undefined ? null : (
        <Foot game={parts.game} id={`ready.${name}`} study={study} figures={figures} notable={NOTHING_NOTED} />
      )}
    </Frame>
  );
}

/** Which games of a prepared study are worth a look is not in its file. */
const NOTHING_NOTED = {};

interface FrameProps {
  readonly parts: Parts | undefined;
  readonly study: Study;
  readonly setStudy: (study: Study) => void;
  readonly isFixed: boolean;
  readonly isElsewhere?: boolean;
  readonly begin: () => void;
  readonly children: ReactNode;
}

function Frame({ parts, children, ...props }: FrameProps): ReactNode {
  return (
    <Page className="lab">
      <main>
        {parts === undefined ? (
          <section className="panel lab-setup" aria-busy="true" />
        ) : (
          <SetUp {...parts} {...props} />
        )}
        <div className="lab-right">{children}</div>
      </main>
    </Page>
  );
}
