/** Replays: of a stored table by its address, or of a file. */
import type { SeatInfo, TableInfo } from "@hypergate/wire";
import { type ReactNode, useEffect, useState } from "react";
import { engineOf, GAMES } from "../games.ts";
import { isHere } from "../here/kept-games.ts";
import { isOfLab } from "../lab/lab-ids.ts";
import { withCode } from "../net/api.ts";
import { PLAYER } from "../offline/playing-seat.ts";
import { SmallPage } from "../page/page.tsx";
import { go } from "../route.ts";
import { takeOver } from "../story/opened-story.ts";
import { Unplayable } from "../story/recording.ts";
import { loadStory, type Story, storyOf } from "../story/story.ts";
import type { GameFace } from "../table/game-face.ts";
import { useAnswer } from "../ui/answer.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { Player } from "./player.tsx";
import { ReplayList } from "./replay-list.tsx";
import "../words/study-words.ts";
import "../words/table-words.ts";

export default function ReplayPage({
  id,
  code,
}: {
  readonly id: string | undefined;
  readonly code: string | undefined;
}): ReactNode {
  const [file, setFile] = useState(takeOver);
  if (id !== undefined) return <StoredReplay id={id} code={code} />;
  if (file === undefined) return <ReplayList open={setFile} />;
  return <Shown story={file} id="" code={undefined} table={undefined} leave={() => setFile(undefined)} />;
}

function StoredReplay({ id, code }: { readonly id: string; readonly code: string | undefined }): ReactNode {
  const [story, setStory] = useState<Story>();
  const [problem, setProblem] = useState<unknown>();
  // Only to know which seat was the reader's: without it the replay is as good.
  const isTable = !isOfLab(id);
  const { value: table, problem: stranger } = useAnswer<"GET /api/tables/{id}">(
    isTable ? `/api/tables/${id}${withCode(code)}` : undefined,
  );
  useEffect(() => {
    load(id, code).then(setStory, setProblem);
  }, [id, code]);
  if (problem !== undefined) return <Broken problem={problem} />;
  if (story === undefined || (isTable && table === undefined && stranger === undefined)) return <Loading />;
  return <Shown story={story} id={id} code={code ?? table?.code} table={table} leave={() => go("/replay")} />;
}

/** A game of a study is played again; others are stored. */
async function load(id: string, code: string | undefined): Promise<Story> {
  if (!isOfLab(id)) return loadStory(id, code, engineOf);
  const { labFile } = await import("../lab/lab-file.ts");
  return storyOf(await labFile(id), engineOf);
}

function Loading(): ReactNode {
  const t = useWords();
  return (
    <p className="loading replay-loading" role="status">
      {t("end.loading")}
    </p>
  );
}

function Broken({ problem }: { readonly problem: unknown }): ReactNode {
  const t = useWords();
  return (
    <SmallPage title={t("replay.cannot")}>
      {problem instanceof Unplayable ? (
        <p role="alert">{t(`replay.fault.${problem.fault}`, { names: problem.names })}</p>
      ) : (
        <Problem problem={problem} />
      )}
      <button type="button" className="btn" onClick={() => go("/replay")}>
        {t("replay.others")}
      </button>
    </SmallPage>
  );
}

interface ShownProps {
  readonly story: Story;
  readonly id: string;
  readonly code: string | undefined;
  readonly table: TableInfo | undefined;
  readonly leave: () => void;
}

function Shown({ story, id, code, table, leave }: ShownProps): ReactNode {
  const { game } = story.film.recording;
  const [face, setFace] = useState<GameFace>();
  useEffect(() => {
    void GAMES[game]?.loadFace().then(setFace);
  }, [game]);
  if (face === undefined) return <Loading />;
  const seats = table?.seats ?? seatsFrom(story);
  // Whoever plays without a server has the first seat.
  const you = isHere(id) ? PLAYER : table?.you;
  return <Player story={story} face={face} id={id} code={code} seats={seats} you={you} leave={leave} />;
}

function seatsFrom({ film, names }: Story): readonly SeatInfo[] {
  return Array.from({ length: film.seats }, (_, seat): SeatInfo => {
    const name = names[seat];
    return name === undefined ? { kind: "open" } : { kind: "person", name, ready: true, away: false };
  });
}
