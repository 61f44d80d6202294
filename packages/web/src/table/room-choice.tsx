import type { TableInfo } from "@hypergate/wire";
import type { ReactNode } from "react";
import { go, type TableMode } from "../route.ts";
import { useWords } from "../words/words.ts";
import { roomPath } from "./room.tsx";
import "../words/settings-words.ts";

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
        go(roomPath(info, to));
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
