/** The left side of the lab: what is to be played. */
import type { SimulatedGame } from "@hypergate/games";
import { checkStudy, type LineUp, type Study, WrongStudy } from "@hypergate/games/study";
import { SetUpError } from "@hypergate/kernel";
import { type ReactNode, useId, useState } from "react";
import type { SettingWords } from "../game/setting-words.ts";
import { GAMES } from "../games.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { Chairs } from "./chairs.tsx";
import {
  allDealt,
  firstStudy,
  GAMES_STEPS,
  oneByOne,
  withCount,
  withLineUp,
  withoutPower,
  withPlayers,
} from "./draft.ts";
import { LabSettings } from "./lab-settings.tsx";
import { workersHere } from "./running.ts";
import { number } from "./sentences.ts";

export interface SetUpProps {
  readonly game: SimulatedGame;
  readonly words: SettingWords;
  readonly settingWords: SettingWords;
  readonly study: Study;
  readonly setStudy: (study: Study) => void;
  /** It is being played or was: nothing can be changed. */
  readonly isFixed: boolean;
  /** Its games were played on another machine. */
  readonly isElsewhere?: boolean;
  readonly begin: () => void;
}

export function SetUp(props: SetUpProps): ReactNode {
  const { game, words, settingWords, study, setStudy, isFixed, isElsewhere, begin } = props;
  const t = useWords();
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const [hasSettings, setHasSettings] = useState(false);
  const shown = Math.min(at, study.lineUps.length - 1);
  const lineUp = study.lineUps[shown];
  const change = (next: LineUp) => setStudy(withLineUp(study, shown, () => next));
  const problem = isFixed ? undefined : problemOf(game, study, language);
  const isSingle = study.lineUps.length === 1;
  const changed = Object.keys(lineUp.settings).length;
  const jobs = study.games * study.lineUps.length;
  return (
    <section className="panel lab-setup" aria-label={t("lab.sits")}>
      <header>
        <h1>{t("lab.title")}</h1>
        <GameChoice study={study} setStudy={setStudy} isFixed={isFixed} />
      </header>
      <fieldset disabled={isFixed}>
        <legend className="sr-only">{t("lab.sits")}</legend>
        {isSingle ? null : (
          <LineUpTabs study={study} shown={shown} setAt={setAt} setStudy={setStudy} isFixed={isFixed} />
        )}
        <Players game={game} lineUp={lineUp} change={change} />
        <Chairs
          game={game}
          lineUp={lineUp}
          words={words}
          change={change}
          without={
            game.disarmed !== undefined && isSingle && !isFixed
              ? (chair) => {
                  setStudy(withoutPower(study, chair));
                  setAt(1);
                }
              : undefined
          }
        />
        <div className="lab-buttons">
          <button
            type="button"
            className="btn small"
            onClick={() => change(lineUp.chairs.length === 1 ? oneByOne(lineUp) : allDealt(lineUp))}
          >
            {t(lineUp.chairs.length === 1 ? "lab.allChosen" : "lab.allDealt")}
          </button>
          {isSingle ? (
            <button
              type="button"
              className="btn small"
              onClick={() => {
                setStudy({ ...study, lineUps: [lineUp, lineUp] });
                setAt(1);
              }}
            >
              {t("lab.second")}
            </button>
          ) : null}
          <button type="button" className="btn small wide" onClick={() => setHasSettings(true)}>
            {t("lab.settings")}
            {changed === 0 ? null : <small>{t("lab.settingsChanged", { n: changed })}</small>}
          </button>
        </div>
        <GamesSlider study={study} setStudy={setStudy} />
        <Toggle
          words={t("lab.rotates")}
          isOn={lineUp.rotates}
          set={(rotates) => setStudy({ ...study, lineUps: study.lineUps.map((one) => ({ ...one, rotates })) })}
        />
        {isSingle ? null : (
          <Toggle
            words={t("lab.sameShuffles")}
            isOn={study.sameShuffles}
            set={(sameShuffles) => setStudy({ ...study, sameShuffles })}
          />
        )}
        <label className="lab-seed">
          <span>{t("lab.seed")}</span>
          <input
            value={study.seed}
            maxLength={40}
            onChange={({ target }) => setStudy({ ...study, seed: target.value })}
          />
        </label>
      </fieldset>
      {problem === undefined ? null : (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      {isFixed ? null : (
        <button type="button" className="btn primary" disabled={problem !== undefined} onClick={begin}>
          {t("lab.start", { n: number(language, jobs) })}
        </button>
      )}
      {isElsewhere === true ? null : <p className="lab-where">{t("lab.where", { n: workersHere() })}</p>}
      {hasSettings ? (
        <LabSettings
          game={game}
          lineUp={lineUp}
          words={settingWords}
          change={change}
          close={() => setHasSettings(false)}
        />
      ) : null}
    </section>
  );
}

/** Why the study cannot be played, in the reader's words where the game has some. */
function problemOf(game: SimulatedGame, study: Study, language: "en" | "ru"): string | undefined {
  try {
    checkStudy(game, study);
    return undefined;
  } catch (problem) {
    if (problem instanceof SetUpError && problem.refusals.length > 0)
      return problem.refusals.map((refusal) => game.refusal(language, refusal)).join(" ");
    if (problem instanceof SetUpError || problem instanceof WrongStudy) return problem.message;
    throw problem;
  }
}

function GameChoice({ study, setStudy, isFixed }: Pick<SetUpProps, "study" | "setStudy" | "isFixed">): ReactNode {
  const t = useWords();
  const language = useLanguage();
  return (
    <fieldset className="lab-segments" disabled={isFixed}>
      <legend className="sr-only">{t("lab.game")}</legend>
      {Object.entries(GAMES).map(([id, { title }]) => (
        <label key={id}>
          <input
            type="radio"
            name="lab-game"
            checked={study.game === id}
            onChange={() => setStudy({ ...firstStudy(id, study.seed), games: study.games })}
          />
          <span>{title[language].split(" ")[0]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function LineUpTabs({
  study,
  shown,
  setAt,
  setStudy,
  isFixed,
}: Pick<SetUpProps, "study" | "setStudy" | "isFixed"> & {
  readonly shown: number;
  readonly setAt: (at: number) => void;
}): ReactNode {
  const t = useWords();
  return (
    <div className="lab-lineups">
      {study.lineUps.map((_, i) => (
        <button key={i} type="button" aria-pressed={i === shown} onClick={() => setAt(i)}>
          {t("lab.lineUp", { n: i + 1 })}
        </button>
      ))}
      {isFixed ? null : (
        <button
          type="button"
          className="iconbtn"
          aria-label={t("lab.dropLineUp", { n: study.lineUps.length })}
          title={t("lab.dropLineUp", { n: study.lineUps.length })}
          onClick={() => setStudy({ ...study, lineUps: study.lineUps.slice(0, -1) })}
        >
          ×
        </button>
      )}
    </div>
  );
}

/** One number; or several that take turns, where nobody has a chair of their own. */
function Players({
  game,
  lineUp,
  change,
}: {
  readonly game: SimulatedGame;
  readonly lineUp: LineUp;
  readonly change: (lineUp: LineUp) => void;
}): ReactNode {
  const t = useWords();
  const name = useId();
  const { min, max } = game.players;
  const isOne = lineUp.chairs.length === 1;
  return (
    <fieldset className="lab-segments counts">
      <legend>{t(isOne ? "lab.counts" : "lab.players")}</legend>
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((players) => (
        <label key={players}>
          <input
            type={isOne ? "checkbox" : "radio"}
            name={name}
            checked={lineUp.players.includes(players)}
            onChange={() => change(isOne ? withCount(lineUp, players) : withPlayers(lineUp, players))}
          />
          <span>{players}</span>
        </label>
      ))}
    </fieldset>
  );
}

function GamesSlider({ study, setStudy }: Pick<SetUpProps, "study" | "setStudy">): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const at = GAMES_STEPS.findLastIndex((step) => step <= study.games);
  return (
    <label className="lab-games">
      <span>{t(study.lineUps.length === 1 ? "lab.games" : "lab.gamesEach")}</span>
      <input
        type="range"
        min={0}
        max={GAMES_STEPS.length - 1}
        value={Math.max(0, at)}
        aria-valuetext={number(language, study.games)}
        onChange={({ target }) => setStudy({ ...study, games: GAMES_STEPS[target.valueAsNumber] })}
      />
      <b>{number(language, study.games)}</b>
    </label>
  );
}

function Toggle({
  words,
  isOn,
  set,
}: {
  readonly words: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}): ReactNode {
  return (
    <label className="lab-toggle">
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
      <span>{words}</span>
    </label>
  );
}
