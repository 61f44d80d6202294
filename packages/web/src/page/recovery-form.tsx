import { type FormEvent, type ReactNode, useId, useState } from "react";
import { recover } from "../net/me.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import "../ui/forms.css";

/** Codes are twenty letters and digits; those that were typed with dashes or spaces are longer. */
const SHORTEST = 10;
const LONGEST = 40;

/** Comes in as somebody who has been here before, on another device. */
export function RecoveryForm({ done }: { readonly done?: () => void }): ReactNode {
  const t = useWords();
  const id = useId();
  const [code, setCode] = useState("");
  const { busy, problem, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await recover(code.trim());
      done?.();
    });
  };
  return (
    <form className="line-form" onSubmit={submit}>
      <label htmlFor={id}>{t("me.code")}</label>
      <div className="line-fields">
        <input
          id={id}
          value={code}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="btn" disabled={busy || code.trim().length < SHORTEST}>
          {t("me.recover")}
        </button>
      </div>
      <Problem problem={problem} />
    </form>
  );
}
