/** A game against bots that this browser plays itself. */
import { type ReactNode, useEffect, useState } from "react";
import { Expert } from "../expert/expert.tsx";
import { isPractice } from "../expert/practice.ts";
import { GAMES } from "../games.ts";
import { keptGame } from "../here/kept-games.ts";
import { WayHome } from "../page/no-such-page.tsx";
import { go } from "../route.ts";
import { useAttention } from "../table/attention.ts";
import { useFeed } from "../table/feed.ts";
import { languageNow, translate, useLanguage, useWords } from "../words/words.ts";
import { type PracticeFeed, practiceFeed } from "./practice-feed.ts";
import { practiseAgain } from "./practise-here.ts";
import "../words/here-words.ts";
import "../words/table-words.ts";

const SAYS = {
  broken: () => translate(languageNow(), "here.broken"),
  unkept: () => translate(languageNow(), "here.unkept"),
  refused: () => translate(languageNow(), "here.refused"),
};

export default function PracticePage({ id, again }: { readonly id: string; readonly again: boolean }): ReactNode {
  const t = useWords();
  const [feed, setFeed] = useState<PracticeFeed | "gone">();
  useEffect(() => {
    let left = false;
    let mine: PracticeFeed | undefined;
    const open = async () => {
      const kept = await keptGame(id).catch(() => undefined);
      if (left) return;
      if (kept === undefined) return setFeed("gone");
      if (again) return practiseAgain(kept);
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      mine = practiceFeed(worker, kept, SAYS);
      setFeed(mine);
    };
    void open();
    return () => {
      left = true;
      mine?.leave();
    };
  }, [id, again]);
  if (feed === "gone") return <WayHome title={t("table.cannot")} why={t("here.gone")} />;
  return feed === undefined ? <div className="loading" /> : <Practice feed={feed} />;
}

function Practice({ feed }: { readonly feed: PracticeFeed }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const info = useFeed(feed, (state) => state.info);
  const view = useFeed(feed, (state) => state.view);
  const problem = useFeed(feed, (state) => state.problem);
  const game = info === undefined ? undefined : GAMES[info.game];
  useAttention(feed, game?.title[language] ?? "Hypergate");
  if (info !== undefined && game !== undefined && view !== undefined)
    return (
      <Expert feed={feed} game={info.game} standpoint={feed.standpoint} isOffered={isPractice(info)}>
        <game.Table feed={feed} leave={() => go("/")} />
      </Expert>
    );
  return problem === undefined ? <div className="loading" /> : <WayHome title={t("table.cannot")} why={problem} />;
}
