import { isName, NAME_LENGTH } from "@hypergate/wire/names";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import "../ui/forms.css";

/** One field for a name. What the server would refuse is said before it is sent. */
export function NameForm({
  first,
  button,
  send,
  isFirst = false,
}: {
  readonly first: string;
  readonly button: string;
  readonly send: (name: string) => Promise<void>;
  /** The name is all that the page asks for. */
  readonly isFirst?: boolean;
}): ReactNode {
  const t = useWords();
  const id = useId();
  const [name, setName] = useState(first);
  const [isWrong, setWrong] = useState(false);
  const { busy, problem, run } = useAction();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isName(name));
    if (isName(name)) run(() => send(name.trim()));
  };
  return (
    <form className="line-form" onSubmit={submit} noValidate>
      <label htmlFor={id}>{t("me.name")}</label>
      <div className="line-fields">
        <input
          id={id}
          ref={field}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          aria-invalid={isWrong}
          aria-describedby={`${id}-wrong`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className={`btn ${isFirst ? "primary" : ""}`} disabled={busy}>
          {button}
        </button>
      </div>
      <p id={`${id}-wrong`} className="field-problem" aria-live="polite">
        {isWrong ? t("me.nameWrong", { most: NAME_LENGTH }) : ""}
      </p>
      <Problem problem={problem} />
    </form>
  );
}
