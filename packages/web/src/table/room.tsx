/** A table across a room: one screen with the board and a code to scan, phones with hands. */
import type { TableInfo } from "@hypergate/wire";
import type { ReactNode } from "react";
import { withCode } from "../net/api.ts";
import { useReach } from "../net/reach.ts";
import { go, type TableMode } from "../route.ts";
import { Qr } from "../ui/qr.tsx";
import { useWords } from "../words/words.ts";
import "./room.css";

/** A table in one of its modes, by its path. */
function pathOf({ id, code }: TableInfo, as: TableMode | undefined): string {
  const query = new URLSearchParams(withCode(code).slice(1));
  if (as !== undefined) query.set("as", as);
  return query.size === 0 ? `/t/${id}` : `/t/${id}?${query}`;
}

export function Room({
  info,
  as,
  children,
}: {
  readonly info: TableInfo;
  readonly as: TableMode | undefined;
  readonly children: ReactNode;
}): ReactNode {
  if (as !== "board" && as !== "hand") return children;
  return (
    <div className={`room room-${as}`}>
      {children}
      {as === "board" ? <BoardCode info={info} /> : null}
    </div>
  );
}

/** Those who sit there take their hands by it, others their seats if one is free. */
function BoardCode({ info }: { readonly info: TableInfo }): ReactNode {
  const t = useWords();
  const { share } = useReach();
  return (
    <figure className="room-code">
      <Qr text={share(pathOf(info, "hand"))} label={t("room.scan")} />
      <figcaption>{t("room.scan")}</figcaption>
    </figure>
  );
}

/** The ways into these modes and out of them. */
export function RoomChoice({
  info,
  as,
  close,
}: {
  readonly info: TableInfo;
  readonly as: TableMode | undefined;
  readonly close: () => void;
}): ReactNode {
  const t = useWords();
  const button = (words: string, to: TableMode | undefined) => (
    <button
      type="button"
      className="btn small"
      onClick={() => {
        close();
        go(pathOf(info, to));
      }}
    >
      {words}
    </button>
  );
  return (
    <fieldset className="own-setting">
      <legend>{t("room.title")}</legend>
      <p className="muted">{t("room.about")}</p>
      <div className="row">
        {as === "board" ? null : button(t("room.board"), "board")}
        {as === "hand" || info.you === undefined ? null : button(t("room.hand"), "hand")}
        {as === "board" || as === "hand" ? button(t("room.whole"), undefined) : null}
      </div>
    </fieldset>
  );
}
