/** What the table is called; its host can call it something else. */
import type { TableInfo } from "@hypergate/wire";
import { isName, NAME_LENGTH } from "@hypergate/wire/names";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useTableName } from "../words/table-name.ts";
import { useWords } from "../words/words.ts";
import type { AtTable } from "./at-table.ts";
import "../ui/forms.css";

export function NameTable({ info, act }: { readonly info: TableInfo; readonly act: AtTable }): ReactNode {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!info.owner || info.status === "over") return null;
  if (isOpen) return <NameField info={info} act={act} close={() => setOpen(false)} />;
  return (
    <button type="button" className="btn small quiet" onClick={() => setOpen(true)}>
      {t("called.rename")}
    </button>
  );
}

/** An empty field gives the table back the name it had at first. */
function NameField({
  info,
  act,
  close,
}: {
  readonly info: TableInfo;
  readonly act: AtTable;
  readonly close: () => void;
}): ReactNode {
  const t = useWords();
  const id = useId();
  const nameOf = useTableName();
  const [name, setName] = useState(info.name ?? "");
  const { busy, problem, run } = useAction();
  const isEmpty = name.trim() === "";
  const isWrong = !isEmpty && !isName(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) run(() => act("rename", { name: isEmpty ? "" : name }).then(close));
  };
  return (
    <form className="line-form" onSubmit={submit} noValidate>
      <label htmlFor={id}>{t("called.name")}</label>
      <div className="line-fields">
        <input
          id={id}
          value={name}
          maxLength={NAME_LENGTH}
          placeholder={nameOf({ id: info.id })}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-wrong`}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn" disabled={busy}>
          {t("me.save")}
        </button>
      </div>
      <p id={`${id}-wrong`} className="field-problem" aria-live="polite">
        {isWrong ? t("me.nameWrong", { most: NAME_LENGTH }) : ""}
      </p>
      <Problem problem={problem} />
    </form>
  );
}
