/** A line of chat, and what can be done about it. */
import type { ChatLine, TableInfo } from "@hypergate/wire";
import { type ReactNode, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { useAction } from "../ui/action.ts";
import { later } from "../ui/later.tsx";
import { Popover } from "../ui/popover.tsx";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { useAtTable } from "./at-table.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import "./people.css";

const ReportForm = later(async () => (await import("./report-form.tsx")).ReportForm);

/** Whoever has no seat is marked: nobody can pass for a player. */
export function ChatLineRow({ feed, line }: { readonly feed: TableFeed; readonly line: ChatLine }): ReactNode {
  const t = useWords();
  const info = useFeed(feed, (state) => state.info);
  const isMine = line.seat !== undefined && line.seat === info?.you;
  const mayAct = info !== undefined && !feed.isFilm && line.removed !== true && (info.owner || !isMine);
  return (
    <div className="chat-line">
      <p>
        <b>
          <bdi>{line.name}</bdi>
        </b>{" "}
        {line.seat === undefined ? <small className="chip line">{t("chat.spectator")}</small> : null}{" "}
        {line.removed === true ? <i className="muted">{t("chat.removed")}</i> : line.text}
      </p>
      {mayAct ? <LineMenu info={info} line={line} isMine={isMine} /> : null}
    </div>
  );
}

interface LineProps {
  readonly info: TableInfo;
  readonly line: ChatLine;
  readonly isMine: boolean;
}

function LineMenu(props: LineProps): ReactNode {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const label = t("people.aboutLine", { who: props.line.name });
  return (
    <>
      <button
        type="button"
        className="line-more"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" size={16} />
      </button>
      {isOpen ? (
        <Popover label={props.line.name} close={() => setOpen(false)}>
          <blockquote className="people-quote">{props.line.text}</blockquote>
          {props.info.owner ? <HostActs {...props} close={() => setOpen(false)} /> : null}
          {props.isMine ? null : <ReportForm table={props.info.id} about={{ line: props.line.n }} />}
        </Popover>
      ) : null}
    </>
  );
}

function HostActs({ info, line, isMine, close }: LineProps & { readonly close: () => void }): ReactNode {
  const t = useWords();
  const act = useAtTable(info.id);
  const { busy, problem, run } = useAction();
  const button = (words: string, does: () => Promise<unknown>, isDanger = false) => (
    <button
      type="button"
      className={isDanger ? "btn small danger" : "btn small"}
      disabled={busy}
      onClick={() => run(() => does().then(close))}
    >
      {words}
    </button>
  );
  return (
    <div className="people-acts">
      {button(t("people.unsay"), () => act("unsay", { line: line.n }))}
      {isMine ? null : button(t("people.mute"), () => act("mute", { line: line.n, muted: true }))}
      {isMine ? null : button(t("people.ban"), () => act("ban", { line: line.n }), true)}
      <Problem problem={problem} />
    </div>
  );
}
