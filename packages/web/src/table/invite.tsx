/** Everything to pass on: the invitation to a table and the link for those who only watch. Copied, shared or scanned. */
import type { TableInfo } from "@hypergate/wire";
import type { ReactNode } from "react";
import { Icon } from "../art/icons.tsx";
import { withCode } from "../net/api.ts";
import { useReach } from "../net/reach.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { Qr } from "../ui/qr.tsx";
import { useTableName } from "../words/table-name.ts";
import { useWords } from "../words/words.ts";
import { OnlyHere } from "./only-here.tsx";
import "./invite.css";
import "../words/lobby-words.ts";

/** Where an invitation leads, and where one who wants to watch is led. A public table needs no code. */
export function pathsOf({ id, code, options }: TableInfo): { readonly invite: string; readonly watch: string } {
  const secret = options.public ? undefined : code;
  const query = new URLSearchParams({ ...(secret === undefined ? {} : { code: secret }), as: "watch" });
  return { invite: code === undefined ? `/t/${id}${withCode(secret)}` : `/j/${code}`, watch: `/t/${id}?${query}` };
}

export function InviteLinks({ info }: { readonly info: TableInfo }): ReactNode {
  const t = useWords();
  const { share, isOnlyHere } = useReach();
  const nameOf = useTableName();
  const { invite, watch } = pathsOf(info);
  const hasSeat = info.seats.some(({ kind }) => kind === "open");
  const main = share(hasSeat || !info.options.spectators ? invite : watch);
  return (
    <div className="invite-links">
      {isOnlyHere ? <OnlyHere /> : null}
      <div className="invite-main">
        <div className="invite-fields">
          <Labelled text={share(invite)} label={t("lobby.link")} />
          {info.code === undefined ? null : <Labelled text={info.code} label={t("lobby.code")} />}
          {info.options.spectators ? <Labelled text={share(watch)} label={t("invite.watch")} /> : null}
          <ShareButton title={nameOf(info)} url={main} />
        </div>
        <figure>
          <Qr text={main} label={t("invite.qr")} />
          <figcaption>{t(hasSeat ? "invite.scan" : "invite.scanWatch")}</figcaption>
        </figure>
      </div>
    </div>
  );
}

function Labelled({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  return (
    <div>
      <small className="muted">{label}</small>
      <CopyField text={text} label={label} />
    </div>
  );
}

/** The share sheet of the system, where there is one. */
function ShareButton({ title, url }: { readonly title: string; readonly url: string }): ReactNode {
  const t = useWords();
  if (typeof navigator.share !== "function") return null;
  // Who closes the sheet has changed their mind.
  const share = () => void navigator.share({ title: `Hypergate: ${title}`, url }).catch(() => undefined);
  return (
    <button type="button" className="btn" onClick={share}>
      <Icon name="link" size={16} />
      {t("invite.share")}
    </button>
  );
}
