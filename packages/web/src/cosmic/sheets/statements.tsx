import type { Statement } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../words/words.ts";
import { addressOf } from "./subjects.ts";

/** Numbered statements; a number opens the rules at its place, beside the table. */
export function Statements({ rules }: { readonly rules: readonly Statement[] }): ReactNode {
  const language = useLanguage();
  const t = useWords();
  return (
    <ul className="statements">
      {rules.map((rule) => (
        <li key={rule.id}>
          <a href={addressOf(rule)} target="_blank" rel="noreferrer">
            {rule.id}
          </a>
          <span>
            {rule[language]} {rule.decided === true ? <span className="chip line">{t("rules.decided")}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same, folded away until wanted. */
export function FoldedStatements({
  rules,
  label,
}: {
  readonly rules: readonly Statement[];
  readonly label: string;
}): ReactNode {
  if (rules.length === 0) return null;
  return (
    <details className="folded-statements">
      <summary>{label}</summary>
      <Statements rules={rules} />
    </details>
  );
}
