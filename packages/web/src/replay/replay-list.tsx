/** Where replays are found: my finished games, and files. */
import type { ReactNode } from "react";
import { useMe } from "../net/me.ts";
import { Page } from "../page/page.tsx";
import type { Story } from "../story/story.ts";
import { FilePlace } from "../study/file-place.tsx";
import { MyTables } from "../table-lists/my-tables.tsx";
import { inOrder } from "../table-lists/table-words.ts";
import { useAnswer } from "../ui/answer.ts";
import { useWords } from "../words/words.ts";
import "./replay-list.css";

export function ReplayList({ open }: { readonly open: (story: Story) => void }): ReactNode {
  const t = useWords();
  const isSomebody = useMe().is === "somebody";
  const mine = useAnswer<"GET /api/tables/mine">(isSomebody ? "/api/tables/mine" : undefined);
  const finished = inOrder(mine.value?.tables ?? []).filter(({ status }) => status === "over");
  return (
    <Page className="replay-list">
      <main>
        <h1>{t("replay.title")}</h1>
        <section>
          <h2>{t("replay.mine")}</h2>
          {finished.length === 0 ? (
            <p className="panel no-tables">{t("replay.noneYet")}</p>
          ) : (
            <MyTables tables={finished} />
          )}
        </section>
        <section>
          <h2>{t("replay.file")}</h2>
          <FilePlace open={open} />
        </section>
      </main>
    </Page>
  );
}
