/** A player's own settings at a table: when windows stop the player, speed, sound, language, notifications, and leaving. */
import { LANGUAGES } from "@hypergate/kernel";
import { STOPS, type Stop } from "@hypergate/wire/choices";
import { conditionIn } from "@hypergate/wire/passing";
import { type ReactNode, useState } from "react";
import { post } from "../net/api.ts";
import { speak } from "../net/me.ts";
import { useRoute } from "../route.ts";
import { useAction } from "../ui/action.ts";
import { Popover } from "../ui/popover.tsx";
import { Problem } from "../ui/problem.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { allowNotifications, maySendNotifications } from "./attention.ts";
import { Conditions } from "./conditions.tsx";
import { setConfirming, useConfirming } from "./confirming.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";
import { InviteButton } from "./invite-button.tsx";
import { useNames } from "./names.ts";
import { NoticesButton } from "./notices.tsx";
import { PeopleButton } from "./people.tsx";
import { RoomChoice } from "./room-choice.tsx";
import { setSmallMatters, useSmallMatters } from "./small-matters.ts";
import { setChatter, useChatter } from "./stage/chatter.ts";
import { SpeedSwitch } from "./stage/narration.tsx";
import { canShake, setShaking, useShaking, useVolume } from "./stage/volume.ts";
import { VolumeButtons } from "./stage/volume-bar.tsx";
import { Vacation } from "./vacation.tsx";
import "./table-settings.css";
import "../words/keys-words.ts";
import "../words/settings-words.ts";

/** The key for all response windows without their own setting. */
const ALL_WINDOWS = "*";

export interface TableSettingsProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  readonly leave: () => void;
  readonly close: () => void;
}

export function TableSettings({ feed, face, leave, close }: TableSettingsProps): ReactNode {
  const t = useWords();
  const info = useFeed(feed, (state) => state.info);
  const key = useFeed(feed, (state) => state.asked?.question.key);
  const window = key?.startsWith("window/") === true ? key : undefined;
  const route = useRoute();
  const settles = useSmallMatters();
  const confirms = useConfirming();
  const plays = info?.you !== undefined && info.status === "playing";
  return (
    <Popover label={t("top.settings")} close={close}>
      {plays ? (
        <fieldset className="own-setting">
          <legend>{t("settings.stops")}</legend>
          <p className="muted">{t("settings.stopsAbout")}</p>
          <StopChoice feed={feed} window={ALL_WINDOWS} label={t("settings.allWindows")} />
          {window === undefined ? null : <StopChoice feed={feed} window={window} label={t("settings.thisWindow")} />}
          <MutedThings feed={feed} face={face} />
          <Conditions feed={feed} face={face} />
          <Switch label={t("settings.smallMatters")} isOn={settles} set={setSmallMatters} />
          <Switch label={t("settings.confirming")} isOn={confirms} set={setConfirming} />
        </fieldset>
      ) : null}
      <Telling />
      <LanguageChoice />
      <Notices />
      <fieldset className="own-setting">
        <legend>{t("people.title")}</legend>
        <p className="muted">{t("people.about")}</p>
        <div className="row">
          <PeopleButton feed={feed} className="btn small" />
          <InviteButton feed={feed} className="btn small" />
        </div>
      </fieldset>
      {info === undefined || feed.isFilm || info.status !== "playing" ? null : (
        <RoomChoice info={info} as={route.page === "table" ? route.as : undefined} close={close} />
      )}
      {plays && info !== undefined ? <Vacation info={info} /> : null}
      {plays ? <LeaveGame feed={feed} leave={leave} /> : null}
    </Popover>
  );
}

/** What the player is not asked about in this game. */
function MutedThings({ feed, face }: Pick<TableSettingsProps, "feed" | "face">): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const names = useNames(feed);
  const stops = useFeed(feed, (state) => state.info?.stops);
  const things = Object.entries(stops ?? {}).flatMap(([of, stop]) => (stop === "never" && isThing(of) ? [of] : []));
  if (things.length === 0) return null;
  return (
    <div className="own-setting-row">
      <span>
        {t("prompt.muted", { things: things.map((thing) => face.nameOf(language, thing, names)).join(", ") })}
      </span>
      <button
        type="button"
        className="btn small"
        onClick={() => {
          for (const thing of things) feed.stop(thing, "ifCan");
        }}
      >
        {t("prompt.unmute")}
      </button>
    </div>
  );
}

