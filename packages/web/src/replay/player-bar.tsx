/** The bar under a replay: back, forward, play, jump, from where to look, and passing it on. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Icon, type IconName } from "../art/icons.tsx";
import { EditPosition } from "../editor/edit-position.tsx";
import { withCode } from "../net/api.ts";
import { useReach } from "../net/reach.ts";
import { nextDecisionOf, nextMark, nextStep } from "../story/film.ts";
import { turningPoints } from "../story/turning-points.ts";
import { useVoice } from "../story/voice.ts";
import { PlayOn } from "../study/play-on.tsx";
import { rootAt } from "../study/root.ts";
import type { TableFeed } from "../table/feed.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { Popover } from "../ui/popover.tsx";
import { useJudging } from "../verdict/use-verdict.ts";
import { type MessageId, useWords } from "../words/words.ts";
import { type Course, chancesCourse, pointsCourse } from "./course.ts";
import type { PlayerProps } from "./player-props.ts";
import { Timeline } from "./timeline.tsx";
import { searchFor, type ViewPoint } from "./view-point.ts";

/** Milliseconds from one step to the next. */
const PACES = { slow: 2400, normal: 1200, fast: 450, fastest: 120 } as const;
type PaceName = keyof typeof PACES;
/** At these paces there is no time to tell a step in beats. */
const BRIEF: ReadonlySet<PaceName> = new Set(["fast", "fastest"]);
const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

interface BarProps extends PlayerProps {
  readonly feed: TableFeed;
  readonly step: number;
  readonly setStep: (step: number) => void;
  readonly point: ViewPoint;
  readonly setPoint: (point: ViewPoint) => void;
  readonly setBrief: (isBrief: boolean) => void;
  /** The step is still being told. */
  readonly isTelling: boolean;
  /** Goes to the analysis. */
  readonly analyse: () => void;
}

