import type { TableInfo } from "@hypergate/wire";
import { type ReactNode, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { later } from "../ui/later.tsx";
import { Popover } from "../ui/popover.tsx";
import { useWords } from "../words/words.ts";
import { type TableFeed, useFeed } from "./feed.ts";

const InviteLinks = later(async () => (await import("./invite.tsx")).InviteLinks);

/** Whether this reader has anything to pass on. */
function isShareable({ code, options, status }: TableInfo): boolean {
  return status !== "over" && (options.public || code !== undefined);
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
