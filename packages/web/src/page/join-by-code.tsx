import { type FormEvent, type ReactNode, useId, useState } from "react";
import { go } from "../route.ts";
import { useWords } from "../words/words.ts";
import { CODE_LENGTH, codeIn, isCode } from "./code.ts";
import "../ui/forms.css";
import "../ui/tile.css";

/** A pasted address is longer than the code in it. */
const LONGEST = 200;

export function JoinByCode(): ReactNode {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(typed);
    setWrong(!isCode(code));
    if (isCode(code)) go(`/j/${code}`);
  };
  return (
    <form className="panel tile" onSubmit={submit}>
      <div className="grow">
        <label htmlFor={id}>{t("join.title")}</label>
        <small id={`${id}-about`} aria-live="polite" className={isWrong ? "field-problem" : ""}>
          {t(isWrong ? "join.wrong" : "join.about", { n: CODE_LENGTH })}
        </small>
      </div>
      <div className="line-fields">
        <input
          id={id}
          className="code-input"
          value={typed}
          maxLength={LONGEST}
          placeholder={"_".repeat(CODE_LENGTH)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-about`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn" disabled={typed.trim() === ""}>
          {t("join.go")}
        </button>
      </div>
    </form>
  );
}