export function PlayerBar(props: BarProps): ReactNode {
  const { story, step, setStep, setBrief, isTelling } = props;
  const { film } = story;
  const t = useWords();
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<PaceName>("normal");
  const isAtEnd = step >= film.steps;
  useEffect(() => {
    if (!isPlaying || isAtEnd || isTelling) return;
    const timer = setTimeout(() => setStep(nextStep(film, step, 1)), PACES[pace]);
    return () => clearTimeout(timer);
  }, [isPlaying, isAtEnd, isTelling, film, step, pace, setStep]);
  useEffect(() => setBrief(isPlaying && BRIEF.has(pace)), [isPlaying, pace, setBrief]);
  const jump = (to: number) => {
    setPlaying(false);
    setStep(to);
  };
  const play = () => {
    if (isAtEnd) setStep(0);
    setPlaying(isAtEnd || !isPlaying);
  };
  // Where nothing has the focus, the keys are the bar's.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target === document.body) byKey(event, props, jump, play);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });
  return (
    <div
      className="player-bar"
      role="group"
      aria-label={t("replay.controls")}
      onKeyDown={(event) => byKey(event, props, jump, play)}
    >
      <Slider {...props} jump={jump} />
      <div className="player-tools">
        <div className="player-buttons">
          <Tool name="toStart" icon="stepBack" go={() => jump(nextMark(film, step, -1))} />
          <Tool name="back" icon="back" go={() => jump(nextStep(film, step, -1))} />
          <Tool
            name={isPlaying && !isAtEnd ? "pause" : "play"}
            icon={isPlaying && !isAtEnd ? "pause" : "play"}
            go={play}
            isLarge
          />
          <Tool name="forward" icon="back" isTurned go={() => jump(nextStep(film, step, 1))} />
          <Tool name="toNext" icon="stepForward" go={() => jump(nextMark(film, step, 1))} />
        </div>
        <label className="player-choice">
          <span className="sr-only">{t("replay.pace")}</span>
          <select value={pace} onChange={(event) => setPace(event.target.value as PaceName)}>
            {PACE_NAMES.map((name) => (
              <option key={name} value={name}>
                {t(`replay.pace.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <PointChoice {...props} />
        <Passing {...props} />
        <EditPosition
          engine={props.story.engine}
          game={props.story.film.recording.game}
          momentNow={() => rootAt(props.story.engine.rules, props.story.film, props.step)?.root}
        />
        <button type="button" className="btn small" data-tool="analysis" onClick={props.analyse}>
          <Icon name="eye" size={14} />
          {t("replay.analyse")}
        </button>
        <PlayOn {...props} seat={typeof props.point === "number" ? props.point : props.you} />
        <NextDecision {...props} jump={jump} />
      </div>
    </div>
  );
}

type Keystroke = Pick<
  KeyboardEvent,
  "target" | "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "preventDefault" | "stopPropagation"
>;

/** Arrow keys step, with Shift by encounters or rounds; N and P go to decisions, Home and End to the ends; Space plays. */
function byKey(
  event: Keystroke,
  { story: { film }, step, point, you }: BarProps,
  jump: (to: number) => void,
  play: () => void,
): void {
  if (event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
  const seat = typeof point === "number" ? point : you;
  const decide = (by: 1 | -1) => {
    const to = seat === undefined ? undefined : nextDecisionOf(film, step, seat, by);
    if (to !== undefined) jump(to);
  };
  const move = event.shiftKey ? nextMark : nextStep;
  const targets: Readonly<Record<string, () => void>> = {
    ArrowRight: () => jump(move(film, step, 1)),
    ArrowLeft: () => jump(move(film, step, -1)),
    PageDown: () => jump(nextMark(film, step, 1)),
    PageUp: () => jump(nextMark(film, step, -1)),
    n: () => decide(1),
    p: () => decide(-1),
    Home: () => jump(0),
    End: () => jump(film.steps),
    ...(event.target instanceof HTMLButtonElement ? {} : { " ": play }),
  };
  const act = targets[event.key];
  if (act === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

type Jumping = BarProps & { readonly jump: (to: number) => void };

/** The curve of the game is the track; a range under it is moved by hand and by keys. */
function Slider({ story, step, point, you, jump }: Jumping): ReactNode {
  const t = useWords();
  const { film, engine } = story;
  const part = film.marks.findLast((mark) => mark.step <= step)?.part ?? 1;
  const where = t(engine.meter.words.part, { n: part });
  const winners = useMemo(() => {
    const view = engine.rules.view(film.at(film.steps).run.s, "spectator");
    return engine.meter.winners(view);
  }, [film, engine]);
  const { verdict } = useJudging();
  const seat = typeof point === "number" ? point : you;
  const course: Course = useMemo(
    () => chancesCourse(verdict, seat) ?? pointsCourse(film.samples, turningPoints(film.samples, winners)),
    [film, winners, verdict, seat],
  );
  return (
    <div className="player-slider">
      <output>{where}</output>
      <div className="player-track">
        <input
          type="range"
          min={0}
          max={film.steps}
          value={step}
          aria-label={t("replay.slider")}
          aria-valuetext={t("replay.at", { where, step, steps: film.steps })}
          onChange={(event) => jump(Number(event.target.value))}
        />
        <Timeline film={film} step={step} seat={seat} course={course} />
      </div>
    </div>
  );
}

const NAMES = {
  toStart: "replay.partBack",
  back: "replay.stepBack",
  play: "replay.play",
  pause: "replay.pause",
  forward: "replay.stepForward",
  toNext: "replay.partForward",
} as const satisfies Readonly<Record<string, MessageId>>;

function Tool({
  name,
  icon,
  go,
  isLarge = false,
  isTurned = false,
}: {
  readonly name: keyof typeof NAMES;
  readonly icon: IconName;
  readonly go: () => void;
  readonly isLarge?: boolean;
  /** The drawing the other way round. */
  readonly isTurned?: boolean;
}): ReactNode {
  const words = useWords()(NAMES[name]);
  return (
    <button
      type="button"
      className={isLarge ? "iconbtn large" : "iconbtn"}
      aria-label={words}
      title={words}
      data-tool={name}
      onClick={go}
    >
      <span className={isTurned ? "turned" : undefined}>
        <Icon name={icon} size={isLarge ? 22 : 18} />
      </span>
    </button>
  );
}

function PointChoice({ story, face, feed, point, setPoint }: BarProps): ReactNode {
  const { t, called } = useVoice(feed, face);
  const choose = (value: string) => setPoint(value === "open" || value === "spectator" ? value : Number(value));
  return (
    <label className="player-choice">
      <span className="sr-only">{t("replay.as")}</span>
      <select value={String(point)} onChange={(event) => choose(event.target.value)}>
        <option value="open">{t("replay.as.open")}</option>
        <option value="spectator">{t("replay.as.spectator")}</option>
        {Array.from({ length: story.film.seats }, (_, seat) => (
          <option key={seat} value={seat}>
            {t("replay.as.seat", { who: called(`player/${seat}`) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** To the next decision of the seat looked from, or of one's own; and back to the last one. */
function NextDecision({ story, step, point, you, jump }: Jumping): ReactNode {
  const t = useWords();
  const seat = typeof point === "number" ? point : you;
  if (seat === undefined) return null;
  const to = nextDecisionOf(story.film, step, seat);
  const back = nextDecisionOf(story.film, step, seat, -1);
  return (
    <div className="player-decisions">
      <button
        type="button"
        className="btn small"
        data-tool="lastDecision"
        aria-label={t("replay.lastDecision")}
        disabled={back === undefined}
        onClick={() => back !== undefined && jump(back)}
      >
        <Icon name="back" size={14} /> <kbd>P</kbd>
      </button>
      <button
        type="button"
        className="btn small primary"
        data-tool="nextDecision"
        disabled={to === undefined}
        onClick={() => to !== undefined && jump(to)}
      >
        {t(seat === you ? "replay.myNext" : "replay.theirNext")} <kbd>N</kbd>
      </button>
    </div>
  );
}

/** The link to this very moment, and the file. */
function Passing({ story, id, code, step, point }: BarProps): ReactNode {
  const { share } = useReach();
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<string>();
  const { recording } = story.film;
  useEffect(() => {
    if (!isOpen) return;
    const made = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: "application/json" }));
    setFile(made);
    return () => URL.revokeObjectURL(made);
  }, [isOpen, recording]);
  const search = searchFor(withCode(code), { step, point });
  return (
    <>
      <button type="button" className="btn small" data-tool="share" onClick={() => setOpen(true)}>
        <Icon name="link" size={15} />
        <span className="pass-words">{t("replay.pass")}</span>
      </button>
      {isOpen ? (
        <Popover label={t("replay.pass")} close={() => setOpen(false)}>
          {id === "" ? null : <CopyField text={share(`/replay/${id}${search}`)} label={t("replay.link")} />}
          <p className="muted">{t("replay.fileAbout")}</p>
          <a
            className="btn"
            href={file}
            download={`hypergate-${recording.game}-${id === "" ? recording.seed.slice(0, 8) : id}.json`}
          >
            {t("replay.download")}
          </a>
        </Popover>
      ) : null}
    </>
  );
}
