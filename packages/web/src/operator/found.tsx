/** What the operator has found: asked at once, and again after every act. */
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import type { asOperator } from "../net/api.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";

export interface OperatorProps {
  readonly operator: ReturnType<typeof asOperator>;
  readonly token: string;
}

export interface Found<T> {
  readonly value: T | undefined;
  readonly busy: boolean;
  readonly problem: unknown;
  readonly again: () => void;
  /** Does something and asks again. */
  readonly act: (does: () => Promise<unknown>) => void;
}

export function useFound<T>(ask: () => Promise<T>): Found<T> {
  const [value, setValue] = useState<T>();
  const { busy, problem, run } = useAction();
  const again = useCallback(() => run(() => ask().then(setValue)), [run, ask]);
  useEffect(again, [again]);
  const act = (does: () => Promise<unknown>) => run(() => does().then(ask).then(setValue));
  return { value, busy, problem, again, act };
}

export function Search({ find }: { readonly find: (text: string) => void }): ReactNode {
  const t = useWords();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(text.trim());
  };
  return (
    <form className="line-fields operator-search" onSubmit={submit}>
      <input
        type="search"
        value={text}
        maxLength={60}
        placeholder={t("operator.search")}
        aria-label={t("operator.search")}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn">
        {t("operator.find")}
      </button>
    </form>
  );
}

/** An act that is asked for twice. */
export function Twice({
  words,
  busy,
  does,
}: {
  readonly words: string;
  readonly busy: boolean;
  readonly does: () => void;
}): ReactNode {
  const t = useWords();
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="btn small danger"
      disabled={busy}
      onClick={() => {
        if (isSure) does();
        setSure(!isSure);
      }}
    >
      {isSure ? `${words}: ${t("operator.sure")}` : words}
    </button>
  );
}

export function Rows({
  found,
  none,
  children,
}: {
  readonly found: Found<unknown>;
  readonly none: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <Problem problem={found.problem} again={found.again} />
      {none === undefined ? <ul className="operator-rows">{children}</ul> : <p className="muted">{none}</p>}
    </>
  );
}
