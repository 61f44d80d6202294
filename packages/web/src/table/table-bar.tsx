/** The bar on top of every table: the way home, the game's phase track, undo, sound, rules and settings. */
import { type ReactNode, useState } from "react";
import { Mark, Wordmark } from "../art/glyphs.tsx";
import { Icon } from "../art/icons.tsx";
import { later } from "../ui/later.tsx";
import { useWords } from "../words/words.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";
import { InviteButton } from "./invite-button.tsx";
import { SpeakerButton, VolumeBar } from "./stage/volume-bar.tsx";
import { PassingNotice, SleepNotice, UndoRequest } from "./table-notices.tsx";
import { useUnread } from "./unread.ts";
import "./table-bar.css";

const TableSettings = later(async () => (await import("./table-settings.tsx")).TableSettings);

export interface TableBarProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
  readonly title: string;
  readonly subtitle: string;
  readonly leave: () => void;
  readonly children: ReactNode;
  /** Opens the rules of the game. */
  readonly openRules: () => void;
  /** Opens log and chat where the screen has no place for them. */
  readonly openTalk?: (() => void) | undefined;
}

export function TableBar({
  feed,
  face,
  title,
  subtitle,
  leave,
  children,
  openRules,
  openTalk,
}: TableBarProps): ReactNode {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const plays = useFeed(feed, (state) => state.info?.you !== undefined && state.info.status === "playing");
  return (
    <header className="table-bar">
      <button type="button" className="table-brand" aria-label={t("top.home")} onClick={leave}>
        <Icon name="back" size={20} />
        <Mark height={26} />
        <Wordmark height={13} />
      </button>
      <div className="top-title">
        <h1>{title}</h1>
        <span className="muted">{subtitle}</span>
      </div>
      <div className="top-track">{children}</div>
      <div className="top-buttons">
        {plays ? (
          <button
            type="button"
            className="iconbtn"
            aria-label={t("top.undo")}
            title={t("top.undo")}
            onClick={feed.undo}
          >
            <Icon name="undo" size={18} />
          </button>
        ) : null}
        {feed.isFilm ? null : <SpeakerButton />}
        <InviteButton feed={feed} className="iconbtn invite-icon" isIcon />
        {openTalk === undefined ? null : <TalkButton feed={feed} open={openTalk} />}
        <button
          type="button"
          className="iconbtn rules-button"
          aria-label={t("rules.tab")}
          title={t("rules.tab")}
          onClick={openRules}
        >
          <Icon name="help" size={18} />
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={t("top.settings")}
          title={t("top.settings")}
          onClick={() => setOpen(true)}
        >
          <Icon name="gear" size={18} />
        </button>
      </div>
      {isOpen ? <TableSettings feed={feed} face={face} leave={leave} close={() => setOpen(false)} /> : null}
      <VolumeBar feed={feed} />
      <UndoRequest feed={feed} face={face} />
      <PassingNotice feed={feed} />
      <SleepNotice feed={feed} />
    </header>
  );
}

/** Opens log and chat; shows how many lines are unread. */
function TalkButton({ feed, open }: { readonly feed: TableFeed; readonly open: () => void }): ReactNode {
  const t = useWords();
  const [unread, read] = useUnread(feed, false);
  const label = unread === 0 ? t("rail.label") : t("rail.unread", { n: unread });
  return (
    <button
      type="button"
      className="iconbtn talk-button"
      aria-label={label}
      title={label}
      onClick={() => {
        read();
        open();
      }}
    >
      <Icon name="log" size={18} />
      {unread === 0 ? null : <i className="badge">{unread}</i>}
    </button>
  );
}
