/**
 * The end of a game: who won and how, a page about the reader (`end-page.tsx`), a rematch, and the replay. A game's screen mounts it in the place of its prompt, which shows nothing once the game is over:
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
import { go } from "../route.ts";
import { type TableFeed, useFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import type { Voice } from "../table/meter.ts";
import { useAction } from "../ui/action.ts";
import { Popover } from "../ui/popover.tsx";
import { Problem } from "../ui/problem.tsx";
import { EndPage, placeInWords, replayPath } from "./end-page.tsx";
import { type LoadedStory, StoryContext, useStory } from "./story.ts";
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
  const { you } = info;
  const won = titleOf(voice, winners);
  const title = typeof story === "object" && you !== undefined ? placeInWords(voice, story, winners, you) : won;
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
        <p className="ask">{won}</p>
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
          <Told info={info} voice={voice} face={face} feed={feed} view={view} story={story} how={how} />
          <footer className="end-foot">{onward}</footer>
        </Popover>
      ) : null}
    </section>
  );
}

function titleOf({ t, together }: Voice, winners: readonly number[]): string {
  return t("end.won", { ...together(winners), n: winners.length });
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

interface ToldProps {
  readonly info: TableInfo;
  readonly voice: Voice;
  readonly face: GameFace;
  readonly feed: TableFeed;
  readonly view: unknown;
  readonly story: LoadedStory;
  readonly how: readonly string[];
}

function Told({ story, ...props }: ToldProps): ReactNode {
  const { voice } = props;
  if (story === undefined) return <p className="muted">{voice.t("end.loading")}</p>;
  if (story === "closed") return <p className="muted">{voice.t("end.closed")}</p>;
  if (story === "missing") return <p className="muted">{voice.t("end.missing")}</p>;
  return <EndPage {...props} story={story} />;
}
