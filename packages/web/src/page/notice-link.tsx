/** The page behind a link in a mail: confirms an address, or stops the mail. Opening it does nothing yet: programs open links too. */
import { type ReactNode, useState } from "react";
import { Link } from "../link.tsx";
import { post } from "../net/api.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { SmallPage } from "./page.tsx";
import "../words/notice-words.ts";

const DONE = {
  confirm: { title: "mail.confirmed", about: "mail.confirmedAbout" },
  stop: { title: "mail.stopped", about: "mail.stoppedAbout" },
} as const;

export default function NoticeLink({
  act,
  token,
}: {
  readonly act: "confirm" | "stop";
  readonly token: string;
}): ReactNode {
  const t = useWords();
  const [isDone, setDone] = useState(false);
  const { busy, problem, run } = useAction();
  const query = `?token=${encodeURIComponent(token)}` as const;
  const go = async () => {
    if (act === "confirm") await post<"POST /api/notices/confirm">(`/api/notices/confirm${query}`, {});
    else await post<"POST /api/notices/stop">(`/api/notices/stop${query}`, {});
    setDone(true);
  };
  return (
    <SmallPage title={t(isDone ? DONE[act].title : `mail.${act}`)}>
      <p>{t(isDone ? DONE[act].about : `mail.${act}About`)}</p>
      <Problem problem={problem} />
      {isDone ? (
        <Link to="/" className="btn">
          {t("nowhere.home")}
        </Link>
      ) : (
        <button type="button" className="btn primary" disabled={busy} onClick={() => run(go)}>
          {t(`mail.${act}Go`)}
        </button>
      )}
    </SmallPage>
  );
}
