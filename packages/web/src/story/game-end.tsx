/**
 * The end of a game: who won and how, the course of the game as a picture, its turning points in words, a rematch, and
 * the replay. A game's screen mounts it in the place of its prompt, which shows nothing once the game is over:
 *
 *     <Prompt feed={feed} face={face} />
 *     <GameEnd feed={feed} face={face} />
 *
 * It shows itself only when `info.status` is "over": a bar like the prompt, and a sheet with everything else, which opens
 * by itself at a live table unless the game says otherwise. What is counted (colonies by encounter, points by round) is told by the game's meter in
 * `src/<game>/meter.ts`; the figures come from playing the exported game again in the browser, so that they are
 * all there however late somebody comes.
 */
import type { TableInfo } from "@hypergate/wire";
import { type ReactNode, useContext, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { isHere } from "../here/kept-games.ts";
import { Link } from "../link.tsx";
import { post } from "../net/api.ts";
import { useReach } from "../net/reach.ts";
import { go } from "../route.ts";
import { type TableFeed, useFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import type { Voice } from "../table/meter.ts";
import { useAction } from "../ui/action.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { Popover } from "../ui/popover.tsx";
import { Problem } from "../ui/problem.tsx";
import { Curve } from "./curve.tsx";
import { JumpContext, type LoadedStory, type Story, StoryContext, useStory } from "./story.ts";
import { type Turn, turningPoints } from "./turning-points.ts";
import { useVoice } from "./voice.ts";
import "./game-end.css";
import "../words/study-words.ts";

export interface GameEndProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  /** Whether the sheet opens by itself; not where a game shows its end in another way. */
  readonly opens?: boolean;
}

export function GameEnd(props: GameEndProps): ReactNode {
  const info = useFeed(props.feed, (state) => state.info);
  return info?.status === "over" ? <Ended {...props} info={info} /> : null;
}

function Ended({ feed, face, opens = true, info }: GameEndProps & { readonly info: TableInfo }): ReactNode {
  const voice = useVoice(feed, face);
  const view = useFeed(feed, (state) => state.view);
  const isReplay = useContext(StoryContext) !== undefined;
  const [story, tryAgain] = useStory(face, info.id, info.code);
  const [isOpen, setOpen] = useState(opens && !isReplay);
  const winners = info.result?.winners ?? [];
  const title = titleOf(voice, winners);
  const how = typeof story !== "object" ? [] : story.engine.meter.how(voice, view, winners);
  const open = () => {
    if (story === "missing") tryAgain();
    setOpen(true);
  };
  const onward = <Onward info={info} voice={voice} isReplay={isReplay} hasReplay={story !== "closed"} />;
  return (
    <section className="prompt ended" aria-label={voice.t("end.label")}>
      <span className="src" aria-hidden="true">
        <Icon name="trophy" size={30} />
      </span>
      <div className="prompt-words" role="status">
        <p className="ask">{title}</p>
        <p className="why">{how[0]}</p>
      </div>
      <div className="prompt-buttons">
        <button type="button" className="btn quiet" data-end="story" onClick={open}>
          {voice.t("end.story")}
        </button>
        {onward}
      </div>
      {isOpen ? (
        <Popover label={title} close={() => setOpen(false)} className="end-sheet">
          <Told info={info} voice={voice} view={view} story={story} how={how} />
          <footer className="end-foot">{onward}</footer>
        </Popover>
      ) : null}
    </section>
  );
}

function titleOf({ t, called, listed }: Voice, winners: readonly number[]): string {
  const who = listed(winners.map((seat) => called(`player/${seat}`)));
  return t("end.won", { who, n: winners.length });
}

/** Where to go from here: the replay, and another game with the same people. */
function Onward({
  info,
  voice,
  isReplay,
  hasReplay,
}: {
  readonly info: TableInfo;
  readonly voice: Voice;
  readonly isReplay: boolean;
  readonly hasReplay: boolean;
}): ReactNode {
  const { busy, problem, run } = useAction();
  if (isReplay) return null;
  const rematch = () =>
    run(async () => {
      if (isHere(info.id)) return go(`/practice/${info.id}?again`);
      const { id } = await post<"POST /api/tables/{id}/rematch">(`/api/tables/${info.id}/rematch`, {});
      go(`/t/${id}`);
    });
  return (
    <>
      {hasReplay ? (
        <Link to={replayPath(info)} className="btn">
          {voice.t("end.replay")}
        </Link>
      ) : null}
      {info.you === undefined ? null : (
        <button type="button" className="btn primary" disabled={busy} onClick={rematch}>
          {voice.t(info.rematch === undefined ? "end.rematch" : "end.toRematch")}
        </button>
      )}
      <Problem problem={problem} />
    </>
  );
}

function replayPath({ id, code }: TableInfo, step?: number): string {
  const search = new URLSearchParams();
  if (code !== undefined) search.set("code", code);
  if (step !== undefined) search.set("at", String(step));
  return search.size === 0 ? `/replay/${id}` : `/replay/${id}?${search}`;
}

interface ToldProps {
  readonly info: TableInfo;
  readonly voice: Voice;
  readonly view: unknown;
  readonly story: LoadedStory;
  readonly how: readonly string[];
}

function Told({ info, voice, view, story, how }: ToldProps): ReactNode {
  const { share } = useReach();
  if (story === undefined) return <p className="muted">{voice.t("end.loading")}</p>;
  if (story === "closed") return <p className="muted">{voice.t("end.closed")}</p>;
  if (story === "missing") return <p className="muted">{voice.t("end.missing")}</p>;
  const { film, engine } = story;
  const { words } = engine.meter;
  const winners = info.result?.winners ?? [];
  const names = Array.from({ length: film.seats }, (_, seat) => voice.called(`player/${seat}`));
  return (
    <>
      {how.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <figure className="end-curve">
        <figcaption>{voice.t(words.title)}</figcaption>
        <Curve
          samples={film.samples}
          names={names}
          winners={winners}
          target={engine.meter.target(view)}
          label={voice.t(words.title)}
          across={voice.t(words.across)}
        />
      </figure>
      <Turns turns={turningPoints(film.samples, winners)} info={info} voice={voice} story={story} />
      {info.id === "" || isHere(info.id) ? null : (
        <div className="end-share">
          <h3>{voice.t("end.share")}</h3>
          <CopyField text={share(replayPath(info))} label={voice.t("end.share")} />
        </div>
      )}
    </>
  );
}

/** What decided it, each with the way to that place in the replay. */
function Turns({
  turns,
  info,
  voice,
  story,
}: Pick<ToldProps, "info" | "voice"> & { readonly turns: readonly Turn[]; readonly story: Story }): ReactNode {
  const { words } = story.engine.meter;
  const jump = useContext(JumpContext);
  if (turns.length === 0) return null;
  return (
    <div>
      <h3>{voice.t("end.turns")}</h3>
      <ol className="end-turns">
        {turns.map((turn) => (
          <li key={turn.kind}>
            <span>{sentence(voice, words, turn)}</span>
            <TurnLink
              jump={jump}
              path={info.id === "" ? undefined : replayPath(info, turn.step)}
              step={turn.step}
              words={voice.t(words.part, { n: turn.part })}
              label={`${voice.t(words.part, { n: turn.part })}: ${voice.t("end.seeTurn")}`}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The way to a place in the replay: within it, or to it. */
function TurnLink({
  jump,
  path,
  step,
  words,
  label,
}: {
  readonly jump: ((step: number) => void) | undefined;
  readonly path: string | undefined;
  readonly step: number;
  readonly words: string;
  readonly label: string;
}): ReactNode {
  if (jump !== undefined)
    return (
      <button type="button" className="end-see" aria-label={label} onClick={() => jump(step)}>
        {words}
      </button>
    );
  if (path === undefined) return null;
  return (
    <Link to={path} className="end-see" label={label}>
      {words}
    </Link>
  );
}

function sentence({ t, called }: Voice, words: Story["engine"]["meter"]["words"], turn: Turn): string {
  const { seat, part, n } = turn;
  const value = t(words.value, { n });
  return t(`end.turn.${turn.kind}`, { who: called(`player/${seat}`), when: t(words.inPart, { n: part }), value });
}
