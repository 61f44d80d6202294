import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/words.ts";
import "./copy-field.css";

const COPIED_MS = 2000;

/** Something to be passed on: shown in full, copied with one tap. */
export function CopyField({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const t = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    field.current?.select();
    copyText(text).then(setCopied, () => setCopied(false));
  };
  return (
    <div className="copy-field">
      <input ref={field} readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />
      <button type="button" className="btn small" onClick={copy} aria-label={t("copy.this", { what: label })}>
        <Icon name={copied ? "check" : "copy"} size={15} />
        {t(copied ? "copy.done" : "copy.copy")}
      </button>
      <span className="sr-only" role="status">
        {copied ? t("copy.done") : ""}
      </span>
    </div>
  );
}

/** The clipboard is there only on secure pages; elsewhere what is selected is copied the old way. */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return document.execCommand("copy");
  await navigator.clipboard.writeText(text);
  return true;
}
