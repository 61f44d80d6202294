import type { TableInfo } from "@hypergate/wire";
import { type ReactNode, useState } from "react";
import { GAMES } from "../games.ts";
import { Page } from "../page/page.tsx";
import { go } from "../route.ts";
import { type AtLobby, useAtTable } from "../table/at-table.ts";
import { Chat } from "../table/chat.tsx";
import { type TableFeed, useFeed } from "../table/feed.ts";
import { InviteLinks } from "../table/invite.tsx";
import { NameTable } from "../table/name-table.tsx";
import { PeopleButton } from "../table/people.tsx";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useTableName } from "../words/table-name.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { ChangeTable } from "./change-table.tsx";
import { factsOf, useGameList } from "./game-facts.ts";
import { Seats } from "./seats.tsx";
import { StageBar } from "./stage-bar.tsx";
import { TableSettings } from "./table-settings.tsx";
import "./lobby.css";
import "../words/lobby-words.ts";

/** A table before its game: who sits there, what will be played, and what is still missing. */
export function Lobby({ feed, info }: { readonly feed: TableFeed; readonly info: TableInfo }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const at: AtLobby = { info, act: useAtTable(info.id), action: useAction() };
  const nameOf = useTableName();
  const online = useFeed(feed, (state) => state.online);
  return (
    <Page className="lobby">
      <StageBar {...at} />
      <main>
        <section className="lobby-seats" aria-labelledby="lobby-title">
          <header className="lobby-title">
            <div className="grow">
              <h1 id="lobby-title">{nameOf(info)}</h1>
              <p className="muted">{GAMES[info.game]?.title[language] ?? info.game}</p>
            </div>
            <NameTable info={info} act={at.act} />
          </header>
          {info.removed === true ? <p role="alert">{t("table.removedBy")}</p> : null}
          {online ? null : <p role="status">{t("prompt.offline")}</p>}
          <Problem problem={at.action.problem} />
          <Seats {...at} feed={feed} />
          <PeopleButton feed={feed} className="btn quiet lobby-people" />
          <Leave {...at} />
        </section>
        <div className="lobby-side">
          {info.code === undefined && !info.options.public ? null : <Invite info={info} />}
          <Rules {...at} />
          <section className="panel lobby-chat" aria-labelledby="lobby-chat">
            <h2 id="lobby-chat">{t("chat.tab")}</h2>
            <Chat feed={feed} />
          </section>
        </div>
      </main>
    </Page>
  );
}

function Invite({ info }: { readonly info: TableInfo }): ReactNode {
  const t = useWords();
  return (
    <section className="panel lobby-invite" aria-labelledby="lobby-invite">
      <h2 id="lobby-invite">{t("lobby.invite")}</h2>
      <p>{t(info.options.public ? "lobby.inviteOpen" : "lobby.inviteClosed")}</p>
      <InviteLinks info={info} />
    </section>
  );
}

function Rules({ info, act }: AtLobby): ReactNode {
  const t = useWords();
  const { value, problem, again } = useGameList();
  const facts = factsOf(value, info.game);
  const [isChanging, setChanging] = useState(false);
  return (
    <section className="panel lobby-rules" aria-labelledby="lobby-rules">
      <header>
        <h2 id="lobby-rules">{t("lobby.rules")}</h2>
        {info.owner && facts !== undefined ? (
          <button type="button" className="btn small" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {t("lobby.change")}
          </button>
        ) : null}
      </header>
      <Problem problem={problem} again={again} />
      {facts === undefined ? null : <TableSettings facts={facts} info={info} />}
      {isChanging && facts !== undefined ? (
        <ChangeTable facts={facts} info={info} act={act} close={() => setChanging(false)} />
      ) : null}
    </section>
  );
}

function Leave({ info, act, action }: AtLobby): ReactNode {
  const t = useWords();
  if (info.you === undefined) return null;
  const leave = async () => {
    await act("leave", {});
    go("/");
  };
  return (
    <p className="lobby-leave">
      <button type="button" className="btn quiet" disabled={action.busy} onClick={() => action.run(leave)}>
        {t("lobby.leave")}
      </button>
      <span>{t(info.owner ? "lobby.leaveHost" : "lobby.stay")}</span>
    </p>
  );
}
