/** How a player is told that a game waits while no page is open: each way is a choice of the player. */
import type { ChannelInfo, NewChannel, NoticeState } from "@hypergate/wire";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { post } from "../net/api.ts";
import { canPush, subscribe } from "../net/push.ts";
import { useAction } from "../ui/action.ts";
import { useAnswer } from "../ui/answer.ts";
import { Popover } from "../ui/popover.tsx";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { NoticeWishes } from "./notice-wishes.tsx";
import "./notices.css";
import "../words/notice-words.ts";

export function NoticesButton({ className }: { readonly className: string }): ReactNode {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("notices.open")}
      </button>
      {isOpen ? (
        <Popover label={t("notices.title")} close={() => setOpen(false)}>
          <Notices />
        </Popover>
      ) : null}
    </>
  );
}

function Notices(): ReactNode {
  const t = useWords();
  const { value, problem, again } = useAnswer<"GET /api/me/notices">("/api/me/notices");
  return (
    <div className="notices">
      <p className="muted">{t("notices.about")}</p>
      <Problem problem={problem} again={again} />
      {value === undefined ? null : (
        <>
          <ul className="notice-channels">
            {value.channels.map((channel) => (
              <li key={channel.id}>
                <Channel channel={channel} again={again} />
              </li>
            ))}
          </ul>
          <NewWay state={value} again={again} />
          {value.channels.length === 0 ? null : <NoticeWishes wishes={value.wishes} again={again} />}
        </>
      )}
    </div>
  );
}

function Channel({ channel, again }: { readonly channel: ChannelInfo; readonly again: () => void }): ReactNode {
  const t = useWords();
  const { busy, problem, run } = useAction();
  const { id, kind, label, confirmed, failed } = channel;
  const remove = () => post<"POST /api/me/notices/{channel}/remove">(`/api/me/notices/${id}/remove`, {}).then(again);
  return (
    <>
      <span className="grow">
        <b>{t(`notices.kind.${kind}`)}</b> <small className="muted">{label}</small>
        {confirmed ? null : <small>{t("notices.unconfirmed")}</small>}
        {failed === undefined ? null : (
          <small className="field-problem">{t("notices.failed", { why: reasonOf(failed.why, t) })}</small>
        )}
      </span>
      <button
        type="button"
        className="btn small"
        disabled={busy}
        aria-label={`${t("notices.remove")}: ${t(`notices.kind.${kind}`)} ${label}`}
        onClick={() => run(remove)}
      >
        {t("notices.remove")}
      </button>
      <Problem problem={problem} />
    </>
  );
}

/** What the server noted is for operators; these are its cases in the reader's words. */
function reasonOf(why: string, t: ReturnType<typeof useWords>): string {
  const status = /\b[1-5]\d\d$/.exec(why)?.[0];
  if (status !== undefined) return t("notices.why.status", { status });
  return t(why === "no answer in time" ? "notices.why.late" : "notices.why.unreachable");
}

type Kind = NewChannel["kind"];
type Field = "address" | "url" | "token" | "chat";

const FIELDS: Readonly<Record<Exclude<Kind, "push">, readonly Field[]>> = {
  mail: ["address"],
  discord: ["url"],
  telegram: ["token", "chat"],
  ntfy: ["url"],
};

/** What the chosen way needs to know; a browser needs only to be asked. */
function NewWay({ state, again }: { readonly state: NoticeState; readonly again: () => void }): ReactNode {
  const t = useWords();
  const { offers } = state;
  const kinds: Kind[] = [
    ...(canPush() ? (["push"] as const) : []),
    ...(offers.mail ? (["mail"] as const) : []),
    "discord",
    "telegram",
    "ntfy",
  ];
  const [kind, setKind] = useState<Kind>(kinds[0]);
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const { busy, problem, run } = useAction();
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const fields = kind === "push" ? [] : FIELDS[kind];
  const add = async () => {
    setRefused(false);
    const subscription = kind === "push" ? await subscribe(offers.push) : undefined;
    if (kind === "push" && subscription === undefined) return setRefused(true);
    const values = Object.fromEntries(fields.map((field) => [field, (typed[field] ?? "").trim()]));
    const channel = (subscription === undefined ? { kind, ...values } : { kind, ...subscription }) as NewChannel;
    await post<"POST /api/me/notices">("/api/me/notices", { channel });
    setTyped({});
    again();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(add);
  };
  return (
    <form className="notice-new" onSubmit={submit}>
      <label htmlFor={id}>{t("notices.new")}</label>
      <select id={id} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`notices.kind.${one}`)}
          </option>
        ))}
      </select>
      <p className="muted">{t(`notices.how.${kind}`)}</p>
      {fields.map((field) => (
        <label key={field}>
          {t(`notices.field.${field}`)}
          <input
            required
            value={typed[field] ?? ""}
            type={field === "address" ? "email" : field === "url" ? "url" : "text"}
            autoComplete={field === "address" ? "email" : "off"}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        </label>
      ))}
      {isRefused ? <p className="field-problem">{t("notices.denied")}</p> : null}
      <Problem problem={problem} />
      <button type="submit" className="btn" disabled={busy}>
        {t("notices.add")}
      </button>
    </form>
  );
}
