import { type ReactNode, useState } from "react";
import { comeIn, forgetMe, guestName, type Me, newRecovery, rename, useMe } from "../net/me.ts";
import { allowNotifications, maySendNotifications } from "../table/attention.ts";
import { NoticesButton } from "../table/notices.tsx";
import { useAction } from "../ui/action.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { Popover } from "../ui/popover.tsx";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { DeleteMe } from "./delete-me.tsx";
import { Devices } from "./devices.tsx";
import { NameForm } from "./name-form.tsx";
import { RecoveryForm } from "./recovery-form.tsx";
import "../words/people-words.ts";
import "../words/me-words.ts";

/** Who I am, and what belongs to that: my name, the code for other devices. */
export default function PersonDialog({ close }: { readonly close: () => void }): ReactNode {
  const t = useWords();
  const me = useMe();
  return (
    <Popover label={t("me.title")} close={close}>
      {me.is === "somebody" ? <Somebody me={me} close={close} /> : <Nobody close={close} />}
    </Popover>
  );
}

function Nobody({ close }: { readonly close: () => void }): ReactNode {
  const t = useWords();
  const [suggested] = useState(guestName);
  const enter = async (name: string) => {
    await comeIn(name);
    close();
  };
  return (
    <div className="person-menu">
      <NameForm first={suggested} button={t("me.save")} send={enter} />
      <p>{t("me.noAccount")}</p>
      <section>
        <h3>{t("me.haveCode")}</h3>
        <RecoveryForm done={close} />
      </section>
    </div>
  );
}

function Somebody({
  me,
  close,
}: {
  readonly me: Extract<Me, { is: "somebody" }>;
  readonly close: () => void;
}): ReactNode {
  const t = useWords();
  const save = async (name: string) => {
    await rename(name);
    close();
  };
  return (
    <div className="person-menu">
      <NameForm first={me.name} button={t("me.save")} send={save} />
      <NotifySwitch />
      <NoticesButton className="btn small" />
      <Recovery code={me.recovery} />
      <Devices />
      <section>
        <h3>{t("me.otherPerson")}</h3>
        <RecoveryForm done={close} />
        <Forget close={close} />
      </section>
      <DeleteMe close={close} />
    </div>
  );
}

function NotifySwitch(): ReactNode {
  const t = useWords();
  const [isOn, setOn] = useState(maySendNotifications);
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => void allowNotifications(event.target.checked).then(setOn)}
      />
      <span>{t("me.notify")}</span>
    </label>
  );
}

function Recovery({ code }: { readonly code: string | undefined }): ReactNode {
  const t = useWords();
  const { busy, problem, run } = useAction();
  return (
    <section>
      <h3>{t("me.recovery")}</h3>
      <p>{t("me.recoveryAbout")}</p>
      {code === undefined ? (
        <>
          <p>{t("me.recoveryOnce")}</p>
          <button type="button" className="btn small" disabled={busy} onClick={() => run(newRecovery)}>
            {t("me.newRecovery")}
          </button>
        </>
      ) : (
        <CopyField text={code} label={t("me.recovery")} />
      )}
      <Problem problem={problem} />
    </section>
  );
}

function Forget({ close }: { readonly close: () => void }): ReactNode {
  const t = useWords();
  const { busy, problem, run } = useAction();
  const forget = async () => {
    await forgetMe();
    close();
  };
  return (
    <>
      <p>{t("me.forgetAbout")}</p>
      <button type="button" className="btn small danger" disabled={busy} onClick={() => run(forget)}>
        {t("me.forget")}
      </button>
      <Problem problem={problem} />
    </>
  );
}
