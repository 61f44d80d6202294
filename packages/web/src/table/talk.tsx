/** The lower part of the rail: log, chat and the rules of the table. */
import { type ReactNode, useState } from "react";
import { Tabs } from "../ui/tabs.tsx";
import { useWords } from "../words/words.ts";
import { Chat } from "./chat.tsx";
import type { TableFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";
import { Log } from "./log.tsx";
import { useNewFrom } from "./seen.ts";
import { useUnread } from "./unread.ts";

export function Talk({
  feed,
  face,
  rules,
}: {
  readonly feed: TableFeed;
  readonly face: GameFace;
  readonly rules: ReactNode;
}): ReactNode {
  const t = useWords();
  const [open, setOpen] = useState("log");
  const newFrom = useNewFrom(feed);
  const [unread] = useUnread(feed, open === "chat");
  return (
    <Tabs
      label={t("rail.label")}
      open={open}
      setOpen={setOpen}
      tabs={[
        { id: "log", words: t("log.tab"), content: <Log feed={feed} face={face} newFrom={newFrom} /> },
        { id: "chat", words: t("chat.tab"), content: <Chat feed={feed} />, badge: unread },
        { id: "rules", words: t("rules.tab"), content: rules },
      ]}
    />
  );
}
