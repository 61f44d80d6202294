/** A table across a room: one screen with the board and a code to scan, phones with hands. */
import type { TableInfo } from "@hypergate/wire";
import type { ReactNode } from "react";
import { withCode } from "../net/api.ts";
import { useReach } from "../net/reach.ts";
import type { TableMode } from "../route.ts";
import { later } from "../ui/later.tsx";
import { useWords } from "../words/words.ts";
import "./room.css";

const Qr = later(async () => (await import("../ui/qr.tsx")).Qr);

/** A table in one of its modes, by its path. */
export function roomPath({ id, code }: TableInfo, as: TableMode | undefined): string {
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
      <Qr text={share(roomPath(info, "hand"))} label={t("room.scan")} />
      <figcaption>{t("room.scan")}</figcaption>
    </figure>
  );
}
