/** Where replays are found: my finished games, and files. */
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from "react";
import { engineOf } from "../games.ts";
import { useMe } from "../net/me.ts";
import { Page } from "../page/page.tsx";
import { type Fault, readRecording, Unplayable } from "../story/recording.ts";
import { type Story, storyOf } from "../story/story.ts";
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

function FilePlace({ open }: { readonly open: (story: Story) => void }): ReactNode {
  const t = useWords();
  const [fault, setFault] = useState<Fault>();
  const read = (file: File | undefined) => {
    if (file === undefined) return;
    setFault(undefined);
    file
      .text()
      .then((text) => storyOf(readRecording(text), engineOf))
      .then(open, (problem: unknown) => setFault(problem instanceof Unplayable ? problem.fault : "damaged"));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a short cut for the button inside.
    <div
      className="panel file-place"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        read(event.dataTransfer.files[0]);
      }}
    >
      <p>{t("replay.fileHow")}</p>
      <label className="btn">
        {t("replay.choose")}
        <input
          type="file"
          className="sr-only"
          accept="application/json,.json"
          onChange={(event: ChangeEvent<HTMLInputElement>) => read(event.target.files?.[0])}
        />
      </label>
      {fault === undefined ? null : (
        <p className="file-fault" role="alert">
          {t(`replay.fault.${fault}`)}
        </p>
      )}
    </div>
  );
}
