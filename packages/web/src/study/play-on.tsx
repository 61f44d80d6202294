/** Leaves a replay at the moment shown: which seat, against whom, and with which cards. */
import { type Seat, secureSeed, seeded } from "@hypergate/kernel";
import { type ReactNode, useMemo, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games.ts";
import type { Story } from "../story/story.ts";
import { useVoice } from "../story/voice.ts";
import type { TableFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import { useNames } from "../table/names.ts";
import { Popover } from "../ui/popover.tsx";
import { useLanguage } from "../words/words.ts";
import { beginStudy, USUAL_BOT } from "./begin-study.ts";
import { BotChoice } from "./bot-choice.tsx";
import { dealtAnew, rootAt } from "./root.ts";
import "./play-on.css";
import "../words/lines-words.ts";

interface PlayOnProps {
  readonly story: Story;
  readonly face: GameFace;
  readonly feed: TableFeed;
  readonly step: number;
  /** The seat looked from; without one, that of whoever decides next. */
  readonly seat: Seat | undefined;
}

export function PlayOn(props: PlayOnProps): ReactNode {
  const { t } = useVoice(props.feed, props.face);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn small"
        data-tool="playOn"
        disabled={props.step >= props.story.film.steps}
        onClick={() => setOpen(true)}
      >
        <Icon name="play" size={14} />
        {t("playOn.button")}
      </button>
      {isOpen ? (
        <Popover label={t("playOn.button")} close={() => setOpen(false)} className="play-on">
          <PlayOnForm {...props} />
        </Popover>
      ) : null}
    </>
  );
}

function PlayOnForm({ story, face, feed, step, seat: given }: PlayOnProps): ReactNode {
  const { film, engine } = story;
  const { rules, meter } = engine;
  const { t, called } = useVoice(feed, face);
  const language = useLanguage();
  const names = useNames(feed);
  const [seat, setSeat] = useState<Seat>(given ?? film.decisions[step]?.answer.who ?? 0);
  const [bot, setBot] = useState(USUAL_BOT);
  const [isAnew, setAnew] = useState(false);
  const [problem, setProblem] = useState<"playOn.notAnew" | "playOn.unkept">();
  const reached = useMemo(() => rootAt(rules, film, step), [rules, film, step]);
  if (reached === undefined) return <p>{t("playOn.never")}</p>;
  const begin = () => {
    setProblem(undefined);
    const luck = secureSeed(crypto.getRandomValues(new Uint8Array(32)));
    const root = isAnew ? dealtAnew(rules, reached.root, seat, seeded(luck)) : reached.root;
    if (root === undefined) return setProblem("playOn.notAnew");
    const part = meter.part(rules.view(film.at(reached.step).run.s, "spectator"));
    const name = t("lines.nameOf", { game: GAMES[face.id].title[language], where: t(meter.words.part, { n: part }) });
    const played = film.isTraced || isAnew ? undefined : film.recording.answers.slice(reached.step);
    void beginStudy({
      name,
      root,
      names: Array.from({ length: film.seats }, (_, one) => names[one]),
      seat,
      bot,
      ...(played === undefined ? {} : { played }),
    }).catch(() => setProblem("playOn.unkept"));
  };
  return (
    <form
      className="play-on-form"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <p className="muted">{t("playOn.about")}</p>
      {reached.step < step ? <p role="note">{t("playOn.earlier", { n: step - reached.step })}</p> : null}
      <label>
        {t("playOn.seat")}
        <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
          {Array.from({ length: film.seats }, (_, one) => (
            <option key={one} value={one}>
              {called(`player/${one}`)}
            </option>
          ))}
        </select>
      </label>
      <BotChoice label={t("playOn.bots")} hasEverybody game={face.id} bot={bot} choose={setBot} />
      <label>
        {t("playOn.hidden")}
        <select value={isAnew ? "anew" : "same"} onChange={(event) => setAnew(event.target.value === "anew")}>
          <option value="same">{t("playOn.asTheyWere")}</option>
          <option value="anew">{t("playOn.anew")}</option>
        </select>
      </label>
      {isAnew ? <p className="muted">{t("playOn.anewAbout")}</p> : null}
      {problem === undefined ? null : (
        <p className="field-problem" role="alert">
          {t(problem)}
        </p>
      )}
      <button type="submit" className="btn primary" data-tool="playOnGo">
        {t("playOn.go")}
      </button>
    </form>
  );
}
