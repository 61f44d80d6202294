/** A film on the game's own table, with the bar that runs it. */
import type { Seat } from "@hypergate/kernel";
import type { SeatInfo, TableInfo } from "@hypergate/wire";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { GAMES } from "../games.ts";
import { nextStep } from "../story/film.ts";
import { JumpContext, type Story, StoryContext } from "../story/story.ts";
import { localFeed, seenBy } from "../table/local-feed.ts";
import { useVerdict, VerdictContext } from "../verdict/use-verdict.ts";
import { DecisionPanel } from "./decision-panel.tsx";
import { Happened } from "./happened.tsx";
import { OpenHands } from "./open-hands.tsx";
import { PlayerBar } from "./player-bar.tsx";
import type { PlayerProps } from "./player-props.ts";
import { isAnalysisAt, pathFor, placeIn, searchFor, type ViewPoint, viewerFrom } from "./view-point.ts";
import "../table/stage.css";
import "./player.css";

const Analysis = lazy(() => import("../verdict/analysis.tsx"));

const RESTING_MS = 500;

export function Player(props: PlayerProps): ReactNode {
  const { story, face, id, leave } = props;
  const { film } = story;
  const [first] = useState(() => placeIn(location.search, film.steps, film.seats));
  const [step, setStep] = useState(first.step ?? 0);
  const [isBrief, setBrief] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const [point, setPoint] = useState<ViewPoint>(first.point ?? props.you ?? "spectator");
  const [isAnalysis, setAnalysis] = useState(() => isAnalysisAt(location.pathname));
  const judging = useVerdict(film.recording);
  const feed = useReplayFeed(props, { step, point, isBrief }, setTelling);
  useEffect(() => {
    if (id === "") return;
    // Browsers refuse an address that changes too often, so it waits until one rests at a step.
    const timer = setTimeout(() => {
      const path = pathFor(location.pathname, isAnalysis);
      history.replaceState(null, "", path + searchFor(location.search, { step, point }));
    }, RESTING_MS);
    return () => clearTimeout(timer);
  }, [id, step, point, isAnalysis]);
  const { Table } = GAMES[face.id];
  const seat = typeof point === "number" ? point : point === "open" ? props.you : undefined;
  if (isAnalysis) {
    const showTable = (at: number) => {
      setStep(at);
      setAnalysis(false);
    };
    return (
      <VerdictContext value={judging}>
        <Suspense fallback={<div className="loading" />}>
          <Analysis
            story={story}
            face={face}
            feed={feed}
            step={step}
            setStep={setStep}
            you={props.you}
            showTable={showTable}
          />
        </Suspense>
      </VerdictContext>
    );
  }
  return (
    <VerdictContext value={judging}>
      <StoryContext value={story}>
        <JumpContext value={setStep}>
          <div className={point === "open" ? "replay open" : "replay"}>
            <div className="stage">
              <Table feed={feed} leave={leave} />
            </div>
            {point === "open" ? <OpenHands story={story} face={face} feed={feed} step={step} /> : null}
            <footer className="replay-foot">
              <div className={seat === undefined ? "replay-told" : "replay-told decides"}>
                {seat !== undefined && isDecisionOf(story, step, seat) ? (
                  <DecisionPanel
                    key={step}
                    story={story}
                    face={face}
                    feed={feed}
                    step={step}
                    seat={seat}
                    isOwn={seat === props.you}
                    isOpen={point === "open"}
                  />
                ) : (
                  <Happened story={story} face={face} feed={feed} step={step} point={point} />
                )}
              </div>
              <PlayerBar
                {...props}
                feed={feed}
                step={step}
                setStep={setStep}
                point={point}
                setPoint={setPoint}
                setBrief={setBrief}
                isTelling={isTelling}
                analyse={() => setAnalysis(true)}
              />
            </footer>
          </div>
        </JumpContext>
      </StoryContext>
    </VerdictContext>
  );
}

/** At this step the seat is about to decide something. */
function isDecisionOf({ film }: Story, step: number, seat: Seat): boolean {
  const decision = film.decisions[step];
  return decision !== undefined && decision.answer.who === seat && !decision.isQuiet;
}

interface Moment {
  readonly step: number;
  readonly point: ViewPoint;
  /** Steps follow each other too fast for anything to be told. */
  readonly isBrief: boolean;
}

/** The feed of the moment that is shown. It asks nothing. One step forward is told as it was at the table; all else is shown at once. */
function useReplayFeed(
  { story, seats, id, code }: PlayerProps,
  { step, point, isBrief }: Moment,
  heedTelling: (isTelling: boolean) => void,
) {
  const shown = useMemo(() => {
    const session = story.film.at(step);
    const seen = seenBy(session, viewerFrom(point));
    const winners = story.engine.meter.winners(seen.view);
    const isOver = session.run.pending.length === 0;
    const info = tableInfo(story, { id, code, seats, winners, isOver });
    return { ...seen, asked: undefined, info };
  }, [story, seats, id, code, step, point]);
  const [feed] = useState(() => {
    const made = localFeed(undefined, heedTelling);
    made.show(shown);
    return made;
  });
  const before = useRef({ step, isBrief });
  useEffect(() => {
    before.current.isBrief = isBrief;
  }, [isBrief]);
  useEffect(() => {
    const isNext = step === nextStep(story.film, before.current.step, 1);
    feed.show({ ...shown, isJump: !isNext || before.current.isBrief });
    before.current.step = step;
  }, [feed, shown, story, step]);
  return feed;
}

interface Known {
  readonly id: string;
  readonly code: string | undefined;
  readonly seats: readonly SeatInfo[];
  readonly winners: readonly Seat[];
  readonly isOver: boolean;
}

/** A table like the one it was played at, as far as it is known. */
function tableInfo({ film }: Story, { id, code, seats, winners, isOver }: Known): TableInfo {
  return {
    id,
    game: film.recording.game,
    settings: {},
    options: { public: false, spectators: true, courtesy: true, pace: "human", clock: { per: "none", seconds: 0 } },
    status: isOver ? "over" : "playing",
    created: 0,
    changed: 0,
    ...(isOver ? { result: { winners, units: film.marks.length } } : {}),
    ...(code === undefined ? {} : { code }),
    seats,
    owner: false,
  };
}
