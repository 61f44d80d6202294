/** Everything to pass on: the invitation to a table and the link for those who only watch. Copied, shared or scanned. */
import type { TableInfo } from "@hypergate/wire";
import { type ReactNode, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { withCode } from "../net/api.ts";
import { useReach } from "../net/reach.ts";
import { useTableName } from "../words/table-name.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { Popover } from "../ui/popover.tsx";
import { Qr } from "../ui/qr.tsx";
import { useWords } from "../words/words.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import { OnlyHere } from "./only-here.tsx";
import "./invite.css";

/** Where an invitation leads, and where one who wants to watch is led. A public table needs no code. */
export function pathsOf({ id, code, options }: TableInfo): { readonly invite: string; readonly watch: string } {
  const secret = options.public ? undefined : code;
  const query = new URLSearchParams({ ...(secret === undefined ? {} : { code: secret }), as: "watch" });
  return { invite: code === undefined ? `/t/${id}${withCode(secret)}` : `/j/${code}`, watch: `/t/${id}?${query}` };
}

/** Whether this reader has anything to pass on. */
function isShareable({ code, options, status }: TableInfo): boolean {
  return status !== "over" && (options.public || code !== undefined);
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
          <CopyField text={share(invite)} label={t("lobby.link")} />
          {info.code === undefined ? null : <CopyField text={info.code} label={t("lobby.code")} />}
          {info.options.spectators ? <CopyField text={share(watch)} label={t("invite.watch")} /> : null}
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

/** The button that opens the links during a game. */
export function InviteButton({
  feed,
  className,
  isIcon = false,
}: {
  readonly feed: TableFeed;
  readonly className: string;
  readonly isIcon?: boolean;
}): ReactNode {
  const t = useWords();
  const info = useFeed(feed, (state) => state.info);
  const [isOpen, setOpen] = useState(false);
  if (info === undefined || feed.isFilm || !isShareable(info)) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={t("invite.title")}
        title={t("invite.title")}
        onClick={() => setOpen(true)}
      >
        {isIcon ? <Icon name="link" size={18} /> : t("invite.title")}
      </button>
      {isOpen ? (
        <Popover label={t("invite.title")} close={() => setOpen(false)}>
          <p className="muted">{t(info.options.public ? "lobby.inviteOpen" : "lobby.inviteClosed")}</p>
          <InviteLinks info={info} />
        </Popover>
      ) : null}
    </>
  );
}