function isThing(of: string): boolean {
  return of !== ALL_WINDOWS && !of.startsWith("window/") && conditionIn(of) === undefined;
}

function StopChoice({
  feed,
  window,
  label,
}: {
  readonly feed: TableFeed;
  readonly window: string;
  readonly label: string;
}): ReactNode {
  const t = useWords();
  const stops = useFeed(feed, (state) => state.info?.stops);
  const now: Stop = stops?.[window] ?? stops?.[ALL_WINDOWS] ?? "ifCan";
  return (
    <label className="own-setting-row">
      <span>{label}</span>
      <select value={now} onChange={(event) => feed.stop(window, event.target.value as Stop)}>
        {STOPS.map((stop) => (
          <option key={stop} value={stop}>
            {t(`settings.stop.${stop}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function LanguageChoice(): ReactNode {
  const t = useWords();
  const language = useLanguage();
  return (
    <fieldset className="own-setting">
      <legend>{t("settings.language")}</legend>
      <div className="row">
        {LANGUAGES.map((one) => (
          <button
            type="button"
            key={one}
            className={one === language ? "btn small primary" : "btn small"}
            aria-pressed={one === language}
            onClick={() => speak(one)}
          >
            {t(`settings.language.${one}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** How what happens is told: how fast, how loud, and whether bots have a say. */
function Telling(): ReactNode {
  const t = useWords();
  const volume = useVolume() ?? "off";
  const shakes = useShaking();
  const chatter = useChatter();
  return (
    <fieldset className="own-setting">
      <legend>{t("settings.telling")}</legend>
      <div className="own-setting-row">
        <span>{t("stage.speed")}</span>
        <SpeedSwitch />
      </div>
      <div className="own-setting-row">
        <span>{t("sound.volume")}</span>
        <VolumeButtons volume={volume} />
      </div>
      {canShake() ? <Switch label={t("settings.shaking")} isOn={shakes} set={setShaking} /> : null}
      <Switch label={t("settings.chatter")} isOn={chatter} set={setChatter} />
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

function Switch({ label, isOn, set }: SwitchProps): ReactNode {
  return (
    <label className="own-setting-row">
      <span>{label}</span>
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.target.checked)} />
    </label>
  );
}

function Notices(): ReactNode {
  const t = useWords();
  const [allowed, setAllowed] = useState(maySendNotifications);
  return (
    <fieldset className="own-setting">
      <legend>{t("settings.notices")}</legend>
      <Switch
        label={t("settings.notify")}
        isOn={allowed}
        set={(allow) => void allowNotifications(allow).then(setAllowed)}
      />
      <div className="row">
        <NoticesButton className="btn small" />
      </div>
    </fieldset>
  );
}

function LeaveGame({ feed, leave }: { readonly feed: TableFeed; readonly leave: () => void }): ReactNode {
  const t = useWords();
  const id = useFeed(feed, (state) => state.info?.id);
  const [isSure, setSure] = useState(false);
  const { busy, problem, run } = useAction();
  const stand = () => run(() => post<"POST /api/tables/{id}/leave">(`/api/tables/${id}/leave`, {}).then(leave));
  return (
    <fieldset className="own-setting">
      <legend>{t("settings.leave")}</legend>
      <p className="muted">{t("settings.leaveAbout")}</p>
      <Problem problem={problem} />
      {isSure ? (
        <div className="row">
          <button type="button" className="btn small" onClick={() => setSure(false)}>
            {t("settings.stay")}
          </button>
          <button type="button" className="btn small danger" disabled={busy} onClick={stand}>
            {t("settings.reallyLeave")}
          </button>
        </div>
      ) : (
        <button type="button" className="btn small danger" onClick={() => setSure(true)}>
          {t("settings.leave")}
        </button>
      )}
    </fieldset>
  );
}
