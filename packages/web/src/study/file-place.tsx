/** Where a file of ours is dropped or chosen. */
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from "react";
import { GAMES } from "../games.ts";
import { go } from "../route.ts";
import { Unplayable } from "../story/recording.ts";
import type { Story } from "../story/story.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { keepStudy } from "./kept-studies.ts";
import { pack } from "./packing.ts";
import { BadFile, readAnyFile } from "./read-file.ts";
import { BadStudy } from "./shared-study.ts";
import "./file-place.css";
import "../words/lines-words.ts";
import "../words/study-words.ts";

/** A study is opened on its board, a puzzle on its page; a game or a scenario is given to `open`. */
export function FilePlace({ open }: { readonly open: (story: Story) => void }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [fault, setFault] = useState<readonly string[]>([]);
  const why = (problem: unknown): readonly string[] => {
    if (problem instanceof Unplayable) return [t(`replay.fault.${problem.fault}`, { names: problem.names })];
    if (problem instanceof BadStudy) return [t(`studies.fault.${problem.fault}`)];
    if (problem instanceof BadFile) return [t("studies.scenarioBad"), ...problem.lines];
    return [t("studies.fault.damaged")];
  };
  const take = async (file: File) => {
    const read = await readAnyFile(await file.text(), language);
    if ("story" in read) return open(read.story);
    const { game } = "puzzle" in read ? read.puzzle : read.study;
    if (GAMES[game] === undefined) throw new BadStudy("otherGame");
    if ("puzzle" in read) return go(`/puzzles/${game}#${await pack(read.puzzle)}`);
    await keepStudy(read.study);
    go(`/study/${read.study.id}`);
  };
  const read = (file: File | undefined) => {
    if (file === undefined) return;
    setFault([]);
    take(file).catch((problem: unknown) => setFault(why(problem)));
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
      <p>{t("studies.fileHow")}</p>
      <label className="btn">
        {t("replay.choose")}
        <input
          type="file"
          className="sr-only"
          accept="application/json,.json"
          onChange={(event: ChangeEvent<HTMLInputElement>) => read(event.target.files?.[0])}
        />
      </label>
      {fault.length === 0 ? null : (
        <div className="file-fault" role="alert">
          {fault.slice(0, 12).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
