import type { ReactNode } from "react";
import type { AtLobby } from "../table/at-table.ts";
import { useListed } from "../table-lists/company.ts";
import { useWords } from "../words/words.ts";
import { type Stage, stageOf } from "./stage.ts";
import "../table-lists/waiting-bar.css";

/** The bar that asks: the one thing to do next, or what is waited for. */
export function StageBar({ info, act, action }: AtLobby): ReactNode {
  const stage = stageOf(info);
  const words = useStageWords(stage);
  const mine = info.you === undefined ? undefined : info.seats[info.you];
  const isReady = mine?.kind === "person" && mine.ready && !info.owner;
  const run = (does: () => Promise<unknown>) => () => action.run(does);
  const setReady = (ready: boolean) => run(() => act("ready", { ready }));
  const t = useWords();
  const button = ((): ReactNode => {
    if (stage.is === "stranger" && stage.canSit)
      return <Go words={t("lobby.sit")} go={run(() => act("sit", {}))} busy={action.busy} />;
    if (stage.is === "notReady") return <Go words={t("lobby.ready")} go={setReady(true)} busy={action.busy} />;
    if (stage.is === "canStart")
      return <Go words={t("lobby.start")} go={run(() => act("start", {}))} busy={action.busy} />;
    if (isReady)
      return (
        <button type="button" className="btn" disabled={action.busy} onClick={setReady(false)}>
          {t("lobby.unready")}
        </button>
      );
    return null;
  })();
  const isAsked = stage.is === "notReady" || stage.is === "canStart" || (stage.is === "stranger" && stage.canSit);
  return (
    <section className={`waiting-bar ${isAsked ? "" : "still"}`} aria-label={t("lobby.stage")}>
      <div className="grow" role="status">
        <h2>{words.title}</h2>
        <p>{words.about}</p>
      </div>
      {button}
    </section>
  );
}

function Go({
  words,
  go,
  busy,
}: {
  readonly words: string;
  readonly go: () => void;
  readonly busy: boolean;
}): ReactNode {
  return (
    <button type="button" className="btn primary" disabled={busy} onClick={go}>
      {words}
    </button>
  );
}

function useStageWords(stage: Stage): { readonly title: string; readonly about: string } {
  const t = useWords();
  const listed = useListed();
  switch (stage.is) {
    case "stranger":
      return stage.canSit
        ? { title: t("stage.sit"), about: t("stage.sitAbout") }
        : { title: t("stage.full"), about: t("stage.fullAbout") };
    case "seatsFree":
      return {
        title: t("stage.free", { n: stage.free }),
        about: t(stage.isHost ? "stage.freeHost" : "stage.freeGuest"),
      };
    case "notReady":
      return { title: t("stage.notReady"), about: t("stage.notReadyAbout") };
    case "othersNotReady":
      return { title: t("stage.others", { who: listed(stage.names) }), about: t("stage.othersAbout") };
    case "canStart":
      return { title: t("stage.start"), about: t("stage.startAbout") };
    case "hostStarts":
      return { title: t("stage.host"), about: t("stage.hostAbout") };
  }
}
