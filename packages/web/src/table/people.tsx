/** Who is at a table, and what can be done about them: by everybody, and by the host. */
import type { SeatInfo, TableInfo } from "@hypergate/wire";
import { type ReactNode, useState } from "react";
import { type Action, useAction } from "../ui/action.ts";
import { later } from "../ui/later.tsx";
import { Popover } from "../ui/popover.tsx";
import { Problem } from "../ui/problem.tsx";
import { useTableName } from "../words/table-name.ts";
import { useWords } from "../words/words.ts";
import { type AtTable, useAtTable } from "./at-table.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import { NameTable } from "./name-table.tsx";
import { useNames } from "./names.ts";
import { useVacation } from "./vacation.tsx";
import "../ui/forms.css";
import "./people.css";
import "../words/lobby-words.ts";

const ReportForm = later(async () => (await import("./report-form.tsx")).ReportForm);

/** The button that opens the list, where there is anything to do. */
export function PeopleButton({ feed, className }: { readonly feed: TableFeed; readonly className: string }): ReactNode {
  const t = useWords();
  const info = useFeed(feed, (state) => state.info);
  const [isOpen, setOpen] = useState(false);
  if (info === undefined || feed.isFilm) return null;
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("people.title")}
      </button>
      {isOpen ? (
        <Popover label={t("people.title")} close={() => setOpen(false)} className="people-sheet">
          <People feed={feed} info={info} />
        </Popover>
      ) : null}
    </>
  );
}

function People({ feed, info }: { readonly feed: TableFeed; readonly info: TableInfo }): ReactNode {
  const t = useWords();
  const act = useAtTable(info.id);
  const action = useAction();
  const names = useNames(feed);
  const present = useFeed(feed, (state) => state.present);
  const nameOf = useTableName();
  return (
    <>
      <div className="people-table">
        <b>{nameOf(info)}</b>
        <NameTable info={info} act={act} />
      </div>
      <ul className="people-list">
        {info.seats.map((holder, seat) => (
          <li key={seat}>
            <Person
              info={info}
              seat={seat}
              holder={holder}
              name={names[seat] ?? t("setting.seat", { n: seat + 1 })}
              isHere={present.includes(seat)}
              act={act}
              action={action}
            />
          </li>
        ))}
      </ul>
      <Problem problem={action.problem} />
      {info.owner && info.status !== "over" ? <CloseTable act={act} action={action} /> : null}
    </>
  );
}

interface PersonProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly holder: SeatInfo;
  readonly name: string;
  readonly isHere: boolean;
  readonly act: AtTable;
  readonly action: Action;
}

function Person(props: PersonProps): ReactNode {
  const { info, seat, holder, name } = props;
  const t = useWords();
  const [isReporting, setReporting] = useState(false);
  const state = useStateOf(props);
  const isOther = holder.kind === "person" && seat !== info.you;
  return (
    <>
      <p>
        <b>
          <bdi>{holder.kind === "open" ? t("lobby.freeSeat") : name}</bdi>
        </b>{" "}
        <small className="muted">{state}</small>
      </p>
      <div className="people-acts">
        <SeatActs {...props} />
        {isOther ? (
          <button
            type="button"
            className="btn small"
            aria-expanded={isReporting}
            onClick={() => setReporting(!isReporting)}
          >
            {t("people.report")}
          </button>
        ) : null}
      </div>
      {isReporting ? <ReportForm table={info.id} about={{ seat }} /> : null}
    </>
  );
}

/** Whether somebody is there, away, silenced or on vacation. */
function useStateOf({ info, seat, holder, isHere }: PersonProps): string {
  const t = useWords();
  const until = useVacation()(info, seat);
  if (seat === info.you) return t("lobby.you");
  if (holder.kind === "bot") return t("lobby.bot");
  if (holder.kind !== "person") return "";
  const words = [t(holder.away ? "people.away" : isHere ? "lobby.here" : "lobby.notHere")];
  if (holder.muted === true) words.push(t("people.muted"));
  if (until !== undefined) words.push(t("vacation.other", { until }));
  return words.join(" · ");
}

function SeatActs({ info, seat, holder, name, isHere, act, action }: PersonProps): ReactNode {
  const t = useWords();
  const button = (words: string, does: () => Promise<unknown>, isDanger = false) => (
    <button
      type="button"
      className={isDanger ? "btn small danger" : "btn small"}
      disabled={action.busy}
      aria-label={`${words}: ${name}`}
      onClick={() => action.run(does)}
    >
      {words}
    </button>
  );
  const isRunning = info.status === "playing";
  if (holder.kind === "open" && isRunning && info.you === undefined)
    return button(t("lobby.sitHere"), () => act("sit", { seat }));
  if (!info.owner || seat === info.you) return null;
  const isGone = holder.kind === "former" || (holder.kind === "person" && (holder.away || !isHere));
  return (
    <>
      {holder.kind === "person"
        ? button(t(holder.muted === true ? "people.unmute" : "people.mute"), () =>
            act("mute", { seat, muted: holder.muted !== true }),
          )
        : null}
      {isRunning && isGone ? button(t("people.toBot"), () => act("hand", { seat, to: "bot" })) : null}
      {isRunning && (isGone || holder.kind === "bot")
        ? button(t("people.toAnyone"), () => act("hand", { seat, to: "anyone" }))
        : null}
      {holder.kind === "person" && info.status !== "over"
        ? button(t("people.ban"), () => act("ban", { seat }), true)
        : null}
    </>
  );
}

function CloseTable({ act, action }: { readonly act: AtTable; readonly action: Action }): ReactNode {
  const t = useWords();
  const [isSure, setSure] = useState(false);
  return (
    <div className="people-close">
      <p className="muted">{t("people.closeAbout")}</p>
      <button
        type="button"
        className="btn small danger"
        disabled={action.busy}
        onClick={() => (isSure ? action.run(() => act("close", {})) : setSure(true))}
      >
        {t(isSure ? "people.reallyClose" : "people.close")}
      </button>
    </div>
  );
}
